// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that a statement answered, as PostgreSQL worded them. They hold what they need: whatever the
// connection does next, they stay readable.
#pragma once

#include "core/base/utf8.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

class QSqlQuery;

namespace onhire {

class Rows
{
public:
    // Borrows a query that has been run, and gives it back emptied.
    explicit Rows(std::shared_ptr<QSqlQuery> query);

    bool haveCome() const; // false: of a statement that was posted, or that failed when it had been
    bool next();
    int affected() const;
    int columns() const;

    bool isNull(int column) const;
    QByteArrayView bytes(int column) const; // ends with these rows
    QByteArray utf8(int column) const { return bytes(column).toByteArray(); }
    QString text(int column) const { return textFromUtf8(bytes(column)); }
    QString nullableText(int column) const { return isNull(column) ? QString() : text(column); }
    qint64 integer(int column) const { return bytes(column).toLongLong(); }
    QDate date(int column) const { return QDate::fromString(text(column), Qt::ISODate); } // null: none
    bool flag(int column) const { return bytes(column) == "t"; }
    QVariant value(int column) const; // a number or a truth value where the column is of that type, else text
    std::optional<QDate> optionalDate(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(date(column));
    }
    std::optional<qint64> optionalInteger(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(integer(column));
    }

private:
    struct GiveBack
    {
        std::shared_ptr<QSqlQuery> lender;
        void operator()(QSqlQuery *query) const;
    };

    const QList<int> &types() const;

    std::unique_ptr<QSqlQuery, GiveBack> m_query;
    mutable QList<int> m_types; // of the columns; found out when first asked for
};

} // namespace onhire
