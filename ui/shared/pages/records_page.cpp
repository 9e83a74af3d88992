// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/records_page.h"

#include "core/services/moment.h"
#include "ui/shared/behaviour/kept_focus.h"
#include "ui/shared/exports/table_exporter.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/draft_card.h"
#include "ui/shared/pages/side_pane.h"
#include "ui/shared/text/menu_text.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static RecordDesk::ReadRecord readerOf(const RecordNoun &noun)
{
    return [read = noun.read](const Context &context, const QString &id) {
        return read(context, id).map([](const RecordView &view) { return view.record; });
    };
}

RecordsPage::RecordsPage(const Workplace &workplace, Parts parts, RecordNoun noun, QWidget *parent)
    : EditingPage(workplace, std::move(parts), noun.idPrefixes, parent), m_noun(std::move(noun)),
      m_desk(new RecordDesk(workplace, readerOf(m_noun), this)), m_page(nullptr), m_bulk(new BulkPane(side())),
      m_chosen(new ChosenRecords(workplace, *table(), model(), *m_desk, *m_bulk, wordsOfSeveral())),
      m_exporter(new TableExporter(workplace, *table(), screenName(), this))
{
    side()->addWidget(m_bulk);
    connectParts();
}

void RecordsPage::connectParts()
{
    connect(pane(), &DetailPane::openWanted, this, [this] { openRow(shown().id); });
    connect(m_bulk, &BulkPane::selectNone, this, [this] {
        table()->clearSelection();
        table()->setFocus();
    });
    connect(table(), &DataTable::leftOut, this, &RecordsPage::tellWhyRefused);
    connect(&model(), &QAbstractItemModel::modelReset, this, [this] { m_refused.clear(); });
    m_shownSoon.setSingleShot(true);
    connect(&m_shownSoon, &QTimer::timeout, this, &RecordsPage::readShownAgain);
    connect(&workplace().live, &LiveChanges::changed, this, &RecordsPage::hearOfOthers);
    connect(m_bulk, &BulkPane::openWanted, this, &RecordsPage::openRefused);
    connect(m_bulk, &BulkPane::stopWanted, m_desk, &RecordDesk::stop);
    connect(m_desk, &RecordDesk::progressed, m_bulk, &BulkPane::showProgress);
    connect(m_desk, &RecordDesk::progressed, this, &Page::worked);
    connect(m_desk, &RecordDesk::progressed, this, [this](const QString &, int, int of) {
        const bool isAtOne = of == 1; // several have a progress of their own
        pane()->showWorking(isAtOne);
        if (m_page)
            m_page->showWorking(isAtOne);
    });
    connect(m_desk, &RecordDesk::finished, this, &RecordsPage::showOutcome);
    connect(m_desk, &RecordDesk::succeeded, this, &Page::succeeded);
    connect(m_desk, &RecordDesk::undoOffered, this, &Page::undoOffered);
    connect(m_desk, &RecordDesk::failed, this, [this](const ShownRecord &record, const Error &error) {
        tell(record.id, record.title, wordingOf(error));
    });
    connect(m_desk, &RecordDesk::notUndone, this, &RecordsPage::tellNotUndone);
    connect(m_desk, &RecordDesk::changed, this, &RecordsPage::refresh);
    connect(m_desk, &RecordDesk::busy, this, [this](const QString &why) {
        tellUntilOver(m_untilActed, {why, {}});
    });
    connect(m_desk, &RecordDesk::couldNotRead, this,
            [this](const Error &error) { tellUntilOver(m_untilReadAgain, wordingOf(error)); });
    connect(this, &Page::readAgain, this, [this] {
        if (isUpToDate())
            tellOver(m_untilReadAgain);
    });
    connect(m_desk, &RecordDesk::refused, this, [this](const QString &why) {
        const bool isOfOne = isPageShown() || side()->currentWidget() != m_bulk;
        if (isOfOne && showsDetails() && !why.isEmpty())
            editPlace().showFault(why, {});
        else if (!why.isEmpty()) // the pane is closed, or shows several records
            Q_EMIT failed(why, {});
    });
}

