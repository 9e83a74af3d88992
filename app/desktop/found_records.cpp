// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/found_records.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/assets/asset_table.h"
#include "core/data/customers/customer_rows.h"
#include "core/data/orders/order_rows.h"
#include "core/data/products/product_rows.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/services/context.h"
#include "ui/customers/customer_columns.h"
#include "ui/devices/device_columns.h"
#include "ui/orders/order_columns.h"
#include "ui/products/product_columns.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// So many are read of each noun, of which the best are listed.
constexpr int MostRead = 25;

struct GoToTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::GoTo)
};

QString joined(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(u" · "_s);
}

QString dayOf(const QVariant &stamp, const TextFormat &format)
{
    const auto moment = parseTimestamp(stamp.toString());
    return moment ? format.moment(*moment) : QString();
}

FoundRecord orderIn(const RawRow &row, const TextFormat &format)
{
    using namespace order_cell;
    const QVariantList &cells = row.cells;
    const QString code = shortCodeOf(row.id);
    const int more = cells[MoreProducts].toInt();
    return {{.title = joined({code, cells[Customer].toString()}),
             .subtitle = joined({cells[FirstProduct].toString(), more > 0 ? u"+%1"_s.arg(more) : QString(),
                                 dayOf(cells[Created], format)}),
             .glyph = Glyph::Orders,
             .status = lookOfOrder(cells[Status].toString()),
             .link = {.screen = u"orders"_s, .id = row.id, .asPage = true},
             .codeLength = int(code.size())},
            {row.id, code}};
}

FoundRecord subscriptionIn(const RawRow &row, const TextFormat &format)
{
    using namespace subscription_cell;
    const QVariantList &cells = row.cells;
    const QString code = shortCodeOf(row.id);
    const QDate end = QDate::fromString(cells[End].toString(), Qt::ISODate);
    const QString phase =
        phaseIn(cells[Status].toString(), cells[Ending].toString(), cells[ReturnDue].toBool());
    return {{.title = joined({code, cells[Product].toString()}),
             //: The last day of a contract, as in: to 1 Mar 2027
             .subtitle = joined({cells[Customer].toString(), cells[Serial].toString(),
                                 GoToTexts::tr("to %1").arg(format.fullDay(end))}),
             .glyph = Glyph::Subscriptions,
             .status = lookOfSubscription(phase),
             .link = {.screen = u"subscriptions"_s, .id = row.id, .asPage = true},
             .codeLength = int(code.size())},
            {row.id, code}};
}

FoundRecord deviceIn(const RawRow &row, const TextFormat &)
{
    using namespace asset_cell;
    const QVariantList &cells = row.cells;
    const QString customer = cells[Customer].toString();
    return {{.title = joined({row.id, cells[Product].toString()}),
             .subtitle = customer.isEmpty() ? cells[Location].toString() : customer,
             .glyph = Glyph::Assets,
             .status = lookOfDevice(cells[Status].toString()),
             .link = {.screen = u"devices"_s, .id = row.id, .asPage = true},
             .codeLength = int(row.id.size())},
            {row.id}};
}

FoundRecord customerIn(const RawRow &row, const TextFormat &)
{
    using namespace customer_cell;
    const QVariantList &cells = row.cells;
    const QString person = cells[Name].toString(), company = cells[Company].toString();
    const QString email = cells[Email].toString();
    const int devices = cells[Devices].toInt();
    return {{.title = company.isEmpty() ? person : company,
             .subtitle = joined({company.isEmpty() ? QString() : person, email,
                                 devices > 0 ? GoToTexts::tr("%Ln devices", nullptr, devices) : QString()}),
             .glyph = Glyph::Customers,
             .status = lookOfCustomer(cells[Status].toString()),
             .link = {.screen = u"customers"_s, .id = row.id, .asPage = true}},
            {row.id, shortCodeOf(row.id), email, company, person},
            email};
}

