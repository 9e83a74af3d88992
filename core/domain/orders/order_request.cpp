// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/text.h"
#include "core/domain/address.h"
#include "core/domain/orders/order_limits.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/reason.h"
#include "core/domain/tenants/tenant.h"

#include <QCryptographicHash>
#include <QUuid>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int LongestContract = 120; // months

Schema name()
{
    return Schema::string().length(1, 200);
}

Schema customerSchema()
{
    return Schema::object({
        required("email"_L1, Schema::string().format(Schema::Format::Email).length(1, 254)),
        required("firstName"_L1, name()),
        required("lastName"_L1, name()),
        optional("company"_L1, Schema::string().length(0, 200)),
        optional("phone"_L1, Schema::string().length(0, 200)),
        optional("customerType"_L1,
                 Schema::choice({u"individual"_s, u"business"_s}).withDefault("\"individual\"")),
    });
}

Schema itemSchema()
{
    return Schema::object({
        required("sku"_L1, name()),
        required("quantity"_L1, Schema::integer().range(1, MostUnits)),
        optional("contractLength"_L1,
                 Schema::decimal().describedAs("In months, one of the tenant's contract lengths; "
                                               "defaults to the tenant's default."_L1)),
    });
}

Schema extensionSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("originalOrderId"_L1, name()),
                required("extensionMonths"_L1, Schema::integer().range(1, std::numeric_limits<qint32>::max())),
                required("previousEndDate"_L1, Schema::string().format(Schema::Format::DateOrTimestamp)),
                required("newEndDate"_L1, Schema::string().format(Schema::Format::DateOrTimestamp)),
                optional("reason"_L1, Schema::string().length(0, LongestReason)),
            })
            .named("ExtensionDetails"_L1);
    return schema;
}

Schema upgradeSchema()
{
    static const Schema schema =
        Schema::object({
                           required("previousDevice"_L1, name()),
                           required("previousSerialNumber"_L1, name()),
                           required("previousMonthlyAmount"_L1, Schema::money()),
                           required("previousRentalId"_L1, name()),
                           optional("upgradeReason"_L1, Schema::string().length(0, LongestReason)),
                       })
            .named("UpgradeDetails"_L1);
    return schema;
}

// Details go with their type of order, and only with it.
void checkDetails(const JsonValue &body, const QString &type, QLatin1StringView ofType,
                  QLatin1StringView member, QList<Fault> &faults)
{
    const bool present = body.has(QString(member));
    if (type == ofType && !present)
        faults.append({member, Fault::Kind::Required, u"Required for an order of type %1."_s.arg(ofType)});
    else if (type != ofType && present)
        faults.append({member, Fault::Kind::Custom, u"Only for an order of type %1."_s.arg(ofType)});
}

QByteArray known(const JsonValue &object, const Schema &schema)
{
    if (!object.isObject())
        return {};
    return schema.only(object).toJson();
}

// Its dates are a contract's: days in the tenant's zone.
QByteArray extensionJson(const JsonValue &details, const QTimeZone &zone)
{
    if (!details.isObject())
        return {};
    QList<JsonValue::Member> members = extensionSchema().only(details).members();
    for (auto &[name, value] : members) {
        if (name == "previousEndDate"_L1 || name == "newEndDate"_L1)
            value = JsonValue::string(parseContractDate(value.toString(), zone)->toString(Qt::ISODate));
    }
    return JsonValue::object(std::move(members)).toJson();
}

void checkExtensionDates(const JsonValue &details, const QTimeZone &zone, QList<Fault> &faults)
{
    if (!details.isObject())
        return;
    const auto day = [&](QStringView name) { return parseContractDate(details[name].toString(), zone); };
    if (day(u"newEndDate") < day(u"previousEndDate"))
        faults.append({u"extensionDetails.newEndDate"_s, Fault::Kind::TooSmall,
                       u"Must not be before previousEndDate."_s});
}

OrderRequest::Customer readCustomer(const JsonValue &customer)
{
    OrderRequest::Customer result;
    result.email = cleaned(customer[u"email"].toString());
    result.firstName = cleaned(customer[u"firstName"].toString());
    result.lastName = cleaned(customer[u"lastName"].toString());
    result.company = cleaned(customer[u"company"].toString());
    result.phone = cleaned(customer[u"phone"].toString());
    if (customer.has(u"customerType"))
        result.type = customer[u"customerType"].toString();
    return result;
}

