// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/day_range_panel.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/day_entry.h"
#include "ui/shared/text/range_value.h"
#include "ui/theme/metrics.h"

#include <QCalendarWidget>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QTextCharFormat>
#include <QToolButton>
#include <QTransform>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

DayRangePanel::DayRangePanel(const ByDays &field, const QString &chosen, QWidget *parent)
    : EntryPanel(parent), m_format(field.format()), m_fault(new QLabel(this)),
      m_calendar(new QCalendarWidget(this))
{
    const RangeValue range = RangeValue::read(chosen).value_or(RangeValue());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(units(this, 8));
    //: The first day of a range
    m_from = addLine(tr("From"), range.from);
    //: The last day of a range
    m_to = addLine(tr("To"), range.to);
    m_worked = m_from;
    int column = 0;
    for (QLineEdit *line : {m_from, m_to}) {
        auto *label = mutedLabel(line->accessibleName(), this, 0.92);
        label->setBuddy(line);
        grid->addWidget(label, 0, column);
        grid->addWidget(line, 1, column++);
    }
    setDress(m_fault, "fault");
    m_fault->hide();
    grid->addWidget(m_fault, 2, 0, 1, 2);
    grid->addWidget(m_calendar, 3, 0, 1, 2);
    dressCalendar();
    connect(m_calendar, &QCalendarWidget::clicked, this, &DayRangePanel::take);
    connect(m_calendar, &QCalendarWidget::activated, this, &DayRangePanel::take);
    setFocusProxy(m_from);
}

QLineEdit *DayRangePanel::addLine(const QString &name, const QString &chosen)
{
    auto *line = new QLineEdit(dayText(QDate::fromString(chosen, Qt::ISODate), m_format.locale()), this);
    line->setAccessibleName(name);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setPlaceholderText(dayText(m_format.today(), m_format.locale()));
    line->installEventFilter(this);
    return line;
}

void DayRangePanel::dressCalendar()
{
    m_calendar->setLocale(m_format.locale());
    m_calendar->setFirstDayOfWeek(m_format.locale().firstDayOfWeek());
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    m_calendar->setHorizontalHeaderFormat(QCalendarWidget::ShortDayNames);
    m_calendar->setAccessibleName(tr("Calendar"));
    m_calendar->setSelectedDate(m_format.today());
    QTextCharFormat day;
    day.setForeground(colorOf(Role::Ink, palette()));
    for (const auto weekend : {Qt::Saturday, Qt::Sunday})
        m_calendar->setWeekdayTextFormat(weekend, day);
    QTextCharFormat head;
    head.setForeground(colorOf(Role::Muted, palette()));
    head.setBackground(colorOf(Role::Pane, palette()));
    m_calendar->setHeaderTextFormat(head);
    const QPixmap next = iconOf(Glyph::ChevronNext).pixmap(QSize(32, 32));
    const std::pair<QString, QPixmap> arrows[] = {
        {u"qt_calendar_nextmonth"_s, next},
        {u"qt_calendar_prevmonth"_s, next.transformed(QTransform::fromScale(-1, 1))}};
    for (const auto &[name, arrow] : arrows) {
        if (auto *button = m_calendar->findChild<QToolButton *>(name))
            button->setIcon(arrow);
    }
}

void DayRangePanel::take(QDate day)
{
    m_worked->setText(dayText(day, m_format.locale()));
    setDress(m_worked, "invalid", false);
    m_to->setFocus(Qt::OtherFocusReason);
}

bool DayRangePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        m_worked = static_cast<QLineEdit *>(watched);
        if (const QDate day = dayFrom(m_worked->text(), m_format); day.isValid())
            m_calendar->setSelectedDate(day);
    }
    return EntryPanel::eventFilter(watched, event);
}

std::optional<QString> DayRangePanel::read(QLineEdit *line)
{
    const QDate day = dayFrom(line->text(), m_format);
    const bool isRight = day.isValid() || line->text().trimmed().isEmpty();
    setDress(line, "invalid", !isRight);
    if (!isRight)
        return {};
    return day.toString(Qt::ISODate);
}

void DayRangePanel::apply()
{
    auto from = read(m_from);
    auto to = read(m_to);
    m_fault->setVisible(!from || !to);
    if (!from || !to) {
        //: %1 is a date as the user's language writes it
        m_fault->setText(tr("Enter a date such as %1.").arg(leftToRight(m_from->placeholderText())));
        (from ? m_to : m_from)->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!from->isEmpty() && !to->isEmpty() && *from > *to)
        std::swap(from, to);
    Q_EMIT entered(RangeValue{*from, *to}.text());
}

} // namespace onhire
