// SPDX-License-Identifier: GPL-3.0-or-later
// The day's figures in words.
#pragma once

#include "core/services/today/today.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/text/text_format.h"

#include <optional>

namespace onhire {

struct DayKinds // what somebody may see
{
    bool money = false;
    bool devices = false;
    bool orders = false;
    // It compares what was paid with what devices cost.
    bool recovery() const { return money && devices; }
};

struct DayFigures // as far as they have been read
{
    std::optional<MoneyFigures> money;
    std::optional<DeviceFigures> devices;
    std::optional<OrderStates> orders;
    std::optional<CostRecovery> recovery;
};

class FigureWords
{
public:
    FigureWords(const TextFormat &format, const Tenant &tenant) : m_format(format), m_tenant(tenant) { }

    QList<FigureText> all(const DayFigures &figures) const;
    static int count(const DayKinds &kinds); // of them, once all have been read

    QString money(Money amount) const; // without its currency
    QString share(qint64 part, qint64 whole) const; // 74 %

private:
    using Maker = FigureText (FigureWords::*)(const DayFigures &) const;
    static QList<Maker> makersFor(const DayKinds &kinds); // as they stand beside one another

    FigureText recurring(const DayFigures &figures) const;
    FigureText devices(const DayFigures &figures) const;
    FigureText idle(const DayFigures &figures) const;
    FigureText collected(const DayFigures &figures) const;
    FigureText overdue(const DayFigures &figures) const;
    FigureText recovered(const DayFigures &figures) const;
    QString month(QDate date) const;

    const TextFormat &m_format;
    const Tenant &m_tenant;
};

} // namespace onhire
