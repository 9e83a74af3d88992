// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/data/db/transaction.h"
#include "core/data/orders/order_store.h"
#include "core/domain/search.h"
#include "core/services/changes/change.h"
#include "core/services/orders/orders.h"
#include "onhire/sql.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Placement
{
public:
    Placement(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
        : m_context(context), m_request(request), m_now(context.now()),
          m_windowSeconds(context.tenant->settings.integer("orders.duplicateMinutes"_L1) * 60)
    {
        if (naturalKey == NaturalKey::Check && m_windowSeconds > 0) {
            const int length = context.tenant->settings.defaultContractLength();
            m_naturalKey =
                QUuid::fromRfc4122(onhire::naturalKey(request, length)).toString(QUuid::WithoutBraces);
        }
    }

    Result<Record> run(Connection &connection)
    {
        ONHIRE_ASSIGN(std::optional<Record> earlier, findDuplicate(connection));
        if (earlier)
            return *earlier;
        QStringList skus;
        for (const OrderRequest::Item &item : m_request.items)
            skus += item.sku;
        ONHIRE_ASSIGN(const auto offered, offeredVariants(connection, *m_context.tenant, skus));
        ONHIRE_ASSIGN(const PricedOrder priced, priceOrder(m_request, offered, *m_context.tenant));
        return write(connection, priced);
    }

private:
    Result<std::optional<Record>> findDuplicate(Connection &connection)
    {
        if (m_naturalKey.isEmpty())
            return std::nullopt;
        ONHIRE_ASSIGN(
            Rows rows,
            connection.run(m_context.scope(), sql::orders::duplicate,
                           {m_context.tenant->id, m_naturalKey, toTimestamp(m_now), m_windowSeconds}));
        if (!rows.next())
            return std::nullopt;
        return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), false};
    }

    Result<Record> write(Connection &connection, const PricedOrder &priced)
    {
        const bool confirmed = m_context.tenant->settings.flag("orders.autoConfirm"_L1);
        QStringList events{u"order.created"_s};
        if (confirmed)
            events += u"order.confirmed"_s;
        ONHIRE_ASSIGN(Rows rows,
                      connection.run(m_context.scope(), sql::orders::place,
                                     {m_context.tenant->id, changeJson(m_context, u"order.create"_s, events),
                                      orderJson(priced, confirmed), itemsJson(priced)}));
        if (rows.next())
            return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
        return Failure(whyNot(connection));
    }

    // No order was made: the customer may not order, or somebody else was faster with the same order. Then this
    // command runs again, and finds it.
    Error whyNot(Connection &connection)
    {
        auto rows = connection.run(m_context.scope(), sql::customers::status,
                                   {m_context.tenant->id, emailKey(m_request.customer.email)});
        if (!rows)
            return rows.error();
        if (rows->next() && rows->text(0) != "active"_L1)
            return {ErrorCode::CustomerInactive, m_request.customer.email};
        return Error::unavailable(u"the same order is being placed at this moment"_s);
    }

    QString orderJson(const PricedOrder &priced, bool confirmed) const
    {
        const OrderRequest::Customer &customer = m_request.customer;
        JsonWriter json;
        json.beginObject();
        json.member("order_id"_L1, newId(IdKind::Order, m_now));
        json.member("order_type"_L1, m_request.type);
        json.member("status"_L1, confirmed ? "confirmed"_L1 : "pending"_L1);
        json.member("new_customer_id"_L1, newId(IdKind::Customer, m_now));
        json.member("email"_L1, customer.email);
        json.member("email_key"_L1, emailKey(customer.email));
        json.member("first_name"_L1, customer.firstName);
        json.member("last_name"_L1, customer.lastName);
        json.member("customer_type"_L1, customer.type);
        textMember(json, "company"_L1, customer.company);
        textMember(json, "phone"_L1, customer.phone);
        textMember(json, "notes"_L1, m_request.notes);
        json.key("words"_L1).beginArray();
        for (const QString &word :
             searchWords({customer.email, customer.firstName, customer.lastName, customer.company}))
            json.value(word);
        json.endArray();
        json.key("billing_address"_L1).raw(m_request.billingAddress);
        json.key("shipping_address"_L1).raw(m_request.shippingAddress);
        rawMember(json, "custom_fields"_L1, m_request.customFields);
        rawMember(json, "extension_details"_L1, m_request.extensionDetails);
        rawMember(json, "upgrade_details"_L1, m_request.upgradeDetails);
        json.member("currency"_L1, m_context.tenant->currency);
        json.member("subtotal"_L1, priced.subtotal.minor());
        json.member("tax_amount"_L1, priced.tax.minor());
        json.member("total"_L1, priced.total.minor());
        json.member("setup_total"_L1, priced.setupTotal.minor());
        json.member("total_devices"_L1, priced.devices);
        textMember(json, "natural_key"_L1, m_naturalKey);
        json.member("window_seconds"_L1, m_windowSeconds);
        json.member("created_by"_L1, m_context.actor.id);
        json.member("at"_L1, toTimestamp(m_now));
        json.endObject();
        return QString::fromUtf8(json.take());
    }

    static QString itemsJson(const PricedOrder &priced)
    {
        JsonWriter json;
        json.beginArray();
        int position = 0;
        for (const PricedItem &item : priced.items) {
            json.beginObject();
            json.member("position"_L1, position++);
            json.member("product_id"_L1, item.variant->productId);
            json.member("variant_id"_L1, item.variant->variantId);
            json.member("sku"_L1, item.variant->sku);
            json.member("product_name"_L1, item.variant->productName);
            textMember(json, "image_url"_L1, item.variant->imageUrl);
            json.member("quantity"_L1, item.quantity);
            json.member("unit_price"_L1, item.unitPrice.minor());
            json.member("setup_fee"_L1, item.setupFee.minor());
            json.member("contract_length"_L1, item.contractLength);
            if (item.variant->listPrice)
                json.member("list_price"_L1, item.variant->listPrice->minor());
            if (item.variant->acquisitionCost)
                json.member("acquisition_cost"_L1, item.variant->acquisitionCost->minor());
            json.endObject();
        }
        json.endArray();
        return QString::fromUtf8(json.take());
    }

    static void textMember(JsonWriter &json, QLatin1StringView name, const QString &text)
    {
        if (!text.isEmpty())
            json.member(name, text);
    }

    static void rawMember(JsonWriter &json, QLatin1StringView name, const QByteArray &value)
    {
        if (!value.isEmpty())
            json.key(name).raw(value);
    }

    const Context &m_context;
    const OrderRequest &m_request;
    const QDateTime m_now;
    const int m_windowSeconds;
    QString m_naturalKey; // empty when repetitions are not looked for
};

} // namespace

Result<Record> placeOrder(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
{
    Placement placement(context, request, naturalKey);
    auto placed = inTransaction(context.database, context.scope(),
                                [&](Connection &connection) { return placement.run(connection); });
    if (placed && placed->created)
        context.announce(placed->id);
    return placed;
}

} // namespace onhire
