// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/record_search.h"

#include "core/base/id.h"
#include "core/services/customers/customers.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/workplace/workplace.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostFound = 12;
constexpr int MostSiblings = 500; // of a SKU: those that begin with it

struct RecordSearchTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::RecordSearch)
};

ListRequest requestFor(const QString &filter, const QString &typed)
{
    ListRequest request;
    request.limit = MostFound;
    request.sortBy = u"createdAt"_s;
    if (!typed.isEmpty())
        request.filters.insert(filter, typed);
    return request;
}

QList<JsonValue> recordsOf(const ListPage &page)
{
    QList<JsonValue> records;
    for (const QByteArray &record : page.records)
        records += readJson(record).value_or(JsonValue());
    return records;
}

QString personOf(const JsonValue &customer)
{
    //: The first and the last name of a person
    return RecordSearchTexts::tr("%1 %2").arg(customer[u"firstName"].toString(),
                                              customer[u"lastName"].toString());
}

QString customerTitle(const JsonValue &customer)
{
    const QString company = customer[u"company"].toString();
    return company.isEmpty() ? personOf(customer) : company;
}

// With what tells apart those of one name.
FilterChoice customerChoice(const JsonValue &customer)
{
    //: A customer and the e-mail address, in a list to choose from
    const QString text =
        RecordSearchTexts::tr("%1 · %2").arg(customerTitle(customer), customer[u"email"].toString());
    return {customer[u"customerId"].toString(), text};
}

FilterChoice variantChoice(const JsonValue &variant, QStringView value)
{
    //: A product and its SKU, in a list to choose from
    const QString text = RecordSearchTexts::tr("%1 · %2").arg(variantTitle(variant),
                                                              leftToRight(variant[u"variantSku"].toString()));
    return {variant[value].toString(), text};
}

// Those whose SKU begins so.
Result<QList<JsonValue>> variantsWithSku(const Context &context, const QString &beginning, int most = MostFound)
{
    ListRequest request = requestFor(u"sku"_s, beginning);
    request.limit = most;
    return listVariants(context, request).map(recordsOf);
}

QString codeOf(const QString &orderId)
{
    return leftToRight(shortCodeOf(orderId));
}

FilterChoice orderChoice(const JsonValue &order)
{
    const QString id = order[u"orderId"].toString();
    //: The short code of an order and its customer, in a list to choose from
    return {id, RecordSearchTexts::tr("%1 · %2").arg(codeOf(id), customerTitle(order[u"customer"]))};
}

// What is gone has no other name than its id.
Result<QString> nameIn(const Result<Record> &record, const QString &id, QString (*titleOf)(const JsonValue &))
{
    if (!record && record.error().code == ErrorCode::NotFound)
        return id;
    return record.map([titleOf](const Record &found) { return titleOf(valueOf(found)); });
}

// What a list has for what is typed, as choices.
template <typename List, typename Choice>
auto choicesFrom(const Workplace &workplace, List list, Choice choice)
{
    return [session = workplace.session, list, choice](const QString &typed) -> Result<QList<FilterChoice>> {
        ONHIRE_ASSIGN(const ListPage page, list(session->context(), requestFor(u"search"_s, typed)));
        QList<FilterChoice> choices;
        for (const JsonValue &record : recordsOf(page))
            choices += choice(record);
        return choices;
    };
}

} // namespace

// By the beginning of a SKU, and by the words of the product's name.
Result<QList<JsonValue>> variantsLike(const Context &context, const QString &typed, const QString &status)
{
    QList<JsonValue> variants;
    QSet<QString> known;
    QString sku;
    if (!typed.isEmpty()) {
        ONHIRE_ASSIGN(sku, beginningOfSku(context, typed));
    }
    for (ListRequest request : {requestFor(u"sku"_s, sku), requestFor(u"search"_s, typed)}) {
        if (!status.isEmpty())
            request.filters.insert(u"status"_s, status);
        ONHIRE_ASSIGN(const ListPage page, listVariants(context, request));
        for (const JsonValue &variant : recordsOf(page)) {
            const QString id = variant[u"variantId"].toString();
            if (!known.contains(id) && variants.size() < MostFound)
                variants += variant;
            known.insert(id);
        }
    }
    return variants;
}

