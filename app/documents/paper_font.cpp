// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/paper_font.h"

#include "core/services/documents/page_text.h"

#include <QFontMetricsF>
#include <QList>

#include <algorithm>

namespace onhire {
namespace {

constexpr char32_t LastOfEveryFont = 0x17f; // letters of Europe

// Not what only steers the characters beside it.
bool isSeen(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: break;
    }
    const bool isVariant = (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef);
    return !isVariant;
}

} // namespace

QFont paperFont(qreal points)
{
    QFont font(paperFonts());
    font.setPointSizeF(points);
    return font;
}

QString drawable(const QString &text, const QFont &font)
{
    const bool isPlain = std::ranges::all_of(text, [](QChar c) { return c.unicode() <= LastOfEveryFont; });
    if (isPlain)
        return text;
    const QFontMetricsF metrics(font);
    QList<uint> characters = text.toUcs4();
    for (uint &c : characters) {
        if (c > LastOfEveryFont && isSeen(c) && !metrics.inFontUcs4(c))
            c = QChar::ReplacementCharacter;
    }
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()), characters.size());
}

} // namespace onhire
