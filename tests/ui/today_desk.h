// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of today over a real database with a sample company in it.
#pragma once

#include "core/services/demo/demo.h"
#include "tests/support/ui_place.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/today/card_grid.h"
#include "ui/today/day_charts.h"
#include "ui/today/today_page.h"
#include "ui/today/work_cards.h"

#include <QTest>

namespace onhire {

inline const QStringList &everyScreen()
{
    static const QStringList screens{QStringLiteral("today"),    QStringLiteral("fulfilment"),
                                     QStringLiteral("orders"),   QStringLiteral("subscriptions"),
                                     QStringLiteral("payments"), QStringLiteral("customers"),
                                     QStringLiteral("settings")};
    return screens;
}

class TodayDesk
{
public:
    static constexpr int Empty = 0;

    explicit TodayDesk(int orders = 60, const QStringList &permissions = {QStringLiteral("*")},
                       const QStringList &screens = everyScreen())
        : place(permissions)
    {
        if (orders != Empty)
            UiPlace::value(fillWithDemo(place.context(), {.orders = orders}));
        page = std::make_unique<TodayPage>(place.workplace(), screens);
        page->resize(1240, 900);
        page->show();
        page->activate();
    }

    // The first column of the first row of a statement.
    QString look(const QString &sql)
    {
        const Context context = place.context();
        auto rows = UiPlace::value(context.database.connection().run(context.scope(), sql, {}));
        return rows.next() ? rows.text(0) : QString();
    }

    UiPlace place;
    std::unique_ptr<TodayPage> page;
};

} // namespace onhire
