// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/records_page.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/pages/side_pane.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostAtOnce = 1000; // records that an action is offered for

RecordsPage::RecordsPage(const Workplace &workplace, Parts parts, RecordNoun noun, QWidget *parent)
    : EditingPage(workplace, std::move(parts), noun.idPrefixes, parent), m_noun(std::move(noun)),
      m_run(new ActionRun(workplace.session, workplace.runner, this)), m_page(nullptr),
      m_bulk(new BulkPane(side()))
{
    side()->addWidget(m_bulk);
    m_choosing.setSingleShot(true);
    m_choosing.setInterval(60ms);
    connectParts();
}

void RecordsPage::connectParts()
{
    connect(&m_choosing, &QTimer::timeout, this, [this] { readChosen(); });
    connect(pane(), &DetailPane::openWanted, this, [this] { openPage(shown().id); });
    connect(m_bulk, &BulkPane::selectNone, this, [this] {
        table()->clearSelection();
        table()->setFocus();
    });
    connect(m_bulk, &BulkPane::stopWanted, m_run, &ActionRun::stop);
    connect(m_run, &ActionRun::progressed, m_bulk, &BulkPane::showProgress);
    connect(m_run, &ActionRun::progressed, this, &Page::worked);
    connect(m_run, &ActionRun::finished, this, &RecordsPage::tellOutcome);
}

void RecordsPage::setActions(QList<RecordAction> actions, ActionRegistry &registry)
{
    m_actions = RecordActions(std::move(actions), workplace().session);
    for (const RecordAction &action : m_actions.allowed()) {
        QList<QKeySequence> keys;
        if (!action.key.isEmpty())
            keys.append(action.key);
        registry.add(this, {action.id, action.text, keys, title()}, [this, id = action.id] { act(id); });
    }
}

void RecordsPage::setCreation(const QString &text, const QString &permission, ActionRegistry &registry,
                              std::function<void(const QString &with)> create)
{
    if (!workplace().session->may(QLatin1StringView(permission.toLatin1())))
        return;
    m_create = std::move(create);
    QPushButton *button = filterBar()->addButton(text, true);
    connect(button, &QAbstractButton::clicked, this, [this] { m_create({}); });
    connect(emptyState(), &EmptyState::actionChosen, this, [this] { m_create({}); });
    registry.add(this, {screenName() + u".new"_s, text, {QKeySequence(QKeySequence::New)}, title()},
                 [this] { m_create({}); });
}

// ---- what is shown

bool RecordsPage::isPageShown() const
{
    return m_page && static_cast<QStackedLayout *>(layout())->currentWidget() == m_page;
}

bool RecordsPage::showsDetails() const
{
    return isPaneShown() || isPageShown();
}

EditPlace &RecordsPage::editPlace()
{
    return isPageShown() ? static_cast<EditPlace &>(*m_page) : *pane();
}

void RecordsPage::focusRecord()
{
    isPageShown() ? m_page->setFocus() : table()->setFocus();
}

bool RecordsPage::open(const QString &id)
{
    if (isPageShown())
        leavePage();
    return EditingPage::open(id);
}

void RecordsPage::openRow(const QString &id)
{
    m_noun.tabs ? openPage(id) : void(open(id));
}

void RecordsPage::openPage(const QString &id)
{
    if (!m_noun.tabs || id.isEmpty()) {
        open(id);
        return;
    }
    if (!m_page) {
        m_page = new RecordPage(title(), this);
        layout()->addWidget(m_page);
        connect(m_page, &RecordPage::backWanted, this, [this] { isEditing() ? leaveForm() : leavePage(); });
        connect(m_page, &RecordPage::followed, this, &Page::followed);
    }
    const bool wasEditing = isEditing();
    leaveEdit();
    static_cast<QStackedLayout *>(layout())->setCurrentWidget(m_page);
    table()->select(id);
    if (!wasEditing && shown().id == id && m_wanted == id)
        showAgain();
    showRecord(id);
    m_page->setFocus();
    Q_EMIT placeChanged();
}

void RecordsPage::leavePage()
{
    leaveEdit();
    static_cast<QStackedLayout *>(layout())->setCurrentIndex(0);
    if (isPaneShown() && !shown().id.isEmpty())
        showAgain();
    table()->setFocus();
    Q_EMIT placeChanged();
}

bool RecordsPage::goBack()
{
    if (!isPageShown())
        return false;
    leavePage();
    return true;
}

