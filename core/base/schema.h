// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of a JSON value, said once: it checks what comes in and reports every fault at once, and it writes
// itself as JSON Schema for the interface description. So what is documented is what is checked.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace onhire {

class JsonWriter;

struct SchemaContext
{
    int exponent = 2; // of the tenant's currency: what a money amount may have as decimals
    bool strict = false; // refuse members that no schema names, instead of ignoring them
};

class Schema
{
public:
    enum class Type { Any, Object, Array, String, Integer, Decimal, Money, Boolean };
    enum class Format { None, Email, HttpUrl, Date, Timestamp, DateOrTimestamp };

    struct Property;

    static Schema any();
    static Schema object(QList<Property> properties);
    static Schema array(Schema elements);
    static Schema string();
    static Schema integer();
    static Schema decimal();
    static Schema money(); // not negative, as many decimals as the currency has
    static Schema boolean();
    static Schema choice(QStringList values);

    Schema named(QLatin1StringView name) const; // a component of the interface description
    Schema length(qint64 least, qint64 most) const; // of a string in characters, of an array in elements
    Schema range(qint64 least, qint64 most) const; // of a number
    Schema above(qint64 bound) const; // of a number: exclusive
    Schema format(Format format) const;
    Schema open() const; // an object with arbitrary further members
    Schema orNull() const; // null stays null; elsewhere null is as good as absent
    Schema describedAs(QLatin1StringView text) const;
    Schema example(QByteArray json) const;
    Schema withDefault(QByteArray json) const;

    void check(const JsonValue &value, const QString &path, const SchemaContext &context,
               QList<Fault> &faults) const;

    // Checks what was sent and answers it with every member under its first name, at any depth, so that whoever
    // reads it need not know the others.
    JsonValue read(const JsonValue &sent, const SchemaContext &context, QList<Fault> &faults) const;
    JsonValue underFirstNames(const JsonValue &sent) const;
    // The path of a member under the names by which it was sent: items.0.months for items.0.contractLength.
    QString pathAsSent(const QString &path, const JsonValue &sent) const;

    // The object with the members that this schema names, under their first names; what else was sent is
    // dropped.
    JsonValue only(const JsonValue &object) const;

    // As JSON Schema. Named schemas below the top become references; `top` writes this one in full.
    void write(JsonWriter &json, bool top = false) const;

    QLatin1StringView name() const;
    QList<Schema> children() const;

private:
    struct Node;
    explicit Schema(Node node);
    Node changed() const;
    void checkMembers(const JsonValue &object, const QString &path, const SchemaContext &context,
                      QList<Fault> &faults) const;
    JsonValue membersUnderFirstNames(const JsonValue &object) const;
    void writeBounds(JsonWriter &json) const;
    void writeMembers(JsonWriter &json) const;
    void writeRequired(JsonWriter &json) const;

    std::shared_ptr<const Node> m_node;
};

struct Schema::Property
{
    QLatin1StringView name;
    Schema schema;
    bool required = false;
    // Other published names of the same member: it may be sent under any of them, under several if they agree.
    QStringList aliases = {};
};

inline Schema::Property required(QLatin1StringView name, Schema schema, QStringList aliases = {})
{
    return {name, std::move(schema), true, std::move(aliases)};
}

inline Schema::Property optional(QLatin1StringView name, Schema schema, QStringList aliases = {})
{
    return {name, std::move(schema), false, std::move(aliases)};
}

} // namespace onhire
