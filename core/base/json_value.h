// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON document as it was sent: numbers keep their digits, objects their order, and nothing doubtful got in.
#pragma once

#include "core/base/money.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

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

    Type type() const { return m_type; }
    bool isNull() const { return m_type == Type::Null; }
    bool isObject() const { return m_type == Type::Object; }
    bool isArray() const { return m_type == Type::Array; }
    bool isString() const { return m_type == Type::String; }
    bool isNumber() const { return m_type == Type::Number; }
    bool isBoolean() const { return m_type == Type::Boolean; }

    bool toBool() const { return m_boolean; }
    const QString &toString() const { return m_text; }
    const QByteArray &digits() const { return m_digits; }          // of a number, as sent
    std::optional<int64_t> toInteger() const;                      // 12, 12.0 and 1.2e1 are integers; 12.5 is not
    std::optional<Decimal> toDecimal() const { return Decimal::parse(m_digits); }
    const QList<JsonValue> &elements() const { return m_elements; }
    const QList<Member> &members() const { return m_members; }

    // The member of that name; a null value when there is none, so that look-ups can be chained.
    const JsonValue &operator[](QStringView name) const;
    bool has(QStringView name) const;  // present and not null

    QByteArray toJson() const;  // compact, members in their order

private:
    Type m_type = Type::Null;
    bool m_boolean = false;
    QString m_text;
    QByteArray m_digits;
    QList<JsonValue> m_elements;
    QList<Member> m_members;
};

} // namespace onhire
