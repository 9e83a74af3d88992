// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/doctor/invariants.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

std::span<const Invariant> wallInvariants()
{
    static constexpr Invariant walls[] = {
        {"row-level security is enforced on every tenant table"_L1, &sql::doctor::open_tables},
        {"the program's role owns nothing and bypasses nothing"_L1, &sql::doctor::mighty_role},
    };
    return walls;
}

std::span<const Invariant> tenantInvariants()
{
    static constexpr Invariant invariants[] = {
        {"order totals match their items"_L1, &sql::doctor::order_totals},
        {"order counters match their subscriptions"_L1, &sql::doctor::order_counters},
        {"order items list their subscriptions"_L1, &sql::doctor::item_rentals},
        {"devices are out only while on a subscription"_L1, &sql::doctor::held_assets},
        {"customer figures match their subscriptions and payments"_L1, &sql::doctor::customer_figures},
        {"collected amounts of subscriptions match the payments"_L1, &sql::doctor::collected_shares},
        {"subscriptions use the tax rate of their customer"_L1, &sql::doctor::tax_rates},
        {"subscriptions are indexed by their next billing date"_L1, &sql::doctor::billing_dates},
        {"subscriptions were charged for every day that counts as billed"_L1, &sql::doctor::uncharged_days},
        {"every payment has its invoice"_L1, &sql::doctor::payments_without_invoice},
        {"invoices ask line by line for what their payments ask for"_L1, &sql::doctor::invoice_lines},
        {"the ledger matches the payments"_L1, &sql::doctor::ledger},
        {"the ledger has each receipt of the payments"_L1, &sql::doctor::receipts},
        {"figures of products add up to the ledger"_L1, &sql::doctor::ledger_lines},
        {"receivables of products add up to the ledger"_L1, &sql::doctor::open_lines},
        {"what products recovered month by month matches their subscriptions"_L1,
         &sql::doctor::recovered_lines},
        {"recurring revenue is what the terms of subscriptions ask for"_L1, &sql::doctor::recurring_revenue},
        {"subscriptions began and ended when their terms and months say"_L1, &sql::doctor::begun_and_ended},
        {"devices count once, for their own product"_L1, &sql::doctor::devices_of_products},
        {"no customer has used more credit than they had"_L1, &sql::doctor::credit},
        {"invoice numbers have no gaps"_L1, &sql::doctor::invoice_numbers},
        {"every order has items"_L1, &sql::doctor::orders_without_items},
        {"every active variant has a price"_L1, &sql::doctor::variants_without_price},
    };
    return invariants;
}

Result<std::optional<QString>> firstViolation(Connection &connection, const Scope &scope,
                                              const Invariant &invariant)
{
    const QVariantList tenant = scope == Scope::control() ? QVariantList{} : QVariantList{scope.name()};
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, *invariant.violations, tenant));
    return rows.next() ? std::optional(rows.text(0)) : std::nullopt;
}

Result<qint64> serverVersion(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::doctor::version));
    if (!rows.next())
        return Failure(Error::internal(u"no answer"_s));
    return rows.integer(0);
}

Result<QDateTime> serverClock(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::doctor::clock));
    const auto now = rows.next() ? parseTimestamp(rows.text(0)) : std::nullopt;
    if (!now)
        return Failure(Error::internal(u"no answer"_s));
    return *now;
}

} // namespace onhire
