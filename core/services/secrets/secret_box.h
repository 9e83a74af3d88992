// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets that the program must be able to read again are sealed before they go into the database, with a key
// that is kept in a file beside it. So a copy of the database alone shows none of them.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace onhire {

class SecretBox
{
public:
    // Makes the file, for nobody else to read, when there is none. Several programs may do so at once.
    static Result<SecretBox> open(const QString &keyFile);

    QByteArray seal(const QByteArray &secret) const; // hexadecimal
    std::optional<QByteArray> unseal(const QByteArray &sealed) const; // none: by another key, or altered

    const QString &keyName() const { return m_keyName; } // tells keys apart, and tells nothing of them

private:
    explicit SecretBox(QByteArray key);

    std::shared_ptr<const QByteArray> m_key; // wiped with the last copy
    QString m_keyName;
};

} // namespace onhire
