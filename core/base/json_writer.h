// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON straight into bytes. Commas and nesting are kept by the writer; a value without a key inside an object, or
// an end without its begin, is a programming error and asserted.
#pragma once

#include "core/base/money.h"

#include <QByteArray>
#include <QString>

namespace onhire {

class JsonValue;

class JsonWriter
{
public:
    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &key(QLatin1StringView name);
    JsonWriter &key(QStringView name);

    JsonWriter &value(QStringView text);
    JsonWriter &value(const char *) = delete;
    JsonWriter &value(QLatin1StringView text);
    JsonWriter &value(bool flag);
    JsonWriter &value(int number) { return value(qint64(number)); }
    JsonWriter &value(long number) { return value(qint64(number)); }
    JsonWriter &value(qint64 number);
    JsonWriter &value(Money amount, int exponent);
    JsonWriter &value(const JsonValue &value);
    JsonWriter &null();
    JsonWriter &raw(QByteArrayView json);  // one complete JSON value, taken as it is

    // key and value in one
    template <typename Key, typename... Value>
    JsonWriter &member(Key name, Value &&...content)
    {
        return key(name).value(std::forward<Value>(content)...);
    }

    QByteArray take();  // the finished document

private:
    void separate();
    void quote(QByteArrayView utf8);

    QByteArray m_bytes;
    int m_depth = 0;
    bool m_needsComma = false;
};

} // namespace onhire
