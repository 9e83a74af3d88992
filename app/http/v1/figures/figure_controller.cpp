// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/figures/figure_controller.h"

#include "app/http/api/trouble.h"
#include "core/base/json_writer.h"
#include "core/base/record_shape.h"
#include "core/domain/figures/figure_sum.h"
#include "core/services/due/charges_to_make.h"
#include "core/services/figures/figures.h"
#include "core/services/moment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Permission = "figures:read"_L1;
constexpr auto Tag = "Figures"_L1;
constexpr int MostProblems = 100;

Schema amount()
{
    return Schema::decimal();
}

Schema monthSchema()
{
    return Schema::object(
               {
                   required("month"_L1, Schema::string().describedAs("For example, 2026-11."_L1)),
                   required("recurring"_L1,
                            amount().describedAs(
                                "Monthly price, without tax, of the subscriptions active on the last day, "
                                "at the price then in force. An extension at another price counts from "
                                "the first day charged at it."_L1)),
                   required("charged"_L1, amount().describedAs("Less credit notes."_L1)),
                   required(
                       "collected"_L1,
                       amount().describedAs(
                           "Paid for what was charged, without tax. A credit note for an amount already paid "
                           "deducts it in the month of the note, which can make that month negative although "
                           "nothing was paid out: the amount becomes the customer's credit and counts again "
                           "when it is used or refunded."_L1)),
                   required("refunded"_L1, amount()),
                   required("newRentals"_L1, Schema::integer()),
                   required("endedRentals"_L1, Schema::integer()),
               })
        .named("MonthFigures"_L1);
}

Result<QDate> monthIn(const Call &call, QLatin1StringView name, QDate usual)
{
    const QString given = queryValue(call, name);
    if (given.isNull())
        return usual;
    const QDate month = given.size() == 7 ? QDate::fromString(given + "-01"_L1, Qt::ISODate) : QDate();
    if (!month.isValid())
        return Failure(
            Error::invalid(QString(name), Fault::Kind::InvalidString, u"Must be a month, such as 2026-11."_s));
    return month;
}

struct AskedMonths
{
    QDate from, to;
    FiguresOf of;
};

// A year up to this month unless told otherwise.
Result<AskedMonths> monthsAsked(const Call &call)
{
    ONHIRE_ASSIGN(const QDate to, monthIn(call, "to"_L1, firstOfMonth(todayOf(call.context))));
    ONHIRE_ASSIGN(const QDate from, monthIn(call, "from"_L1, to.addMonths(-11)));
    return AskedMonths{
        from,
        to,
        {.customerId = queryValue(call, "customerId"_L1), .productId = queryValue(call, "productId"_L1)}};
}

template <typename Months, typename WriteMembers>
Answer monthsAnswer(const Months &months, const WriteMembers &writeMembers)
{
    JsonWriter json;
    json.beginObject().key("months"_L1).beginArray();
    for (const auto &month : months) {
        json.beginObject();
        writeMembers(json, month);
        json.endObject();
    }
    return Answer{200, json.endArray().endObject().take()};
}

Result<Answer> revenue(const Call &call)
{
    ONHIRE_ASSIGN(const AskedMonths asked, monthsAsked(call));
    ONHIRE_ASSIGN(const auto months, revenueFigures(call.context, asked.from, asked.to, asked.of));
    const int exponent = call.context.tenant->exponent;
    return monthsAnswer(months, [exponent](JsonWriter &json, const MonthFigures &month) {
        json.member("month"_L1, month.month.toString(u"yyyy-MM"));
        json.member("recurring"_L1, month.recurring, exponent);
        json.member("charged"_L1, month.money.charged, exponent);
        json.member("collected"_L1, month.money.collected, exponent);
        json.member("refunded"_L1, month.money.refunded, exponent);
        json.member("newRentals"_L1, month.rentals.began);
        json.member("endedRentals"_L1, month.rentals.ended);
    });
}

struct Bucket
{
    QLatin1StringView name;
    Money Receivable::*amount;
};
constexpr Bucket buckets[] = {{"notDue"_L1, &Receivable::notDue},
                              {"days1to30"_L1, &Receivable::days1to30},
                              {"days31to60"_L1, &Receivable::days31to60},
                              {"days61to90"_L1, &Receivable::days61to90},
                              {"over90"_L1, &Receivable::over90}};

