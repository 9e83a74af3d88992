// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/files/file_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/files/file_json.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/files/file_name.h"
#include "core/services/files/files.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "files:read"_L1;
constexpr auto Writing = "files:write"_L1;
constexpr auto Tag = "Files"_L1;
constexpr int UsualMinutes = 60;

Schema id()
{
    return Schema::string().length(1, 100);
}

Schema addressRequestSchema()
{
    return Schema::object({
        optional("action"_L1,
                 Schema::choice({u"view"_s, u"download"_s, u"upload"_s})
                     .withDefault("\"view\"")
                     .describedAs("upload needs the permission files:write."_L1)),
        optional("fileId"_L1, id().describedAs("The file to view or download."_L1)),
        optional("filename"_L1, Schema::string().length(1, 200).describedAs("Name of the file to upload."_L1),
                 {u"fileName"_s}),
        optional("contentType"_L1,
                 Schema::string().length(1, 200).describedAs("The upload must use the same content type."_L1),
                 {u"mimeType"_s}),
        optional("type"_L1, Schema::string().length(1, 50).withDefault("\"document\""), {u"fileType"_s}),
        optional("orderId"_L1, id()),
        optional("customerId"_L1, id()),
        optional("rentalId"_L1, id(), {u"subscriptionId"_s}),
        optional("expiresInMinutes"_L1, Schema::integer().range(1, 1440).withDefault("60")),
    });
}

Schema addressSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("url"_L1, Schema::string().describedAs("Works without an API key until it expires."_L1)),
        required("method"_L1, Schema::choice({u"GET"_s, u"PUT"_s})),
        required("fileId"_L1, Schema::string()),
        required("filename"_L1, Schema::string()),
        required("fileName"_L1, Schema::string()),
        required("contentType"_L1, Schema::string()),
        required("mimeType"_L1, Schema::string()),
        required("fileSize"_L1, Schema::integer()),
        required("size"_L1, Schema::integer()),
        required("expiresAt"_L1, Schema::integer().describedAs("Milliseconds since 1970."_L1)),
    });
}

Answer addressAnswer(const Call &call, const SignedFile &file, QLatin1StringView method)
{
    JsonWriter json;
    json.beginObject();
    json.member("success"_L1, true);
    json.member("url"_L1, QString::fromLatin1(call.baseUrl + file.target));
    json.member("method"_L1, method);
    json.member("fileId"_L1, file.file.fileId);
    json.member("filename"_L1, file.file.filename);
    json.member("fileName"_L1, file.file.filename);
    json.member("contentType"_L1, file.file.contentType);
    json.member("mimeType"_L1, file.file.contentType);
    json.member("fileSize"_L1, file.file.size);
    json.member("size"_L1, file.file.size);
    json.member("expiresAt"_L1, file.expiresAt);
    json.endObject();
    return {200, json.take()};
}

// What the members mean together.
Result<void> checkAddressRequest(const JsonValue &body, bool isUpload)
{
    QList<Fault> faults;
    const auto need = [&](QLatin1StringView member) {
        if (!body.has(QString(member)))
            faults.append({QString(member), Fault::Kind::Required, u"Required."_s});
    };
    if (!isUpload) {
        need("fileId"_L1);
    } else {
        need("filename"_L1);
        need("contentType"_L1);
        if (body.has(u"fileId"))
            faults.append({u"fileId"_s, Fault::Kind::Custom, u"An upload creates a new file."_s});
        if (body.has(u"contentType") && !mediaType(body[u"contentType"].toString()))
            faults.append(
                {u"contentType"_s, Fault::Kind::InvalidString, u"Must be a media type, such as image/png."_s});
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return {};
}

NewFile promisedFile(const JsonValue &body)
{
    NewFile file;
    if (body.has(u"type"))
        file.type = cleaned(body[u"type"].toString());
    file.filename = body[u"filename"].toString();
    file.contentType = *mediaType(body[u"contentType"].toString());
    file.links = {cleaned(body[u"orderId"].toString()), cleaned(body[u"customerId"].toString()),
                  cleaned(body[u"rentalId"].toString())};
    return file;
}

Result<Answer> address(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, addressRequestSchema()));
    const QString action = body[u"action"].toString();
    const bool isUpload = action == "upload"_L1;
    if (isUpload && !call.permissions.allow(Writing))
        return Failure(Error{ErrorCode::InsufficientPermissions, Writing});
    ONHIRE_TRY(checkAddressRequest(body, isUpload));
    const int minutes = int(body[u"expiresInMinutes"].toInteger().value_or(UsualMinutes));
    if (isUpload) {
        ONHIRE_ASSIGN(const SignedFile file, promiseFile(call.context, promisedFile(body), minutes));
        return addressAnswer(call, file, "PUT"_L1);
    }
    const FileUse use = action == "download"_L1 ? FileUse::Download : FileUse::View;
    ONHIRE_ASSIGN(const SignedFile file,
                  addressOf(call.context, cleaned(body[u"fileId"].toString()), use, minutes));
    return addressAnswer(call, file, "GET"_L1);
}

