// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/files/file_name.h"

#include "core/base/text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

bool isRisky(QChar c)
{
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // turns the direction of what follows, so that exe.pdf reads as fdp.exe
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return u"/\\:*?\"<>|"_s.contains(c);
    }
}

bool isAttributeChar(uchar c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c != '\0' && QByteArrayView("!#$&+-.^_`|~").contains(char(c)));
}

} // namespace

QString safeFileName(QStringView name)
{
    QString safe = cleaned(name);
    std::replace_if(safe.begin(), safe.end(), isRisky, u'_');
    // a hidden file on one system, a name that another cannot open
    while (safe.startsWith(u'.') || safe.startsWith(u' '))
        safe.remove(0, 1);
    while (safe.endsWith(u'.') || safe.endsWith(u' '))
        safe.chop(1);
    return safe.isEmpty() ? u"file"_s : safe;
}

std::optional<QString> mediaType(QStringView text)
{
    static const QRegularExpression form(
        u"^([a-z0-9!#$&^_.+-]{1,60}/[a-z0-9!#$&^_.+-]{1,90})(?:\\s*;\\s*charset\\s*=\\s*\"?([a-z0-9_-]{1,30})\"?)?$"_s);
    const auto match = form.match(text.toString().trimmed().toLower());
    if (!match.hasMatch())
        return std::nullopt;
    const QString charset = match.captured(2);
    return charset.isEmpty() ? match.captured(1) : match.captured(1) + u"; charset="_s + charset;
}

bool mayBeShown(QStringView mediaType)
{
    static const QStringList harmless{u"application/pdf"_s, u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s,
                                      u"text/plain"_s};
    return harmless.contains(mediaType.toString().section(u';', 0, 0));
}

QByteArray contentDisposition(QStringView name, bool shown)
{
    QByteArray ascii, full;
    for (const QChar c : name)
        ascii += c.unicode() >= 0x20 && c.unicode() < 0x7f && c != u'"' && c != u'\\' && c != u'%'
            ? c.toLatin1()
            : '_';
    for (const char byte : name.toUtf8()) {
        if (isAttributeChar(uchar(byte)))
            full += byte;
        else
            full += '%' + QByteArray(1, byte).toHex().toUpper();
    }
    return (shown ? "inline; filename=\"" : "attachment; filename=\"") + ascii + "\"; filename*=UTF-8''" + full;
}

} // namespace onhire