Schema receivablesSchema()
{
    QList<Schema::Property> ages;
    for (const Bucket &bucket : buckets)
        ages += required(bucket.name, amount());
    const Schema customer =
        Schema::object({required("customerId"_L1, Schema::string()), required("open"_L1, amount()),
                        required("oldestDueDate"_L1, member::day())});
    return Schema::object({
        required("open"_L1, amount()),
        required("buckets"_L1, Schema::object(ages).describedAs("Grouped by days past the due date."_L1)),
        required("customers"_L1, Schema::array(customer).describedAs("Largest debt first."_L1)),
    });
}

Result<Money> sumOf(const QList<Receivable> &all, Money Receivable::*amount)
{
    Money sum;
    for (const Receivable &each : all)
        ONHIRE_TRY(addTo(sum, each.*amount));
    return sum;
}

Result<QDate> dayIn(const Call &call, QLatin1StringView name)
{
    const QString given = queryValue(call, name);
    if (given.isNull())
        return todayOf(call.context);
    const auto day = parseContractDate(given, call.context.tenant->zone);
    if (!day)
        return Failure(Error::invalid(QString(name), Fault::Kind::InvalidString,
                                      u"Must be a date, such as 2026-11-30."_s));
    return *day;
}

Result<Answer> owed(const Call &call)
{
    ONHIRE_ASSIGN(const QDate on, dayIn(call, "on"_L1));
    ONHIRE_ASSIGN(const auto all,
                  receivableFigures(call.context, on,
                                    {.customerId = queryValue(call, "customerId"_L1),
                                     .productId = queryValue(call, "productId"_L1)}));
    const int exponent = call.context.tenant->exponent;
    ONHIRE_ASSIGN(const Money open, sumOf(all, &Receivable::open));
    JsonWriter json;
    json.beginObject().member("open"_L1, open, exponent);
    json.key("buckets"_L1).beginObject();
    for (const Bucket &bucket : buckets) {
        ONHIRE_ASSIGN(const Money due, sumOf(all, bucket.amount));
        json.member(bucket.name, due, exponent);
    }
    json.endObject().key("customers"_L1).beginArray();
    for (const Receivable &each : all) {
        json.beginObject().member("customerId"_L1, each.customerId).member("open"_L1, each.open, exponent);
        json.member("oldestDueDate"_L1, each.oldestDue.toString(Qt::ISODate)).endObject();
    }
    return Answer{200, json.endArray().endObject().take()};
}

Schema recoverySchema()
{
    return Schema::object({
                              required("month"_L1, Schema::string().describedAs("For example, 2026-11."_L1)),
                              required("acquisitionCost"_L1, amount()),
                              required("collected"_L1, amount().describedAs("Less refunds."_L1)),
                              required("margin"_L1, amount().describedAs("Collected less cost."_L1)),
                              required("recoveryPercent"_L1, Schema::decimal().orNull()),
                          })
        .named("MonthRecovery"_L1);
}

void writePercent(JsonWriter &json, const std::optional<Decimal> &percent)
{
    json.key("recoveryPercent"_L1);
    if (percent)
        json.value(Money::fromMinor(percent->value), percent->scale);
    else
        json.null();
}

Result<Answer> recovery(const Call &call)
{
    ONHIRE_ASSIGN(const AskedMonths asked, monthsAsked(call));
    ONHIRE_ASSIGN(const auto months, recoveryFigures(call.context, asked.from, asked.to, asked.of));
    const int exponent = call.context.tenant->exponent;
    return monthsAnswer(months, [exponent](JsonWriter &json, const MonthsRecovery &month) {
        json.member("month"_L1, month.until.month.toString(u"yyyy-MM"));
        json.member("acquisitionCost"_L1, month.until.spent, exponent);
        json.member("collected"_L1, month.until.collected, exponent);
        json.member("margin"_L1, month.margin, exponent);
        writePercent(json, month.recoveredPercent);
    });
}

Schema productSchema()
{
    const Schema number = Schema::integer();
    return Schema::object({
                              required("productId"_L1, Schema::string()),
                              required("devices"_L1, number),
                              required("out"_L1, number),
                              required("idle"_L1, number),
                              required("acquisitionCost"_L1, amount()),
                              required("collected"_L1,
                                       amount().describedAs(
                                           "Without tax; of devices whose acquisition cost is known."_L1)),
                              required("margin"_L1, amount().describedAs("Collected less cost."_L1)),
                              required("recoveryPercent"_L1, Schema::decimal().orNull()),
                          })
        .named("ProductFigures"_L1);
}

