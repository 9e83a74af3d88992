// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON document as it was sent: numbers keep their digits, objects their order, and nothing doubtful got in.
#pragma once

#include "core/base/money.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace onhire {

class JsonValue
{
public:
    enum class Type { Null, Boolean, Number, String, Array, Object };
    using Member = std::pair<QString, JsonValue>;

    JsonValue() = default;
    static JsonValue boolean(bool value);
    static JsonValue number(QByteArray digits);
    static JsonValue string(QString text);
    static JsonValue array(QList<JsonValue> elements);
    static JsonValue object(QList<Member> members);

    Type type() const { return Type(m_content.index()); }
    bool isNull() const { return type() == Type::Null; }
    bool isObject() const { return type() == Type::Object; }
    bool isArray() const { return type() == Type::Array; }
    bool isString() const { return type() == Type::String; }
    bool isNumber() const { return type() == Type::Number; }
    bool isBoolean() const { return type() == Type::Boolean; }

    // Each answers the empty value of its kind when this is of another type.
    bool toBool() const { return get<bool>(); }
    const QString &toString() const { return get<QString>(); }
    const QByteArray &digits() const { return get<QByteArray>(); } // of a number, as sent
    std::optional<int64_t> toInteger() const; // 12, 12.0 and 1.2e1 are integers; 12.5 is not; at most 18 digits
    std::optional<Decimal> toDecimal() const { return Decimal::parse(digits()); }
    const QList<JsonValue> &elements() const { return get<QList<JsonValue>>(); }
    const QList<Member> &members() const { return get<QList<Member>>(); }

    // The member of that name; a null value when there is none, so that look-ups can be chained.
    const JsonValue &operator[](QStringView name) const;
    bool has(QStringView name) const; // present and not null

    QByteArray toJson() const; // compact, members in their order

private:
    // In the order of Type.
    using Content = std::variant<std::monostate, bool, QByteArray, QString, QList<JsonValue>, QList<Member>>;

    explicit JsonValue(Content content) : m_content(std::move(content)) { }

    template <typename T>
    const T &get() const
    {
        static const T nothing{};
        const T *found = std::get_if<T>(&m_content);
        return found ? *found : nothing;
    }

    Content m_content;
};

} // namespace onhire
