// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/doctor/invariants.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

// Of figures and books that only a fault of the program or of the disk can spoil.
constexpr QLatin1StringView Report(
    "No screen or command can repair this. Keep a copy of the database as it is now (docs/operating.md, "
    "Back up), and send this line and the server's log to whoever maintains "
    "Onhire for you."_L1);

constexpr Invariant walls[] = {
    {"every table of the tenants is behind row-level security, with the policy that the migrations made"_L1,
     "not every table is behind row-level security with the policy that the migrations made"_L1,
     "Stop the server at once: tenants may see each other's records, or none of their own. Restore the last "
     "backup with which this check was ok, and find out who changed the database."_L1,
     &sql::doctor::open_tables},
    {"the program's role owns nothing and bypasses nothing"_L1,
     "the program's role owns tables or bypasses row-level security"_L1,
     "As PostgreSQL's administrator, run `alter role NAME nosuperuser nobypassrls`, and give its tables back "
     "to the owner with `reassign owned by NAME to onhire_owner`."_L1,
     &sql::doctor::mighty_role},
};

constexpr Invariant tenants[] = {
    {"order totals match their items"_L1, "an order's totals do not match its items"_L1, Report,
     &sql::doctor::order_totals},
    {"order counters match their subscriptions"_L1, "an order's counters do not match its subscriptions"_L1,
     Report, &sql::doctor::order_counters},
    {"order items list their subscriptions"_L1, "an order's items do not list its subscriptions"_L1, Report,
     &sql::doctor::item_rentals},
    {"devices are out only while on a subscription"_L1,
     "a device is out without a subscription, or a subscription is without its device"_L1, Report,
     &sql::doctor::held_assets},
    {"customer figures match their subscriptions and payments"_L1,
     "a customer's figures do not match the subscriptions and payments"_L1, Report,
     &sql::doctor::customer_figures},
    {"collected amounts of subscriptions match the payments"_L1,
     "the collected amount of a subscription does not match the payments"_L1, Report,
     &sql::doctor::collected_shares},
    {"subscriptions use the tax rate of their customer"_L1,
     "a subscription does not use the tax rate of its customer"_L1, Report, &sql::doctor::tax_rates},
    {"subscriptions are indexed by their next billing date"_L1,
     "a subscription is not indexed by its next billing date, so it may not be charged"_L1, Report,
     &sql::doctor::billing_dates},
    {"subscriptions are charged next on the day that their terms say"_L1,
     "a subscription is charged next on another day than its terms say"_L1, Report, &sql::doctor::next_charges},
    {"subscriptions were charged for every day that counts as billed"_L1,
     "a subscription counts as billed for days that were never charged"_L1, Report,
     &sql::doctor::uncharged_days},
    {"every payment has its invoice"_L1, "a payment has no invoice, or a credit note is missing"_L1,
     "A running server issues what is missing within minutes: start one. If this line is still there after "
     "that, look for the payment in the server's log, which says what stands in the way."_L1,
     &sql::doctor::payments_without_invoice},
    {"invoices ask line by line for what their payments ask for"_L1,
     "an invoice does not ask for what its payment asks for"_L1, Report, &sql::doctor::invoice_lines},
    {"the ledger matches the payments"_L1, "the ledger does not match the payments"_L1, Report,
     &sql::doctor::ledger},
    {"the ledger has each receipt of the payments"_L1, "the ledger lacks a receipt of a payment"_L1, Report,
     &sql::doctor::receipts},
    {"figures of products add up to the ledger"_L1, "the figures of products do not add up to the ledger"_L1,
     Report, &sql::doctor::ledger_lines},
    {"receivables of products add up to the ledger"_L1,
     "the receivables of products do not add up to the ledger"_L1, Report, &sql::doctor::open_lines},
    {"what products recovered month by month matches their subscriptions"_L1,
     "what products recovered month by month does not match their subscriptions"_L1, Report,
     &sql::doctor::recovered_lines},
    {"recurring revenue is what the terms of subscriptions ask for"_L1,
     "recurring revenue is not what the terms of a subscription ask for"_L1, Report,
     &sql::doctor::recurring_revenue},
    {"subscriptions began and ended when their terms and months say"_L1,
     "a subscription did not begin or end when its terms and months say"_L1, Report,
     &sql::doctor::begun_and_ended},
    {"devices count once, for their own product"_L1, "a device counts twice, or for another product"_L1, Report,
     &sql::doctor::devices_of_products},
    {"no customer has used more credit than they had"_L1, "a customer has used more credit than they had"_L1,
     Report, &sql::doctor::credit},
    {"invoice numbers have no gaps"_L1, "an invoice number is missing"_L1,
     "No invoice can be deleted with Onhire, so somebody or something else did it. Restore the invoice from a "
     "backup (docs/operating.md, Restore), or record for your accountant why the number is missing."_L1,
     &sql::doctor::invoice_numbers},
    {"every order has items"_L1, "an order has no items"_L1, Report, &sql::doctor::orders_without_items},
    {"every active variant has a price"_L1, "an active variant has no price"_L1,
     "Enter a price for it in the catalogue, or deactivate it."_L1, &sql::doctor::variants_without_price},
    {"what was done is in the audit log"_L1,
     "there are records, but the audit log does not say who made them: it has been emptied"_L1,
     "Only someone with direct access to the database can empty it. Find out who did, and restore the "
     "log from a backup (docs/operating.md, Restore)."_L1,
     &sql::doctor::emptied_audit_log},
};

} // namespace

std::span<const Invariant> wallInvariants()
{
    return walls;
}

std::span<const Invariant> tenantInvariants()
{
    return tenants;
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
