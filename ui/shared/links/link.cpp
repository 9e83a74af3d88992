// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/links/link.h"

#include "core/base/id.h"

using namespace Qt::StringLiterals;

namespace onhire {

struct ScreenOfKind
{
    IdKind kind;
    QLatin1StringView screen;
};

static constexpr ScreenOfKind screens[] = {
    {IdKind::Order, "orders"_L1},       {IdKind::Subscription, "subscriptions"_L1},
    {IdKind::Customer, "customers"_L1}, {IdKind::Product, "catalogue"_L1},
    {IdKind::Payment, "payments"_L1},   {IdKind::BillingGroup, "billing-groups"_L1},
    {IdKind::Invoice, "invoices"_L1},   {IdKind::File, "files"_L1},
};

Link linkTo(const QString &id)
{
    for (const ScreenOfKind &each : screens) {
        if (id.startsWith(prefixOf(each.kind)))
            return {.screen = each.screen, .id = id, .asPage = true};
    }
    return {};
}

Link linkToDevice(const QString &serialNumber)
{
    return {.screen = u"devices"_s, .id = serialNumber};
}

Link linkToList(const QString &screen, const QMap<QString, QStringList> &filters)
{
    return {.screen = screen, .filters = filters};
}

} // namespace onhire
