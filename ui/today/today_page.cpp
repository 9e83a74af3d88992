// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/today_page.h"

#include "core/base/calendar.h"
#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/pages/empty_state.h"
#include "ui/shared/scanning/scan_guard.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"
#include "ui/today/card_grid.h"
#include "ui/today/day_charts.h"
#include "ui/today/first_steps_card.h"
#include "ui/today/work_cards.h"

#include <QApplication>
#include <QProgressBar>
#include <QScrollArea>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

constexpr int RestAfter = 20; // times as long as it took: a large company's figures are not read all the time
constexpr auto RecoveryLasts = 10min; // it is read from every subscription

static DayKinds kindsFor(const Session &session)
{
    return {.money = session.may("payments:read"_L1),
            .devices = session.may("assets:read"_L1),
            .orders = session.may("orders:read"_L1)};
}

static Result<DayFigures> dayFigures(const Context &context, const DayKinds &kinds)
{
    DayFigures day;
    if (kinds.money) {
        ONHIRE_ASSIGN(day.money, moneyFigures(context));
    }
    if (kinds.devices) {
        ONHIRE_ASSIGN(day.devices, deviceFigures(context));
    }
    if (kinds.orders) {
        ONHIRE_ASSIGN(day.orders, orderStates(context));
    }
    return day;
}

struct DayWork
{
    WorkLists lists;
    std::optional<FirstSteps> steps; // of a company that may have just begun
};

static Result<DayWork> dayWork(const Context &context, const WorkKinds &kinds, bool asksForSteps)
{
    DayWork work;
    ONHIRE_ASSIGN(work.lists, workLists(context, kinds));
    if (asksForSteps) {
        ONHIRE_ASSIGN(work.steps, firstSteps(context));
    }
    return work;
}

// Everything on the page is made where it stays: what moves is dressed again, with all that it holds.
static QWidget *contentOf(QScrollArea *scroll)
{
    auto *content = new QWidget(scroll->viewport());
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    content->hide(); // until there is something to show
    return content;
}

TodayPage::TodayPage(const Workplace &workplace, const QStringList &screens, QWidget *parent)
    : Page(parent), m_workplace(workplace), m_screens(screens), m_kinds(kindsFor(*workplace.session)),
      m_progress(new QProgressBar(this)), m_scroll(new QScrollArea(this)), m_content(contentOf(m_scroll)),
      m_empty(new EmptyState(this)), m_date(mutedLabel({}, this)), m_stale(mutedLabel({}, this, 0.92)),
      m_firstSteps(new FirstStepsCard(workplace.session, screens, m_content)),
      m_figures(new FigureStrip(m_content)), m_workGrid(new CardGrid(370, 3, m_content)),
      m_work(new WorkCards(workplace, screens, m_workGrid)), m_chartGrid(new CardGrid(430, 2, m_content)),
      m_charts(new DayCharts(workplace.format(), *workplace.session->tenant(), m_kinds, m_chartGrid))
{
    layOut();
    connectParts();
}

QString TodayPage::title() const
{
    return tr("Today");
}

QWidget *TodayPage::head()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, units(this, 2));
    layout->setSpacing(units(this, 8));
    layout->addWidget(heading(tr("Today"), row, 1.54));
    m_date->setContentsMargins(0, units(this, 4), 0, 0);
    layout->addWidget(m_date);
    layout->addStretch(1);
    layout->addWidget(m_stale);
    m_stale->hide();
    row->setFixedHeight(units(this, 44));
    return row;
}

void TodayPage::layOut()
{
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(units(this, 16), units(this, 4), units(this, 16), units(this, 16));
    layout->setSpacing(units(this, 12));
    layout->addWidget(head());
    layout->addWidget(m_firstSteps);
    layout->addWidget(m_figures);
    const int figures = FigureWords::count(m_kinds);
    m_figures->expect(figures);
    m_figures->setVisible(figures > 0);
    m_workGrid->setCards(m_work->cards());
    layout->addWidget(m_workGrid);
    QList<QWidget *> charts;
    for (ChartCard *card : m_charts->cards()) {
        card->setMinimumHeight(units(this, 250));
        charts += card;
    }
    m_chartGrid->setCards(charts);
    layout->addWidget(m_chartGrid, 1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_scroll, 1);
    m_scroll->hide(); // until there is something to see
    outer->addWidget(m_empty, 1);
    m_empty->hide();
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Loading"));
    m_progress->hide();
}

void TodayPage::connectParts()
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (isVisible())
            read(false);
    });
    m_slow.setSingleShot(true);
    m_slow.setInterval(BusyLine::Unnoticed);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_progress->setGeometry(0, 0, width(), units(this, 3));
        m_progress->raise();
        m_progress->show();
        if (!m_scroll->isVisible())
            Q_EMIT countsChanged(tr("Loading…"), {});
    });
    connect(&m_workplace.live, &LiveChanges::changed, this, &TodayPage::refreshSoon);
    connect(&m_workplace.live, &LiveChanges::companyRenewed, this, &TodayPage::followRules);
    guardAgainstScans(*this, m_workplace.session);
    connect(m_firstSteps, &FirstStepsCard::followed, this, &Page::followed);
    connect(m_work, &WorkCards::followed, this, &Page::followed);
    connect(m_work, &WorkCards::cardsChanged, this, [this] { m_workGrid->setCards(m_work->cards()); });
    connect(m_empty, &EmptyState::retryChosen, this, &TodayPage::refresh);
}

void TodayPage::activate()
{
    m_focusedBefore = window()->focusWidget(); // not that of the window in which somebody has signed in
    m_wantsFocus = !isAncestorOf(m_focusedBefore);
    read(false);
}

