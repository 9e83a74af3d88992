// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that a statement answered. They share the connection's prepared statement: read them before the same
// statement runs again on that connection.
#pragma once

#include <QByteArray>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

namespace onhire {

class Rows
{
public:
    explicit Rows(std::shared_ptr<QSqlQuery> query) : m_query(std::move(query)) { }

    bool next() { return m_query->next(); }
    int affected() const { return m_query->numRowsAffected(); }

    bool isNull(int column) const { return m_query->isNull(column); }
    QString text(int column) const { return m_query->value(column).toString(); }
    QByteArray utf8(int column) const { return text(column).toUtf8(); }
    qint64 integer(int column) const { return m_query->value(column).toLongLong(); }
    int columns() const { return m_query->record().count(); }
    QVariant value(int column) const { return isNull(column) ? QVariant() : m_query->value(column); }
    bool flag(int column) const { return m_query->value(column).toBool(); }
    std::optional<qint64> optionalInteger(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(integer(column));
    }

private:
    std::shared_ptr<QSqlQuery> m_query;
};

} // namespace onhire
