// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/cluster_address.h"

#include <QUrl>

namespace onhire {

using namespace Qt::StringLiterals;

static QString quoted(QString value)
{
    return u'\'' + value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

static QString escaped(const QString &value)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(value));
}

QString ClusterAddress::conninfo(const QString &role) const
{
    return u"host=%1 port=%2 dbname=%3 user=%4"_s.arg(quoted(socketDir), QString::number(port),
                                                      quoted(database), quoted(role));
}

QString ClusterAddress::uri(const QString &role) const
{
    return u"postgresql://"_s + escaped(role) + u"@/"_s + escaped(database) + u"?host="_s + escaped(socketDir)
        + u"&port="_s + QString::number(port);
}

} // namespace onhire
