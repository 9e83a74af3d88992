// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/shared/behaviour/heard_areas.h"
#include "ui/shared/behaviour/reading_order.h"
#include "ui/shared/behaviour/window_place.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/controls/veil.h"
#include "ui/shell/commands.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/help_desk.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/theme/metrics.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

// Below this width the navigation shows icons alone.
static constexpr int RoomForNames = 1100;

MainWindow::MainWindow(QSettings &settings, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_topBar(new TopBar(this)),
      m_navigation(new NavigationBar(this)), m_pages(new PageStack(this)), m_messages(new MessageBar(m_pages)),
      m_status(new StatusLine(this)), m_goTo(new GoToPanel(this)), m_help(new HelpDesk(m_actions, this))
{
    tellOfAreas();
    setWindowTitle(u"Onhire"_s);
    layOut();
    addWindowActions(*this, m_actions);
    new Veil(this);
    connect(m_pages, &PageStack::made, this, &MainWindow::connectPage);
    connect(m_navigation, &NavigationBar::chosen, this, qOverload<const QString &>(&MainWindow::show));
    connect(m_topBar, &TopBar::goToWanted, m_goTo, &GoToPanel::start);
    connect(m_goTo, &GoToPanel::aboutToChoose, m_pages,
            [this](const GoToHit &hit) { m_pages->pageOf(hit.link.screen); });
    connect(m_goTo, &GoToPanel::chosen, this, &MainWindow::goTo);
    connect(m_goTo, &GoToPanel::left, this, [this] {
        if (Page *page = currentPage())
            page->setFocus();
    });
    connect(m_status, &StatusLine::stopWanted, this, [this] {
        if (m_working)
            m_working->stopWork();
    });
    connect(m_help, &HelpDesk::allKeysWanted, this, &MainWindow::showKeys);
    placeWindow(*this, m_settings);
}

void MainWindow::layOut()
{
    const auto bare = [](QBoxLayout *layout) {
        layout->setContentsMargins({});
        layout->setSpacing(0);
        return layout;
    };
    auto *middle = bare(new QHBoxLayout);
    middle->addWidget(m_navigation);
    middle->addWidget(verticalLine(this));
    middle->addWidget(m_pages, 1);

    auto *central = new QWidget(this);
    auto *layout = bare(new QVBoxLayout(central));
    layout->addWidget(m_topBar);
    layout->addWidget(horizontalLine(this));
    layout->addLayout(middle, 1);
    layout->addWidget(horizontalLine(this));
    layout->addWidget(m_status);
    setCentralWidget(central);
}

void MainWindow::addPage(const PageSpec &spec)
{
    const QList<PageSpec> &specs = m_pages->specs();
    if (!spec.section.isEmpty() && (specs.isEmpty() || specs.last().section != spec.section))
        m_navigation->addSection(spec.section);
    m_pages->add(spec);
    if (!spec.key.isEmpty())
        m_actions.add(this, {u"screen."_s + spec.id, spec.title, {spec.key}},
                      [this, id = spec.id] { show(id); });
    m_navigation->addItem(spec.id, spec.glyph, spec.title, keyOfScreen(spec.id));
}

void MainWindow::connectPage(Page *page)
{
    connect(page, &Page::failed, m_messages, [this, page](const QString &what, const QString &whatToDo) {
        m_messages->showError(what, whatToDo, page);
    });
    connect(page, &Page::overcome, m_messages,
            [this, page](const QString &what) { m_messages->withdraw(what, page); });
    connect(page, &Page::followed, this, &MainWindow::follow);
    connect(page, &Page::draftsChanged, this, &MainWindow::draftsChanged);
    connect(page, &Page::leavingList, this, [this] { m_trail.leave(here()); });
    connect(page, &Page::formOpened, m_messages, &MessageBar::makeRoom);
    connect(page, &Page::newFormLeft, this, &MainWindow::returnFromForm);
    connect(page, &Page::opened, this, &MainWindow::noteRecent);
    connect(page, &Page::worked, this, [this, page](const QString &what, int done, int of) {
        m_working = page;
        //: Long work and how far it has come, as in: Confirm… 3 of 20
        m_status->setWork(of < 2 ? QString() : tr("%1 %2 of %3").arg(what).arg(done).arg(of));
    });
    connect(page, &Page::succeeded, m_messages, [this, page](const QString &what) {
        m_messages->showSuccess(
            what, page == currentPage() ? MessageBar::Where::Here : MessageBar::Where::Everywhere);
    });
    connect(
        page, &Page::undoOffered, m_messages,
        [this](const QString &what, const std::function<void()> &undo) { m_messages->offerUndo(what, undo); });
    connect(page, &Page::readAgain, this, [this, page] {
        if (page == currentPage())
            Q_EMIT readAgain();
    });
    connect(page, &Page::countsChanged, this, [this, page](const QString &shown, const QString &selected) {
        if (page != currentPage())
            return;
        m_status->setCounts(shown, selected);
        m_status->setSteps(page->mayStep());
    });
}

void MainWindow::show(const QString &pageId)
{
    if (m_pages->current() && currentPageId() != pageId)
        m_trail.leave(here());
    m_hasLedHere = false;
    bringUp(pageId);
}

void MainWindow::bringUp(const QString &pageId)
{
    Page *page = m_pages->pageOf(pageId);
    if (!page)
        return;
    m_goTo->dismiss();
    m_navigation->setCurrent(pageId);
    m_status->setCounts({}, {});
    m_status->setSteps(false);
    m_pages->bringUp(pageId);
    m_messages->setPage(pageId);
    //: The window's title: a screen of the program
    setWindowTitle(tr("%1 – Onhire").arg(page->title()));
    page->activate();
    Q_EMIT readAgain();
    tellHelp();
}

void MainWindow::goTo(const GoToHit &hit, bool beside)
{
    if (hit.run) {
        hit.run();
        return;
    }
    Link link = hit.link;
    link.asPage = link.asPage && !beside;
    follow(link);
}

QList<GoToHit> MainWindow::screens() const
{
    QList<GoToHit> screens;
    for (const PageSpec &spec : m_pages->specs()) {
        screens.append({.title = spec.title,
                        .glyph = spec.glyph,
                        .link = {.screen = spec.id},
                        .key = keyOfScreen(spec.id)});
    }
    return screens;
}

QKeySequence MainWindow::keyOfScreen(const QString &id) const
{
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        if (entry.spec.id == u"screen."_s + id)
            return entry.spec.keys.constFirst();
    }
    return {};
}

