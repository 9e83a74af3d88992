// SPDX-License-Identifier: GPL-3.0-or-later
// The frames that answers come in: a bare record, a change, a list, a history.
#pragma once

#include "app/http/api/route.h"

#include "core/base/json_writer.h"

#include <functional>

namespace onhire {

using MoreMembers = std::function<void(JsonWriter &)>; // beside those that every answer of its kind has

Answer bareRecord(const Record &record);
// {success, payment}: payments and billing groups are published so.
Answer wrappedRecord(QLatin1StringView name, const Record &record);
Schema wrappedSchema(QLatin1StringView name, const Schema &record);

struct ChangeFrame
{
    QLatin1StringView message;
    QLatin1StringView idName; // orderId
    QLatin1StringView recordName; // order
    MoreMembers more = {};
};
Answer changeAnswer(int status, const ChangeFrame &frame, const Record &record);
Schema changeSchema(QLatin1StringView idName, QLatin1StringView recordName, const Schema &record,
                    const QList<Schema::Property> &more = {});

Answer listAnswer(QLatin1StringView arrayName, const ListPage &page, int limit, const MoreMembers &more = {});
Schema listSchema(QLatin1StringView arrayName, const Schema &record, const QList<Schema::Property> &more = {});

// What a page says of itself, for one that is more than a list.
void writePageMembers(JsonWriter &json, qsizetype count, int limit, const QString &nextCursor);
QList<Schema::Property> pageMembers();

// All that happened to a record: `entries` as JSON, the oldest first.
Answer historyAnswer(const QByteArray &entries);
Schema historySchema();

} // namespace onhire
