// SPDX-License-Identifier: GPL-3.0-or-later
// How an entry of a record's histories, or the details of its end, is written: JSON, whose members may have
// several names.
#pragma once

#include "core/base/json_writer.h"
#include "core/domain/subscriptions/standing.h"
#include "core/services/context.h"

#include <QDate>

#include <initializer_list>

namespace onhire {

class DetailsWriter
{
public:
    explicit DetailsWriter(const Context &context) : m_context(context) { m_json.beginObject(); }

    DetailsWriter &actor(QLatin1StringView key);
    DetailsWriter &now(QLatin1StringView key);
    // Under each of its names.
    template <typename Value>
    DetailsWriter &set(std::initializer_list<QLatin1StringView> keys, const Value &value)
    {
        for (const QLatin1StringView key : keys)
            write(key, value);
        return *this;
    }
    template <typename Value>
    DetailsWriter &set(QLatin1StringView key, const Value &value)
    {
        write(key, value);
        return *this;
    }
    DetailsWriter &text(QLatin1StringView key, const QString &text) // left out when empty
    {
        if (!text.isEmpty())
            write(key, text);
        return *this;
    }
    DetailsWriter &nested(QLatin1StringView key)
    {
        m_json.key(key).beginObject();
        return *this;
    }
    DetailsWriter &endNested()
    {
        m_json.endObject();
        return *this;
    }
    QByteArray take() { return m_json.endObject().take(); }

private:
    void write(QLatin1StringView key, const QString &text) { m_json.member(key, QStringView(text)); }
    void write(QLatin1StringView key, QLatin1StringView text) { m_json.member(key, text); }
    void write(QLatin1StringView key, QDate date) { m_json.member(key, date.toString(Qt::ISODate)); }
    void write(QLatin1StringView key, Money amount) { m_json.member(key, amount, m_context.tenant->exponent); }
    void write(QLatin1StringView key, const Decimal &number) { m_json.key(key).raw(decimalJson(number)); }
    void write(QLatin1StringView key, int number) { m_json.member(key, number); }
    void write(QLatin1StringView key, bool flag) { m_json.member(key, flag); }

    const Context &m_context;
    JsonWriter m_json;
};

// The JSON array with one entry more.
QByteArray withEntry(const QByteArray &history, const QByteArray &entry);

} // namespace onhire
