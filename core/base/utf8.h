// SPDX-License-Identifier: GPL-3.0-or-later
// UTF-8 as it stands. QString::fromUtf8 drops a U+FEFF at the beginning, and so takes one id for another.
#pragma once

#include <QString>
#include <QStringDecoder>

#include <optional>

namespace onhire {

// None where it is not UTF-8.
inline std::optional<QString> wholeUtf8(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(text);
}

// Of bytes that are known to be UTF-8, as a database's are. Hardly any text begins like U+FEFF, and fromUtf8 is
// faster.
inline QString textFromUtf8(QByteArrayView bytes)
{
    const bool mayBeginWithMark = !bytes.isEmpty() && bytes.front() == '\xef';
    return mayBeginWithMark ? wholeUtf8(bytes).value_or(QString()) : QString::fromUtf8(bytes);
}

} // namespace onhire
