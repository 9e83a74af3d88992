// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/schema_node.h"

#include "core/base/calendar.h"
#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// By the reader that operations use: QDate reads 2026/11/21, too, which nothing else does.
bool isDate(QStringView text)
{
    return text.size() == 10 && parseContractDate(text, QTimeZone::utc());
}
bool isTimestamp(QStringView text)
{
    return parseTimestamp(text).has_value();
}
bool isDateOrTimestamp(QStringView text)
{
    return isDate(text) || isTimestamp(text);
}
bool isAnything(QStringView)
{
    return true;
}

} // namespace

const FormatRule &ruleOf(Schema::Format format)
{
    static constexpr FormatRule rules[] = {
        {QLatin1StringView(), QLatin1StringView(), isAnything},
        {"email"_L1, "Must be an e-mail address."_L1, isEmail},
        {"uri"_L1, "Must be an http or https address."_L1, isHttpUrl},
        {"date"_L1, "Must be a date, YYYY-MM-DD."_L1, isDate},
        {"date-time"_L1, "Must be a date and time with an offset, such as 2026-11-21T09:30:00Z."_L1,
         isTimestamp},
        {QLatin1StringView(), "Must be a date, YYYY-MM-DD, or a date and time with an offset."_L1,
         isDateOrTimestamp},
    };
    return rules[int(format)];
}

QLatin1StringView typeName(Schema::Type type)
{
    static constexpr QLatin1StringView names[] = {QLatin1StringView(), "object"_L1, "array"_L1,  "string"_L1,
                                                  "integer"_L1,        "number"_L1, "number"_L1, "boolean"_L1};
    return names[int(type)];
}

Schema::Schema(Node node) : m_node(std::make_shared<const Node>(std::move(node))) { }
Schema::Node Schema::changed() const
{
    return *m_node;
}

Schema Schema::any()
{
    return Schema(Node{});
}
Schema Schema::string()
{
    return Schema(Node{.type = Type::String});
}
Schema Schema::integer()
{
    return Schema(Node{.type = Type::Integer});
}
Schema Schema::decimal()
{
    return Schema(Node{.type = Type::Decimal});
}
Schema Schema::money()
{
    return Schema(Node{.type = Type::Money, .least = 0});
}
Schema Schema::boolean()
{
    return Schema(Node{.type = Type::Boolean});
}
Schema Schema::choice(QStringList values)
{
    return Schema(Node{.type = Type::String, .choices = std::move(values)});
}

Schema Schema::object(QList<Property> properties)
{
    const bool hasAliases = std::ranges::any_of(properties, [](const Property &property) {
        return !property.aliases.isEmpty() || property.schema.m_node->hasAliases;
    });
    return Schema(Node{.type = Type::Object, .properties = std::move(properties), .hasAliases = hasAliases});
}

Schema Schema::array(Schema elements)
{
    const bool hasAliases = elements.m_node->hasAliases;
    return Schema(Node{.type = Type::Array, .elements = {std::move(elements)}, .hasAliases = hasAliases});
}

Schema Schema::named(QLatin1StringView name) const
{
    Node node = changed();
    node.name = name;
    return Schema(std::move(node));
}

Schema Schema::length(qint64 least, qint64 most) const
{
    return range(least, most);
}

Schema Schema::range(qint64 least, qint64 most) const
{
    Node node = changed();
    node.least = least;
    node.most = most;
    return Schema(std::move(node));
}

Schema Schema::above(qint64 bound) const
{
    Node node = changed();
    node.above = bound;
    return Schema(std::move(node));
}

Schema Schema::format(Format format) const
{
    Node node = changed();
    node.format = format;
    return Schema(std::move(node));
}

Schema Schema::open() const
{
    Node node = changed();
    node.open = true;
    return Schema(std::move(node));
}

Schema Schema::orNull() const
{
    Node node = changed();
    node.nullable = true;
    return Schema(std::move(node));
}

