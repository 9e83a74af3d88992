// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to whoever had a document made: its file, and an address from which it can be fetched at once.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

struct GeneratedFrame
{
    QLatin1StringView message;
    QLatin1StringView sourceName; // of what: orderId
    QString sourceId;
};

// 201 for a new file, 200 for one that there was.
Result<Answer> generatedFileAnswer(const Call &call, const Record &file, const GeneratedFrame &frame);
Schema generatedFileSchema(QLatin1StringView sourceName);

} // namespace onhire
