// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/exports/export_controller.h"

#include "core/base/json_writer.h"
#include "core/services/exports/export_rentals.h"
#include "core/services/files/files.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int LinkMinutes = 60;

struct Given
{
    QLatin1StringView name, otherName; // both published
    std::optional<QDate> RentalExportRequest::*date;
};

constexpr Given Dates[] = {
    {"startDateFrom"_L1, "startDate"_L1, &RentalExportRequest::startDateFrom},
    {"startDateTo"_L1, "endDate"_L1, &RentalExportRequest::startDateTo},
    {"endDateFrom"_L1, {}, &RentalExportRequest::endDateFrom},
    {"endDateTo"_L1, {}, &RentalExportRequest::endDateTo},
};

void writeDates(JsonWriter &json, const RentalExportRequest &request)
{
    for (const Given &given : Dates) {
        const std::optional<QDate> &date = request.*given.date;
        if (!date)
            continue;
        json.member(given.name, date->toString(Qt::ISODate));
        if (!given.otherName.isEmpty())
            json.member(given.otherName, date->toString(Qt::ISODate));
    }
}

// What was asked for, as it was understood.
void writeFilters(JsonWriter &json, const RentalExportRequest &request)
{
    json.key("filters"_L1).beginObject();
    if (!request.status.isEmpty())
        json.member("status"_L1, request.status);
    writeDates(json, request);
    if (!request.customerId.isEmpty())
        json.member("customerId"_L1, request.customerId);
    if (!request.customerIds.isEmpty()) {
        json.key("customerIds"_L1).beginArray();
        for (const QString &id : request.customerIds)
            json.value(QStringView(id));
        json.endArray();
    }
    json.key("includeFields"_L1).beginObject();
    json.member("customerDetails"_L1, request.customerDetails);
    json.member("deviceDetails"_L1, request.deviceDetails);
    json.member("financialDetails"_L1, request.financialDetails);
    json.member("customFields"_L1, request.customFields).endObject();
    json.endObject();
}

void writeFigures(JsonWriter &json, const RentalExport &result, int exponent)
{
    json.member("totalRecords"_L1, result.rentals).member("recordCount"_L1, result.rentals);
    json.member("totalRentals"_L1, result.rentals).member("activeRentals"_L1, result.active);
    json.member("totalRevenue"_L1, result.collected, exponent);
    json.member("averageMonthlyRevenue"_L1, result.averageMonthly, exponent);
}

Result<Answer> exported(const Call &call)
{
    const Tenant &tenant = *call.context.tenant;
    ONHIRE_ASSIGN(const RentalExportRequest request, RentalExportRequest::read(call.body, tenant, call.strict));
    ONHIRE_ASSIGN(const RentalExport result, exportRentals(call.context, request));
    ONHIRE_ASSIGN(const SignedFile file,
                  addressOf(call.context, result.fileId, FileUse::Download, LinkMinutes));
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("fileId"_L1, result.fileId).member("filename"_L1, file.file.filename);
    json.member("generatedAt"_L1, toTimestamp(result.generatedAt));
    writeFigures(json, result, tenant.exponent);
    writeFilters(json, request);
    json.member("downloadUrl"_L1, QString::fromLatin1(call.baseUrl + file.target));
    json.member("expiresAt"_L1, toTimestamp(QDateTime::fromMSecsSinceEpoch(file.expiresAt, QTimeZone::utc())));
    if (result.csv)
        json.member("csvData"_L1, QString::fromUtf8(*result.csv));
    json.endObject();
    return Answer{200, json.take()};
}

Schema filtersSchema()
{
    const Schema text = Schema::string(), flag = Schema::boolean();
    const Schema date = text.format(Schema::Format::Date);
    return Schema::object({
        optional("status"_L1, text),
        optional("startDateFrom"_L1, date),
        optional("startDate"_L1, date.describedAs("Same as startDateFrom."_L1)),
        optional("startDateTo"_L1, date),
        optional("endDate"_L1, date.describedAs("Same as startDateTo."_L1)),
        optional("endDateFrom"_L1, date),
        optional("endDateTo"_L1, date),
        optional("customerId"_L1, text),
        optional("customerIds"_L1, Schema::array(text)),
        required("includeFields"_L1,
                 Schema::object({
                     required("customerDetails"_L1, flag),
                     required("deviceDetails"_L1, flag),
                     required("financialDetails"_L1, flag),
                     required("customFields"_L1, flag),
                 })),
    });
}

Schema exportSchema()
{
    const Schema text = Schema::string(), count = Schema::integer();
    const Schema moment = text.format(Schema::Format::Timestamp);
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("fileId"_L1, text),
        required("filename"_L1, text),
        required("generatedAt"_L1, moment),
        required("totalRecords"_L1, count.describedAs("Number of rows."_L1)),
        required("recordCount"_L1, count.describedAs("Same as totalRecords."_L1)),
        required("totalRentals"_L1, count.describedAs("Same as totalRecords."_L1)),
        required("activeRentals"_L1, count),
        required("totalRevenue"_L1, Schema::money().describedAs("Total collected, before tax."_L1)),
        required("averageMonthlyRevenue"_L1,
                 Schema::money().describedAs("The average monthlyAmount of the active subscriptions."_L1)),
        required("filters"_L1, filtersSchema().describedAs("The filters as applied."_L1)),
        required("downloadUrl"_L1,
                 text.describedAs("Signed URL of the file; works without an API key until it expires."_L1)),
        required("expiresAt"_L1, moment),
        optional("csvData"_L1, text.describedAs("The table, if it has at most 10,000 rows."_L1)),
    });
}

} // namespace

void addExportRoutes(RouteTable &table)
{
    table.push_back(
        {.verb = "POST",
         .path = "/v1/exports/rentals",
         .operation = "exportRentals"_L1,
         .tag = "Exports"_L1,
         .summary =
             "Exports subscriptions for spreadsheets, oldest first. Cells that would run as formulas are "
             "prefixed with an apostrophe."_L1,
         .permission = "exports:create"_L1,
         .handler = exported,
         .request = RentalExportRequest::schema(),
         .example = R"({"status":"active","startDate":"2020-01-01","includeFields":{"customFields":false}})",
         .response = exportSchema(),
         .lane = Lane::Busy});
}

} // namespace onhire
