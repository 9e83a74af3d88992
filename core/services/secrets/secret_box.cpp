// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/secrets/secret_box.h"
#include "core/data/system/durable_files.h"
#include "core/domain/sodium.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype KeySize = crypto_secretbox_KEYBYTES;
constexpr qsizetype NonceSize = crypto_secretbox_NONCEBYTES;
constexpr auto OthersMayRead = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

const unsigned char *bytesOf(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *bytesOf(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

Error refused(const QString &sentence)
{
    return {ErrorCode::InternalError, {}, {}, sentence};
}

// Of several programs that do so at once, one makes it for all.
Result<void> makeKeyFile(const QString &keyFile)
{
    QByteArray key(KeySize, Qt::Uninitialized);
    randombytes_buf(key.data(), size_t(key.size()));
    QDir().mkpath(QFileInfo(keyFile).absolutePath());
    if (!makeSecretFile(keyFile, key.toHex() + '\n') && errno != EEXIST)
        return Failure(
            refused(u"The key file %1 could not be created: %2."_s.arg(keyFile, qt_error_string(errno))));
    return {};
}

} // namespace

SecretBox::SecretBox(QByteArray key)
    : m_key(new QByteArray(std::move(key)), [](const QByteArray *bytes) {
          sodium_memzero(const_cast<char *>(bytes->constData()), size_t(bytes->size()));
          delete bytes;
      })
{
    QByteArray name(crypto_kdf_BYTES_MIN, Qt::Uninitialized);
    crypto_kdf_derive_from_key(bytesOf(name), size_t(name.size()), 1, "keyname_", bytesOf(*m_key));
    m_keyName = QString::fromLatin1(name.toHex());
}

Result<SecretBox> SecretBox::open(const QString &keyFile)
{
    if (!QFileInfo::exists(keyFile))
        ONHIRE_TRY(makeKeyFile(keyFile));
    QFile file(keyFile);
    if (file.permissions() & OthersMayRead)
        return Failure(refused(u"The key file %1 can be read by others: run chmod 600 on it."_s.arg(keyFile)));
    if (!file.open(QIODevice::ReadOnly))
        return Failure(refused(u"The key file %1 cannot be read: %2."_s.arg(keyFile, file.errorString())));
    const auto key = QByteArray::fromHex(file.read(1024).trimmed());
    if (key.size() != KeySize)
        return Failure(refused(u"%1 is not an Onhire key file."_s.arg(keyFile)));
    return SecretBox(key);
}

QByteArray SecretBox::seal(const QByteArray &secret) const
{
    QByteArray nonce(NonceSize, Qt::Uninitialized);
    randombytes_buf(nonce.data(), size_t(nonce.size()));
    QByteArray sealed(secret.size() + qsizetype(crypto_secretbox_MACBYTES), Qt::Uninitialized);
    crypto_secretbox_easy(bytesOf(sealed), bytesOf(secret), quint64(secret.size()),
                          bytesOf(std::as_const(nonce)), bytesOf(*m_key));
    return (nonce + sealed).toHex();
}

std::optional<QByteArray> SecretBox::unseal(const QByteArray &sealed) const
{
    const QByteArray bytes = QByteArray::fromHex(sealed);
    const qsizetype size = bytes.size() - NonceSize - qsizetype(crypto_secretbox_MACBYTES);
    if (size < 0)
        return std::nullopt;
    QByteArray secret(size, Qt::Uninitialized);
    const bool isOurs =
        crypto_secretbox_open_easy(bytesOf(secret), bytesOf(bytes) + NonceSize,
                                   quint64(bytes.size() - NonceSize), bytesOf(bytes), bytesOf(*m_key))
        == 0;
    return isOurs ? std::optional(secret) : std::nullopt;
}

} // namespace onhire