void TodayPage::refresh()
{
    read(true);
}

void TodayPage::refreshSoon()
{
    if (isVisible())
        m_pace.want();
}

// Days and months begin at other moments, perhaps: all that has been counted is counted again.
void TodayPage::followRules()
{
    m_sinceFigures.invalidate();
    m_sinceRecovery.invalidate();
    refreshSoon();
}

bool TodayPage::areFiguresOld() const
{
    return !m_sinceFigures.isValid()
        || std::chrono::milliseconds(m_sinceFigures.elapsed()) >= RestAfter * m_figuresTook;
}

bool TodayPage::isRecoveryOld() const
{
    return !m_sinceRecovery.isValid() || std::chrono::milliseconds(m_sinceRecovery.elapsed()) > RecoveryLasts;
}

// What is quick first, each part shown as soon as it is there.
void TodayPage::read(bool isForced)
{
    m_pace.begin();
    if (m_readAt.isNull() && (isForced || m_empty->isHidden()))
        m_slow.start(); // what says that it cannot be loaded stays in peace meanwhile
    readWork(isForced);
}

QCoro::Task<> TodayPage::readWork(bool isForced)
{
    const Ticket ticket = m_workReads.next();
    const auto work = [session = m_workplace.session, kinds = m_work->kinds(),
                       asksForSteps = m_firstSteps->mayBeWanted()] {
        return dayWork(session->context(), kinds, asksForSteps);
    };
    const auto read = co_await m_workplace.runner.run(ticket, work);
    if (!read)
        co_return;
    m_pace.end();
    if (!accept(*read, m_could.readWork))
        co_return;
    if ((*read)->steps)
        m_firstSteps->show(*(*read)->steps);
    showWork((*read)->lists);
    showRead();
    if (isForced || (areFiguresOld() && !m_isReadingFigures))
        readFigures(isForced);
}

// Not begun anew by every change that comes meanwhile: then it would never be done.
QCoro::Task<> TodayPage::readFigures(bool isForced)
{
    m_isReadingFigures = true;
    const Ticket ticket = m_figureReads.next();
    QElapsedTimer taking;
    taking.start();
    const auto work = [session = m_workplace.session, kinds = m_kinds] {
        return dayFigures(session->context(), kinds);
    };
    const auto day = co_await m_workplace.runner.runApart(ticket, work);
    if (!day)
        co_return;
    m_isReadingFigures = false;
    if (!accept(*day, m_could.readFigures)) {
        m_sinceFigures.invalidate();
        co_return;
    }
    m_day = {(*day)->money, (*day)->devices, (*day)->orders, m_day.recovery};
    m_figuresTook = std::chrono::milliseconds(taking.elapsed());
    m_sinceFigures.start();
    showFigures();
    if (m_kinds.recovery() && (isForced || isRecoveryOld()))
        readRecovery();
}

QCoro::Task<> TodayPage::readRecovery()
{
    m_sinceRecovery.start();
    const auto work = [session = m_workplace.session] { return costRecovery(session->context()); };
    const auto recovery = co_await m_workplace.runner.runApart(m_recoveryReads.next(), work);
    if (!recovery)
        co_return;
    if (!accept(*recovery, m_could.readRecovery)) {
        m_sinceRecovery.invalidate();
        co_return;
    }
    m_day.recovery = **recovery;
    showFigures();
}

void TodayPage::endProgress()
{
    m_slow.stop();
    m_progress->hide();
}

void TodayPage::showWork(const WorkLists &lists)
{
    m_empty->hide();
    m_scroll->show();
    m_content->show();
    m_date->setText(m_workplace.locale.toString(lists.today, QLocale::LongFormat));
    m_work->show(lists);
    // Unless somebody has gone elsewhere meanwhile. A window that has just opened gives the focus to the first
    // that takes it, which nobody has chosen.
    const bool isLeftAlone =
        isVisible() && (!m_focusedBefore || QApplication::focusWidget() == m_focusedBefore);
    if (std::exchange(m_wantsFocus, false) && isLeftAlone && !m_firstSteps->focusFirst()
        && !m_work->focusFirst())
        m_scroll->setFocus();
}

void TodayPage::showFigures()
{
    const TextFormat format = m_workplace.format();
    const TenantPointer tenant = m_workplace.session->tenant();
    m_figures->show(FigureWords(format, *tenant).all(m_day));
    m_charts->show(m_day);
}

void TodayPage::showRead()
{
    m_readAt = m_workplace.session->clock().now();
    m_stale->hide();
    const QTime time = m_readAt.toTimeZone(m_workplace.session->tenant()->zone).time();
    //: In the status line: when the figures were counted
    Q_EMIT countsChanged(tr("Updated %1").arg(m_workplace.locale.toString(time, u"HH:mm:ss")), {});
    if (!m_soon.isActive())
        m_soon.start(ReadPace::WhileNothingIsHeard);
}

void TodayPage::showFailure(const Error &error)
{
    m_soon.start(error.code == ErrorCode::ServiceUnavailable ? ReadPace::WhileAway
                                                             : ReadPace::WhileNothingIsHeard);
    const Wording words = wordingOf(error);
    if (m_readAt.isNull()) {
        m_scroll->hide();
        m_empty->showCouldNotLoad(words.all());
        m_empty->setVisible(true);
        Q_EMIT countsChanged({}, {}); // nothing is being read any more
        return;
    }
    //: The figures are old, as in: Could not refresh. These are from 09:03.
    m_stale->setText(
        tr("Could not refresh. These figures are from %1.").arg(m_workplace.format().moment(m_readAt)));
    m_stale->setToolTip(words.what);
    m_stale->show();
}

void TodayPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_progress->setFixedWidth(width());
}

} // namespace onhire
