// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/desktop_measure.h"

#include "tests/bench/desktop/other_writer.h"
#include "tests/bench/desktop/patience.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"
#include "ui/today/today_page.h"

#include <QFile>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire::bench {

double DesktopMeasure::timeToShow(const QString &screen)
{
    QElapsedTimer timer;
    timer.start();
    m_window.show(screen);
    QCoreApplication::processEvents(); // which draws it
    return double(timer.nsecsElapsed()) / 1e6;
}

TablePage *DesktopMeasure::listOf(const QString &screen)
{
    m_window.show(screen);
    auto *list = qobject_cast<TablePage *>(m_window.currentPage());
    if (list)
        timeUntil("the rows of a screen",
                  [list] { return list->model().hasLoaded() && !list->model().isLoading(); });
    return list;
}

void DesktopMeasure::firstSights()
{
    m_figures.begin(u"Each screen for the first time"_s);
    for (const QString &screen : m_tenant.pages()) {
        m_figures.add(screen, {{timeToShow(screen)}}, SwitchLimit);
        if (listOf(screen))
            rest(100); // its count goes on
    }
}

void DesktopMeasure::lists()
{
    for (const QString &screen : m_tenant.pages()) {
        TablePage *list = listOf(screen);
        if (!list)
            continue;
        m_figures.begin(screen);
        ListMeasure measure(*list, m_figures);
        measure.firstPage();
        measure.sorts();
        measure.filters();
        measure.searches();
        measure.scrolling();
    }
}

void DesktopMeasure::today()
{
    m_figures.begin(u"today"_s);
    m_window.show(m_tenant.pages().constLast());
    m_window.show(u"today"_s);
    auto *page = qobject_cast<TodayPage *>(m_window.currentPage());
    Times times;
    for (int round = 0; round < 3; ++round) {
        bool isCounted = false;
        const auto watch =
            QObject::connect(page, &Page::countsChanged, page, [&isCounted] { isCounted = true; });
        times.all += timeUntil("the work of the day", [&, begun = false]() mutable {
            if (!std::exchange(begun, true))
                page->activate();
            return isCounted;
        });
        QObject::disconnect(watch);
        rest(2500);
    }
    m_figures.add(u"the work of the day"_s, times, FirstPageLimit);
    m_figures.add(u"the figures, at first or when asked for (elsewhere meanwhile)"_s,
                  {{timeUntil("figures", [page] { return page->figures()->figures().size() > 3; })}}, {});
}

void DesktopMeasure::goTo()
{
    m_figures.begin(u"Go to"_s);
    QStringList texts{u"an"_s, u"ThinkPad"_s, u"zzzz"_s, u">new"_s};
    for (const QString &screen : m_tenant.pages()) {
        if (TablePage *list = listOf(screen))
            texts += list->model().idAt(0);
    }
    GoToPanel &panel = *m_window.goToPanel();
    for (const QString &text : std::as_const(texts)) {
        Times times;
        for (int round = 0; round < 3; ++round) {
            panel.start();
            panel.field()->setFocus();
            QElapsedTimer timer;
            timer.start();
            panel.field()->insert(text);
            const QString words = text.startsWith(u'>') ? text.mid(1) : text;
            timeUntil("what was found", [&] { return panel.list()->typed() == words; });
            m_window.repaint();
            times.all += double(timer.nsecsElapsed()) / 1e6;
            panel.dismiss();
        }
        m_figures.add(text, times, FilterLimit);
    }
}

Frames DesktopMeasure::framesFor(int milliseconds)
{
    Frames frames;
    QElapsedTimer whole, frame;
    whole.start();
    while (whole.elapsed() < milliseconds) {
        frame.start();
        const double before = workDone();
        QCoreApplication::processEvents(); // which draws what has changed
        frames.byTheClock.all += double(frame.nsecsElapsed()) / 1e6;
        frames.atWork.all += workDone() - before;
        rest(8);
    }
    return frames;
}

void DesktopMeasure::whileOthersWrite()
{
    m_figures.begin(u"Longest frame while another process writes"_s);
    OtherWriter other(m_place);
    for (const QString &screen : m_tenant.pages()) {
        listOf(screen);
        m_figures.addFrames(screen, framesFor(4000), FrameLimit);
        if (TablePage *list = listOf(screen)) {
            Times times;
            for (int round = 0; round < 5; ++round) {
                QElapsedTimer timer;
                timer.start();
                list->model().reload();
                timeUntil("rows", [list] { return !list->model().isLoading(); });
                m_window.repaint();
                times.all += double(timer.nsecsElapsed()) / 1e6;
            }
            m_figures.add(screen + u", first page meanwhile"_s, times, FirstPageLimit);
        }
    }
    m_figures.note(other.stop(), {});
}

void DesktopMeasure::switches()
{
    m_figures.begin(u"Switch to a screen that is there"_s);
    QMap<QString, Times> times;
    for (int step = 1; step < m_tenant.pages().size(); ++step) { // from each of the others
        for (int number = 0; number < m_tenant.pages().size(); ++number) {
            const QString screen = m_tenant.pages()[number * step % m_tenant.pages().size()];
            if (m_window.currentPageId() != screen)
                times[screen].all += timeToShow(screen);
            rest(150);
        }
    }
    for (const QString &screen : m_tenant.pages())
        m_figures.add(screen, times[screen], SwitchLimit);
}

void DesktopMeasure::memory()
{
    m_figures.begin(u"Memory after all of it"_s);
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return;
    const auto sizeOf = [lines = status.readAll().split('\n')](const QByteArray &name) {
        for (const QByteArray &line : lines) {
            if (line.startsWith(name))
                return line.mid(name.size()).simplified().split(' ').constFirst().toDouble() / 1024;
        }
        return 0.0;
    };
    m_figures.addSize(u"resident"_s, sizeOf("VmRSS:"), MemoryLimit);
    m_figures.addSize(u"resident, at most"_s, sizeOf("VmHWM:"), MemoryLimit);
}

} // namespace onhire::bench
