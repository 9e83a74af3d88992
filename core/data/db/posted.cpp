// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/posted.h"

#include "core/data/db/wire.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Rows> Posted::rows() &&
{
    if (!m_rows.haveCome())
        ONHIRE_TRY(m_wire->settle());
    if (m_rows.haveCome())
        return std::move(m_rows);
    // Whoever waited for it was told why.
    return Failure(m_wire->isLost() ? Error::unavailable(u"a posted statement was lost with its connection"_s)
                                    : Error::internal(u"a posted statement was not carried out"_s));
}

} // namespace onhire
