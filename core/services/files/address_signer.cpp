// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/address_signer.h"
#include "core/data/system/durable_files.h"
#include "core/domain/sodium.h"

#include <QFile>
#include <QUrlQuery>

#include <array>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QByteArrayView SignatureMark = "&signature=";
constexpr qsizetype SecretBytes = crypto_auth_hmacsha256_KEYBYTES;
constexpr std::array<QLatin1StringView, 3> useNames{"view"_L1, "download"_L1, "upload"_L1};

// Of two servers that start at once, one makes it for both.
bool makeSecret(const QString &path)
{
    std::array<char, SecretBytes> secret;
    randombytes_buf(secret.data(), secret.size());
    const bool isThere = makeSecretFile(path, secret) || errno == EEXIST;
    sodium_memzero(secret.data(), secret.size());
    return isThere;
}

} // namespace

Result<AddressSigner> AddressSigner::open(const QString &folder)
{
    QFile file(folder + "/signing.key"_L1);
    if (!file.exists() && !makeSecret(file.fileName()))
        return Failure(
            Error::unavailable(u"%1 could not be created: %2."_s.arg(file.fileName(), qt_error_string(errno))));
    if (!file.open(QIODevice::ReadOnly) || file.size() != SecretBytes)
        return Failure(Error::unavailable(
            u"%1 cannot be read, or is not an Onhire key. Remove it; existing links will then stop working."_s
                .arg(file.fileName())));
    return AddressSigner(file.readAll());
}

QByteArray AddressSigner::targetOf(const FileAddress &address) const
{
    const QByteArray target = Path.toByteArray() + address.tenantId.toLatin1() + '/' + address.fileId.toLatin1()
        + "?action=" + useNames[size_t(address.use)].data()
        + "&expires=" + QByteArray::number(address.expiresAt);
    return target + SignatureMark.data() + signatureOf(address.method(), target);
}

std::optional<FileAddress> AddressSigner::verify(QByteArrayView method, QByteArrayView target) const
{
    const qsizetype mark = target.lastIndexOf(SignatureMark);
    if (mark < 0)
        return std::nullopt;
    const QByteArrayView sent = target.sliced(mark + SignatureMark.size());
    const QByteArray own = signatureOf(method == "HEAD" ? "GET" : method, target.first(mark));
    if (sent.size() != own.size() || sodium_memcmp(sent.data(), own.constData(), size_t(own.size())) != 0)
        return std::nullopt;

    // From here on it is what targetOf() wrote.
    const qsizetype question = target.indexOf('?');
    const QString path = QString::fromLatin1(target.first(question).sliced(Path.size()));
    const QUrlQuery query(QString::fromLatin1(target.sliced(question + 1)));
    const auto use = std::find(useNames.begin(), useNames.end(), query.queryItemValue(u"action"_s));
    return FileAddress{path.section(u'/', 0, 0), path.section(u'/', 1, 1), FileUse(use - useNames.begin()),
                       query.queryItemValue(u"expires"_s).toLongLong()};
}

QByteArray AddressSigner::signatureOf(QByteArrayView method, QByteArrayView unsignedTarget) const
{
    const QByteArray text = method.toByteArray() + ' ' + unsignedTarget.toByteArray();
    std::array<uchar, crypto_auth_hmacsha256_BYTES> signature;
    crypto_auth_hmacsha256(signature.data(), reinterpret_cast<const uchar *>(text.constData()),
                           size_t(text.size()), reinterpret_cast<const uchar *>(m_secret.constData()));
    return QByteArray(reinterpret_cast<const char *>(signature.data()), qsizetype(signature.size())).toHex();
}

} // namespace onhire
