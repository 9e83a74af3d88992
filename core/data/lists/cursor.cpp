// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/cursor.h"

#include "core/base/utf8.h"

#include <QCryptographicHash>

namespace onhire {
namespace {

constexpr qsizetype DigestSize =
    9; // against mistakes, not against malice: a cursor shows nothing one may not see

QByteArray digestOf(const QByteArray &question, const QByteArray &content)
{
    return QCryptographicHash::hash(question + '\0' + content, QCryptographicHash::Sha256).first(DigestSize);
}

} // namespace

QString Cursor::encode(const QByteArray &question) const
{
    const QByteArray content = id.toUtf8() + '\n' + key.toUtf8();
    return QString::fromLatin1((digestOf(question, content) + content)
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

std::optional<Cursor> Cursor::decode(const QString &text, const QByteArray &question)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        text.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() <= DigestSize)
        return std::nullopt;
    const QByteArray content = decoded.decoded.sliced(DigestSize);
    const qsizetype end = content.indexOf('\n');
    if (end < 0)
        return std::nullopt;
    const Cursor cursor{wholeUtf8(content.sliced(end + 1)).value_or(QString()),
                        wholeUtf8(content.first(end)).value_or(QString())};
    return cursor.encode(question) == text ? std::optional(cursor) : std::nullopt;
}

} // namespace onhire
