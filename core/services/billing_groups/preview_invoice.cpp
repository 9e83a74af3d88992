// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/payments/charge.h"
#include "core/services/billing_groups/billing_groups.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QDate isoDate(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

struct GroupToBill
{
    QString customerId;
    int billingDay = 1;
    QDate next; // its first billing day for which nothing was charged
    std::vector<GroupMember> members;
    Money monthlyAmount; // of all members
};

std::vector<BilledStretch> readStretches(const QByteArray &json)
{
    std::vector<BilledStretch> stretches;
    const JsonValue list = readJson(json).value_or(JsonValue());
    for (const JsonValue &entry : list.elements()) {
        const auto &parts = entry.elements();
        BilledStretch stretch{{isoDate(parts[0].toString()), isoDate(parts[1].toString())}, {}};
        if (const auto price = parts[2].toInteger())
            stretch.price = Money::fromMinor(*price);
        stretches.push_back(stretch);
    }
    return stretches;
}

Result<GroupMember> readMember(const Rows &rows)
{
    auto terms = readTerms(rows, 2);
    if (!terms)
        return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rows.text(0))));
    GroupMember member{.rentalId = rows.text(0),
                       .title = rows.text(1),
                       .terms = std::move(*terms),
                       .billedUntil = isoDate(rows.text(6)),
                       .charged = {},
                       .credit = Money::fromMinor(rows.integer(7))};
    member.charged = chargedFor(member.terms, readStretches(rows.utf8(9)));
    return member;
}

Result<GroupToBill> groupToBill(const Context &context, const QString &groupId)
{
    Connection &connection = context.database.connection();
    const QVariantList named{context.tenant->id, groupId};
    ONHIRE_ASSIGN(Rows found, connection.run(context.scope(), sql::billing_groups::billing_of, named));
    if (!found.next())
        return Failure(Error{ErrorCode::NotFound, groupId});
    GroupToBill group{.customerId = found.text(0), .billingDay = int(found.integer(1)), .members = {}};
    group.next = nextDayOfMonth(isoDate(found.text(2)), group.billingDay);
    ONHIRE_ASSIGN(Rows rows, connection.run(context.scope(), sql::billing_groups::contracts, named));
    int64_t monthly = 0;
    while (rows.next()) {
        ONHIRE_ASSIGN(GroupMember member, readMember(rows));
        group.members.push_back(std::move(member));
        monthly += rows.integer(8);
    }
    group.monthlyAmount = Money::fromMinor(monthly);
    return group;
}

bool isAllBilled(const GroupToBill &group)
{
    return std::ranges::all_of(
        group.members, [](const GroupMember &member) { return member.billedUntil >= endOf(member.terms); });
}

struct GroupBill
{
    QDate day;
    std::vector<GroupLine> lines;
};

// Of the billing day in that month, else of the first that brings lines. The months before it are billed first,
// in their order, as they will be.
GroupBill billOf(GroupToBill &group, std::optional<QDate> month)
{
    const std::optional<QDate> wanted =
        month ? std::optional(nextDayOfMonth(*month, group.billingDay)) : std::nullopt;
    GroupBill bill{group.next, {}};
    for (QDate day = group.next; !isAllBilled(group) && (!wanted || day <= *wanted); day = addMonths(day, 1)) {
        bill = {day, billPeriod(group.members, day)};
        if (!wanted && !bill.lines.empty())
            return bill;
    }
    return wanted && bill.day != *wanted ? GroupBill{*wanted, {}} : bill;
}

} // namespace

Result<InvoicePreview> previewInvoice(const Context &context, const QString &groupId,
                                      std::optional<QDate> month)
{
    ONHIRE_ASSIGN(GroupToBill group, groupToBill(context, groupId));
    GroupBill bill = billOf(group, month);
    std::vector<ChargeLine> lines;
    int64_t sum = 0;
    for (GroupLine &line : bill.lines) {
        sum += line.price.minor();
        lines.push_back({std::move(line.rentalId), std::move(line.title), line.price, line.period});
    }
    ONHIRE_ASSIGN(Charge charge, chargeFor(lines, *context.tenant));
    return InvoicePreview{.customerId = group.customerId,
                          .period = groupPeriodFrom(bill.day),
                          .dueDate = bill.day.addDays(context.tenant->settings.integer("billing.termsDays"_L1)),
                          .lines = std::move(lines),
                          .charge = std::move(charge),
                          .difference = Money::fromMinor(sum - group.monthlyAmount.minor())};
}

} // namespace onhire
