// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/rows.h"

#include <libpq-fe.h>

namespace onhire {
namespace {

enum TypeOid : Oid { Bool = 16, Int8 = 20, Int2 = 21, Int4 = 23, Float4 = 700, Float8 = 701, Numeric = 1700 };

} // namespace

Rows::Rows(std::shared_ptr<const pg_result> result)
    : m_result(std::move(result)), m_count(PQntuples(m_result.get()))
{
}

int Rows::affected() const
{
    return QByteArrayView(PQcmdTuples(const_cast<PGresult *>(m_result.get()))).toInt();
}

int Rows::columns() const
{
    return PQnfields(m_result.get());
}

bool Rows::isNull(int column) const
{
    return PQgetisnull(m_result.get(), m_row, column) != 0;
}

QByteArrayView Rows::bytes(int column) const
{
    return {PQgetvalue(m_result.get(), m_row, column), PQgetlength(m_result.get(), m_row, column)};
}

QVariant Rows::value(int column) const
{
    if (isNull(column))
        return {};
    switch (PQftype(m_result.get(), column)) {
    case Bool: return flag(column);
    case Int2:
    case Int4:
    case Int8: return integer(column);
    case Float4:
    case Float8:
    case Numeric: return bytes(column).toDouble();
    default: return text(column);
    }
}

} // namespace onhire
