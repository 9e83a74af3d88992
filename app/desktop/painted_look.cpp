// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/painted_look.h"

#include "app/desktop/painted_texts.h"
#include "ui/fulfilment/desk_parts.h"
#include "ui/shared/filters/chip.h"
#include "ui/theme/contrast.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemModel>
#include <QFontInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Unused = 40; // units beside a line that is cut: more than the room around its parts

// What is written large may be paler, as WCAG 2 has it.
double leastContrast(const QFont &font)
{
    const int size = QFontInfo(font).pixelSize();
    return size >= 24 || (size >= 19 && font.weight() >= QFont::Bold) ? 3 : 4.5;
}

// What stands beyond the edge can be scrolled to; of labels that is looked at by their words.
bool mayStickOut(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget.parentWidget());
    return (area && area->viewport() == &widget) || qobject_cast<const QLineEdit *>(&widget)
        || qobject_cast<const QLabel *>(&widget);
}

// Of tables, the columns are looked at elsewhere.
bool isLine(const QWidget &widget)
{
    return qobject_cast<const QListView *>(widget.parentWidget())
        || qobject_cast<const DeskLineButton *>(&widget) || qobject_cast<const Chip *>(&widget);
}

// They end in dots by themselves, as in: More…
bool areWholeWords(const QWidget &widget, const QString &text)
{
    const auto *list = qobject_cast<const QListView *>(widget.parentWidget());
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (list && list->model() && list->model()->rowCount() > 0)
        return !list->model()
                    ->match(list->model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly)
                    .isEmpty();
    return button && button->text() == text;
}

class Reader
{
public:
    Reader(QWidget &window, const QImage &picture)
        : m_window(window), m_picture(picture), m_scale(picture.devicePixelRatio())
    {
    }

    QList<PaintedFault> read()
    {
        QMap<const QWidget *, QList<PaintedText>> byWidget;
        for (const PaintedText &text : textsPaintedBy(m_window)) {
            const QRect seen = (text.place & areaOf(*text.widget)).toAlignedRect() & m_window.rect();
            if (seen.isEmpty() || isCovered(seen, *text.widget))
                continue; // something lies over it, or it can be scrolled to
            byWidget[text.widget] += text;
            lookAtInk(text, seen);
            if (!mayStickOut(*text.widget) && sticksOut(text))
                note(*text.widget, u"cut off at the edge: “%1”"_s.arg(text.text));
        }
        for (auto each = byWidget.cbegin(); each != byWidget.cend(); ++each) {
            for (const PaintedText &text : each.value())
                lookBeside(text, each.value());
        }
        return m_faults;
    }

private:
    // A message may lie over a corner of it alone.
    bool isCovered(const QRect &seen, const QWidget &widget) const
    {
        const QRect inside = seen.adjusted(1, 1, -1, -1);
        return std::ranges::any_of(QList<QPoint>{seen.center(), inside.topLeft(), inside.topRight(),
                                                 inside.bottomLeft(), inside.bottomRight()},
                                   [&](const QPoint &place) { return m_window.childAt(place) != &widget; });
    }

    void note(const QWidget &widget, const QString &what) { m_faults.append({&widget, what}); }

    QRectF areaOf(const QWidget &widget) const { return {widget.mapTo(&m_window, QPoint()), widget.size()}; }

    // The colour that there is most of around the letters.
    QColor groundOf(const QRect &seen) const
    {
        const QRect place =
            QRectF(seen.topLeft() * m_scale, seen.size() * m_scale).toAlignedRect() & m_picture.rect();
        QHash<QRgb, int> pixels;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            for (int x = place.left(); x <= place.right(); ++x)
                ++pixels[m_picture.pixel(x, y)];
        }
        QRgb ground = 0;
        for (auto pixel = pixels.cbegin(); pixel != pixels.cend(); ++pixel)
            ground = pixel.value() > pixels.value(ground) ? pixel.key() : ground;
        return QColor::fromRgb(ground);
    }

    void lookAtInk(const PaintedText &text, const QRect &seen)
    {
        const double stands = contrast(text.ink, groundOf(seen));
        if (text.widget->isEnabled() && stands < leastContrast(text.font))
            note(*text.widget, u"hardly stands out, %1 : 1: “%2”"_s.arg(stands, 0, 'f', 1).arg(text.text));
    }

    bool sticksOut(const PaintedText &text) const
    {
        return !areaOf(*text.widget)
                    .adjusted(-FontRounding, -FontRounding, FontRounding, FontRounding)
                    .contains(text.place);
    }

    void lookBeside(const PaintedText &text, const QList<PaintedText> &all)
    {
        const QRectF area = areaOf(*text.widget);
        qreal left = area.left(), right = area.right();
        for (const PaintedText &other : all) {
            const QRectF both = text.place.intersected(other.place);
            const bool isOver = both.width() > FontRounding && both.height() > 2 * FontRounding;
            if (isOver && text.place != other.place && text.place.left() <= other.place.left())
                note(*text.widget, u"“%1” lies over “%2”"_s.arg(text.text, other.text));
            if (other.place.top() >= text.place.bottom() || other.place.bottom() <= text.place.top())
                continue; // another line
            if (other.place.right() <= text.place.left() + FontRounding)
                left = std::max(left, other.place.right());
            if (other.place.left() >= text.place.right() - FontRounding)
                right = std::min(right, other.place.left());
        }
        const qreal unused = text.text.isRightToLeft() ? text.place.left() - left : right - text.place.right();
        if (text.text.endsWith(u'…') && isLine(*text.widget) && unused > units(text.widget, Unused)
            && !areWholeWords(*text.widget, text.text))
            note(*text.widget, u"cut with %1 px to spare: “%2”"_s.arg(qRound(unused)).arg(text.text));
    }

    QWidget &m_window;
    const QImage &m_picture;
    const qreal m_scale;
    QList<PaintedFault> m_faults;
};

} // namespace

QList<PaintedFault> faultsPaintedIn(QWidget &window, const QImage &picture)
{
    return Reader(window, picture).read();
}

} // namespace onhire
