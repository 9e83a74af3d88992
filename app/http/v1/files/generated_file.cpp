// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/files/generated_file.h"

#include "app/http/v1/files/file_json.h"
#include "core/base/json_writer.h"
#include "core/services/files/files.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int LinkMinutes = 60;

Result<Answer> generatedFileAnswer(const Call &call, const Record &file, const GeneratedFrame &frame)
{
    ONHIRE_ASSIGN(const SignedFile address, addressOf(call.context, file.id, FileUse::Download, LinkMinutes));
    const QDateTime expiry = QDateTime::fromMSecsSinceEpoch(address.expiresAt, QTimeZone::utc());
    JsonWriter json;
    json.beginObject();
    json.member("success"_L1, true);
    json.member("message"_L1, frame.message);
    json.member("fileId"_L1, file.id);
    json.member("filename"_L1, address.file.filename);
    json.member("fileName"_L1, address.file.filename);
    json.member(frame.sourceName, frame.sourceId);
    json.member("tenantId"_L1, call.context.tenant->id);
    json.member("downloadUrl"_L1, QString::fromLatin1(call.baseUrl + address.target));
    json.member("expiresAt"_L1, toTimestamp(expiry));
    json.key("file"_L1).raw(file.json);
    json.endObject();
    return Answer{file.created ? 201 : 200, json.take(), {}, {{"Location", "/v1/files/" + file.id.toLatin1()}}};
}

Schema generatedFileSchema(QLatin1StringView sourceName)
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("fileId"_L1, Schema::string()),
        required("filename"_L1, Schema::string()),
        required("fileName"_L1, Schema::string()),
        required(sourceName, Schema::string()),
        required("tenantId"_L1, Schema::string()),
        required("downloadUrl"_L1,
                 Schema::string().describedAs("Works without an API key until it expires."_L1)),
        required("expiresAt"_L1, Schema::string().format(Schema::Format::Timestamp)),
        required("file"_L1, fileSchema()),
    });
}

} // namespace onhire
