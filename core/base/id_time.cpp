// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id_time.h"

#include "core/base/id_text.h"

#include <QTimeZone>

#include <algorithm>

namespace onhire {

QDateTime momentOf(QStringView id)
{
    quint64 bits = 0;
    const QStringView body = id.last(std::min(id_text::BodyLength, id.size()));
    for (const QChar character : body.first(std::min(id_text::TimeLength, body.size())))
        bits = bits << 5 | quint64(id_text::Alphabet.indexOf(character));
    return QDateTime::fromMSecsSinceEpoch(qint64(bits), QTimeZone::utc());
}

QString earliestId(IdKind kind, const QDateTime &moment)
{
    quint64 bits = quint64(moment.toMSecsSinceEpoch());
    QString body(id_text::BodyLength, QLatin1Char('0'));
    for (qsizetype i = id_text::TimeLength - 1; i >= 0; --i, bits >>= 5)
        body[i] = id_text::Alphabet[qsizetype(bits & 31)];
    return prefixOf(kind) + body;
}

} // namespace onhire
