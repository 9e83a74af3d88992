// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/chosen_records.h"

#include "ui/shared/tables/data_table.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace onhire {

static constexpr auto AfterLastChoice = 60ms;

ChosenRecords::ChosenRecords(const Workplace &workplace, DataTable &table, const PagedTableModel &model,
                             RecordDesk &desk, BulkPane &pane, Words words)
    : QObject(&pane), m_workplace(workplace), m_table(table), m_model(model), m_desk(desk), m_pane(pane),
      m_words(std::move(words))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] { read(); });
    connect(&workplace.live, &LiveChanges::changed, this, &ChosenRecords::adopt);
}

// Somebody else has changed some of them, or the database is back.
void ChosenRecords::adopt(const QStringList &changedIds)
{
    const auto isChanged = [&](const ShownRecord &record) { return changedIds.contains(record.id); };
    // of those that are still read, some may have been read before they were changed
    if (changedIds.isEmpty() || m_pace.isReading() || std::ranges::any_of(m_records, isChanged))
        readInTime();
}

// Where changes never cease, they are still read to the end, and not all the time.
void ChosenRecords::readInTime()
{
    if (m_count >= 2 && !m_desk.isWorkingThrough())
        m_pace.want();
}

void ChosenRecords::cancel()
{
    m_reads.cancel();
    m_pace.forget();
    m_shown.clear();
    m_records.clear();
}

void ChosenRecords::choose(int count)
{
    m_count = count;
    cancel(); // of those that were selected before
    m_pane.setTitle(m_words.selected(count));
    m_pane.showReading();
    m_soon.start(AfterLastChoice);
}

void ChosenRecords::readAgain()
{
    m_shown.clear();
    m_soon.start(AfterLastChoice);
}

void ChosenRecords::forget()
{
    m_count = 0;
    m_soon.stop();
    cancel();
}

QCoro::Task<> ChosenRecords::read()
{
    const Ticket ticket = m_reads.next();
    m_pace.begin();
    const QStringList named = m_table.namedSelection();
    const auto find = named.isEmpty() ? m_model.idsReader(m_table.selectedRows(Most))
                                      : [named]() -> Result<QStringList> { return named; };
    const auto ids = co_await m_workplace.runner.run(ticket, find);
    if (!ids)
        co_return;
    if (!*ids) { // what was shown before stays; the table tells why nothing can be read
        m_pace.end();
        co_return;
    }
    if (named.isEmpty() && (*ids)->size() == m_count)
        m_table.nameSelected(**ids);
    const auto found = co_await m_desk.read(ticket, **ids);
    if (!found)
        co_return;
    m_pace.end();
    if (!found->isBroken())
        show(found->records);
}

// Built anew only if it tells something else: whoever is about to press a button finds it.
void ChosenRecords::show(const ShownRecords &records)
{
    QByteArray told;
    for (const ShownRecord &record : records)
        told += record.id.toUtf8() + record.value.toJson();
    m_records = records;
    if (std::exchange(m_shown, told) == told && !told.isEmpty())
        return;
    const QString bound = m_count > Most
        ? tr("Actions apply to the first %1. Narrow the filter to work with the others, or work "
             "in batches.")
              .arg(m_workplace.format().number(Most))
        : QString();
    m_pane.setTitle(m_words.selected(m_count), bound);
    m_pane.showContent(content());
}

// Destructive ones stay the last.
BulkContent ChosenRecords::content() const
{
    BulkContent content{.lines = {},
                        .totals = m_words.totals ? m_words.totals(m_records) : BulkTotals(),
                        .offers = m_desk.actions().offersFor(m_records),
                        .nextStep = {},
                        .run = m_desk.runner(),
                        .nameOf = [line = m_words.line](const ShownRecord &each) { return line(each).name; }};
    for (const ShownRecord &record : m_records)
        content.lines.append(m_words.line(record));
    const auto destructive = std::ranges::find_if(
        content.offers, [](const ActionOffer &offer) { return offer.action.isDestructive; });
    qsizetype at = destructive - content.offers.begin();
    for (const ActionOffer &offer : m_words.ofTable(m_records))
        content.offers.insert(at++, offer);
    content.nextStep = nextStepOf(content.offers);
    return content;
}

// What comes next for at least one of them and can be done with several.
QString ChosenRecords::nextStepOf(const QList<ActionOffer> &offers) const
{
    if (!m_words.nextStep)
        return {};
    const auto comesNext = [this](const ActionOffer &offer) {
        return offer.action.size && offer.isPossible()
            && std::ranges::any_of(offer.fits, [&](const ShownRecord &record) {
                   return m_words.nextStep(record.value) == offer.action.id;
               });
    };
    const auto next = std::ranges::find_if(offers, comesNext);
    return next == offers.end() ? QString() : next->action.id;
}

} // namespace onhire
