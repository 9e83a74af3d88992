// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/key_cap.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct KeyCapTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::KeyCap)
};

} // namespace

// Enter is what people call the key that Qt calls Return; arrows are as they look.
QString textOfKey(const QKeySequence &key)
{
    if (key == QKeySequence(Qt::Key_Return))
        return KeyCapTexts::tr("Enter");
    if (key == QKeySequence(Qt::CTRL | Qt::Key_Return))
        return KeyCapTexts::tr("Ctrl+Enter");
    if (key == QKeySequence(Qt::Key_Up))
        return u"↑"_s;
    if (key == QKeySequence(Qt::Key_Down))
        return u"↓"_s;
    if (key == QKeySequence(Qt::ALT | Qt::Key_Up))
        return u"Alt+↑"_s;
    if (key == QKeySequence(Qt::ALT | Qt::Key_Down))
        return u"Alt+↓"_s;
    return key.toString(QKeySequence::NativeText);
}

static QFont keyFont(const QFont &font)
{
    return scaled(font, 0.85);
}

QSize keySize(const QFont &font, const QString &key)
{
    const QFontMetrics metrics(keyFont(font));
    return {metrics.horizontalAdvance(key) + units(metrics, 11), metrics.height() + units(metrics, 3)};
}

void paintKey(QPainter *painter, const QRect &rect, const QFont &font, const QString &key,
              const QPalette &palette)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(keyFont(font));
    const int radius = units(painter->fontMetrics(), 4);
    painter->setPen(colorOf(Role::Line, palette));
    painter->setBrush(colorOf(Role::Pane, palette));
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->setPen(colorOf(Role::Muted, palette));
    painter->drawText(rect, Qt::AlignCenter | Qt::TextForceLeftToRight, key);
    painter->restore();
}

KeyCap::KeyCap(const QKeySequence &key, QWidget *parent) : QWidget(parent), m_key(textOfKey(key))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(m_key);
}

void KeyCap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintKey(&painter, rect(), font(), m_key, palette());
}

} // namespace onhire