QList<GoToHit> MainWindow::commands(const QString &typed)
{
    return commandsLike(m_actions, *m_pages, typed, [this](const QString &pageId) { show(pageId); });
}

bool MainWindow::makeAnotherPage(const QString &rather)
{
    return m_pages->makeAnother(rather);
}

Link MainWindow::here() const
{
    const Page *page = currentPage();
    Link place = page ? page->place() : Link();
    place.screen = currentPageId();
    return place;
}

void MainWindow::follow(const Link &link)
{
    if (!m_pages->pageOf(link.screen))
        return;
    const bool isElsewhere = link.screen != currentPageId();
    m_trail.leave(here());
    arriveAt(link);
    m_hasLedHere = isElsewhere;
}

// A form that was begun from another screen, such as an order on its customer's page.
void MainWindow::returnFromForm()
{
    const Link from = here();
    if (!std::exchange(m_hasLedHere, false) || !m_trail.leadsElsewhere(from))
        return;
    if (const auto place = m_trail.back(from))
        arriveAt(*place);
}

void MainWindow::arriveAt(const Link &link)
{
    m_hasLedHere = false;
    if (link.screen != currentPageId())
        bringUp(link.screen);
    if (Page *page = currentPage())
        page->openLink(link);
}

// A form leads back to what it covers. A record's page leads back to its list, unless a link has led there from
// another page; from a list it goes back to where one came from.
void MainWindow::goBack()
{
    Page *page = currentPage();
    if (page && page->isCovered()) {
        page->goBack();
        return;
    }
    const Link from = here();
    if (!m_trail.leadsElsewhere(from) && page && page->goBack())
        m_trail.returnedToList(from);
    else if (const auto place = m_trail.back(from))
        arriveAt(*place);
}

