// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr qsizetype LongestEmail = 254;

QString cleaned(QStringView text)
{
    return text.toString().normalized(QString::NormalizationForm_C).trimmed();
}

QString emailKey(QStringView email)
{
    return cleaned(email).toCaseFolded().normalized(QString::NormalizationForm_C);
}

QString serialKey(QStringView serial)
{
    return cleaned(serial);
}

static bool isBlankOrControl(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

static bool isMailbox(QStringView local)
{
    const auto isRefused = [](QChar c) { return "\"(),:;<>[\\]"_L1.contains(c); };
    return !local.isEmpty() && !local.startsWith(u'.') && !local.endsWith(u'.') && !local.contains(u".."_s)
        && std::ranges::none_of(local, isRefused);
}

static bool isDomainLabel(QStringView label)
{
    const auto isAllowed = [](QChar c) {
        return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'-';
    };
    return !label.isEmpty() && label.size() <= 63 && !label.startsWith(u'-') && !label.endsWith(u'-')
        && std::ranges::all_of(label, isAllowed);
}

static bool isDottedDomain(QStringView domain)
{
    const QList<QStringView> labels = domain.split(u'.');
    return labels.size() >= 2 && std::ranges::all_of(labels, isDomainLabel);
}

bool isEmail(QStringView text)
{
    const qsizetype at = text.indexOf(u'@');
    return at > 0 && characterCount(text) <= LongestEmail && isWellFormed(text)
        && std::ranges::none_of(text, isBlankOrControl) && isMailbox(text.first(at))
        && isDottedDomain(text.sliced(at + 1));
}

bool isHttpUrl(QStringView text)
{
    if (!isWellFormed(text) || std::ranges::any_of(text, isBlankOrControl))
        return false;
    const QUrl url(text.toString(), QUrl::StrictMode);
    return url.isValid() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1) && !url.host().isEmpty();
}

bool hasNul(QStringView text)
{
    return text.contains(QChar(u'\0'));
}

qsizetype characterCount(QStringView text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

bool isWellFormed(QStringView text)
{
    return text.isValidUtf16();
}

} // namespace onhire