Schema Schema::describedAs(QLatin1StringView text) const
{
    Node node = changed();
    node.description = text;
    return Schema(std::move(node));
}

Schema Schema::example(QByteArray json) const
{
    Node node = changed();
    node.example = std::move(json);
    return Schema(std::move(node));
}

Schema Schema::withDefault(QByteArray json) const
{
    Node node = changed();
    node.fallback = std::move(json);
    return Schema(std::move(node));
}

QLatin1StringView Schema::name() const
{
    return m_node->name;
}

QList<Schema> Schema::children() const
{
    QList<Schema> all = m_node->elements;
    for (const Property &property : m_node->properties)
        all += property.schema;
    return all;
}

JsonValue Schema::only(const JsonValue &object) const
{
    QList<JsonValue::Member> members;
    for (const Property &property : m_node->properties) {
        const JsonValue &value = valueOf(object, property);
        if (!value.isNull())
            members.append({QString(property.name), value});
    }
    return JsonValue::object(std::move(members));
}

JsonValue Schema::read(const JsonValue &sent, const SchemaContext &context, QList<Fault> &faults) const
{
    check(sent, {}, context, faults);
    return underFirstNames(sent);
}

JsonValue Schema::underFirstNames(const JsonValue &sent) const
{
    if (!m_node->hasAliases)
        return sent;
    if (m_node->type == Type::Object && sent.isObject())
        return membersUnderFirstNames(sent);
    if (m_node->type != Type::Array || !sent.isArray())
        return sent;
    QList<JsonValue> elements;
    for (const JsonValue &element : sent.elements())
        elements += m_node->elements.constFirst().underFirstNames(element);
    return JsonValue::array(std::move(elements));
}

// What no property names stays as it is, and so does null: to a patch it says something.
JsonValue Schema::membersUnderFirstNames(const JsonValue &object) const
{
    QList<JsonValue::Member> members;
    for (const JsonValue::Member &member : object.members()) {
        const auto property = std::ranges::find_if(m_node->properties, [&member](const Property &known) {
            return known.name == member.first || known.aliases.contains(member.first);
        });
        const bool isKnown = property != m_node->properties.end();
        const QString name = isKnown ? QString(property->name) : member.first;
        if (!isKnown)
            members.append(member);
        else if (std::ranges::find(members, name, &JsonValue::Member::first) == members.end())
            members.append({name, property->schema.underFirstNames(valueOf(object, *property))});
    }
    return JsonValue::object(std::move(members));
}

QString Schema::pathAsSent(const QString &path, const JsonValue &sent) const
{
    const QString first = path.section(u'.', 0, 0), rest = path.section(u'.', 1);
    const auto joined = [&rest](const QString &name, const Schema &schema, const JsonValue &value) {
        return rest.isEmpty() ? name : name + u'.' + schema.pathAsSent(rest, value);
    };
    if (m_node->type == Type::Array) {
        const qsizetype place = first.toLongLong();
        const bool isThere = sent.isArray() && place < sent.elements().size();
        return isThere ? joined(first, m_node->elements.constFirst(), sent.elements()[place]) : path;
    }
    const auto property = std::ranges::find_if(m_node->properties,
                                               [&first](const Property &known) { return known.name == first; });
    if (!sent.isObject() || property == m_node->properties.end())
        return path;
    const auto alias =
        std::ranges::find_if(property->aliases, [&sent](const QString &name) { return sent.has(name); });
    const bool isOther = !sent.has(first) && alias != property->aliases.end();
    return joined(isOther ? *alias : first, property->schema, valueOf(sent, *property));
}

const JsonValue &valueOf(const JsonValue &object, const Schema::Property &property)
{
    const JsonValue &value = object[QString(property.name)];
    if (!value.isNull())
        return value;
    for (const QString &alias : property.aliases) {
        if (object.has(alias))
            return object[alias];
    }
    return value;
}

} // namespace onhire
