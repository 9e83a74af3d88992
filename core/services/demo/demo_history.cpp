// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_history.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/optional_text.h"
#include "core/domain/payments/charge.h"
#include "core/domain/payments/receipt.h"
#include "core/services/demo/demo_entries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Writer = "demo"_L1;
constexpr int DaysToDecide = 14; // after the end of a contract; then its device is back
constexpr qsizetype SerialLength = 12;

// An order becomes records, one unit after the other.
class Historian
{
public:
    Historian(const Context &context, const QHash<QString, OfferedVariant> &offered, DemoEntries entries)
        : m_tenant(*context.tenant), m_offered(offered), m_today(dateIn(m_tenant.zone, context.now())),
          m_entries(entries)
    {
    }

    Result<void> add(const DemoOrder &told)
    {
        ONHIRE_ASSIGN(OrderRecord order, recordOf(told));
        qsizetype next = 0;
        for (size_t position = 0; position < order.items.size(); ++position) {
            OrderRecord::Item &item = order.items[position];
            item.rentalIds = told.rentalIds.mid(next, item.quantity);
            next += item.rentalIds.size();
            for (const QString &rentalId : std::as_const(item.rentalIds))
                ONHIRE_TRY(addRental(told, order, int(position), rentalId));
        }
        if (m_entries == DemoEntries::Told)
            tellOf(m_history.entries, told, order);
        m_history.orders.push_back(std::move(order));
        return {};
    }

    DemoHistory take() { return std::move(m_history); }

private:
    Result<OrderRecord> recordOf(const DemoOrder &told) const
    {
        OrderRequest request;
        request.items = told.items;
        ONHIRE_ASSIGN(const PricedOrder priced, priceOrder(request, m_offered, m_tenant));
        const DemoPerson &person = told.customer.person;
        const QString changedAt = toTimestamp(told.changedAt);
        const bool cancelled = told.status == OrderStatus::Cancelled;
        OrderRecord order;
        order.id = told.orderId;
        order.tenantId = m_tenant.id;
        order.status = told.status;
        order.type = u"standard"_s;
        order.customer = {told.customer.id,           person.email, person.firstName, person.lastName,
                          textOrNull(person.company), person.phone, person.type};
        order.billingAddress = order.shippingAddress = person.address;
        for (const PricedItem &item : priced.items)
            order.items.push_back(itemOf(item));
        order.currency = m_tenant.currency;
        order.subtotal = priced.subtotal;
        order.tax = priced.tax;
        order.total = priced.total;
        order.setupTotal = priced.setupTotal;
        order.totalDevices = priced.devices;
        order.rentedDevices = int(told.rentalIds.size());
        order.createdBy = Writer;
        order.createdAt = toTimestamp(told.at);
        order.updatedAt = changedAt;
        if (cancelled) {
            order.cancelledAt = changedAt;
            order.cancelReason = u"Ordered twice."_s;
        } else if (told.status != OrderStatus::Pending) {
            order.confirmedAt = changedAt;
        }
        return order;
    }

    // A contract that was over two weeks ago is completed and its device back; one that has ended since waits
    // for somebody to decide.
    Result<void> addRental(const DemoOrder &told, const OrderRecord &order, int position,
                           const QString &rentalId)
    {
        const OrderRecord::Item &item = order.items[size_t(position)];
        SubscriptionRecord rental;
        rental.rentalId = rentalId;
        rental.tenantId = m_tenant.id;
        rental.terms = {dateIn(m_tenant.zone, told.changedAt),
                        item.contractLength,
                        BillingStart::Immediate,
                        {{0, item.unitPrice}}};
        const QDate end = endOf(rental.terms);
        const bool isOver = end.addDays(DaysToDecide) <= m_today;
        rental.orderId = order.id;
        rental.itemPosition = position;
        rental.customerId = order.customer.id;
        rental.customerEmail = order.customer.email;
        rental.customerName = order.customer.firstName + u' ' + order.customer.lastName;
        rental.serialNumber = rentalId.last(SerialLength).toUpper();
        rental.productId = item.productId;
        rental.variantId = item.variantId;
        rental.sku = item.sku;
        rental.productName = item.productName;
        rental.currency = order.currency;
        rental.originalContractLength = item.contractLength;
        rental.monthlyAmount = item.unitPrice;
        rental.billedUntil = billedUntil(rental.terms);
        rental.nextBillingDate = nextBillingDate(rental.terms, rental.billedUntil);
        rental.listPrice = item.listPrice;
        rental.listPriceSource = item.listPriceSource;
        rental.acquisitionCost = item.acquisitionCost;
        rental.acquisitionCostSource = item.acquisitionCostSource;
        rental.createdBy = Writer;
        rental.createdAt = order.updatedAt;
        rental.updatedAt = order.updatedAt;
        if (isOver) {
            rental.status = SubscriptionStatus::EndedCompleted;
            rental.actualMonthsRented = item.contractLength;
            rental.endedAt = rental.updatedAt = toTimestamp(end.startOfDay(QTimeZone::utc()));
        } else if (end <= m_today) {
            rental.ending = {EndingType::ContractEnd, end, {}};
        }
        m_history.assets.push_back(deviceOf(rental));
        if (told.withPayments)
            ONHIRE_TRY(addPayments(rental));
        if (m_entries == DemoEntries::Told)
            tellOf(m_history.entries, told, rental);
        m_history.subscriptions.push_back(std::move(rental));
        return {};
    }

