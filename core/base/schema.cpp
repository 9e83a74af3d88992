// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/schema.h"

#include "core/base/calendar.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"

using namespace Qt::StringLiterals;

namespace onhire {

struct Schema::Node
{
    Type type = Type::Any;
    QLatin1StringView name;
    QList<Property> properties;
    QList<Schema> elements;  // none or one
    QStringList choices;
    std::optional<qint64> least, most, above;
    Format format = Format::None;
    bool open = false;
    bool nullable = false;
    QLatin1StringView description;
    QByteArray example, fallback;
};

namespace {

struct FormatRule
{
    QLatin1StringView name;  // JSON Schema's
    QLatin1StringView expectation;
    bool (*accepts)(QStringView);
};

bool isDate(QStringView text) { return text.size() == 10 && QDate::fromString(text.toString(), Qt::ISODate).isValid(); }
bool isTimestamp(QStringView text) { return parseTimestamp(text).has_value(); }
bool isDateOrTimestamp(QStringView text) { return isDate(text) || isTimestamp(text); }
bool isAnything(QStringView) { return true; }

const FormatRule &ruleOf(Schema::Format format)
{
    static constexpr FormatRule rules[] = {
        {QLatin1StringView(), QLatin1StringView(), isAnything},
        {"email"_L1, "Must be an e-mail address."_L1, isEmail},
        {"uri"_L1, "Must be an http or https address."_L1, isHttpUrl},
        {"date"_L1, "Must be a date, YYYY-MM-DD."_L1, isDate},
        {"date-time"_L1, "Must be a date and time with an offset, like 2026-11-21T09:30:00Z."_L1, isTimestamp},
        {QLatin1StringView(), "Must be a date, YYYY-MM-DD, or a date and time with an offset."_L1, isDateOrTimestamp},
    };
    return rules[int(format)];
}

QLatin1StringView typeName(Schema::Type type)
{
    static constexpr QLatin1StringView names[] = {QLatin1StringView(), "object"_L1, "array"_L1, "string"_L1,
                                                  "integer"_L1, "number"_L1, "number"_L1, "boolean"_L1};
    return names[int(type)];
}

bool isOfType(const JsonValue &value, Schema::Type type)
{
    switch (type) {
    case Schema::Type::Any: return true;
    case Schema::Type::Object: return value.isObject();
    case Schema::Type::Array: return value.isArray();
    case Schema::Type::String: return value.isString();
    case Schema::Type::Integer: return value.isNumber() && value.toInteger().has_value();
    case Schema::Type::Decimal:
    case Schema::Type::Money: return value.isNumber();
    case Schema::Type::Boolean: return value.isBoolean();
    }
    Q_UNREACHABLE();
}

QString joined(const QString &path, const QString &name) { return path.isEmpty() ? name : path + u'.' + name; }

} // namespace

Schema::Schema(Node node) : m_node(std::make_shared<const Node>(std::move(node))) {}
Schema::Node Schema::changed() const { return *m_node; }

Schema Schema::any() { return Schema(Node{}); }
Schema Schema::string() { return Schema(Node{.type = Type::String}); }
Schema Schema::integer() { return Schema(Node{.type = Type::Integer}); }
Schema Schema::decimal() { return Schema(Node{.type = Type::Decimal}); }
Schema Schema::money() { return Schema(Node{.type = Type::Money, .least = 0}); }
Schema Schema::boolean() { return Schema(Node{.type = Type::Boolean}); }
Schema Schema::choice(QStringList values) { return Schema(Node{.type = Type::String, .choices = std::move(values)}); }

Schema Schema::object(QList<Property> properties)
{
    return Schema(Node{.type = Type::Object, .properties = std::move(properties)});
}

Schema Schema::array(Schema elements)
{
    return Schema(Node{.type = Type::Array, .elements = {std::move(elements)}});
}

Schema Schema::named(QLatin1StringView name) const
{
    Node node = changed();
    node.name = name;
    return Schema(std::move(node));
}

Schema Schema::length(qint64 least, qint64 most) const { return range(least, most); }

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

QLatin1StringView Schema::name() const { return m_node->name; }

QList<Schema> Schema::children() const
{
    QList<Schema> all = m_node->elements;
    for (const Property &property : m_node->properties)
        all += property.schema;
    return all;
}

// The walk over a value: one small function a type, all adding to the same list.
namespace {

class Checker
{
public:
    Checker(const QString &path, QList<Fault> &faults) : m_path(path), m_faults(faults) {}

