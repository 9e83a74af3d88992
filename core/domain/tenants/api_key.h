// SPDX-License-Identifier: GPL-3.0-or-later
// An API key: ohk_<8 characters that name it>_<43 that prove it>. Only a hash of the proof is kept.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

struct ApiKey
{
    QString publicId;
    QByteArray secret;

    static ApiKey generate();
    static std::optional<ApiKey> parse(QByteArrayView text);

    QString text() const;
    QByteArray secretHash() const; // SHA-256, hexadecimal
    bool proves(const QByteArray &hash) const; // in constant time
};

} // namespace onhire