Result<Answer> products(const Call &call)
{
    ONHIRE_ASSIGN(const auto all, productFigures(call.context));
    const int exponent = call.context.tenant->exponent;
    JsonWriter json;
    json.beginObject().key("products"_L1).beginArray();
    for (const ProductFigures &product : all) {
        json.beginObject().member("productId"_L1, product.productId).member("devices"_L1, product.devices);
        json.member("out"_L1, product.out).member("idle"_L1, product.idle);
        json.member("acquisitionCost"_L1, product.acquisitionCost, exponent);
        json.member("collected"_L1, product.collected, exponent);
        json.member("margin"_L1, product.margin, exponent);
        writePercent(json, product.recoveryPercent);
        json.endObject();
    }
    return Answer{200, json.endArray().endObject().take()};
}

Schema chargesDueSchema()
{
    const Schema problem =
        Schema::object(troubleMembers()
                       + QList{required("customerId"_L1, Schema::string().orNull()),
                               required("since"_L1, Schema::string().format(Schema::Format::Timestamp))});
    return Schema::object({
        required("due"_L1,
                 Schema::integer().describedAs("Subscriptions with a charge that is due and has not been made. "
                                               "While a run is under way, this is how many are left."_L1)),
        required("oldestDueDate"_L1, member::day().orNull()),
        required("problemCount"_L1, Schema::integer()),
        required("problems"_L1,
                 Schema::array(problem).describedAs(
                     "Subscriptions and billing groups that could not be charged or renewed, longest "
                     "waiting first, at most 100. Each run retries them."_L1)),
    });
}

Result<Answer> chargesDue(const Call &call)
{
    ONHIRE_ASSIGN(const ChargesToMake charges, chargesToMake(call.context, MostProblems));
    JsonWriter json;
    json.beginObject().member("due"_L1, charges.due.contracts).key("oldestDueDate"_L1);
    if (charges.due.oldest)
        json.value(isoDate(*charges.due.oldest));
    else
        json.null();
    json.member("problemCount"_L1, charges.due.troubles).key("problems"_L1).beginArray();
    for (const KeptTrouble &trouble : charges.troubles) {
        writeTroubleMembers(json.beginObject(), trouble.met);
        json.key("customerId"_L1);
        if (trouble.customerId.isEmpty())
            json.null();
        else
            json.value(trouble.customerId);
        json.member("since"_L1, toTimestamp(trouble.since)).endObject();
    }
    return Answer{200, json.endArray().endObject().take()};
}

} // namespace

void addFigureRoutes(RouteTable &table)
{
    const Schema month = Schema::string().length(7, 7);
    const auto figure = [&](QByteArray path, QLatin1StringView operation, QLatin1StringView summary,
                            RouteHandler handler, Schema response, QList<QueryParameter> query) {
        table.push_back({.verb = "GET",
                         .path = "/v1/figures/" + path,
                         .operation = operation,
                         .tag = Tag,
                         .summary = summary,
                         .permission = Permission,
                         .handler = handler,
                         .query = std::move(query),
                         .response = std::move(response)});
    };
    figure(
        "revenue", "getRevenueFigures"_L1,
        "Monthly revenue without tax, in total or for one customer or product. Defaults to the last twelve months."_L1,
        revenue, Schema::object({required("months"_L1, Schema::array(monthSchema()))}),
        {{"from"_L1, month},
         {"to"_L1, month},
         {"customerId"_L1, Schema::string()},
         {"productId"_L1, Schema::string()}});
    figure(
        "receivables", "getReceivableFigures"_L1,
        "What customers owe, by days overdue, in total or for one customer or product. Defaults to today."_L1,
        owed, receivablesSchema(),
        {{"on"_L1, Schema::string().format(Schema::Format::Date)},
         {"customerId"_L1, Schema::string()},
         {"productId"_L1, Schema::string()}});
    figure(
        "recovery", "getRecoveryFigures"_L1,
        "Cost of devices and what they had collected by the end of each month, without tax, in total or for one customer or product."_L1,
        recovery, Schema::object({required("months"_L1, Schema::array(recoverySchema()))}),
        {{"from"_L1, month},
         {"to"_L1, month},
         {"customerId"_L1, Schema::string()},
         {"productId"_L1, Schema::string()}});
    figure("products", "getProductFigures"_L1, "Devices, cost and revenue by product."_L1, products,
           Schema::object({required("products"_L1, Schema::array(productSchema()))}), {});
    figure("charges-due", "getChargesDue"_L1,
           "What is still to be charged up to today, and what could not be charged."_L1, chargesDue,
           chargesDueSchema(), {});
}

} // namespace onhire