void MainWindow::goForward()
{
    if (const auto place = m_trail.forth(here()))
        arriveAt(*place);
}

void MainWindow::noteRecent(const Link &link, const QString &title, Glyph glyph)
{
    static constexpr int Most = 9;
    GoToHit noted{.title = title, .glyph = glyph};
    const auto same = [&link](const GoToHit &hit) {
        return hit.link.screen == link.screen && hit.link.id == link.id;
    };
    const auto known = std::ranges::find_if(m_recent, same);
    if (known != m_recent.end()) // what is told beside its title stays until it is read again
        noted = m_recent.takeAt(known - m_recent.begin());
    if (noted.title != title)
        noted.codeLength = 0; // of the title before
    noted.title = title;
    noted.glyph = glyph;
    noted.link = link;
    m_recent.prepend(noted);
    if (m_recent.size() > Most)
        m_recent.removeLast();
}

bool MainWindow::renewRecent(const GoToHit &hit, bool isGone)
{
    const auto same = [&hit](const GoToHit &each) {
        return each.link.screen == hit.link.screen && each.link.id == hit.link.id;
    };
    const auto known = std::ranges::find_if(m_recent, same);
    if (known == m_recent.end())
        return false;
    if (isGone) {
        m_recent.erase(known);
        return true;
    }
    const bool isOther =
        known->title != hit.title || known->subtitle != hit.subtitle || known->status.word != hit.status.word;
    *known = hit;
    return isOther;
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_navigation->setCompact(width() < units(this, RoomForNames));
}

// What no part of the page has taken.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_messages->closeLatest())
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget *to = nextToRead(*this, focusWidget(), next);
    if (to)
        to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return to;
}

void MainWindow::showHelp()
{
    m_help->open();
    tellHelp();
}

// Of the screen that is in front now.
void MainWindow::tellHelp()
{
    if (const Page *page = currentPage())
        m_help->tellOf(currentPageId(), *page);
}

// Every screen's: those that nobody has looked at yet are made now.
void MainWindow::showKeys()
{
    m_pages->makeAll();
    auto *dialog = new KeysDialog(m_actions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::leave(const std::function<void()> &go)
{
    m_pages->keepWork();
    leavePages(m_pages->withUnsaved(), go);
}

// One after the other, each with what would be lost in front.
void MainWindow::leavePages(QStringList unsaved, const std::function<void()> &go)
{
    unsaved.removeIf([this](const QString &id) { return !m_pages->ifMade(id)->hasUnsaved(); }); // any more
    if (unsaved.isEmpty()) {
        leaveWork(go);
        return;
    }
    show(unsaved.takeFirst());
    askToDiscard(*currentPage(), [this, unsaved, go] { leavePages(unsaved, go); });
}

// Until there is nothing to be lost any more.
void MainWindow::askToDiscard(const Page &page, const std::function<void()> &go)
{
    const Page::Loss loss = page.loss();
    const bool isOfChanges = loss.question.isEmpty();
    const Question question{isOfChanges ? tr("Discard the changes?") : loss.question,
                            isOfChanges ? tr("Your changes have not been saved.") : loss.what,
                            tr("Discard"),
                            {},
                            true};
    QuestionDialog *dialog = ask(this, question, [go](const QString &) { go(); });
    connect(&page, &Page::saved, dialog, &QDialog::reject);
}

void MainWindow::leaveWork(const std::function<void()> &go)
{
    const QString working = m_pages->atWork();
    if (working.isEmpty()) {
        go();
        return;
    }
    show(working);
    ask(this,
        {tr("Stop the work in progress?"),
         tr("What has been done stays done. The rest is left as it is."),
         tr("Stop"),
         {},
         true},
        [go](const QString &) { go(); });
}

void MainWindow::closeForGood()
{
    m_mayClose = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_pages->keepWork();
    if (!m_mayClose && (!m_pages->withUnsaved().isEmpty() || !m_pages->atWork().isEmpty())) {
        event->ignore();
        leave([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    keepPlace(*this, m_settings);
    QMainWindow::closeEvent(event);
}

} // namespace onhire