    // Every instalment whose day has come.
    QDate billedUntil(const Terms &terms) const
    {
        int billed = 1;
        while (billed < terms.months && addMonths(terms.start, billed) <= m_today)
            ++billed;
        return addMonths(terms.start, billed);
    }

    AssetRecord deviceOf(const SubscriptionRecord &rental) const
    {
        AssetRecord asset;
        asset.serialNumber = rental.serialNumber;
        asset.tenantId = rental.tenantId;
        asset.sku = rental.sku;
        asset.productName = rental.productName;
        asset.productId = rental.productId;
        asset.variantId = rental.variantId;
        asset.acquisitionCost = rental.acquisitionCost;
        asset.acquisitionDate = rental.terms.start.addDays(-10).toString(Qt::ISODate);
        asset.createdBy = Writer;
        asset.createdAt = rental.createdAt;
        asset.updatedAt = rental.updatedAt;
        if (rental.isActive()) {
            asset.status = AssetStatus::RentedOut;
            asset.condition = u"excellent"_s;
            asset.customerId = rental.customerId;
            asset.rentalId = rental.rentalId;
        } else {
            asset.status = AssetStatus::Available;
            asset.condition = u"good"_s;
            asset.location = u"Main store"_s;
        }
        return asset;
    }

    Result<void> addPayments(const SubscriptionRecord &rental)
    {
        for (int k = 0; addMonths(rental.terms.start, k) < rental.billedUntil; ++k) {
            const DateRange period = monthlyPeriod(rental.terms.start, k);
            const std::vector<ChargeLine> lines{
                {rental.rentalId, rental.productName, rental.monthlyAmount, period}};
            ONHIRE_ASSIGN(const Charge charge, chargeFor(lines, taxTermsOf(m_tenant, {})));
            m_history.payments.push_back(paymentOf(rental, period, charge));
        }
        return {};
    }

    PaymentRecord paymentOf(const SubscriptionRecord &rental, const DateRange &period,
                            const Charge &charge) const
    {
        const QDateTime at = period.start.startOfDay(QTimeZone::utc());
        const QString day = period.start.toString(Qt::ISODate);
        PaymentRecord payment;
        payment.id = newId(IdKind::Payment, at);
        payment.tenantId = m_tenant.id;
        payment.customerId = rental.customerId;
        payment.purpose = nameOf(PaymentPurpose::Instalment);
        payment.rentalId = rental.rentalId;
        payment.billingPeriod = period.start.toString(u"yyyy-MM");
        payment.period = period;
        payment.subtotal = charge.subtotal;
        payment.taxRate = keptTaxRate(m_tenant.settings.taxRate());
        payment.tax = charge.tax;
        payment.total = charge.total;
        payment.currency = m_tenant.currency;
        payment.dueDate = day;
        payment.description = rental.productName;
        payment.lines = {{.rentalId = rental.rentalId,
                          .purpose = {},
                          .description = rental.productName,
                          .amount = charge.lines.front().amount,
                          .tax = charge.lines.front().tax,
                          .period = period}};
        payment.idempotencyKey = u"instalment:%1:%2"_s.arg(rental.rentalId, day);
        payment.createdBy = Writer;
        payment.createdAt = payment.updatedAt = toTimestamp(at);
        settle(payment, at);
        return payment;
    }

    // Of the last two weeks most are open still. What became of one follows from what it is for, so that every
    // run tells the same.
    void settle(PaymentRecord &payment, const QDateTime &at) const
    {
        const int dice = int(qHash(payment.total.minor() * 31 + payment.period->start.toJulianDay()) % 128);
        const qint64 age = payment.period->start.daysTo(m_today);
        if (age < 3 || (age < 14 && dice < 64))
            return;
        if (dice == 0) {
            payment.status = PaymentStatus::Failed;
            payment.failedAt = payment.updatedAt = toTimestamp(at.addSecs(9 * 3600));
            payment.failureReason = u"The bank declined it."_s;
            return;
        }
        payment.status = PaymentStatus::Paid;
        payment.settled.receive(payment.total, payment.total);
        payment.paidAt = payment.updatedAt = toTimestamp(at.addSecs((8 + dice / 4) * 3600));
        payment.provider = u"manual"_s;
        payment.manuallyMarked = true;
        payment.receipts = withReceipt({},
                                       {.id = newId(IdKind::Receipt, at),
                                        .amount = payment.total,
                                        .method = {},
                                        .reference = {},
                                        .at = payment.paidAt},
                                       m_tenant.exponent);
    }

    const Tenant &m_tenant;
    const QHash<QString, OfferedVariant> &m_offered;
    const QDate m_today; // in the tenant's zone
    const DemoEntries m_entries;
    DemoHistory m_history;
};

} // namespace

Result<DemoHistory> historyOf(const Context &context, const QHash<QString, OfferedVariant> &offered,
                              const QList<DemoOrder> &orders, DemoEntries entries)
{
    Historian historian(context, offered, entries);
    for (const DemoOrder &order : orders)
        ONHIRE_TRY(historian.add(order));
    return historian.take();
}

QStringList idsOf(const std::vector<PaymentRecord> &payments)
{
    QStringList ids;
    for (const PaymentRecord &payment : payments)
        ids += payment.id;
    return ids;
}

} // namespace onhire
