// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that a statement answered, as PostgreSQL worded them. They hold what they need: whatever the
// connection does next, they stay readable.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

struct pg_result; // libpq's PGresult

namespace onhire {

class Rows
{
public:
    explicit Rows(std::shared_ptr<const pg_result> result);

    bool next() { return ++m_row < m_count; }
    int affected() const;
    int columns() const;

    bool isNull(int column) const;
    QByteArrayView bytes(int column) const; // ends with these rows
    QByteArray utf8(int column) const { return bytes(column).toByteArray(); }
    QString text(int column) const { return QString::fromUtf8(bytes(column)); }
    QString nullableText(int column) const { return isNull(column) ? QString() : text(column); }
    qint64 integer(int column) const { return bytes(column).toLongLong(); }
    bool flag(int column) const { return bytes(column) == "t"; }
    QVariant value(int column) const; // a number or a truth value where the column is of that type, else text
    std::optional<qint64> optionalInteger(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(integer(column));
    }

private:
    std::shared_ptr<const pg_result> m_result;
    int m_count = 0;
    int m_row = -1;
};

} // namespace onhire
