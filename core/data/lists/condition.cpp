// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/condition.h"

#include "core/base/money.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr char32_t LastCharacter = 0x10FFFF;

// Of a parameter PostgreSQL cannot know that an index without the usual value has it.
QString withoutUsual(const QString &sql, QLatin1StringView column, QLatin1StringView usual)
{
    return usual.isEmpty() ? sql : sql + u" and %1 <> '%2'"_s.arg(column, usual);
}

class Writer
{
public:
    Writer(const QString &value, Bindings &bindings) : m_value(value), m_bindings(bindings) { }

    QString operator()(const Equals &asked) const
    {
        const QString sql = u"%1 = %2::%3"_s.arg(asked.column, bound(), asked.type);
        return m_value == asked.usual ? sql : withoutUsual(sql, asked.column, asked.usual);
    }

    QString operator()(const OneOf &asked) const
    {
        const QStringList values = m_value.split(asked.separator);
        const QString sql = values.size() == 1
            ? u"%1 = %2"_s.arg(asked.column, bound())
            : u"%1 = any(%2::text[])"_s.arg(asked.column, m_bindings.add(values));
        return values.contains(asked.usual) ? sql : withoutUsual(sql, asked.column, asked.usual);
    }

    QString operator()(const OneOfEither &asked) const
    {
        return u"(%1 = any(%2::text[]) or %3 = any(%4::text[]))"_s.arg(
            asked.first, m_bindings.add(asked.values(m_value, false)), asked.second,
            m_bindings.add(asked.values(m_value, true)));
    }

    QString operator()(const AtLeast &asked) const { return compared(asked.column, ">="_L1, asked.type); }
    QString operator()(const AtMost &asked) const { return compared(asked.column, "<="_L1, asked.type); }

    QString operator()(const Within &asked) const
    {
        const QString first = m_value.section(asked.separator, 0, 0),
                      last = m_value.section(asked.separator, 1);
        QStringList bounds;
        if (!first.isEmpty())
            bounds += u"%1 >= %2::%3"_s.arg(asked.column, m_bindings.add(first), asked.type);
        if (!last.isEmpty())
            bounds += u"%1 <= %2::%3"_s.arg(asked.column, m_bindings.add(last), asked.type);
        return bounds.isEmpty() ? u"true"_s : bounds.join(u" and "_s);
    }

    QString operator()(const Before &asked) const { return compared(asked.column, "<"_L1, asked.type); }

    QString operator()(const BeginsWith &asked) const
    {
        return beginningSql(asked.column, m_value, m_bindings);
    }

    QString operator()(const MadeSince &asked) const { return made(asked.column, ">="_L1, asked.kind); }
    QString operator()(const MadeBefore &asked) const { return made(asked.column, "<"_L1, asked.kind); }

    QString operator()(const MoreThanNone &asked) const
    {
        return u"%1 %2 0"_s.arg(asked.column, m_value == "true"_L1 ? ">"_L1 : "="_L1);
    }

    QString operator()(const Present &asked) const { return u"%1 is not null"_s.arg(asked.column); }

    QString operator()(const NothingBut &asked) const
    {
        return u"(%1 is null or %1 = '%2')"_s.arg(asked.column, asked.value);
    }

    QString operator()(const GivenBy &asked) const
    {
        return u"%1 = any(array(select x.%2 from %3 x where x.tenant_id = $1 and x.%4 = %5))"_s.arg(
            asked.column, asked.gives, asked.table, asked.where, bound());
    }

    QString operator()(const Member &asked) const
    {
        const QString text = u"%1 ->> %2"_s.arg(asked.column, m_bindings.add(asked.name));
        const QString isSame = u"%1 = %2"_s.arg(text, bound());
        if (!Decimal::parse(m_value.toUtf8()))
            return isSame;
        // 100, 100.0 and 1e2 are one number. An exponent that numeric has no room for would fail the list.
        return uR"(case when json_typeof(%1 -> %2) = 'number' and %3 ~ '^[-.0-9]{1,40}([eE][-+]?[0-9]{1,3})?$'
                        then (%3)::numeric = %4::numeric else %5 end)"_s.arg(
            asked.column, m_bindings.add(asked.name), text, bound(), isSame);
    }

    QString operator()(const Anything &) const { return u"true"_s; }

private:
    QString bound() const { return m_bindings.add(m_value); }

    QString compared(QLatin1StringView column, QLatin1StringView how, QLatin1StringView type) const
    {
        return u"%1 %2 %3::%4"_s.arg(column, how, bound(), type);
    }

    QString made(QLatin1StringView column, QLatin1StringView how, IdKind kind) const
    {
        const QDateTime moment = QDateTime::fromString(m_value, Qt::ISODateWithMs).toUTC();
        return u"%1 %2 %3"_s.arg(column, how, m_bindings.add(earliestId(kind, moment)));
    }

    const QString &m_value;
    Bindings &m_bindings;
};

} // namespace

QLatin1StringView columnOf(const Condition &condition)
{
    return std::visit(
        [](const auto &asked) {
            if constexpr (requires { asked.column; })
                return asked.column;
            else
                return QLatin1StringView();
        },
        condition);
}

QStringList OneOfEither::values(const QString &sent, bool isSecond) const
{
    QStringList values = sent.split(separator);
    values.removeIf([&](const QString &value) { return isOfSecond(value) != isSecond; });
    return values;
}

Condition narrowed(const Condition &condition, const QString &value)
{
    const auto *either = std::get_if<OneOfEither>(&condition);
    if (!either)
        return condition;
    if (either->values(value, true).isEmpty())
        return OneOf{either->first, either->separator};
    return either->values(value, false).isEmpty() ? OneOf{either->second, either->separator} : condition;
}

bool isIndexed(const Condition &condition, const QString &value)
{
    if (const auto *one = std::get_if<Equals>(&condition))
        return one->usual.isEmpty() || value != one->usual;
    if (const auto *several = std::get_if<OneOf>(&condition))
        return several->usual.isEmpty() || !value.split(several->separator).contains(several->usual);
    return !std::holds_alternative<NothingBut>(condition); // most rows hold nothing
}

bool isOneValue(const Condition &condition, const QString &value)
{
    if (const auto *several = std::get_if<OneOf>(&condition))
        return !value.contains(several->separator);
    return std::holds_alternative<Equals>(condition);
}

bool isRange(const Condition &condition)
{
    return !std::holds_alternative<NothingBut>(condition) && !std::holds_alternative<Equals>(condition)
        && !std::holds_alternative<OneOf>(condition) && !std::holds_alternative<OneOfEither>(condition)
        && !std::holds_alternative<GivenBy>(condition);
}

QString sqlOf(const Condition &condition, const QString &value, Bindings &bindings)
{
    return std::visit(Writer(value, bindings), condition);
}

QString beginningSql(const QString &column, const QString &beginning, Bindings &bindings)
{
    const QString first = bindings.add(beginning);
    const QString beyond = bindings.add(beginning + QString::fromUcs4(&LastCharacter, 1));
    return u"%1 >= %2 and %1 < %3"_s.arg(column, first, beyond);
}

QString countSql(const QString &rows, int most)
{
    return u"(select count(*) from (select from %1 limit %2) n)"_s.arg(rows).arg(most);
}

QString asTest(const QString &sql)
{
    return u"coalesce(%1, false)"_s.arg(sql);
}

} // namespace onhire
