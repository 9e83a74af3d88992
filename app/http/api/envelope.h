// SPDX-License-Identifier: GPL-3.0-or-later
// The frames that answers come in: a bare record, a change, a list, a history.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

Answer bareRecord(const Record &record);

struct ChangeFrame
{
    QLatin1StringView message;
    QLatin1StringView idName; // orderId
    QLatin1StringView recordName; // order
};
Answer changeAnswer(int status, const ChangeFrame &frame, const Record &record);
Schema changeSchema(QLatin1StringView idName, QLatin1StringView recordName, const Schema &record);

Answer listAnswer(QLatin1StringView arrayName, const ListPage &page, int limit);
Schema listSchema(QLatin1StringView arrayName, const Schema &record);

// All that happened to a record: `entries` as JSON, the oldest first.
Answer historyAnswer(const QByteArray &entries);
Schema historySchema();

} // namespace onhire
