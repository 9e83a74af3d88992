// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen on the screen of a noun, and what can be done with it.
#include "ui/shared/exports/table_exporter.h"
#include "ui/shared/pages/bulk_lines.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/pages/side_pane.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

void RecordsPage::addExport(ActionRegistry &registry)
{
    m_exporter->setTitle(title());
    const auto start = [this] {
        if (!isCovered())
            m_exporter->askForFile();
    };
    connect(filterBar()->addButton(tr("Export")), &QAbstractButton::clicked, this, start);
    registry.add(
        this,
        {screenName() + u".export"_s, tr("Export what is shown"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, title()},
        start);
    connect(m_exporter, &TableExporter::progressed, this, &Page::worked);
    connect(m_exporter, &TableExporter::succeeded, this, &Page::succeeded);
    connect(m_exporter, &TableExporter::failed, this, &Page::failed);
    connect(m_exporter, &TableExporter::busy, this, [this](const QString &why) {
        tellUntilOver(m_untilExported, {why, {}});
    });
    connect(m_exporter, &TableExporter::ended, this, [this] { tellOver(m_untilExported); });
}

ChosenRecords::Words RecordsPage::wordsOfSeveral()
{
    const auto line = [head = m_noun.head, line = m_noun.line](const ShownRecord &record) {
        BulkLine made = line ? line(record) : BulkLine{.name = record.title};
        made.status = head(RecordView{record, {}, {}}).status;
        return made;
    };
    const auto ofTable = [this](const ShownRecords &records) {
        return QList<ActionOffer>{exportOffer(records), copyOffer(records)};
    };
    return {m_noun.selected, line, m_noun.totals, m_noun.nextStep, ofTable};
}

ActionOffer RecordsPage::exportOffer(const ShownRecords &records)
{
    const auto start = [this](const ShownRecords &chosen) {
        QStringList ids;
        for (const ShownRecord &record : chosen)
            ids += record.id;
        m_exporter->askForFile(ids);
    };
    const RecordAction action{.id = screenName() + u".export-selection"_s,
                              .text = tr("Export…"),
                              .glyph = Glyph::Export,
                              .local = start};
    return offerOf(action, records);
}

// The table copies what it has.
ActionOffer RecordsPage::copyOffer(const ShownRecords &records)
{
    const RecordAction action{.id = screenName() + u".copy-selection"_s,
                              .text = tr("Copy as a table"),
                              .glyph = Glyph::Copy,
                              .local = [this](const ShownRecords &) { table()->copy(); }};
    const QStringList loaded = table()->selectedIds();
    ActionOffer offer{action, {}, int(records.size()), {}};
    ShownRecords others;
    for (const ShownRecord &record : records)
        (loaded.contains(record.id) ? offer.fits : others).append(record);
    if (!others.isEmpty())
        offer.misfits.append({tr("Scroll to the rows first: they are not loaded yet."), others});
    return offer;
}

// As the API knows it; what is on the screen is the end of it.
RecordAction RecordsPage::copyId()
{
    const auto copy = [this](const ShownRecords &records) {
        QStringList ids;
        for (const ShownRecord &record : records)
            ids += record.id;
        QApplication::clipboard()->setText(ids.join(u'\n'));
        Q_EMIT succeeded(ids.size() == 1 ? tr("%1 was copied.").arg(leftToRight(ids.constFirst()))
                                         : tr("%Ln ids were copied.", nullptr, int(ids.size())));
    };
    return {.id = screenName() + u".copy-id"_s,
            .text = tr("Copy ID"),
            .glyph = Glyph::Copy,
            .isAside = true,
            .local = copy};
}

void RecordsPage::setActions(QList<RecordAction> actions, ActionRegistry &registry)
{
    addExport(registry);
    if (m_noun.givesIds)
        actions.append(copyId());
    m_desk->setActions(std::move(actions));
    for (const RecordAction &action : m_desk->actions().allowed()) {
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
    const auto start = [this] {
        Q_EMIT leavingList();
        m_create({});
    };
    QPushButton *button = filterBar()->addButton(text, true);
    connect(button, &QAbstractButton::clicked, this, start);
    connect(emptyState(), &EmptyState::actionChosen, this, start);
    registry.add(this, {screenName() + u".new"_s, text, {QKeySequence(QKeySequence::New)}, title()}, start);
}

// An export first: the bulk pane stops what it shows.
void RecordsPage::stopWork()
{
    if (m_exporter->isRunning())
        m_exporter->cancel();
    else
        m_desk->stop();
}

bool RecordsPage::isAtWork() const
{
    return m_desk->isWorkingThrough() || m_exporter->isRunning();
}

// Where a form covers the screen, its keys are meant for the form.
QStringList RecordsPage::chosenIds() const
{
    if (isCovered())
        return {};
    if (isPageShown())
        return {shown().id};
    const QStringList selected = table()->selectedIds();
    if (selected.size() > 1 || table()->currentId().isEmpty())
        return selected;
    if (!isPaneShown() && !table()->isCurrentListed())
        return {}; // it stands nowhere on the screen
    return {table()->currentId()};
}

// A list that gets the focus goes to its first row; nobody has chosen that.
bool RecordsPage::isSomethingChosen() const
{
    return isPageShown() || isPaneShown() || table()->selectedCount() > 0;
}

void RecordsPage::selectionChanged(int count)
{
    if (count < 2) {
        m_chosen->forget();
        side()->setCurrentWidget(pane());
        return;
    }
    if (!isFormShown())
        leaveEdit();
    m_chosen->choose(count);
    side()->setCurrentWidget(m_bulk);
    setPaneShown(true);
}

std::optional<ShownRecord> RecordsPage::known(const QStringList &ids) const
{
    const bool isShown = ids == QStringList{shown().id} && !pane()->isStale();
    return isShown ? std::optional(shown()) : std::nullopt;
}

// Rows that a new filter hides are not meant, though the pane still shows them.
ShownRecords RecordsPage::knownSelection() const
{
    const bool isAsMarked = m_chosen->count() == table()->selectedCount();
    return !isPageShown() && isAsMarked ? m_chosen->records() : ShownRecords();
}

std::optional<QString> RecordsPage::objectOf(const QString &action) const
{
    if (isCovered())
        return {};
    const QList<RecordAction> &mine = m_desk->actions().allowed();
    const auto found = std::ranges::find(mine, action, &RecordAction::id);
    if (found == mine.end())
        return EditingPage::objectOf(action);
    const QStringList ids = isSomethingChosen() ? chosenIds() : QStringList();
    if (isEditing() || ids.isEmpty() || (ids.size() > 1 && !found->takesMany()))
        return {};
    const auto record = known(ids);
    if (!record)
        return m_noun.selected(int(ids.size()));
    const auto offer = m_desk->actions().offer(action, {*record});
    return offer && offer->isPossible() ? std::optional(record->title) : std::nullopt;
}

void RecordsPage::act(const QString &action)
{
    if (isEditing() || chosenIds().isEmpty())
        return;
    if (const ShownRecords several = knownSelection(); !several.isEmpty()) {
        if (const auto offer = m_desk->actions().offer(action, several))
            m_desk->runner()(*offer);
        return;
    }
    // on a record's page the next one may be wanted already, though it is not read yet
    const QStringList wanted = isPageShown() ? QStringList{wantedId()} : chosenIds();
    whenRead([this, action, wanted] {
        const QStringList ids = chosenIds();
        if (ids != wanted) // somebody has gone on to another
            return;
        m_desk->act(action, ids, known(ids),
                    [self = QPointer(this)] { return self ? self->chosenIds() : QStringList(); });
    });
}

void RecordsPage::run(const RecordAction &action, const ShownRecords &records)
{
    m_desk->runner()(offerOf(action, records));
}

void RecordsPage::fillRowMenu(ActionMenu &menu)
{
    const QStringList ids = chosenIds();
    const auto one = known(ids);
    if (!ids.isEmpty())
        m_desk->fillMenu(menu, ids, one ? ShownRecords{*one} : knownSelection(),
                         [this](const QString &action) { act(action); });
}

void RecordsPage::tellUntilOver(QString &told, const Wording &words)
{
    tellOver(told);
    told = words.what;
    Q_EMIT failed(words.what, words.whatToDo);
}

void RecordsPage::tellOver(QString &told)
{
    if (!told.isEmpty())
        Q_EMIT overcome(std::exchange(told, {}));
}

void RecordsPage::showOutcome(const ActionOutcome &outcome)
{
    tellOver(m_untilActed);
    for (const ShownRecord &record : outcome.done()) {
        m_chosenBefore.ids.removeAll(record.id);
        m_chosenBefore.refused.removeIf([&](const RecordOutcome &each) { return each.record.id == record.id; });
    }
    const QWidget *focus = window()->focusWidget();
    if (focus == m_bulk || m_bulk->isAncestorOf(focus))
        table()->setFocus(); // the button that was pressed may be gone
    m_bulk->showRefused(outcome.refused());
    if (std::ranges::any_of(outcome.records,
                            [this](const RecordOutcome &each) { return isBeside(each.record.id); }))
        editPlace().clearFault();
    if (side()->currentWidget() != m_bulk)
        return;
    m_chosen->readAgain();
    QStringList done;
    for (const ShownRecord &record : outcome.done())
        done += record.id;
    m_refused = outcome.refused();
    table()->letGoOfLeftOut(done);
}

// What was done has left the list, so the pane is about the others now: it tells again why they were refused,
// or, where only one is left, a message does.
void RecordsPage::tellWhyRefused()
{
    static constexpr int MostRefusalsNamed = 3;
    const QList<RecordOutcome> refused = std::exchange(m_refused, {});
    if (side()->currentWidget() == m_bulk) {
        m_bulk->showRefused(refused);
        return;
    }
    QStringList lines;
    for (const RecordOutcome &each : refused.first(std::min<qsizetype>(MostRefusalsNamed, refused.size())))
        //: A record and why an action was refused for it, as in: Order N46R-5FP: It is already fulfilled.
        lines += tr("%1: %2").arg(each.record.title, wordingOf(*each.refusal).what);
    if (refused.size() > MostRefusalsNamed)
        lines += BulkLines::tr("and %Ln more", nullptr, int(refused.size()) - MostRefusalsNamed);
    if (!lines.isEmpty())
        Q_EMIT failed(lines.join(u'\n'), {});
}

void RecordsPage::openRefused(const QString &id)
{
    const QStringList named = table()->namedSelection(); // with those that the filter leaves out by now
    const Choice chosen{named.isEmpty() ? table()->selectedIds() : named, m_bulk->refused()};
    openRow(id);
    if (isPageShown())
        m_chosenBefore = chosen;
}

void RecordsPage::chooseAgain()
{
    const Choice chosen = std::exchange(m_chosenBefore, {});
    if (chosen.ids.size() < 2)
        return;
    table()->select(chosen.ids);
    m_bulk->showRefused(chosen.refused);
}

} // namespace onhire
