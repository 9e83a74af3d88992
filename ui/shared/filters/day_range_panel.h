// SPDX-License-Identifier: GPL-3.0-or-later
// From … to …, typed or taken from the calendar below, which fills the field that is worked on; either end may
// be left open.
#pragma once

#include "ui/shared/filters/entry_panel.h"

#include <optional>

class QCalendarWidget;
class QLabel;
class QLineEdit;

namespace onhire {

class DayRangePanel final : public EntryPanel
{
    Q_OBJECT

public:
    DayRangePanel(const ByDays &field, const QString &chosen, QWidget *parent);
    void apply() override;

    QLineEdit *fromField() const { return m_from; }
    QLineEdit *toField() const { return m_to; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *addLine(const QString &name, const QString &chosen);
    void dressCalendar();
    void take(QDate day);
    std::optional<QString> read(QLineEdit *line); // as ISO 8601, empty if nothing was entered

    const TextFormat m_format;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLineEdit *m_worked; // the one that the calendar fills
    QLabel *m_fault;
    QCalendarWidget *m_calendar;
};

} // namespace onhire
