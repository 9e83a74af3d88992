// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/documents/page_text.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Style = "h1 { font-size: 19pt; font-weight: 600; } "
                       "h2 { font-size: 11pt; font-weight: 600; } "
                       ".quiet { color: #5c5c5c; }"_L1;

} // namespace

QStringList paperFonts()
{
    return {u"DejaVu Sans"_s, u"WenQuanYi Micro Hei"_s};
}

QString htmlPage(const QString &body)
{
    return u"<html><head><style>body { font-family: '%1'; font-size: 8.5pt; color: #1a1a1a; } "_s.arg(
               paperFonts().join("', '"_L1))
        + Style + u"</style></head><body>"_s + body + u"</body></html>"_s;
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
