// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/rows.h"

#include "core/data/driver/postgres_result.h"

#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>

namespace onhire {

Rows::Rows(std::shared_ptr<QSqlQuery> query) : m_query(query.get(), GiveBack{query}) { }

void Rows::GiveBack::operator()(QSqlQuery *query) const
{
    query->finish();
}

bool Rows::haveCome() const
{
    return m_query->size() >= 0;
}

bool Rows::next()
{
    return m_query->next();
}

int Rows::affected() const
{
    return m_query->numRowsAffected();
}

bool Rows::isNull(int column) const
{
    return m_query->isNull(column);
}

// Our driver shows its bytes where they lie: the array is gone, they are not.
QByteArrayView Rows::bytes(int column) const
{
    return m_query->value(column).toByteArray();
}

const QList<int> &Rows::types() const
{
    if (m_types.isEmpty()) {
        const QSqlRecord record = m_query->record();
        for (int column = 0; column < record.count(); ++column)
            m_types += record.field(column).metaType().id();
    }
    return m_types;
}

int Rows::columns() const
{
    return static_cast<const PostgresResult *>(m_query->result())->columns();
}

QVariant Rows::value(int column) const
{
    if (isNull(column))
        return {};
    switch (types().value(column)) {
    case QMetaType::Bool: return flag(column);
    case QMetaType::LongLong: return integer(column);
    case QMetaType::Double: return bytes(column).toDouble();
    default: return text(column);
    }
}

} // namespace onhire
