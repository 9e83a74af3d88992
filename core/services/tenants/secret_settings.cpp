// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/secret_settings.h"

using namespace Qt::StringLiterals;

namespace onhire {

JsonValue sealedSetting(const QString &secret, const SecretBox &box)
{
    const QString sealed = QString::fromLatin1(box.seal(secret.toUtf8()));
    return JsonValue::object(
        {{u"sealed"_s, JsonValue::string(sealed)}, {u"by"_s, JsonValue::string(box.keyName())}});
}

std::optional<QByteArray> unsealed(const JsonValue &setting, const SecretBox &box)
{
    return box.unseal(setting[u"sealed"].toString().toLatin1());
}

} // namespace onhire
