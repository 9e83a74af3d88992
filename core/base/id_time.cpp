// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id_time.h"

#include <QTimeZone>

namespace onhire {
namespace {

constexpr QLatin1StringView Alphabet("0123456789abcdefghjkmnpqrstvwxyz");
constexpr qsizetype BodyLength = 26;
constexpr qsizetype TimeLength = 10;  // fifty bits, for the 48 of the milliseconds

} // namespace

QDateTime momentOf(QStringView id)
{
    quint64 bits = 0;
    const QStringView body = id.last(std::min(BodyLength, id.size()));
    for (const QChar character : body.first(std::min(TimeLength, body.size())))
        bits = bits << 5 | quint64(Alphabet.indexOf(character));
    return QDateTime::fromMSecsSinceEpoch(qint64(bits), QTimeZone::utc());
}

QString earliestId(IdKind kind, const QDateTime &moment)
{
    quint64 bits = quint64(moment.toMSecsSinceEpoch());
    QString body(BodyLength, QLatin1Char('0'));
    for (qsizetype i = TimeLength - 1; i >= 0; --i, bits >>= 5)
        body[i] = Alphabet[qsizetype(bits & 31)];
    return prefixOf(kind) + body;
}

} // namespace onhire
