// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/api_key.h"
#include "core/domain/sodium.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype PublicSize = 8;
constexpr qsizetype SecretSize = 43; // 256 bits in base64url
constexpr QByteArrayView Prefix = "ohk_";

bool isKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

QByteArray randomText(qsizetype bytes)
{
    QByteArray random(bytes, Qt::Uninitialized);
    randombytes_buf(random.data(), size_t(bytes));
    return random.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

} // namespace

ApiKey ApiKey::generate()
{
    // The public part is read aloud and looked for in logs: letters and digits only.
    static constexpr char alphabet[] = "0123456789abcdefghjkmnpqrstvwxyz";
    QString publicId;
    for (qsizetype i = 0; i < PublicSize; ++i)
        publicId += QLatin1Char(alphabet[randombytes_uniform(32)]);
    return {publicId, randomText(32)};
}

std::optional<ApiKey> ApiKey::parse(QByteArrayView text)
{
    constexpr qsizetype size = Prefix.size() + PublicSize + 1 + SecretSize;
    if (text.size() != size || !text.startsWith(Prefix) || text[Prefix.size() + PublicSize] != '_'
        || !std::all_of(text.begin(), text.end(), isKeyCharacter))
        return std::nullopt;
    return ApiKey{QString::fromLatin1(text.sliced(Prefix.size(), PublicSize)),
                  text.last(SecretSize).toByteArray()};
}

QString ApiKey::text() const
{
    return QLatin1StringView(Prefix) + publicId + u'_' + QLatin1StringView(secret);
}

QByteArray ApiKey::secretHash() const
{
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256).toHex();
}

bool ApiKey::proves(const QByteArray &hash) const
{
    const QByteArray own = secretHash();
    return own.size() == hash.size()
        && sodium_memcmp(own.constData(), hash.constData(), size_t(own.size())) == 0;
}

} // namespace onhire