Schema filesSchema()
{
    const Schema filters =
        Schema::object({optional("orderId"_L1, Schema::string()), optional("type"_L1, Schema::string())})
            .open();
    return listSchema("files"_L1, fileSchema(),
                      {required("offset"_L1, Schema::integer()), required("filters"_L1, filters)});
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listFiles(call.context, request));
    return listAnswer("files"_L1, page, request.limit, [&request](JsonWriter &json) {
        json.member("offset"_L1, request.offset).key("filters"_L1).beginObject();
        for (auto filter = request.filters.begin(); filter != request.filters.end(); ++filter)
            json.member(QStringView(filter.key()), QStringView(filter.value()));
        json.endObject();
    });
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record file, findFile(call.context, call.pathValue()));
    return bareRecord(file);
}

Schema removalSchema()
{
    return Schema::object({
        optional("deleteFromStorage"_L1,
                 Schema::boolean().withDefault("true").describedAs("Also delete the content."_L1)),
        idInBody("fileId"_L1),
    });
}

Schema removedSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("fileId"_L1, Schema::string()),
    });
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checkedFor("fileId"_L1, call, removalSchema()));
    const bool keeps = body.has(u"deleteFromStorage") && !body[u"deleteFromStorage"].toBool();
    ONHIRE_TRY(
        removeFile(call.context, call.pathValue(), keeps ? Content::SetAside : Content::Remove, call.ifMatch));
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("message"_L1, keeps ? "File deleted; its content was kept."_L1 : "File deleted."_L1);
    json.member("fileId"_L1, call.pathValue()).endObject();
    return Answer{200, json.take()};
}

} // namespace

void addFileRoutes(RouteTable &table)
{
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/files/url",
             .operation = "getFileUrl"_L1,
             .tag = Tag,
             .summary = "Creates a signed URL to view or download a file with GET, or to upload a new one "
                        "with PUT. A new file is not listed until its content has been uploaded."_L1,
             .permission = Reading,
             .handler = address,
             .request = addressRequestSchema(),
             .example = R"({"action":"upload","filename":"handover.pdf","contentType":"application/pdf"})",
             .response = addressSchema(),
             .refusals = {ErrorCode::NotFound, ErrorCode::OrderNotFound, ErrorCode::CustomerNotFound,
                          ErrorCode::SubscriptionNotFound}},
            {.verb = "GET",
             .path = "/v1/files",
             .operation = "listFiles"_L1,
             .tag = Tag,
             .summary = "Lists files, paged by cursor or by offset."_L1,
             .permission = Reading,
             .handler = list,
             .list = fileList,
             .response = filesSchema()},
            {.verb = "GET",
             .path = "/v1/files/{fileId}",
             .operation = "getFile"_L1,
             .tag = Tag,
             .summary = "A file's metadata; its content is available through a signed URL."_L1,
             .permission = Reading,
             .handler = get,
             .response = fileSchema(),
             .answersEtag = true},
            {.verb = "DELETE",
             .path = "/v1/files/{fileId}",
             .operation = "deleteFile"_L1,
             .tag = Tag,
             .summary = "Permanently deletes a file and all references to it. Documents of issued invoices and "
                        "credit notes are kept, and so is a logo that the setting seller.logoFileId or an "
                        "issued invoice names."_L1,
             .permission = Writing,
             .handler = remove,
             .request = removalSchema(),
             .example = R"({"deleteFromStorage":true})",
             .response = removedSchema(),
             .honoursIfMatch = true,
             .refusals = {ErrorCode::DeleteFailed}},
        });
}

} // namespace onhire
