// SPDX-License-Identifier: GPL-3.0-or-later
// The walk over a value: one small function a type, all adding to the same list.
#include "core/base/schema_node.h"

#include "core/base/text.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

__extension__ typedef __int128 Wide;
using Bound = Fault::Bound::Of;

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

QString joined(const QString &path, const QString &name)
{
    return path.isEmpty() ? name : path + u'.' + name;
}

class Checker
{
public:
    Checker(const QString &path, QList<Fault> &faults) : m_path(path), m_faults(faults) { }

    void report(Fault::Kind kind, const QString &message, Fault::Bound bound = {})
    {
        m_faults.append({m_path, kind, message, bound});
    }

private:
    const QString &m_path;
    QList<Fault> &m_faults;
};

// Such texts are read as they are: with white space around it a date is none.
bool isOfTime(Schema::Format format)
{
    using enum Schema::Format;
    return format == Date || format == Timestamp || format == DateOrTimestamp;
}

void checkString(const QString &text, const QStringList &choices, Schema::Format format,
                 std::optional<qint64> least, std::optional<qint64> most, Checker &checker)
{
    const qsizetype size = characterCount(cleaned(text));
    if (!choices.isEmpty() && !choices.contains(text))
        checker.report(Fault::Kind::InvalidEnumValue, u"Must be one of: %1."_s.arg(choices.join(u", ")));
    if (least && size < *least)
        checker.report(Fault::Kind::TooSmall,
                       *least == 1 ? u"Must not be empty."_s
                                   : u"Must have at least %1 characters."_s.arg(*least),
                       {Bound::Characters, *least});
    else if (most && size > *most)
        checker.report(Fault::Kind::TooBig, u"Must have at most %1 characters."_s.arg(*most),
                       {Bound::Characters, *most});
    else if (!ruleOf(format).accepts(isOfTime(format) ? text : cleaned(text)))
        checker.report(Fault::Kind::InvalidString, ruleOf(format).expectation);
}

bool saysTheSame(const JsonValue &one, const JsonValue &other)
{
    return one.isString() && other.isString() ? cleaned(one.toString()) == cleaned(other.toString())
                                              : one.toJson() == other.toJson();
}

int compare(const Decimal &number, qint64 bound)
{
    Wide scaled = bound;
    Wide value = number.value;
    for (int i = 0; i < number.scale; ++i)
        scaled *= 10;
    for (int i = number.scale; i < 0; ++i)
        value *= 10;
    return value < scaled ? -1 : value > scaled ? 1 : 0;
}

// Whether a number keeps to its bounds; reported if not.
bool isWithin(const JsonValue &value, std::optional<qint64> least, std::optional<qint64> most,
              std::optional<qint64> above, Checker &checker)
{
    const auto number = value.toDecimal();
    if (!number)
        checker.report(Fault::Kind::TooBig, u"Has too many digits."_s);
    else if (above && compare(*number, *above) <= 0)
        checker.report(Fault::Kind::TooSmall, u"Must be greater than %1."_s.arg(*above),
                       {Bound::Excluded, *above});
    else if (least && compare(*number, *least) < 0)
        checker.report(Fault::Kind::TooSmall, u"Must be at least %1."_s.arg(*least), {Bound::Value, *least});
    else if (most && compare(*number, *most) > 0)
        checker.report(Fault::Kind::TooBig, u"Must be at most %1."_s.arg(*most), {Bound::Value, *most});
    else
        return true;
    return false;
}

void checkMoney(const JsonValue &value, int exponent, Checker &checker)
{
    const auto number = value.toDecimal();
    if (!number || number->normalized().scale > exponent)
        return checker.report(Fault::Kind::TooManyDecimals, u"The currency has %1 decimals."_s.arg(exponent),
                              {Bound::Decimals, exponent});
    const auto amount = Money::fromDecimal(*number, exponent);
    if (!amount || amount->minor() > Money::Largest)
        checker.report(Fault::Kind::TooBig, u"The amount is too large."_s);
}

} // namespace

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
    case Type::Boolean: break;
    case Type::String:
        checkString(value.toString(), node.choices, node.format, node.least, node.most, checker);
        break;
    case Type::Money:
        if (isWithin(value, node.least, node.most, node.above, checker))
            checkMoney(value, context.exponent, checker);
        break;
    case Type::Integer:
    case Type::Decimal: isWithin(value, node.least, node.most, node.above, checker); break;
    case Type::Array: {
        const auto &elements = value.elements();
        if (node.least && elements.size() < *node.least)
            checker.report(Fault::Kind::TooSmall, u"Must have at least %1 elements."_s.arg(*node.least),
                           {Bound::Entries, *node.least});
        if (node.most && elements.size() > *node.most)
            return checker.report(Fault::Kind::TooBig, u"Must have at most %1 elements."_s.arg(*node.most),
                                  {Bound::Entries, *node.most});
        for (qsizetype i = 0; i < elements.size(); ++i)
            node.elements.constFirst().check(elements[i], joined(path, QString::number(i)), context, faults);
        break;
    }
    case Type::Object: checkMembers(value, path, context, faults); break;
    }
}

void Schema::checkMembers(const JsonValue &object, const QString &path, const SchemaContext &context,
                          QList<Fault> &faults) const
{
    QStringList known;
    for (const Property &property : m_node->properties) {
        known += QString(property.name);
        known += property.aliases;
        const JsonValue &member = valueOf(object, property);
        const QString memberPath = joined(path, QString(property.name));
        if (!member.isNull())
            property.schema.check(member, memberPath, context, faults);
        else if (property.required)
            faults.append({memberPath, Fault::Kind::Required, u"Required."_s});
        for (const QString &alias : property.aliases) {
            if (object.has(alias) && !saysTheSame(object[alias], member))
                faults.append(
                    {joined(path, alias), Fault::Kind::Custom, u"Contradicts %1."_s.arg(property.name)});
        }
    }
    if (!context.strict || m_node->open)
        return;
    for (const JsonValue::Member &member : object.members()) {
        if (!known.contains(member.first))
            faults.append({joined(path, member.first), Fault::Kind::UnrecognizedKey, u"Unknown member."_s});
    }
}

} // namespace onhire
