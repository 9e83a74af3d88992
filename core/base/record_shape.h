// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a record, said once: what they are called, what they may hold, and how each is written. The
// schema that the API publishes and the text that is stored, answered, audited and sent to receivers come from
// the same table, so they cannot drift.
#pragma once

#include "core/base/json_writer.h"
#include "core/base/schema.h"

#include <QDate>
#include <QStringList>

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace onhire {

template <typename T>
class RecordShape
{
public:
    using Record = T;

    // `exponent`: decimals of the currency in which the record's amounts are written.
    using Write = void (*)(JsonWriter &json, QLatin1StringView name, const T &record, int exponent);

    struct Member
    {
        Schema::Property property;
        Write write; // writes nothing when the record has no such value
    };

    RecordShape(QLatin1StringView name, std::vector<Member> members)
        : m_name(name), m_members(std::move(members))
    {
    }

    Schema schema() const
    {
        const Schema object = Schema::object(properties());
        return m_name.isEmpty() ? object : object.named(m_name);
    }

    void write(JsonWriter &json, const T &record, int exponent) const
    {
        json.beginObject();
        writeMembers(json, record, exponent);
        json.endObject();
    }

    // For an object that has the members of several shapes.
    QList<Schema::Property> properties() const
    {
        QList<Schema::Property> properties;
        for (const Member &member : m_members)
            properties.append(member.property);
        return properties;
    }
    void writeMembers(JsonWriter &json, const T &record, int exponent) const
    {
        for (const Member &member : m_members)
            member.write(json, member.property.name, record, exponent);
    }

    QByteArray document(const T &record, int exponent) const
    {
        JsonWriter json;
        write(json, record, exponent);
        return json.take();
    }

private:
    QLatin1StringView m_name; // of the schema; empty: written out wherever it is used
    std::vector<Member> m_members;
};

// The usual members, each made of a field of the record. What is optional is left out when it was never set:
// a text that is null, an optional that is empty, JSON of no length.
namespace member {

template <typename Field>
struct Of;
template <typename Record_, typename Value_>
struct Of<Value_ Record_::*>
{
    using Record = Record_;
    using Value = Value_;
};
template <auto Field>
using RecordOf = typename Of<decltype(Field)>::Record;
template <auto Field>
using MemberOf = typename RecordShape<RecordOf<Field>>::Member;

// A text, a number or a truth value, as it is.
template <auto Field>
MemberOf<Field> plain(QLatin1StringView name, Schema schema)
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                json.member(key, record.*Field);
            }};
}

template <auto Field>
MemberOf<Field> text(QLatin1StringView name, Schema schema = Schema::string())
{
    return plain<Field>(name, std::move(schema));
}

template <auto Field>
MemberOf<Field> optionalText(QLatin1StringView name, Schema schema = Schema::string())
{
    return {onhire::optional(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                if (!(record.*Field).isNull())
                    json.member(key, record.*Field);
            }};
}

inline Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}

inline Schema day()
{
    return Schema::string().format(Schema::Format::Date);
}

template <auto Field>
MemberOf<Field> date(QLatin1StringView name, Schema schema = day())
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                json.member(key, (record.*Field).toString(Qt::ISODate));
            }};
}

template <auto Field>
MemberOf<Field> optionalNumber(QLatin1StringView name, Schema schema)
{
    return {onhire::optional(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                if (record.*Field)
                    json.member(key, *(record.*Field));
            }};
}

template <auto Field>
MemberOf<Field> amount(QLatin1StringView name, Schema schema = Schema::money())
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int exponent) {
                json.member(key, record.*Field, exponent);
            }};
}

template <auto Field>
MemberOf<Field> optionalAmount(QLatin1StringView name, Schema schema = Schema::money())
{
    return {onhire::optional(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int exponent) {
                if (record.*Field)
                    json.member(key, *(record.*Field), exponent);
            }};
}

// JSON that is stored as it is shown.
template <auto Field>
MemberOf<Field> raw(QLatin1StringView name, Schema schema)
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                json.key(key).raw(record.*Field);
            }};
}

template <auto Field>
MemberOf<Field> optionalRaw(QLatin1StringView name, Schema schema)
{
    return {onhire::optional(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                if (!(record.*Field).isEmpty())
                    json.key(key).raw(record.*Field);
            }};
}

template <auto Field>
MemberOf<Field> texts(QLatin1StringView name, Schema element = Schema::string())
{
    return {required(name, Schema::array(std::move(element))),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                json.key(key).beginArray();
                for (const QString &one : record.*Field)
                    json.value(QStringView(one));
                json.endArray();
            }};
}

// Members of the record that are an object of their own; `shape` is the function that answers its shape.
template <auto shape>
auto part(QLatin1StringView name)
{
    using Shape = std::remove_cvref_t<decltype(shape())>;
    return typename Shape::Member{
        required(name, shape().schema()),
        [](JsonWriter &json, QLatin1StringView key, const typename Shape::Record &record, int exponent) {
            json.key(key);
            shape().write(json, record, exponent);
        }};
}

// A record inside the record, or a list of them; `shape` is the function that answers theirs.
template <auto Field, auto shape>
MemberOf<Field> nested(QLatin1StringView name)
{
    return {required(name, shape().schema()),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int exponent) {
                json.key(key);
                shape().write(json, record.*Field, exponent);
            }};
}

template <auto Field, auto shape>
MemberOf<Field> list(QLatin1StringView name)
{
    return {required(name, Schema::array(shape().schema())),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int exponent) {
                json.key(key).beginArray();
                for (const auto &one : record.*Field)
                    shape().write(json, one, exponent);
                json.endArray();
            }};
}

} // namespace member
} // namespace onhire
