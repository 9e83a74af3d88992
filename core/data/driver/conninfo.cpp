// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/conninfo.h"

#include <QStringList>
#include <QUrl>

#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace onhire {

static QString quotedWord(const QString &value)
{
    QString escaped = value;
    escaped.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + escaped + u'\'';
}

Result<ConninfoWords> parseConninfo(const QString &text)
{
    char *message = nullptr;
    PQconninfoOption *options = PQconninfoParse(text.toUtf8().constData(), &message);
    if (!options) {
        const QString reason = QString::fromUtf8(message).simplified();
        PQfreemem(message);
        return Failure(Error::internal(u"Not a database address: "_s + reason));
    }
    ConninfoWords words;
    for (const PQconninfoOption *option = options; option->keyword; ++option) {
        if (option->val)
            words.insert(QString::fromUtf8(option->keyword), QString::fromUtf8(option->val));
    }
    PQconninfoFree(options);
    return words;
}

QString toConninfo(const ConninfoWords &words)
{
    QStringList parts;
    for (auto it = words.begin(); it != words.end(); ++it)
        parts += it.key() + u'=' + quotedWord(it.value());
    return parts.join(u' ');
}

QString toUri(const ConninfoWords &words)
{
    QStringList parts;
    for (auto it = words.begin(); it != words.end(); ++it) {
        if (it.key() != "dbname"_L1)
            parts += it.key() + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(it.value()));
    }
    return u"postgresql:///"_s + QString::fromLatin1(QUrl::toPercentEncoding(words.value(u"dbname"_s))) + u'?'
        + parts.join(u'&');
}

} // namespace onhire
