// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/assets/assets.h"
#include "core/services/audit/history.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> findAsset(const Context &context, const QString &serialNumber)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::assets::find,
                                                    {context.tenant->id, serialKey(serialNumber)}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, serialNumber});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

// Serial numbers are people's own, so one could be the id of another record.
Result<QByteArray> assetHistory(const Context &context, const QString &serialNumber)
{
    ONHIRE_ASSIGN(const Record asset, findAsset(context, serialNumber));
    return wholeHistoryOf(context, asset.id, "asset."_L1);
}

} // namespace onhire
