// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/envelope.h"

using namespace Qt::StringLiterals;

namespace onhire {

Answer bareRecord(const Record &record)
{
    return {200, record.json, record.version};
}

Answer wrappedRecord(QLatin1StringView name, const Record &record)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.key(name).raw(record.json).endObject();
    return {200, json.take(), record.version};
}

Schema wrappedSchema(QLatin1StringView name, const Schema &record)
{
    return Schema::object({required("success"_L1, Schema::boolean()), required(name, record)});
}

Answer changeAnswer(int status, const ChangeFrame &frame, const Record &record)
{
    JsonWriter json;
    json.beginObject();
    json.member("success"_L1, true);
    json.member("message"_L1, frame.message);
    json.member(frame.idName, record.id);
    json.key(frame.recordName).raw(record.json);
    if (frame.more)
        frame.more(json);
    json.endObject();
    return {status, json.take(), record.version};
}

Schema changeSchema(QLatin1StringView idName, QLatin1StringView recordName, const Schema &record,
                    const QList<Schema::Property> &more)
{
    QList<Schema::Property> members{
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required(idName, Schema::string()),
        required(recordName, record),
    };
    return Schema::object(members + more);
}

void writePageMembers(JsonWriter &json, qsizetype count, int limit, const QString &nextCursor)
{
    json.member("count"_L1, count).member("limit"_L1, limit);
    json.member("hasMore"_L1, !nextCursor.isEmpty()).key("nextCursor"_L1);
    if (nextCursor.isEmpty())
        json.null();
    else
        json.value(nextCursor);
}

QList<Schema::Property> pageMembers()
{
    return {
        required("count"_L1, Schema::integer().describedAs("Number of records on this page."_L1)),
        required("limit"_L1, Schema::integer()),
        required("hasMore"_L1, Schema::boolean()),
        required("nextCursor"_L1,
                 Schema::string().orNull().describedAs("Pass it as startAfter to get the next page."_L1)),
    };
}

Answer listAnswer(QLatin1StringView arrayName, const ListPage &page, int limit, const MoreMembers &more)
{
    qsizetype size = 400;
    for (const QByteArray &record : page.records)
        size += record.size() + 1;
    JsonWriter json;
    json.reserve(size);
    json.beginObject().member("success"_L1, true).key(arrayName).beginArray();
    for (const QByteArray &record : page.records)
        json.raw(record);
    json.endArray();
    writePageMembers(json, page.records.size(), limit, page.nextCursor);
    if (more)
        more(json);
    json.endObject();
    return {200, json.take()};
}

Schema listSchema(QLatin1StringView arrayName, const Schema &record, const QList<Schema::Property> &more)
{
    const QList<Schema::Property> records{required("success"_L1, Schema::boolean()),
                                          required(arrayName, Schema::array(record))};
    return Schema::object(records + pageMembers() + more);
}

Answer historyAnswer(const QByteArray &entries)
{
    return {200, "{\"success\":true,\"entries\":" + entries + '}'};
}

Schema historySchema()
{
    const Schema entry = Schema::object({
        required("at"_L1, Schema::string().format(Schema::Format::Timestamp)),
        required("actor"_L1, Schema::string().describedAs("Name of the key or user."_L1)),
        required("action"_L1, Schema::string()),
        required("details"_L1,
                 Schema::object({}).open().describedAs("The members that changed; for a new record, all "
                                                       "of them."_L1)),
    });
    return Schema::object({required("success"_L1, Schema::boolean()),
                           required("entries"_L1, Schema::array(entry).describedAs("Oldest first."_L1))});
}

} // namespace onhire
