// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/documents/page_text.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// DejaVu comes with fontconfig and knows Arabic. Not the font of the screens: that one draws 5x2 as 5×2, in ids
// too.
constexpr auto Style = "body { font-family: 'DejaVu Sans', sans-serif; font-size: 8.5pt; color: #1a1a1a; } "
                       "h1 { font-size: 19pt; font-weight: 600; } "
                       "h2 { font-size: 11pt; font-weight: 600; } "
                       ".quiet { color: #5c5c5c; }"_L1;

} // namespace

QString htmlPage(const QString &body)
{
    return u"<html><head><style>"_s + Style + u"</style></head><body>"_s + body + u"</body></html>"_s;
}

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', "<br>"_L1);
}

QString escapedLines(const QStringList &texts)
{
    QStringList filled;
    for (const QString &text : texts) {
        if (!text.trimmed().isEmpty())
            filled += escaped(text.trimmed());
    }
    return filled.join("<br>"_L1);
}

QStringList addressParts(const JsonValue &address)
{
    const auto text = [&](QStringView name) { return address[name].toString(); };
    return {text(u"company"),      text(u"contactName"), text(u"streetAddress"),
            text(u"buildingInfo"), text(u"locality"),    text(u"postalCode") + u' ' + text(u"city"),
            text(u"adminArea"),    text(u"country")};
}

QString addressLines(const JsonValue &address)
{
    return escapedLines(addressParts(address));
}

} // namespace onhire
