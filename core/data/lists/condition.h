// SPDX-License-Identifier: GPL-3.0-or-later
// What a filter asks of a row, as data: which column, and how it compares with what was sent. Names of columns
// come from the list's table; what was sent is always bound.
#pragma once

#include "core/base/id.h"
#include "core/data/lists/bindings.h"

#include <QList>

#include <variant>

namespace onhire {

struct Equals
{
    QLatin1StringView column; // o.status
    QLatin1StringView type = QLatin1StringView("text");
    QLatin1StringView usual = {}; // what most rows have: the index is without it
};

// Between values that may themselves contain commas.
inline constexpr QChar ValueSeparator(0x1f);

struct OneOf // of several that were sent as one text
{
    QLatin1StringView column;
    QChar separator = u',';
    QLatin1StringView usual = {};
};

// Likewise, but each value is one of either column: what a row is, or what it is besides, which few rows are.
struct OneOfEither
{
    QLatin1StringView first;
    QLatin1StringView second;
    QList<QLatin1StringView> ofSecond; // its values; all others are of the first
    QChar separator = u',';

    bool isOfSecond(const QString &value) const { return ofSecond.contains(value); }
    QStringList values(const QString &sent, bool second) const;
};

struct AtLeast
{
    QLatin1StringView column;
    QLatin1StringView type;
};

struct AtMost
{
    QLatin1StringView column;
    QLatin1StringView type;
};

// From the first to the last of two that were sent as one text; either may be missing.
struct Within
{
    QLatin1StringView column;
    QLatin1StringView type;
    QChar separator = u',';
};

struct Before
{
    QLatin1StringView column;
    QLatin1StringView type;
};

struct BeginsWith
{
    QLatin1StringView column;
};

// Ids begin with the moment at which their record was made, so a moment is a bound among them.
struct MadeSince
{
    QLatin1StringView column;
    IdKind kind;
};

struct MadeBefore
{
    QLatin1StringView column;
    IdKind kind;
};

struct MoreThanNone // true: some; false: none
{
    QLatin1StringView column;
};

struct Present // it holds something
{
    QLatin1StringView column;
};

// It holds nothing, or just that value.
struct NothingBut
{
    QLatin1StringView column;
    QLatin1StringView value;
};

// The column holds what rows of another table give, those with this value: the payments that have a line of a
// rental.
struct GivenBy
{
    QLatin1StringView column; // p.payment_id
    QLatin1StringView table; // payment_lines
    QLatin1StringView gives; // payment_id
    QLatin1StringView where; // rental_id
};

struct Member // of a JSON object: a custom field
{
    QLatin1StringView column;
    QString name;
};

struct Anything // chooses something else than rows
{
};

using Condition =
    std::variant<Equals, OneOf, OneOfEither, AtLeast, AtMost, Within, Before, BeginsWith, MadeSince, MadeBefore,
                 MoreThanNone, Present, NothingBut, GivenBy, Member, Anything>;

QLatin1StringView columnOf(const Condition &condition); // empty: none

// The same, of one column if all that was sent is of one.
Condition narrowed(const Condition &condition, const QString &value);

// Whether an index of its column helps.
bool isIndexed(const Condition &condition, const QString &value);

// Whether it leaves the column one value, so that an index goes on in the order of its next column.
bool isOneValue(const Condition &condition, const QString &value);
// Whether it leaves the column a range, through which an index goes in the order of the column.
bool isRange(const Condition &condition);

QString sqlOf(const Condition &condition, const QString &value, Bindings &bindings);

// The texts that begin so, as a range of an index: LIKE is not leakproof, so under row-level security
// PostgreSQL would run it only after the policy.
QString beginningSql(const QString &column, const QString &beginning, Bindings &bindings);

// The number of rows, counted to a limit: a select's rest, from where on.
QString countSql(const QString &rows, int most);

// As a test of a row that was found by something else. No index can serve it, and PostgreSQL takes it for one
// that half of the rows pass, whatever it knows of them: so neither statistics nor their absence send a list
// down another way than the one that was chosen for it.
QString asTest(const QString &sql);

} // namespace onhire
