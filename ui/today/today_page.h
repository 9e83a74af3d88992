// SPDX-License-Identifier: GPL-3.0-or-later
// The first screen of the day: figures, what waits for somebody to do it, and charts. It reads again while
// others work, and keeps what it shows while the database is away.
#pragma once

#include "ui/shared/pages/page.h"
#include "ui/shared/workplace/read_pace.h"
#include "ui/shared/workplace/workplace.h"
#include "ui/today/figure_words.h"

#include <QElapsedTimer>
#include <QPointer>

#include <chrono>

class QLabel;
class QProgressBar;
class QScrollArea;

namespace onhire {

class CardGrid;
class DayCharts;
class EmptyState;
class FigureStrip;
class FirstStepsCard;
class WorkCards;

class TodayPage : public Page
{
    Q_OBJECT

public:
    // `screens` are those that the window has: nothing leads to others.
    TodayPage(const Workplace &workplace, const QStringList &screens, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    void refresh() override;
    bool isUpToDate() const override { return m_could.readWork && m_could.readFigures && m_could.readRecovery; }

    FigureStrip *figures() const { return m_figures; }
    FirstStepsCard *firstSteps() const { return m_firstSteps; }
    WorkCards *work() const { return m_work; }
    DayCharts *charts() const { return m_charts; }
    QLabel *staleLine() const { return m_stale; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    QWidget *head();
    void connectParts();
    void refreshSoon();
    void followRules();
    void read(bool isForced);
    QCoro::Task<> readWork(bool isForced);
    QCoro::Task<> readFigures(bool isForced);
    QCoro::Task<> readRecovery();
    bool areFiguresOld() const;
    bool isRecoveryOld() const;
    // Whether something was read; says so if it was not.
    template <typename T>
    bool accept(const Result<T> &read, bool &couldRead)
    {
        endProgress();
        couldRead = bool(read);
        if (!read)
            showFailure(read.error());
        Q_EMIT readAgain();
        return bool(read);
    }
    void endProgress();
    void showWork(const WorkLists &lists);
    void showFigures();
    void showRead();
    void showFailure(const Error &error);

    const Workplace m_workplace;
    const QStringList m_screens;
    const DayKinds m_kinds;
    DayFigures m_day;
    QProgressBar *m_progress;
    QScrollArea *m_scroll;
    QWidget *m_content;
    EmptyState *m_empty;
    QLabel *m_date;
    QLabel *m_stale;
    FirstStepsCard *m_firstSteps;
    FigureStrip *m_figures;
    CardGrid *m_workGrid;
    WorkCards *m_work;
    CardGrid *m_chartGrid;
    DayCharts *m_charts;
    bool m_wantsFocus = false; // once there is something to have it
    QPointer<QWidget> m_focusedBefore;
    QTimer m_soon;
    QTimer m_slow;
    ReadPace m_pace{m_soon}; // of the work lists
    QElapsedTimer m_sinceFigures;
    std::chrono::milliseconds m_figuresTook{};
    QElapsedTimer m_sinceRecovery;
    QDateTime m_readAt;
    bool m_isReadingFigures = false;
    struct // the last time; each part on its own, for one may come later than another's failure
    {
        bool readWork = true, readFigures = true, readRecovery = true;
    } m_could;
    Latest m_workReads;
    Latest m_figureReads;
    Latest m_recoveryReads;
};

} // namespace onhire
