// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that nobody is shown: how they stand among the others.
#pragma once

#include "core/base/json_value.h"
#include "core/services/secrets/secret_box.h"

namespace onhire {

JsonValue sealedSetting(const QString &secret, const SecretBox &box);
std::optional<QByteArray> unsealed(const JsonValue &setting, const SecretBox &box); // none: by another key

} // namespace onhire
