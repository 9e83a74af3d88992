// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/cursor.h"

#include "core/base/utf8.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype DigestSize =
    9; // against mistakes, not against malice: a cursor shows nothing one may not see

QByteArray digestOf(const QByteArray &question, const QByteArray &content)
{
    return QCryptographicHash::hash(question + '\0' + content, QCryptographicHash::Sha256).first(DigestSize);
}

bool isMoment(const QString &text)
{
    static const QRegularExpression form(
        u"^(\\d{4}-\\d\\d-\\d\\d)([ T](\\d\\d:\\d\\d:\\d\\d)(\\.\\d{1,6})?(Z|\\+00)?)?$"_s);
    const auto match = form.match(text);
    const bool hasTime = match.capturedLength(2) > 0;
    return text == "infinity"_L1 || text == "-infinity"_L1
        || (match.hasMatch() && QDate::fromString(match.captured(1), Qt::ISODate).isValid()
            && (!hasTime || QTime::fromString(match.captured(3), Qt::ISODate).isValid()));
}

} // namespace

bool Cursor::hasKeyOf(QLatin1StringView type) const
{
    bool isWhole = false;
    if (type == "bigint"_L1) {
        (void)key.toLongLong(&isWhole);
        return isWhole;
    }
    if (type == "integer"_L1) {
        (void)key.toInt(&isWhole);
        return isWhole;
    }
    if (type == "boolean"_L1)
        return key == "true"_L1 || key == "false"_L1 || key == "t"_L1 || key == "f"_L1;
    return type == "text"_L1 || isMoment(key);
}

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
    if (end < 0 || content.contains('\0'))
        return std::nullopt;
    const Cursor cursor{wholeUtf8(content.sliced(end + 1)).value_or(QString()),
                        wholeUtf8(content.first(end)).value_or(QString())};
    return cursor.encode(question) == text ? std::optional(cursor) : std::nullopt;
}

} // namespace onhire
