// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/assets/inspection.h"

namespace onhire {

QString conditionAfterRelease(AssetStatus to, const QString &before, const QString &said)
{
    if (!said.isEmpty())
        return said;
    return to == AssetStatus::Sold ? before : QString();
}

bool lacksInspection(AssetStatus status, const QString &condition)
{
    return status == AssetStatus::Returned && condition.isEmpty();
}

} // namespace onhire
