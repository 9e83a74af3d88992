// SPDX-License-Identifier: GPL-3.0-or-later
// Signed addresses: who holds one may do with one file what it says, without a key, until it expires. The
// signature covers the method and every byte of the address before it, so that nothing in it can be altered.
//
// The secret is a file in the folder of the contents: outside the database, so that nobody forges addresses
// with a dump of it, and yet the same for all servers of one database, which share that folder anyway.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

enum class FileUse { View, Download, Upload };

struct FileAddress
{
    QString tenantId, fileId;
    FileUse use = FileUse::View;
    qint64 expiresAt = 0; // milliseconds since 1970

    QByteArray method() const { return use == FileUse::Upload ? "PUT" : "GET"; }
};

class AddressSigner
{
public:
    static constexpr QByteArrayView Path = "/v1/files/content/";

    explicit AddressSigner(QByteArray secret) : m_secret(std::move(secret)) { } // 32 bytes
    static Result<AddressSigner> open(const QString &folder); // makes the secret where there is none

    QByteArray targetOf(const FileAddress &address) const; // path and query
    // What it was made for, expired or not; none when it is not ours, or not for that method.
    std::optional<FileAddress> verify(QByteArrayView method, QByteArrayView target) const;

private:
    QByteArray signatureOf(QByteArrayView method, QByteArrayView unsignedTarget) const;

    QByteArray m_secret;
};

} // namespace onhire
