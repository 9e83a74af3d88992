// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/rent_terms.h"

#include "core/base/calendar.h"
#include "core/services/moment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static Failure refusedTerms(ErrorCode code, const QString &subject)
{
    return Failure(Error{code, subject});
}

Result<void> RentTerms::checkCustomer() const
{
    if (m_request.customerId.isEmpty() || m_request.customerId == m_order.customer.id)
        return {};
    return Failure(Error::invalid(u"customerId"_s, Fault::Kind::Custom, u"Must be the order's customer."_s));
}

Result<const RentTerms::Item *> RentTerms::chooseItem(const QString &sku) const
{
    const auto isOfSku = [&](const Item &item) { return item.sku == sku; };
    const auto isOpen = [&](const Item &item) { return isOfSku(item) && item.openUnits() > 0; };
    const std::vector<Item> &items = m_order.items;
    auto begin = items.begin(), end = items.end();
    if (m_request.itemIndex) {
        if (size_t(*m_request.itemIndex) >= items.size())
            return Failure(Error::invalid(u"orderItemIndex"_s, Fault::Kind::TooBig,
                                          u"The order has %1 items."_s.arg(items.size())));
        begin += *m_request.itemIndex;
        end = begin + 1;
    }
    if (std::none_of(begin, end, isOfSku))
        return refusedTerms(ErrorCode::SkuMismatch, sku);
    const auto open = std::find_if(begin, end, isOpen);
    if (open == end)
        return refusedTerms(ErrorCode::ItemFullyFulfilled, sku);
    return &*open;
}

BillingStart RentTerms::usualBillingStart() const
{
    return *billingStartNamed(m_context.tenant->settings.text("billing.start"_L1));
}

// A contract that is shorter, is billed otherwise, or begins before it was ordered or long after, costs
// something else. The client's day may be the one before.
Result<void> RentTerms::checkAsOrdered(const Item &item) const
{
    if (!m_request.onlyAsOrdered)
        return {};
    const bool isAsLong = monthsFor(item) == item.contractLength;
    const bool isBilledSo =
        m_request.billingGroupId.isEmpty() || m_request.billingGroupId == m_order.billingGroupId;
    const QDate placedOn =
        dateIn(m_context.tenant->zone, QDateTime::fromString(m_order.createdAt, Qt::ISODate));
    const bool isPaidSo = m_request.billingStart.value_or(usualBillingStart()) == usualBillingStart();
    const bool isSoon =
        m_request.startDate >= placedOn.addDays(-1) && m_request.startDate <= todayOf(m_context).addMonths(1);
    if (isAsLong && isBilledSo && isPaidSo && isSoon)
        return {};
    return refusedTerms(ErrorCode::InsufficientPermissions, u"payments:write"_s);
}

Result<void> RentTerms::checkLength(const Item &item) const
{
    const int months = monthsFor(item);
    if (months == item.contractLength || m_context.tenant->settings.contractLengths().contains(months))
        return {};
    return refusedTerms(ErrorCode::InvalidContractLength,
                        m_request.sentLength.isEmpty() ? QString::number(months) : m_request.sentLength);
}

Terms RentTerms::forItem(const Item &item) const
{
    return {m_request.startDate,
            monthsFor(item),
            m_request.billingStart.value_or(usualBillingStart()),
            {{0, item.unitPrice}}};
}

} // namespace onhire
