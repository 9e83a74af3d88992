// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of the documentation. They speak of records that the sample data has under these very ids, so
// that each works when it is pasted; only what no two companies can have under one id, an API key say, has to
// be made first.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

struct PathExample
{
    QString parameter;
    QByteArray value; // empty: it is in an answer
    QLatin1StringView answeredBy = {}; // the operation that makes one
};

QList<PathExample> pathExamples(const Route &route);

// The body as it is sent: of JSON as it stands in the row, of text what the JSON there says.
QByteArray exampleBody(const Route &route);

} // namespace onhire