OrderRequest::Item readItem(const JsonValue &item)
{
    OrderRequest::Item result;
    result.sku = cleaned(item[u"sku"].toString());
    result.quantity = int(*item[u"quantity"].toInteger());
    if (item.has(u"contractLength")) {
        const auto months = item[u"contractLength"].toInteger();
        result.contractLength = months && *months > 0 && *months <= LongestContract ? int(*months) : 0;
        result.sentLength = QString::fromLatin1(item[u"contractLength"].digits());
    }
    return result;
}

} // namespace

Schema OrderRequest::schema()
{
    static const Schema schema = Schema::object({
        optional("orderType"_L1,
                 Schema::choice({u"standard"_s, u"extension"_s, u"upgrade"_s}).withDefault("\"standard\"")),
        optional("extensionDetails"_L1, extensionSchema()),
        optional("upgradeDetails"_L1, upgradeSchema()),
        required("customer"_L1, customerSchema()),
        optional("customFields"_L1, Schema::object({}).open().orNull()),
        required("billingAddress"_L1, addressSchema()),
        optional("shippingAddress"_L1, addressSchema()),
        required("items"_L1, Schema::array(itemSchema()).length(1, MostItems)),
        optional("notes"_L1, Schema::string().length(0, 5000)),
    });
    return schema;
}

Result<OrderRequest> OrderRequest::read(const JsonValue &body, const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    schema().check(body, {}, {tenant.exponent, strict}, faults);
    OrderRequest request;
    if (body.isObject() && body[u"orderType"].isString())
        request.type = body[u"orderType"].toString();
    if (body.isObject()) {
        checkDetails(body, request.type, "extension"_L1, "extensionDetails"_L1, faults);
        checkDetails(body, request.type, "upgrade"_L1, "upgradeDetails"_L1, faults);
    }
    if (faults.isEmpty())
        checkExtensionDates(body[u"extensionDetails"], tenant.zone, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});

    request.customer = readCustomer(body[u"customer"]);
    request.billingAddress = addressJson(body[u"billingAddress"]);
    request.shippingAddress =
        body.has(u"shippingAddress") ? addressJson(body[u"shippingAddress"]) : request.billingAddress;
    request.extensionDetails = extensionJson(body[u"extensionDetails"], tenant.zone);
    request.extendedOrderId = cleaned(body[u"extensionDetails"][u"originalOrderId"].toString());
    request.upgradedRentalId = cleaned(body[u"upgradeDetails"][u"previousRentalId"].toString());
    request.upgradeDetails = known(body[u"upgradeDetails"], upgradeSchema());
    if (body.has(u"customFields"))
        request.customFields = body[u"customFields"].toJson();
    for (const JsonValue &item : body[u"items"].elements())
        request.items += readItem(item);
    request.notes = cleaned(body[u"notes"].toString());
    return request;
}

namespace {

QByteArray keyLine(const QString &sku, int quantity, int contractLength)
{
    return sku.toUtf8() + '\t' + QByteArray::number(quantity) + '\t' + QByteArray::number(contractLength);
}

QString keyOf(const QString &email, const QString &type, QByteArrayList lines)
{
    std::sort(lines.begin(), lines.end());
    lines.prepend(emailKey(email).toUtf8() + '\t' + type.toUtf8());
    const QByteArray digest = QCryptographicHash::hash(lines.join('\n'), QCryptographicHash::Sha256);
    return QUuid::fromRfc4122(digest.first(16)).toString(QUuid::WithoutBraces);
}

} // namespace

QString naturalKey(const OrderRequest &request, int defaultContractLength)
{
    QByteArrayList lines;
    for (const OrderRequest::Item &item : request.items)
        lines += keyLine(item.sku, item.quantity, item.contractLength.value_or(defaultContractLength));
    return keyOf(request.customer.email, request.type, lines);
}

QString naturalKey(const OrderRecord &order)
{
    QByteArrayList lines;
    for (const OrderRecord::Item &item : order.items)
        lines += keyLine(item.sku, item.quantity, item.contractLength);
    return keyOf(order.customer.email, order.type, lines);
}

} // namespace onhire