Result<std::optional<JsonValue>> variantWithNumber(const Context &context, const QString &number)
{
    for (const QString &sku : {number, number.toUpper()}) {
        const auto found = findVariantBySku(context, sku);
        if (found)
            return valueOf(*found);
        if (found.error().code != ErrorCode::NotFound)
            return Failure(found.error());
    }
    ONHIRE_ASSIGN(const ListPage page, listVariants(context, requestFor(u"search"_s, number)));
    QList<JsonValue> alike = recordsOf(page); // but for the case of their letters
    alike.removeIf([&number](const JsonValue &variant) {
        return variant[u"variantSku"].toString().compare(number, Qt::CaseInsensitive) != 0;
    });
    if (alike.size() == 1)
        return alike.constFirst();
    const QString code = shortCodeFrom(number);
    if (code.isEmpty())
        return std::nullopt;
    for (const JsonValue &variant : recordsOf(page)) {
        if (shortCodeFrom(shortCodeOf(variant[u"variantId"].toString())) == code)
            return variant;
    }
    return std::nullopt;
}

QString variantTitle(const JsonValue &variant)
{
    const QString name = variant[u"variantName"].toString();
    const QString product = variant[u"productName"].toString();
    if (name.startsWith(product))
        return name;
    //: A product and which of its variants, as in: MacBook Pro 14, 512 GB
    return name.isEmpty() ? product : RecordSearchTexts::tr("%1, %2").arg(product, name);
}

ByRecord customerSearch(const Workplace &workplace)
{
    const auto name = [session = workplace.session](const QString &id) {
        return nameIn(findCustomer(session->context(), id), id, customerTitle);
    };
    return {&workplace.runner, choicesFrom(workplace, listCustomers, customerChoice), name,
            RecordSearchTexts::tr("Name, company or e-mail"), workplace.session->may("customers:read"_L1)};
}

ByRecord orderSearch(const Workplace &workplace)
{
    return {&workplace.runner, choicesFrom(workplace, listOrders, orderChoice), codeOf,
            RecordSearchTexts::tr("Order or customer")};
}

static std::function<Result<QList<FilterChoice>>(const QString &)> variantsBy(QStringView value,
                                                                              const Workplace &workplace)
{
    return [session = workplace.session, value](const QString &typed) -> Result<QList<FilterChoice>> {
        ONHIRE_ASSIGN(const QList<JsonValue> variants, variantsLike(session->context(), typed, {}));
        QList<FilterChoice> choices;
        for (const JsonValue &variant : variants)
            choices += variantChoice(variant, value);
        return choices;
    };
}

ByRecord variantSearch(const Workplace &workplace)
{
    const auto name = [session = workplace.session](const QString &id) {
        return nameIn(findVariant(session->context(), id), id, variantTitle);
    };
    return {&workplace.runner, variantsBy(u"variantId", workplace), name, RecordSearchTexts::tr("Name or SKU")};
}

ByRecord skuSearch(const Workplace &workplace)
{
    const auto name = [session = workplace.session](const QString &sku) -> Result<QString> {
        ONHIRE_ASSIGN(const QList<JsonValue> variants, variantsWithSku(session->context(), sku));
        for (const JsonValue &variant : variants) {
            if (variant[u"variantSku"].toString() == sku)
                return variantTitle(variant);
        }
        return sku;
    };
    return {&workplace.runner, variantsBy(u"variantSku", workplace), name,
            RecordSearchTexts::tr("Name or SKU")};
}

Result<QString> beginningOfSku(const Context &context, const QString &typed)
{
    for (const QString &beginning : {typed, typed.toUpper()}) {
        ONHIRE_ASSIGN(const QList<JsonValue> variants, variantsWithSku(context, beginning));
        if (!variants.isEmpty())
            return beginning;
    }
    ONHIRE_ASSIGN(const ListPage alike, listVariants(context, requestFor(u"search"_s, typed)));
    QSet<QString> beginnings; // of SKUs in mixed case
    for (const JsonValue &variant : recordsOf(alike)) {
        const QString sku = variant[u"variantSku"].toString();
        if (sku.startsWith(typed, Qt::CaseInsensitive))
            beginnings += sku.first(typed.size());
    }
    return beginnings.size() == 1 ? *beginnings.cbegin() : typed.toUpper();
}

Result<QString> skuFilterFor(const QString &filter, const QStringList &chosen, const Context &context)
{
    if (filter != "skuBegins"_L1)
        return filter;
    ONHIRE_ASSIGN(const QString sku, beginningOfSku(context, chosen.constFirst()));
    ONHIRE_ASSIGN(const QList<JsonValue> siblings, variantsWithSku(context, sku, MostSiblings));
    const bool isWhole = std::ranges::any_of(
        siblings, [&](const JsonValue &variant) { return variant[u"variantSku"].toString() == sku; });
    return isWhole ? u"sku"_s : filter;
}

} // namespace onhire
