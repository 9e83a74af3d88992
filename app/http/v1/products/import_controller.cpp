// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/products/import_controller.h"

#include "app/http/api/multipart.h"
#include "core/base/json_writer.h"
#include "core/services/products/import_products.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 LargestFile = 10 * 1024 * 1024;

Result<QByteArray> fileOf(const Call &call)
{
    const QByteArray type = call.request.header("content-type").value_or(QByteArrayView()).toByteArray();
    if (isMultipart(type))
        return partNamed(QByteArrayView(TablePart.data(), TablePart.size()), type, call.request.body);
    if (call.request.body.isEmpty())
        return Failure(Error::invalid(u"csvFile"_s, Fault::Kind::Required, u"The file is missing."_s));
    return call.request.body;
}

void writeErrors(JsonWriter &json, const QList<CatalogueCsv::RowError> &errors)
{
    json.key("errors"_L1).beginArray();
    for (const CatalogueCsv::RowError &error : errors) {
        json.beginObject().member("row"_L1, error.row);
        json.member("sku"_L1, error.sku).member("error"_L1, error.error).endObject();
    }
    json.endArray();
}

QByteArray reportJson(const ImportReport &report, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("message"_L1, isDryRun ? "Checked; nothing was changed."_L1 : "Catalogue imported."_L1);
    json.member("dryRun"_L1, isDryRun);
    json.member("encoding"_L1, report.latin1 ? "iso-8859-1"_L1 : "utf-8"_L1);
    json.member("created"_L1, report.productsCreated).member("updated"_L1, report.productsUpdated);
    writeErrors(json, report.errors);
    json.key("summary"_L1).beginObject().member("totalRows"_L1, report.totalRows);
    json.member("productsCreated"_L1, report.productsCreated)
        .member("productsUpdated"_L1, report.productsUpdated);
    json.member("variantsCreated"_L1, report.variantsCreated)
        .member("variantsUpdated"_L1, report.variantsUpdated);
    writeErrors(json, report.errors);
    json.endObject().endObject();
    return json.take();
}

const Schema &dryRunSchema()
{
    static const Schema schema = Schema::choice({u"true"_s, u"false"_s});
    return schema;
}

// Whoever asks for a trial in other words must not get the real import.
Result<bool> asksForDryRun(const Call &call)
{
    const QString given = queryValue(call, "dryRun"_L1);
    if (given.isNull())
        return false;
    QList<Fault> faults;
    dryRunSchema().check(JsonValue::string(given), u"dryRun"_s, {}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return given == "true"_L1;
}

Result<Answer> import(const Call &call)
{
    ONHIRE_ASSIGN(const bool isDryRun, asksForDryRun(call));
    ONHIRE_ASSIGN(const QByteArray file, fileOf(call));
    ONHIRE_ASSIGN(const ImportReport report,
                  importProducts(call.context, file, isDryRun ? ImportMode::DryRun : ImportMode::Apply));
    return Answer{201, reportJson(report, isDryRun)};
}

Schema importReportSchema()
{
    const Schema count = Schema::integer();
    const Schema errors = Schema::array(Schema::object({
        required("row"_L1, Schema::integer().describedAs("Line number in the file, starting at 1."_L1)),
        required("sku"_L1, Schema::string()),
        required("error"_L1, Schema::string()),
    }));
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("dryRun"_L1, Schema::boolean()),
        required("encoding"_L1,
                 Schema::choice({u"utf-8"_s, u"iso-8859-1"_s}).describedAs("The encoding detected."_L1)),
        required("created"_L1, count.describedAs("Number of products."_L1)),
        required("updated"_L1, count.describedAs("Number of products."_L1)),
        required("errors"_L1, errors),
        required("summary"_L1,
                 Schema::object({
                     required("totalRows"_L1, count),
                     required("productsCreated"_L1, count),
                     required("productsUpdated"_L1, count),
                     required("variantsCreated"_L1, count),
                     required("variantsUpdated"_L1, count),
                     required("errors"_L1, errors),
                 })),
    });
}

} // namespace

void addImportRoutes(RouteTable &table)
{
    table.push_back(
        {.verb = "POST",
         .path = "/v1/products/csv",
         .operation = "importProducts"_L1,
         .tag = "Products"_L1,
         .summary = "Imports a catalogue from a table. Invalid rows are reported; all others are imported."_L1,
         .permission = "products:write"_L1,
         .handler = import,
         .request = Schema::string().describedAs(
             "The table; in a form, the part csvFile. At most 10,000 rows. Columns: Product Name, "
             "Product SKU, Category, Brand, Specification, Grade, Color, Variant SKU, List Price, "
             "Acquisition Cost, and a price for each contract length, such as 6mo_Price and 12mo_Price."_L1),
         .example =
             R"("Product Name,Product SKU,Category,Brand,Specification,Variant SKU,List Price,Acquisition Cost,12mo_Price\n)"
             R"(Kindle Scribe,KSCR,Tablets,Amazon,64 GB,KSCR-64,419,360,24.90\n")",
         .mediaTypes = {"text/csv", "multipart/form-data"},
         .query = {{"dryRun"_L1, dryRunSchema()}},
         .response = importReportSchema(),
         .status = 201,
         .bodyLimit = LargestFile,
         .lane = Lane::Busy});
}

} // namespace onhire
