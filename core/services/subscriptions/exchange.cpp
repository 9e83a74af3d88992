// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/exchange.h"

namespace onhire {

Result<DeviceExchange> lockExchange(Connection &connection, const Context &context, const QString &oldSerial,
                                    const QString &newSerial)
{
    std::optional<StoredAsset> oldAsset, newAsset;
    const bool oldFirst = oldSerial.toUtf8() < newSerial.toUtf8();
    for (const bool isOld : {oldFirst, !oldFirst}) {
        ONHIRE_ASSIGN((isOld ? oldAsset : newAsset),
                      lockAsset(connection, context.scope(), isOld ? oldSerial : newSerial));
    }
    if (!newAsset)
        return Failure(Error{ErrorCode::AssetNotFound, newSerial});
    return DeviceExchange{*oldAsset, *newAsset};
}

} // namespace onhire
