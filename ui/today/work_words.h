// SPDX-License-Identifier: GPL-3.0-or-later
// How work that waits is told: its lines, its counts and its spans of time.
#pragma once

#include "core/services/today/today.h"
#include "ui/shared/text/text_format.h"
#include "ui/today/work_line.h"

#include <QStringList>

namespace onhire {

// 12; 999+ where more were not counted.
QString countWords(int count, const QLocale &locale);
QString sinceWords(const QDateTime &moment, const QDateTime &now); // 51 min, 4 h, 3 days

class WorkWords
{
public:
    WorkWords(const TextFormat &format, int exponent, QDateTime now, QDate today, QStringList screens);

    WorkLine confirm(const WaitingOrder &order) const;
    WorkLine fulfil(const WaitingOrder &order) const;
    WorkLine takeBack(const DueReturn &due) const;
    WorkLine earlyReturn(const EarlyReturnToDecide &asked) const;
    WorkLine ends(const EndingContract &contract) const;
    WorkLine overdue(const OverduePayment &payment) const;
    WorkLine failing(const FailingWebhook &webhook) const;
    WorkLine notCharged(const KeptTrouble &trouble) const;
    WorkLine toCharge(const ChargesDue &due) const;

private:
    Link reachable(const Link &link) const; // empty where the window has no such screen

    const TextFormat &m_format;
    const int m_exponent;
    const QDateTime m_now;
    const QDate m_today;
    const QStringList m_screens;
};

} // namespace onhire
