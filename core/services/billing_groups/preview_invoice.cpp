// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/membership.h"
#include "core/domain/payments/charge.h"
#include "core/services/billing_groups/billing_groups.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

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
    const QDate first = nextDayOfMonth(group.nextFrom, group.billingDay); // for which nothing was charged
    const std::optional<QDate> wanted =
        month ? std::optional(nextDayOfMonth(*month, group.billingDay)) : std::nullopt;
    GroupBill bill{first, {}};
    for (QDate day = first; !isAllBilled(group) && (!wanted || day <= *wanted); day = addMonths(day, 1)) {
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
    ONHIRE_ASSIGN(auto group, groupToBill(context.database.connection(), context.scope(), groupId));
    if (!group)
        return Failure(Error{ErrorCode::NotFound, groupId});
    GroupBill bill = billOf(*group, month);
    std::vector<ChargeLine> lines;
    int64_t sum = 0;
    for (GroupLine &line : bill.lines) {
        sum += line.price.minor();
        lines.push_back({std::move(line.rentalId), std::move(line.title), line.price, line.period});
    }
    ONHIRE_ASSIGN(Charge charge, chargeFor(lines, *context.tenant));
    return InvoicePreview{.customerId = group->customerId,
                          .period = groupPeriodFrom(bill.day),
                          .dueDate = bill.day.addDays(context.tenant->settings.integer("billing.termsDays"_L1)),
                          .lines = std::move(lines),
                          .charge = std::move(charge),
                          .difference = Money::fromMinor(sum - group->monthlyAmount.minor())};
}

} // namespace onhire
