// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/list_measure.h"

#include "tests/bench/desktop/patience.h"
#include "ui/shared/text/range_value.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <future>

using namespace Qt::StringLiterals;

namespace onhire::bench {

static constexpr int Rounds = 3;

double ListMeasure::timeOf(const std::function<void()> &ask)
{
    QElapsedTimer timer;
    timer.start();
    ask();
    timeUntil("the rows of a list", [this] { return model().hasLoaded() && !model().isLoading(); });
    m_page.window()->repaint();
    return double(timer.nsecsElapsed()) / 1e6;
}

double ListMeasure::timeOf(const FilterState &state)
{
    return timeOf([&] { m_page.filterBar()->setState(state); });
}

void ListMeasure::waitForTotal()
{
    timeUntil(
        "the number of rows", [this] { return model().knowsTotal(); }, 120);
}

void ListMeasure::firstPage()
{
    timeOf(FilterState());
    Times times;
    for (int round = 0; round < Rounds; ++round)
        times.all += timeOf([this] { model().reload(); });
    m_figures.add(u"first page"_s, times, FirstPageLimit);
    const double counted = timeUntil(
        "the number of rows", [this] { return model().knowsTotal(); }, 120);
    m_figures.note(u"%L1 rows; the bar covers them all after"_s.arg(model().rowCount()),
                   u"%1 ms"_s.arg(counted, 0, 'f', 0));
}

void ListMeasure::sorts()
{
    const TableQuery usual = model().query();
    for (int column = 0; column < model().columns().size(); ++column) {
        if (!model().columns()[column].sortable)
            continue;
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            Times times;
            for (int round = 0; round < Rounds; ++round) {
                timeOf([&] { model().setQuery({.search = u"zzzz"_s}); });
                timeOf([&] { model().setQuery(usual); });
                times.all += timeOf([&] { model().sort(column, order); });
            }
            m_figures.add(
                u"by %1, %2"_s.arg(model().columns()[column].id,
                                   order == Qt::AscendingOrder ? u"first to last"_s : u"last to first"_s),
                times, FirstPageLimit);
        }
    }
    timeOf([&] { model().setQuery(usual); });
}

void ListMeasure::measure(const QString &what, const FilterState &state)
{
    Times times;
    for (int round = 0; round < Rounds; ++round) {
        timeOf(FilterState());
        times.all += timeOf(state);
    }
    m_figures.add(what + (model().rowCount() == 0 ? u" (none)"_s : QString()), times, FilterLimit);
}

// One of everything that can be chosen of it.
QStringList ListMeasure::samplesOf(const FilterField &field) const
{
    QStringList samples;
    for (const FilterChoice &choice : field.choices.mid(0, 6))
        samples += choice.value;
    const QDate today = QDate::currentDate();
    if (std::holds_alternative<ByDays>(field.entry))
        samples +=
            RangeValue{today.addDays(-60).toString(Qt::ISODate), today.addDays(-30).toString(Qt::ISODate)}
                .text();
    if (std::holds_alternative<ByNumbers>(field.entry))
        samples += {RangeValue{u"50"_s, u"60"_s}.text(), RangeValue{u"500"_s}.text()};
    if (std::holds_alternative<ByText>(field.entry))
        samples += u"an"_s;
    if (const auto *records = std::get_if<ByRecord>(&field.entry)) {
        const auto find = [records] { return records->find(u"a"_s); }; // which may wait for the database
        const auto found = std::async(std::launch::async, find).get();
        for (const FilterChoice &choice : found.value_or(QList<FilterChoice>()).mid(0, 2))
            samples += choice.value;
    }
    return samples;
}

void ListMeasure::filters()
{
    const QList<FilterField> fields = m_page.filterBar()->fields();
    for (const FilterField &field : fields) {
        for (const QString &sample : samplesOf(field))
            measure(u"%1 = %2"_s.arg(field.id, sample), {{}, {{field.id, {sample}}}});
    }
    if (!fields.isEmpty() && fields.constFirst().choices.size() > 1)
        measure(u"two of %1"_s.arg(fields.constFirst().id),
                {{},
                 {{fields.constFirst().id,
                   {fields.constFirst().choices[0].value, fields.constFirst().choices[1].value}}}});
    timeOf(FilterState());
}

// Words and names that the first row has, its id and the beginning of it, and what nobody has.
QStringList ListMeasure::typicalSearches() const
{
    const QString id = model().idAt(0);
    QStringList searches{id, id.left(id.size() - 4), u"an"_s, u"zzzz"_s};
    for (int column = 0; column < model().columns().size(); ++column) {
        if (model().columns()[column].kind == CellKind::Text)
            searches += model().index(0, column).data().toString().split(u' ').mid(0, 3);
    }
    searches.removeIf([](const QString &word) { return word.size() < 2 || word.contains(u'…'); });
    searches.removeDuplicates();
    return searches;
}

void ListMeasure::searches()
{
    timeOf(FilterState());
    for (const QString &search : typicalSearches())
        measure(u"search for %1"_s.arg(search), {search, {}});
    timeOf(FilterState());
}

Frames ListMeasure::framesOf(int count, const std::function<void(int frame)> &move)
{
    Frames frames;
    QElapsedTimer timer;
    for (int frame = 0; frame < count; ++frame) {
        timer.start();
        const double before = workDone();
        move(frame);
        QCoreApplication::processEvents();
        m_page.table()->viewport()->repaint();
        frames.byTheClock.all += double(timer.nsecsElapsed()) / 1e6;
        frames.atWork.all += workDone() - before;
        rest(4); // a person is not faster than the display
    }
    return frames;
}

void ListMeasure::scrolling()
{
    waitForTotal();
    DataTable &table = *m_page.table();
    QScrollBar &bar = *table.verticalScrollBar();
    const auto turnWheel = [&](int) {
        const QPointF at(table.viewport()->rect().center());
        QWheelEvent wheel(at, table.viewport()->mapToGlobal(at), {}, {0, -360}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(table.viewport(), &wheel);
    };
    m_figures.addFrames(u"longest frame, wheel"_s, framesOf(400, turnWheel), FrameLimit);
    m_figures.addFrames(
        u"longest frame, bar"_s,
        framesOf(300, [&](int frame) { bar.setValue(int(qint64(bar.maximum()) * frame / 299)); }), FrameLimit);
    Times times;
    for (const int part : {2, 3, 5, 7, 11}) {
        times.all += timeOf([&] {
            bar.setValue(bar.maximum() / part);
            m_page.window()->repaint();
            timeUntil("the rows behind a jump",
                      [&] { return !model().idAt(table.visibleRows().first).isEmpty(); });
        });
    }
    m_figures.add(u"a jump by the bar, until its rows are there"_s, times, FirstPageLimit);
    bar.setValue(0);
}

} // namespace onhire::bench