// Something else than these records has changed, and with that what can be done with them.
void RecordsPage::hearOfOthers(const QStringList &changedIds)
{
    const auto begins = [&](const QStringList &prefixes) {
        return std::ranges::any_of(changedIds, [&](const QString &id) {
            return std::ranges::any_of(prefixes, [&](const QString &prefix) { return id.startsWith(prefix); });
        });
    };
    if (!begins(m_noun.bearingPrefixes))
        return;
    m_chosen->readInTime();
    if (!begins(m_noun.idPrefixes)) // else it is read with the table
        m_shownPace.want();
}

void RecordsPage::readShownAgain()
{
    const QString id = table()->currentId();
    if (!isVisible() || !showsDetails() || id.isEmpty())
        return;
    m_shownPace.begin();
    showRecord(id);
    m_shownPace.end();
}

// From what was asked for last, which may not have been read yet: each press counts.
void RecordsPage::step(int rows)
{
    const auto row = model().rowOf(table()->currentId());
    if (!row)
        return;
    const int next = *row + rows;
    if (next >= 0 && next < model().rowCount())
        table()->selectRow(next);
}

void RecordsPage::keyPressEvent(QKeyEvent *event)
{
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    if (alt && isPageShown() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        step(event->key() == Qt::Key_Up ? -1 : 1);
    else
        EditingPage::keyPressEvent(event);
}

void RecordsPage::setStale(bool stale)
{
    pane()->setStale(stale);
    if (m_page)
        m_page->setStale(stale);
}

void RecordsPage::readRecord(const QString &id)
{
    const auto more = isPageShown() ? m_noun.readForPage : nullptr;
    const auto read = [session = workplace().session, read = m_noun.read, more, id]() -> Result<RecordView> {
        const Context context = session->context();
        ONHIRE_ASSIGN(RecordView view, read(context, id));
        if (more)
            ONHIRE_TRY(more(context, view));
        // “ends in 50 days” is not so any more tomorrow
        view.content += todayOf(context).toString(Qt::ISODate).toLatin1();
        return view;
    };
    const auto prepare = [this](const RecordView &view, const Ticket &ticket) {
        return makeReady(view, ticket);
    };
    readForPane(
        id, read, [this](const RecordView &view) { showView(view); }, prepare);
}

// Made, measured, shown: what a page shows takes a turn each, or it would hold up whoever types.
QCoro::Task<> RecordsPage::makeReady(const RecordView &view, Ticket ticket)
{
    if (m_ready.tab.widget)
        m_ready.tab.widget->deleteLater();
    m_ready = {};
    if (!isPageShown() || isShowing(view.content))
        co_return;
    m_ready = {view.content, m_page->makeReady(m_noun.tabs(view))};
    co_await nextTurn();
    if (!ticket.isCurrent())
        co_return;
    if (m_ready.tab.widget) // else it is shown already
        m_page->measure(m_ready.tab);
    co_await nextTurn();
}

void RecordsPage::showView(const RecordView &view)
{
    const bool isAnother = view.record.id != shown().id;
    m_view = view;
    if (shows(view.content))
        setStale(false);
    else
        showAgain();
    if (isAnother) {
        showCounts();
        Q_EMIT placeChanged();
        Q_EMIT opened({.screen = screenName(), .id = view.record.id, .asPage = bool(m_noun.tabs)},
                      view.record.title, m_noun.glyph);
    }
    const auto [asked, action] = std::exchange(m_actWhenRead, {});
    if (asked == view.record.id && !action.isEmpty() && !(isPageShown() && m_page->showTabNamed(action)))
        act(action);
}

void RecordsPage::forgetShown(const QString &why)
{
    m_view = {};
    if (m_page)
        m_page->showNothing(why);
}

HeadWords RecordsPage::pageHead() const
{
    return m_noun.pageHead ? m_noun.pageHead(m_view) : m_noun.head(m_view);
}

void RecordsPage::showHead(RecordHead &head, bool mayOpen)
{
    head.setWords(m_noun.head(m_view));
    head.setDraft(!draftStore().of(screenName(), shown().id).isEmpty());
    const QString next = m_noun.nextStep ? m_noun.nextStep(shown().value) : QString();
    head.setOffers(m_desk->actions().offersFor({shown()}), next, m_desk->runner(), mayOpen);
}

// Only where it is looked at: a page and the pane behind it would take twice the time.
void RecordsPage::showAgain()
{
    setStale(false);
    shows(m_view.content);
    if (isPageShown())
        showOnPage();
    else
        showInPane();
}

void RecordsPage::showInPane()
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    pane()->clearFault();
    pane()->clearSections();
    if (shown().id.isEmpty()) {
        pane()->clearActions();
        if (side()->currentWidget() == pane())
            setPaneShown(false);
        return;
    }
    showHead(*pane()->head(), bool(m_noun.tabs));
    for (QWidget *card : draftCards(pane()->widget()))
        pane()->addWidget(card);
    m_noun.sections(*pane(), m_view);
    if (hadFocus)
        pane()->setFocus();
}