Link RecordsPage::place() const
{
    Link link = EditingPage::place();
    link.asPage = isPageShown();
    if (link.asPage)
        link.id = shown().id;
    return link;
}

bool RecordsPage::openLink(const Link &link)
{
    if (link.act == screenName() + u".new"_s) {
        if (m_create)
            m_create(link.with);
        return true;
    }
    if (!link.id.isEmpty())
        m_actWhenRead = link.act;
    if (link.asPage) {
        openPage(link.id);
        return true;
    }
    if (isPageShown())
        leavePage();
    return EditingPage::openLink(link);
}

void RecordsPage::step(int rows)
{
    const auto row = model().rowOf(shown().id);
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
    m_wanted = id;
    if (id != shown().id)
        setStale(true);
    const auto read = [session = workplace().session, read = m_noun.read, id] {
        return read(session->context(), id);
    };
    readForPane(read, [this](const RecordView &view) { showView(view); });
}

void RecordsPage::couldNotRead(const Error &error)
{
    // What is on screen stays while the database is away, if it is what was asked for.
    if (shown().id == m_wanted && error.code == ErrorCode::ServiceUnavailable)
        return;
    if (shown().id != m_wanted) {
        m_view = {};
        shows({});
        pane()->clearActions();
        pane()->clearSections();
        pane()->setHead({tr("Could not be loaded"), {}});
    }
    setStale(false);
    tell(error);
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
        Q_EMIT placeChanged();
        Q_EMIT opened({.screen = screenName(), .id = view.record.id, .asPage = bool(m_noun.tabs)},
                      view.record.title, m_noun.glyph);
    }
    if (const QString action = std::exchange(m_actWhenRead, {}); !action.isEmpty())
        act(action);
}

RunOffer RecordsPage::runner()
{
    return [this](const ActionOffer &offer) { m_run->start(offer); };
}

void RecordsPage::showHead(RecordHead &head, bool mayOpen)
{
    head.setWords(m_noun.head(m_view));
    const QString next = m_noun.nextStep ? m_noun.nextStep(shown().value) : QString();
    head.setOffers(m_actions.offersFor(shown()), next, runner(), mayOpen);
}

void RecordsPage::showAgain()
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    setStale(false);
    pane()->clearFault();
    pane()->clearSections();
    if (shown().id.isEmpty()) {
        pane()->clearActions();
        setPaneShown(false);
        return;
    }
    showHead(*pane()->head(), bool(m_noun.tabs));
    if (const auto draft = draftOf(shown().id))
        addDraftCard(*draft);
    m_noun.sections(*pane(), m_view);
    if (isPageShown()) {
        m_page->clearFault();
        showHead(*m_page->head(), false);
        m_page->showRecord(m_noun.head(m_view), m_noun.tabs(m_view));
    }
    if (hadFocus)
        pane()->setFocus();
}

void RecordsPage::addDraftCard(const Draft &draft)
{
    auto *card = new Card(pane()->widget());
    setDress(card, "conflict");
    auto *words = new QLabel(tr("You have a draft from %1.").arg(workplace().format().moment(draft.at)), card);
    words->setWordWrap(true);
    card->content()->addWidget(words);
    auto *line = new QHBoxLayout;
    QPushButton *resume = button(tr("Resume"), card);
    QPushButton *discard = button(tr("Discard"), card);
    line->addWidget(resume);
    line->addWidget(discard);
    line->addStretch(1);
    card->content()->addLayout(line);
    connect(resume, &QAbstractButton::clicked, this, [this] { act(screenName() + u".edit"_s); });
    connect(discard, &QAbstractButton::clicked, this, [this, id = draft.id] {
        dropDraft(id);
        showAgain();
    });
    pane()->addWidget(card);
}

// ---- what is chosen, and what is done with it

QStringList RecordsPage::chosenIds() const
{
    if (isPageShown())
        return {shown().id};
    const QStringList selected = table()->selectedIds();
    if (selected.size() > 1 || table()->currentId().isEmpty())
        return selected;
    return {table()->currentId()};
}

void RecordsPage::selectionChanged(int count)
{
    if (count < 2) {
        m_choosing.stop();
        m_choices.cancel();
        side()->setCurrentWidget(pane());
        return;
    }
    leaveEdit();
    m_bulk->setTitle(m_noun.selected(count));
    m_bulk->showReading();
    side()->setCurrentWidget(m_bulk);
    setPaneShown(true);
    m_choosing.start();
}

