// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/navigation_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace onhire {

NavigationItem::NavigationItem(Glyph glyph, const QString &text, const QKeySequence &key, QWidget *parent)
    : QAbstractButton(parent), m_glyph(glyph), m_key(key)
{
    setText(text);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCount({});
}

void NavigationItem::setCount(const QString &count)
{
    m_count = count;
    nameItself();
}

void NavigationItem::setDrafts(int drafts)
{
    m_drafts = drafts;
    nameItself();
}

void NavigationItem::setCompact(bool compact)
{
    m_compact = compact;
    nameItself();
    updateGeometry();
}

void NavigationItem::nameItself()
{
    const QString drafts = m_drafts > 0 ? tr("%Ln drafts", nullptr, m_drafts) : QString();
    //: A screen and what is there, for screen readers, as in: Orders, 128, or: Orders, 1 draft
    const auto with = [](const QString &name, const QString &what) { return tr("%1, %2").arg(name, what); };
    const QString counted = m_count.isEmpty() ? text() : with(text(), m_count);
    setAccessibleName(drafts.isEmpty() ? counted : with(counted, drafts));
    const QString name = drafts.isEmpty() ? text() : with(text(), drafts);
    if (m_key.isEmpty())
        setToolTip(m_compact ? name : drafts);
    else
        //: A screen and the key that brings it up, as in: Orders (Ctrl+3)
        setToolTip(tr("%1 (%2)").arg(name, leftToRight(textOfKey(m_key))));
    update();
}

QSize NavigationItem::sizeHint() const
{
    return {units(this, m_compact ? 48 : 184), units(this, 32)};
}

QRect NavigationItem::seen(const QRect &logical) const
{
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

void NavigationItem::paintCompact(QPainter &painter, const QColor &ink)
{
    const int size = units(this, 16);
    const int left = m_count.isEmpty() ? (width() - size) / 2 : units(this, 6);
    paintGlyph(&painter, seen({left, (height() - size) / 2, size, size}), m_glyph, ink, layoutDirection());
    if (m_drafts > 0)
        paintDot(painter, {left + size, (height() - size) / 2});
    painter.setPen(ink);
    painter.setFont(scaled(font(), 0.85, QFont::DemiBold));
    painter.drawText(seen({left + size + units(this, 4), 0, width() - left - size, height()}),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     m_count);
}

// How many wait, on a ground of its own at the end. Answers how wide that is.
int NavigationItem::paintBadge(QPainter &painter)
{
    if (m_count.isEmpty())
        return 0;
    painter.setFont(scaled(font(), 0.85, QFont::DemiBold));
    const QFontMetrics metrics = painter.fontMetrics();
    const int across = qMax(units(this, 20), metrics.horizontalAdvance(m_count) + units(this, 12));
    const int high = units(this, 16);
    const QRect ground = seen({width() - across - units(this, 8), (height() - high) / 2, across, high});
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorOf(isChecked() ? Role::Pane : Role::IdleBg, palette()));
    painter.drawRoundedRect(ground, high / 2.0, high / 2.0);
    painter.setPen(colorOf(isChecked() ? Role::Accent : Role::Idle, palette()));
    painter.drawText(ground, Qt::AlignCenter, m_count);
    return across;
}

// Apart from what is below it by a ring of the ground.
void NavigationItem::paintDot(QPainter &painter, QPoint center)
{
    const int size = units(this, 8);
    painter.setPen(QPen(colorOf(isChecked() ? Role::AccentBg : Role::Pane, palette()), units(this, 2)));
    painter.setBrush(colorOf(Role::Accent, palette()));
    painter.drawEllipse(seen({center.x() - size / 2, center.y() - size / 2, size, size}));
}

void NavigationItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colorOf(Role::Accent, palette())) : Qt::NoPen);
        painter.setBrush(colorOf(isChecked() ? Role::AccentBg : Role::Bg, palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 7), units(this, 7));
    }
    const QColor ink = colorOf(isChecked() ? Role::Accent : Role::Ink, palette());
    if (m_compact) {
        paintCompact(painter, isChecked() ? ink : colorOf(Role::Muted, palette()));
        return;
    }
    const int size = units(this, 16);
    paintGlyph(&painter, seen({units(this, 8), (height() - size) / 2, size, size}), m_glyph,
               isChecked() ? ink : colorOf(Role::Muted, palette()), layoutDirection());
    if (m_drafts > 0)
        paintDot(painter, {units(this, 8) + size, (height() - size) / 2});
    const int badge = paintBadge(painter);

    painter.setPen(ink);
    painter.setFont(scaled(font(), 1, isChecked() ? QFont::DemiBold : QFont::Normal));
    const QRect text(units(this, 34), 0, width() - units(this, 50) - badge, height());
    painter.drawText(seen(text),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     elided(painter.fontMetrics(), this->text(), text.width()));
}

NavigationBar::NavigationBar(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setDress(this, "pane");
    setFixedWidth(units(this, 200));
    setAccessibleName(tr("Screens"));
    m_layout->setContentsMargins(units(this, 8), units(this, 10), units(this, 8), units(this, 10));
    m_layout->setSpacing(1);
    m_layout->addStretch(1);
}

void NavigationBar::addSection(const QString &title)
{
    QLabel *label = mutedLabel(title, this, 0.85);
    label->setContentsMargins(units(this, 10), units(this, 12), units(this, 10), units(this, 5));
    m_layout->insertWidget(m_layout->count() - 1, label);
    m_titles.append(label);
}

void NavigationBar::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) == compact)
        return;
    setFixedWidth(units(this, compact ? 64 : 200));
    for (QWidget *title : std::as_const(m_titles))
        title->setHidden(compact);
    for (NavigationItem *item : std::as_const(m_items))
        item->setCompact(compact);
}

void NavigationBar::addItem(const QString &id, Glyph glyph, const QString &text, const QKeySequence &key)
{
    auto *item = new NavigationItem(glyph, text, key, this);
    item->setCompact(m_compact);
    m_items.insert(id, item);
    m_layout->insertWidget(m_layout->count() - 1, item);
    // A screen reader checks it without a click; who clicks on the one that is checked wants to go there, too.
    connect(item, &QAbstractButton::pressed, this, [this, item] { m_isAgain = item->isChecked(); });
    connect(item, &QAbstractButton::clicked, this, [this, id] {
        if (m_isAgain)
            Q_EMIT chosen(id);
    });
    connect(item, &QAbstractButton::toggled, this, [this, id](bool on) {
        if (on)
            Q_EMIT chosen(id);
    });
}

void NavigationBar::setCount(const QString &id, const QString &count)
{
    if (NavigationItem *item = m_items.value(id))
        item->setCount(count);
}

void NavigationBar::setDrafts(const QMap<QString, int> &drafts)
{
    for (auto item = m_items.cbegin(); item != m_items.cend(); ++item)
        item.value()->setDrafts(drafts.value(item.key()));
}

void NavigationBar::setCurrent(const QString &id)
{
    if (NavigationItem *item = m_items.value(id)) {
        const QSignalBlocker told(item);
        item->setChecked(true);
    }
}

} // namespace onhire
