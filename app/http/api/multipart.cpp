// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/multipart.h"

#include <QList>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype LongestBoundary = 70;

Failure broken(const QString &message)
{
    return Failure(Error::invalid({}, Fault::Kind::Custom, message));
}

// What stands between semicolons; one in quotes is part of a value.
QByteArrayList partsOf(const QByteArray &header)
{
    QByteArrayList parts{{}};
    bool isQuoted = false;
    for (const char c : header) {
        isQuoted ^= c == '"';
        if (c == ';' && !isQuoted)
            parts += QByteArray();
        else
            parts.last() += c;
    }
    return parts;
}

// The value of name=value among the parameters of a header, quoted or not.
QByteArray parameterOf(const QByteArray &header, QByteArrayView name)
{
    for (const QByteArray &part : partsOf(header)) {
        const qsizetype equals = part.indexOf('=');
        if (equals < 0 || part.first(equals).trimmed().toLower() != name)
            continue;
        QByteArray value = part.sliced(equals + 1).trimmed();
        if (value.size() >= 2 && value.startsWith('"') && value.endsWith('"'))
            value = value.sliced(1, value.size() - 2);
        return value;
    }
    return {};
}

QByteArray dispositionOf(const QByteArray &head)
{
    const QList<QByteArray> lines = head.split('\n');
    for (const QByteArray &line : lines) {
        if (line.toLower().startsWith("content-disposition:"))
            return line.sliced(line.indexOf(':') + 1).trimmed();
    }
    return {};
}

} // namespace

bool isMultipart(QByteArrayView contentType)
{
    return contentType.toByteArray().toLower().trimmed().startsWith("multipart/form-data");
}

Result<QByteArray> partNamed(QByteArrayView name, QByteArrayView contentType, const QByteArray &body)
{
    const QByteArray boundary = parameterOf(contentType.toByteArray(), "boundary");
    if (boundary.isEmpty() || boundary.size() > LongestBoundary)
        return broken(u"The multipart body has no boundary."_s);
    const QByteArray delimiter = "\r\n--" + boundary;
    // The first delimiter has no line before it.
    qsizetype at = body.startsWith(delimiter.sliced(2)) ? delimiter.size() - 2 : -1;
    if (at < 0) {
        const qsizetype first = body.indexOf(delimiter);
        at = first < 0 ? -1 : first + delimiter.size();
    }
    while (at >= 0 && body.sliced(at, qMin<qsizetype>(2, body.size() - at)) == "\r\n") {
        const qsizetype head = at + 2;
        const qsizetype content = body.indexOf("\r\n\r\n", head - 2);
        const qsizetype end = content < 0 ? -1 : body.indexOf(delimiter, content + 2);
        if (end < 0)
            return broken(u"The multipart body is incomplete."_s);
        if (parameterOf(dispositionOf(body.sliced(head, qMax<qsizetype>(0, content - head))), "name") == name)
            return body.sliced(content + 4, qMax<qsizetype>(0, end - content - 4));
        at = end + delimiter.size();
    }
    return Failure(
        Error::invalid(QString::fromLatin1(name), Fault::Kind::Required, u"The form has no such part."_s));
}

} // namespace onhire
