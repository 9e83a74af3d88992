// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/housekeeping/change_notice.h"

#include "core/base/utf8.h"

#include <QUrl>

namespace onhire {

static constexpr qsizetype Longest = 7900;

ChangeNotice ChangeNotice::read(const QString &payload)
{
    QStringList words = payload.split(u' ');
    ChangeNotice notice{words.takeFirst(), {}};
    for (const QString &word : words)
        notice.recordIds += wholeUtf8(QByteArray::fromPercentEncoding(word.toLatin1())).value_or(QString());
    return notice;
}

QStringList changeNotices(const QString &tenantId, const QSet<QString> &recordIds)
{
    QStringList notices;
    QString notice = tenantId;
    for (const QString &recordId : recordIds) {
        const QString word = u' ' + QString::fromLatin1(QUrl::toPercentEncoding(recordId));
        if (notice.size() + word.size() > Longest) {
            notices += notice;
            notice = tenantId;
        }
        notice += word;
    }
    if (notice != tenantId)
        notices += notice;
    return notices;
}

} // namespace onhire