static ShownRecords readAll(const Context &context, const RecordNoun &noun, const QStringList &ids)
{
    ShownRecords records;
    for (const QString &id : ids) {
        if (const auto view = noun.read(context, id))
            records.append(view->record);
    }
    return records;
}

QCoro::Task<> RecordsPage::readChosen()
{
    const QStringList ids = chosenIds().mid(0, MostAtOnce);
    const int count = int(table()->selectionModel()->selectedRows().size());
    const auto read = [session = workplace().session, noun = m_noun, ids] {
        return readAll(session->context(), noun, ids);
    };
    const Ticket ticket = m_choices.next();
    const auto records = co_await workplace().runner.run(ticket, read);
    if (!records)
        co_return;
    m_bulk->setTitle(m_noun.selected(count),
                     records->size() < count ? tr("Only the %n rows that are loaded can be worked with.",
                                                  nullptr, int(records->size()))
                                             : QString());
    const auto look = [noun = m_noun](const JsonValue &value) {
        return noun.head(RecordView{{{}, value, 0, {}}, {}, {}}).status;
    };
    m_bulk->showRecords(*records, m_actions.offersFor(*records), runner(), look);
}

QCoro::Task<> RecordsPage::withChosen(Use use)
{
    const QStringList ids = chosenIds();
    if (ids == QStringList{shown().id} && !pane()->isStale()) {
        use({shown()});
        co_return;
    }
    const auto read = [session = workplace().session, noun = m_noun, ids] {
        return readAll(session->context(), noun, ids);
    };
    const Ticket ticket = m_uses.next();
    const auto records = co_await workplace().runner.run(ticket, read);
    // whoever has gone on to other rows meanwhile does not want it any more
    if (records && !records->isEmpty() && chosenIds() == ids)
        use(*records);
}

void RecordsPage::act(const QString &action)
{
    if (isEditing() || chosenIds().isEmpty())
        return;
    whenRead([this, action] {
        withChosen([this, action](const ShownRecords &records) {
            const auto offer = m_actions.offer(action, records);
            if (!offer)
                return;
            if (offer->isPossible())
                m_run->start(*offer);
            else if (showsDetails() && !offer->refusal.isEmpty())
                editPlace().showFault(offer->refusal, {});
        });
    });
}

void RecordsPage::fillRowMenu(QMenu &menu)
{
    const QStringList ids = chosenIds();
    if (ids.isEmpty())
        return;
    if (ids == QStringList{shown().id} && !pane()->isStale()) {
        fillMenu(menu, m_actions.offersFor(shown()), runner());
        return;
    }
    // what fits is known once the records are read: offered by name, checked when it is chosen
    for (const RecordAction &action : m_actions.allowed()) {
        if (ids.size() > 1 && !action.takesMany())
            continue;
        QAction *item =
            menu.addAction(iconOf(action.glyph, action.isDestructive ? Role::Bad : Role::Muted), action.text);
        connect(item, &QAction::triggered, this, [this, id = action.id] { act(id); });
    }
}

void RecordsPage::tellOutcome(const ActionOutcome &outcome)
{
    const ShownRecords done = outcome.done();
    const QList<RecordOutcome> refused = outcome.refused();
    m_bulk->showOutcome(outcome);
    if (refused.size() == 1 && outcome.records.size() == 1)
        tell(*refused[0].refusal);
    else if (showsDetails())
        editPlace().clearFault();
    if (!done.isEmpty() && outcome.action.undo)
        Q_EMIT undoOffered(outcome.action.done(done), [self = QPointer(this), outcome] {
            if (self)
                self->undo(outcome);
        });
    else if (!done.isEmpty() && outcome.action.done)
        Q_EMIT succeeded(outcome.action.done(done));
    refresh();
    if (side()->currentWidget() == m_bulk)
        m_choosing.start();
}

QCoro::Task<> RecordsPage::undo(ActionOutcome outcome)
{
    const auto work = [session = workplace().session, outcome]() -> std::optional<Error> {
        const Context context = session->context();
        std::optional<Error> failure;
        for (const ShownRecord &record : outcome.done()) {
            if (const auto undone = outcome.action.undo(context, record); !undone)
                failure = undone.error();
        }
        return failure;
    };
    const Ticket alive = m_uses.next();
    const auto failure = co_await workplace().runner.run(work);
    if (!alive.isCurrent())
        co_return;
    if (failure)
        tell(*failure);
    refresh();
}

} // namespace onhire