    void report(Fault::Kind kind, const QString &message) { m_faults.append({m_path, kind, message}); }

private:
    const QString &m_path;
    QList<Fault> &m_faults;
};

} // namespace

static void checkString(const QString &text, const QStringList &choices, Schema::Format format,
                        std::optional<qint64> least, std::optional<qint64> most, Checker &checker)
{
    const qsizetype size = cleaned(text).size();
    if (!choices.isEmpty() && !choices.contains(text))
        checker.report(Fault::Kind::InvalidEnumValue, u"Must be one of: %1."_s.arg(choices.join(u", ")));
    if (least && size < *least)
        checker.report(Fault::Kind::TooSmall,
                       *least == 1 ? u"Must not be empty."_s : u"Must have at least %1 characters."_s.arg(*least));
    else if (most && size > *most)
        checker.report(Fault::Kind::TooBig, u"Must have at most %1 characters."_s.arg(*most));
    else if (!ruleOf(format).accepts(cleaned(text)))
        checker.report(Fault::Kind::InvalidString, ruleOf(format).expectation);
}

__extension__ typedef __int128 Wide;

static int compare(const Decimal &number, qint64 bound)
{
    Wide scaled = bound;
    Wide value = number.value;
    for (int i = 0; i < number.scale; ++i)
        scaled *= 10;
    for (int i = number.scale; i < 0; ++i)
        value *= 10;
    return value < scaled ? -1 : value > scaled ? 1 : 0;
}

static void checkNumber(const JsonValue &value, std::optional<qint64> least, std::optional<qint64> most,
                        std::optional<qint64> above, Checker &checker)
{
    const auto number = value.toDecimal();
    if (!number)
        return checker.report(Fault::Kind::TooBig, u"Has more digits than this service keeps."_s);
    if (above && compare(*number, *above) <= 0)
        checker.report(Fault::Kind::TooSmall, u"Must be greater than %1."_s.arg(*above));
    else if (least && compare(*number, *least) < 0)
        checker.report(Fault::Kind::TooSmall, u"Must be at least %1."_s.arg(*least));
    else if (most && compare(*number, *most) > 0)
        checker.report(Fault::Kind::TooBig, u"Must be at most %1."_s.arg(*most));
}

static void checkMoney(const JsonValue &value, int exponent, Checker &checker)
{
    const auto number = value.toDecimal();
    if (!number || number->normalized().scale > exponent)
        return checker.report(Fault::Kind::TooManyDecimals,
                              u"The currency has %1 decimals."_s.arg(exponent));
    const auto amount = Money::fromDecimal(*number, exponent);
    if (!amount || amount->minor() > Money::Largest)
        checker.report(Fault::Kind::TooBig, u"The amount is larger than this service keeps."_s);
}

void Schema::check(const JsonValue &value, const QString &path, const SchemaContext &context,
                   QList<Fault> &faults) const
{
    const Node &node = *m_node;
    Checker checker(path, faults);
    if (value.isNull() && (node.nullable || node.type == Type::Any))
        return;
    if (!isOfType(value, node.type))
        return checker.report(Fault::Kind::InvalidType, u"Must be of type %1."_s.arg(typeName(node.type)));

    switch (node.type) {
    case Type::Any:
    case Type::Boolean:
        break;
    case Type::String:
        checkString(value.toString(), node.choices, node.format, node.least, node.most, checker);
        break;
    case Type::Money:
        if (qsizetype before = faults.size(); true) {
            checkNumber(value, node.least, node.most, node.above, checker);
            if (faults.size() == before)
                checkMoney(value, context.exponent, checker);
        }
        break;
    case Type::Integer:
    case Type::Decimal:
        checkNumber(value, node.least, node.most, node.above, checker);
        break;
    case Type::Array: {
        const auto &elements = value.elements();
        if (node.least && elements.size() < *node.least)
            checker.report(Fault::Kind::TooSmall, u"Must have at least %1 elements."_s.arg(*node.least));
        if (node.most && elements.size() > *node.most)
            return checker.report(Fault::Kind::TooBig, u"Must have at most %1 elements."_s.arg(*node.most));
        for (qsizetype i = 0; i < elements.size(); ++i)
            node.elements.constFirst().check(elements[i], joined(path, QString::number(i)), context, faults);
        break;
    }
    case Type::Object:
        checkMembers(value, path, context, faults);
        break;
    }
}

void Schema::checkMembers(const JsonValue &object, const QString &path, const SchemaContext &context,
                          QList<Fault> &faults) const
{
    QStringList known;
    for (const Property &property : m_node->properties) {
        known += QString(property.name);
        known += property.aliases;
        const JsonValue &member = memberOf(object, QString(property.name), property.aliases);
        const QString memberPath = joined(path, QString(property.name));
        if (!member.isNull())
            property.schema.check(member, memberPath, context, faults);
        else if (property.required)
            faults.append({memberPath, Fault::Kind::Required, u"Required."_s});
        for (const QString &alias : property.aliases) {
            if (object.has(alias) && object[alias].toJson() != member.toJson())
                faults.append({joined(path, alias), Fault::Kind::Custom,
                               u"Contradicts %1."_s.arg(property.name)});
        }
    }
    if (!context.strict || m_node->open)
        return;
    for (const JsonValue::Member &member : object.members()) {
        if (!known.contains(member.first))
            faults.append({joined(path, member.first), Fault::Kind::UnrecognizedKey, u"Unknown member."_s});
    }
}

JsonValue Schema::only(const JsonValue &object) const
{
    QList<JsonValue::Member> members;
    for (const Property &property : m_node->properties) {
        const JsonValue &value = memberOf(object, QString(property.name), property.aliases);
        if (!value.isNull())
            members.append({QString(property.name), value});
    }
    return JsonValue::object(std::move(members));
}

void Schema::write(JsonWriter &json, bool top) const
{
    const Node &node = *m_node;
    json.beginObject();
    if (!top && !node.name.isEmpty()) {
        json.member("$ref"_L1, QString(u"#/components/schemas/"_s + node.name));
        json.endObject();
        return;
    }
    if (node.type != Type::Any && node.nullable)
        json.key("type"_L1).beginArray().value(typeName(node.type)).value("null"_L1).endArray();
    else if (node.type != Type::Any)
        json.member("type"_L1, typeName(node.type));
    if (!node.description.isEmpty())
        json.member("description"_L1, node.description);
    writeBounds(json);
    if (!ruleOf(node.format).name.isEmpty())
        json.member("format"_L1, ruleOf(node.format).name);
    if (!node.choices.isEmpty()) {
        json.key("enum"_L1).beginArray();
        for (const QString &choice : node.choices)
            json.value(QStringView(choice));
        json.endArray();
    }
    if (!node.elements.isEmpty()) {
        json.key("items"_L1);
        node.elements.constFirst().write(json);
    }
    if (node.type == Type::Object)
        writeMembers(json);
    if (!node.fallback.isEmpty())
        json.key("default"_L1).raw(node.fallback);
    if (!node.example.isEmpty())
        json.key("examples"_L1).beginArray().raw(node.example).endArray();
    json.endObject();
}

void Schema::writeBounds(JsonWriter &json) const
{
    struct Words { QLatin1StringView least, most; };
    const Node &node = *m_node;
    const Words words = node.type == Type::String ? Words{"minLength"_L1, "maxLength"_L1}
        : node.type == Type::Array                ? Words{"minItems"_L1, "maxItems"_L1}
                                                  : Words{"minimum"_L1, "maximum"_L1};
    if (node.least)
        json.member(words.least, *node.least);
    if (node.most)
        json.member(words.most, *node.most);
    if (node.above)
        json.member("exclusiveMinimum"_L1, *node.above);
}

void Schema::writeMembers(JsonWriter &json) const
{
    json.key("properties"_L1).beginObject();
    for (const Property &property : m_node->properties) {
        json.key(property.name);
        property.schema.write(json);
    }
    json.endObject();
    QList<QLatin1StringView> names;
    for (const Property &property : m_node->properties) {
        if (property.required)
            names += property.name;
    }
    if (!names.isEmpty()) {
        json.key("required"_L1).beginArray();
        for (const QLatin1StringView name : names)
            json.value(name);
        json.endArray();
    }
    if (m_node->open)
        json.key("additionalProperties"_L1).value(true);
}

const JsonValue &memberOf(const JsonValue &object, QStringView name, const QStringList &aliases)
{
    const JsonValue &value = object[name];
    if (!value.isNull())
        return value;
    for (const QString &alias : aliases) {
        if (object.has(alias))
            return object[alias];
    }
    return value;
}

} // namespace onhire
