// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one quoted string of a JSON text: the part of the reader that knows UTF-8 and escapes.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace onhire {

struct JsonString
{
    QString text;
    qsizetype end = 0; // behind the closing quote, or where the fault is
    QLatin1StringView fault; // empty when the string is right
};

// The string whose opening quote stands at `begin`.
JsonString readJsonString(QByteArrayView text, qsizetype begin);

} // namespace onhire