FoundRecord productIn(const RawRow &row, const TextFormat &)
{
    using namespace product_cell;
    const QVariantList &cells = row.cells;
    const QString name = cells[Name].toString(), sku = cells[Sku].toString();
    return {{.title = name,
             .subtitle = joined({sku, cells[Category].toString()}),
             .glyph = Glyph::Catalogue,
             .status = lookOfProduct(cells[Status].toString()),
             .link = {.screen = u"catalogue"_s, .id = row.id, .asPage = true}},
            {row.id, shortCodeOf(row.id), sku, name}};
}

} // namespace

QList<FoundNoun> foundNouns()
{
    return {
        {u"orders"_s, GoToTexts::tr("Orders"), GoToTexts::tr("Order"), "orders:read"_L1, &orderRows(), orderIn},
        {u"subscriptions"_s, GoToTexts::tr("Subscriptions"), GoToTexts::tr("Subscription"),
         "subscriptions:read"_L1, &subscriptionTable(), subscriptionIn},
        {u"devices"_s, GoToTexts::tr("Devices"), GoToTexts::tr("Device"), "assets:read"_L1, &assetTable(),
         deviceIn},
        {u"customers"_s, GoToTexts::tr("Customers"), GoToTexts::tr("Customer"), "customers:read"_L1,
         &customerRows(), customerIn},
        {u"catalogue"_s, GoToTexts::tr("Products"), GoToTexts::tr("Product"), "products:read"_L1,
         &productRows(), productIn}};
}

static Result<RawRows> rowsLike(const Context &context, const FoundNoun &noun, const QString &typed)
{
    ListRequest request;
    request.limit = MostRead;
    request.sortBy = noun.table->sorts.constFirst().name;
    request.filters = {{u"search"_s, typed}};
    return fetchRows(context.database.connection(), context.scope(), *noun.table, request);
}

Result<LookedUp> lookUp(const Context &context, const FoundNoun &noun, const TextFormat &format,
                        const GoToHit &before)
{
    ONHIRE_ASSIGN(const RawRows rows, rowsLike(context, noun, before.link.id));
    const auto row = std::ranges::find(rows.rows, before.link.id, &RawRow::id);
    if (row == rows.rows.end()) // a short serial number may be a part of many others
        return LookedUp{before, rows.last};
    LookedUp found{noun.record(*row, format).hit};
    found.hit.subtitle = joined({noun.one, found.hit.subtitle});
    found.hit.link = before.link;
    return found;
}

Fit fitOf(const FoundRecord &record, const QString &typed)
{
    const auto any = [&record](const auto &fits) { return std::ranges::any_of(record.names, fits); };
    const QString code = shortCodeFrom(typed);
    if (any([&](const QString &name) { return name.compare(typed, Qt::CaseInsensitive) == 0; })
        || (!code.isEmpty() && record.hit.link.id.endsWith(code)))
        return Fit::Whole;
    const QString beginning = shortCodeBeginning(typed);
    if (any([&](const QString &name) { return name.startsWith(typed, Qt::CaseInsensitive); })
        || (!beginning.isEmpty() && shortCodeFrom(shortCodeOf(record.hit.link.id)).startsWith(beginning)))
        return Fit::Beginning;
    const QString next = u' ' + typed;
    return any([&](const QString &name) { return name.contains(next, Qt::CaseInsensitive); }) ? Fit::Word
                                                                                              : Fit::Somehow;
}

Result<FoundGroup> findRecords(const Context &context, const FoundNoun &noun, const TextFormat &format,
                               const QString &typed)
{
    ONHIRE_ASSIGN(const RawRows rows, rowsLike(context, noun, typed));
    FoundGroup group{.records = {}, .mayBeMore = !rows.last};
    for (const RawRow &row : rows.rows)
        group.records.append(noun.record(row, format));
    std::ranges::stable_sort(group.records, std::greater(),
                             [&typed](const FoundRecord &record) { return fitOf(record, typed); });
    if (!group.records.isEmpty())
        group.best = fitOf(group.records.constFirst(), typed);
    return group;
}

} // namespace onhire
