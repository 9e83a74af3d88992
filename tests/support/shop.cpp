// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shop.h"

#include "core/base/json_reader.h"
#include "core/data/schema/migrator.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/test_cluster.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ClusterAddress &migratedDatabase()
{
    static const ClusterAddress address = [] {
        const ClusterAddress fresh = TestCluster::freshDatabase();
        if (const auto state = migrate(fresh.conninfo(ownerRole)); !state)
            qFatal("%s", qUtf8Printable(state.error().detail));
        return fresh;
    }();
    return address;
}

Shop::Shop(const QString &currency) : Shop(NewTenant{.name = u"Shop"_s, .currency = currency}) { }

Shop::Shop(const NewTenant &wanted)
    : database(migratedDatabase().conninfo(appRole)),
      clock(QDateTime::fromString(u"2026-11-21T09:30:00.123Z"_s, Qt::ISODateWithMs))
{
    const auto made = createTenant(database, clock, wanted);
    if (!made)
        qFatal("%s", qUtf8Printable(made.error().detail));
    tenant = *made;
}

QString Shop::look(const QString &sql)
{
    auto rows = database.connection().run(Scope::tenant(tenant->id), sql, {});
    if (!rows)
        qFatal("%s", qUtf8Printable(rows.error().detail));
    return rows->next() ? rows->text(0) : QString();
}

JsonValue json(const QByteArray &text)
{
    QByteArray proper = text;
    const auto value = readJson(proper.replace('\'', '"'));
    if (!value)
        qFatal("%s in %s", qUtf8Printable(value.error().message), text.constData());
    return *value;
}

QByteArray orderOf(const QByteArray &sku, const QByteArray &email)
{
    return "{'customer':{'email':'" + email
        + "','firstName':'Ada','lastName':'Lovelace'},"
          "'billingAddress':{'contactName':'Ada','streetAddress':'Main 1','city':'Bonn','country':'Germany'},"
          "'items':[{'sku':'"
        + sku + "','quantity':1,'contractLength':12}]}";
}

} // namespace onhire
