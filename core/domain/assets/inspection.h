// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the condition of a device that has come back, from a return or in exchange for another:
// nothing, until somebody has looked at it. What was said of it before it went out holds no more.
#pragma once

#include "core/domain/assets/asset.h"

namespace onhire {

// `before`: what was known while it was out; `said`: by whoever releases it, empty if nothing was.
QString conditionAfterRelease(AssetStatus to, const QString &before, const QString &said);

// It is back, and nobody has said since what condition it is in.
bool lacksInspection(AssetStatus status, const QString &condition);

} // namespace onhire
