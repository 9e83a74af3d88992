// SPDX-License-Identifier: GPL-3.0-or-later
// A tenant of its own in a migrated database, with a clock that stands still: what tests of services begin
// with.
#pragma once

#include "core/base/json_value.h"
#include "core/data/cluster/cluster_address.h"
#include "core/services/tenants/tenants.h"

namespace onhire {

// The database of all shops, migrated once a program: tenants do not see each other.
const ClusterAddress &migratedDatabase();

class Shop
{
public:
    explicit Shop(const QString &currency = QStringLiteral("EUR"));
    explicit Shop(const NewTenant &wanted);
    Shop(const Shop &) = delete;

    // The same tenant with a connection of its own, for another thread.
    Shop elsewhere() const { return Shop(*this, Elsewhere()); }

    Context context() { return {database, tenant, {}, {}, clock}; }

    // The first column of the first row of a statement, seen as this tenant.
    QString look(const QString &sql);

    Database database;
    FixedClock clock;
    std::shared_ptr<const Tenant> tenant;

private:
    struct Elsewhere
    {
    };
    Shop(const Shop &shop, Elsewhere)
        : database(shop.database.conninfo()), clock(shop.clock), tenant(shop.tenant)
    {
    }
};

// JSON written with ' for ". Ends the test program when it is none.
JsonValue json(const QByteArray &text);

// An order of one device, as its customer sends it.
QByteArray orderOf(const QByteArray &sku, const QByteArray &email = "ada@example.com");

} // namespace onhire