void RecordsPage::showOnPage()
{
    if (shown().id.isEmpty())
        return;
    const KeptFocus focus(*m_page);
    m_page->clearFault();
    m_page->clearNotices();
    for (QWidget *card : draftCards(m_page))
        m_page->addNotice(card);
    showHead(*m_page->head(), false);
    const bool isReady = m_ready.content == m_view.content;
    m_page->showRecord(shown().id, pageHead(), m_noun.tabs(m_view),
                       isReady ? std::exchange(m_ready, {}).tab : ReadyTab());
    focus.giveBack();
}

// The latest in full; a dozen of them would push the record off the screen.
QList<QWidget *> RecordsPage::draftCards(QWidget *parent)
{
    QList<Draft> drafts = draftStore().of(screenName(), shown().id);
    std::ranges::stable_sort(drafts, std::greater(), &Draft::at);
    if (drafts.isEmpty())
        return {};
    QList<QWidget *> cards{draftCard(drafts.takeFirst(), parent)};
    if (!drafts.isEmpty())
        cards += olderDrafts(drafts, parent);
    return cards;
}

QWidget *RecordsPage::olderDrafts(const QList<Draft> &drafts, QWidget *parent)
{
    const auto textOf = [](qsizetype count) { return tr("%Ln more drafts…", nullptr, int(count)); };
    const auto left = [this, drafts] {
        QList<Draft> kept = drafts;
        kept.removeIf(
            [this](const Draft &draft) { return !draftStore().find(draft.screen, draft.id, draft.act); });
        return kept;
    };
    auto *more = new LinkLabel(textOf(drafts.size()), parent);
    connect(this, &Page::draftsChanged, more, [more, left, textOf] {
        const qsizetype count = left().size();
        more->setText(textOf(count));
        more->setVisible(count > 0);
    });
    connect(more, &QAbstractButton::clicked, this, [this, more, left] {
        auto *menu = new QMenu(more);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        const QList<Draft> offered = left();
        for (const Draft &draft : offered) {
            //: A draft in a list and when it was begun, as in: Extend MacBook Pro – 9:30
            const QString title = tr("%1 – %2").arg(draft.title, workplace().format().moment(draft.at));
            connect(menu->addAction(menuText(title)), &QAction::triggered, this,
                    [this, draft] { resume(draft); });
        }
        menu->popup(below(more, menu->sizeHint().width()));
    });
    return more;
}

void RecordsPage::resume(const Draft &draft)
{
    act(draft.act.isEmpty() ? screenName() + u".edit"_s : draft.act);
}

QWidget *RecordsPage::draftCard(const Draft &draft, QWidget *parent)
{
    auto *card = new DraftCard(draft, workplace().format(), parent);
    connect(card, &DraftCard::resumed, this, [this, draft] { resume(draft); });
    connect(card, &DraftCard::discarded, this, [this, draft] {
        dropDraft(draft.id, draft.act);
        showAgain();
    });
    // Saved in a form that stands before the list, it is gone before the record is read again.
    connect(this, &Page::draftsChanged, card, [this, card, draft] {
        card->setVisible(draftStore().find(draft.screen, draft.id, draft.act).has_value());
    });
    return card;
}

} // namespace onhire
