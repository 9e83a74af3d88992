// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

namespace {

// Since something was arranged anew, as what comes late is on a busy machine.
class Quiet : public QObject
{
public:
    Quiet()
    {
        m_since.start();
        qApp->installEventFilter(this);
    }
    bool lasts(std::chrono::milliseconds time) const { return m_since.elapsed() >= time.count(); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            m_since.restart();
        return false;
    }

private:
    QElapsedTimer m_since;
};

} // namespace

bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds atMost)
{
    const QDeadlineTimer deadline(atMost);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    return condition();
}

void settle()
{
    const Quiet quiet;
    waitUntil([&] { return quiet.lasts(350ms); });
}

void Tour::see(const QString &name)
{
    settle();
    m_seen(name);
}

void Tour::seeDialog(const QString &name)
{
    waitUntil([] { return QApplication::activeModalWidget(); }, 3s);
    see(name);
    if (QWidget *dialog = QApplication::activeModalWidget())
        dialog->close();
}

QString Tour::openRow(TablePage &page, int row)
{
    waitUntil([&] { return page.model().hasLoaded(); });
    const QString id = page.model().idAt(qMin(row, page.model().rowCount() - 1));
    if (id.isEmpty())
        return {};
    page.open(id);
    waitUntil(
        [&] { return !page.pane()->isStale() && !page.pane()->findChildren<DetailSection *>().isEmpty(); });
    return id;
}

QStringList Tour::find(TablePage &page, const FilterState &filter, int most)
{
    waitUntil([&] { return page.model().hasLoaded(); });
    page.filterBar()->setState(filter);
    waitUntil([&] {
        return !page.model().isLoading() && page.model().shownQuery().search == filter.search
            && page.model().shownQuery().filters == filter.chosen;
    });
    QStringList ids;
    for (int row = 0; row < qMin(most, page.model().rowCount()); ++row)
        ids += page.model().idAt(row);
    return ids;
}

ShownRecords Tour::read(const QString &screen, const FilterState &filter, int most)
{
    auto &page = show<RecordsPage>(screen);
    ShownRecords records;
    for (const QString &id : find(page, filter, most)) {
        page.open(id);
        if (waitUntil([&] { return page.shown().id == id; }))
            records += page.shown();
    }
    page.filterBar()->clear();
    return records;
}

} // namespace onhire
