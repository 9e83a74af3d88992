// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/permission.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView resources[] = {"orders"_L1,         "subscriptions"_L1, "assets"_L1,
                                           "customers"_L1,      "products"_L1,      "payments"_L1,
                                           "billing_groups"_L1, "invoices"_L1,      "files"_L1};

QStringList reading()
{
    QStringList names;
    for (const QLatin1StringView resource : resources)
        names += resource + u":read"_s;
    return names;
}

QStringList readingAnd(const QStringList &more)
{
    return reading() + more;
}

} // namespace

const QStringList &Permissions::known()
{
    static const QStringList names = [] {
        QStringList all = reading();
        for (const QLatin1StringView resource : resources)
            all += resource + u":write"_s;
        return all
            + QStringList{u"figures:read"_s,    u"exports:create"_s, u"settings:manage"_s, u"webhooks:manage"_s,
                          u"api_keys:manage"_s, u"audit:read"_s,     u"prices:override"_s, u"*"_s};
    }();
    return names;
}

const QStringList &Permissions::roles()
{
    static const QStringList names = {u"admin"_s, u"account_manager"_s, u"warehouse"_s, u"read_only"_s};
    return names;
}

std::optional<Permissions> Permissions::ofRole(QStringView role)
{
    if (role == "admin"_L1)
        return Permissions({u"*"_s});
    if (role == "account_manager"_L1)
        return Permissions(readingAnd({u"orders:write"_s, u"subscriptions:write"_s, u"customers:write"_s,
                                       u"payments:write"_s, u"billing_groups:write"_s, u"files:write"_s,
                                       u"figures:read"_s, u"exports:create"_s, u"prices:override"_s}));
    if (role == "warehouse"_L1)
        return Permissions({u"orders:read"_s, u"subscriptions:read"_s, u"subscriptions:write"_s,
                            u"assets:read"_s, u"assets:write"_s, u"customers:read"_s, u"products:read"_s,
                            u"files:read"_s});
    if (role == "read_only"_L1)
        return Permissions(readingAnd({u"figures:read"_s}));
    return std::nullopt;
}

bool Permissions::allow(QLatin1StringView permission) const
{
    return m_names.contains(permission) || m_names.contains("*"_L1);
}

} // namespace onhire
