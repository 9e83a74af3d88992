// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON straight into bytes. Commas and nesting are kept by the writer; a value without a key inside an
// object, or an end without its begin, is a programming error and asserted.
#pragma once

#include "core/base/money.h"

#include <QByteArray>
#include <QString>
#include <QVarLengthArray>

#include <concepts>
#include <utility>

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
    // Every integer and bool as itself: nothing is converted on the way, least of all a count or a pointer into
    // a bool.
    template <std::integral Number>
    JsonWriter &value(Number number)
    {
        if constexpr (std::same_as<Number, bool>)
            return raw(number ? "true" : "false");
        else
            return integer(number);
    }
    JsonWriter &value(Money amount, int exponent);
    JsonWriter &value(const JsonValue &value);
    JsonWriter &null();
    JsonWriter &raw(QByteArrayView json); // one complete JSON value, taken as it is

    // key and value in one
    template <typename Key, typename... Value>
    JsonWriter &member(Key name, Value &&...content)
    {
        return key(name).value(std::forward<Value>(content)...);
    }

    void reserve(qsizetype bytes) { m_bytes.reserve(bytes); }
    QByteArray take(); // the finished document

private:
    JsonWriter &begin(char opening, char closing);
    JsonWriter &end(char closing);
    void beginKey();
    JsonWriter &endKey();
    template <std::integral Number>
    JsonWriter &integer(Number number)
    {
        Q_ASSERT(std::in_range<qint64>(number));
        return raw(QByteArray::number(qint64(number)));
    }
    void separate();
    template <typename View>
    void quote(View text);

    QByteArray m_bytes;
    QVarLengthArray<char, 16> m_closing; // of all that is open
    bool m_needsComma = false;
    bool m_hasKey = false;
};

} // namespace onhire
