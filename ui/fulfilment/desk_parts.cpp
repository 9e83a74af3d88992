// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_parts.h"

#include "ui/shared/controls/segmented.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Key = 17; // of a condition: so high and wide

void paintKey(QPainter &painter, const QRect &rect, const QString &key, const QPalette &palette)
{
    painter.setPen(colorOf(Role::Line, palette));
    painter.setBrush(colorOf(Role::Pane, palette));
    const qreal radius = rect.height() / 4.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(colorOf(Role::Muted, palette));
    painter.drawText(rect, Qt::AlignCenter, key);
}

int leading(const QWidget *widget)
{
    return int(QStyle::visualAlignment(widget->layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
}

int trailing(const QWidget *widget)
{
    return int(QStyle::visualAlignment(widget->layoutDirection(), Qt::AlignRight | Qt::AlignVCenter));
}

} // namespace

SegmentedSwitch::SegmentedSwitch(const QString &name, const QStringList &choices, QWidget *parent)
    : QFrame(parent)
{
    setDress(this, "segments");
    setAccessibleName(name);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    for (int i = 0; i < choices.size(); ++i) {
        QPushButton *choice = segment(choices[i], this);
        m_buttons.addButton(choice, i);
        layout->addWidget(choice);
    }
    m_buttons.button(0)->setChecked(true);
    connect(&m_buttons, &QButtonGroup::idToggled, this, [this](int choice, bool on) {
        if (on)
            Q_EMIT chosen(choice);
    });
}

void SegmentedSwitch::setCurrent(int choice)
{
    const QSignalBlocker told(m_buttons);
    m_buttons.button(choice)->setChecked(true);
}

KeyHint::KeyHint(const QString &key, const QString &text, QWidget *parent)
    : QWidget(parent), m_text(mutedLabel(text, this, 0.92))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_text->setMinimumWidth(1); // gives way in a narrow window
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 5));
    auto *cap = mutedLabel(leftToRight(key), this, 0.85);
    setDress(cap, "keycap");
    layout->addWidget(cap);
    layout->addWidget(m_text);
}

void KeyHint::setText(const QString &text)
{
    m_text->setText(text);
}

DeskLineButton::DeskLineButton(const DeskLine &line, QWidget *parent) : QAbstractButton(parent), m_line(line)
{
    //: A line of a short list, as it is read out: a code, a name, and what is to be said of it
    setAccessibleName(tr("%1, %2, %3").arg(line.code, line.name, line.said.isEmpty() ? line.note : line.said));
    setToolTip(line.name);
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where scans go
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize DeskLineButton::sizeHint() const
{
    return {units(this, 200), units(this, 28)};
}

int DeskLineButton::gap() const
{
    return units(this, 6); // also beside the line, where its card leaves room for it
}

int DeskLineButton::glyphWidth() const
{
    return m_line.glyph == Glyph::None ? 0 : units(this, 12);
}

int DeskLineButton::codeWidth() const
{
    return qMax(units(this, 84), QFontMetrics(monospaced(font())).horizontalAdvance(m_line.code) + gap());
}

int DeskLineButton::noteWidth() const
{
    return fontMetrics().horizontalAdvance(m_line.note) + 1;
}

int DeskLineButton::nameRoom(int width) const
{
    return width - codeWidth() - noteWidth() - glyphWidth() - 5 * gap();
}

// A name that is long takes more lines.
int DeskLineButton::heightForWidth(int width) const
{
    const QRect room(0, 0, nameRoom(width), QWIDGETSIZE_MAX);
    const int lines = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_line.name).height();
    return qMax(units(this, 28), lines + units(this, 10));
}

void DeskLineButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colorOf(Role::Accent, palette())) : QPen(Qt::NoPen));
        painter.setBrush(colorOf(Role::Bg, palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 5), units(this, 5));
    }
    const int gap = this->gap(), glyph = glyphWidth(), codeWidth = this->codeWidth(),
              noteWidth = this->noteWidth();
    const auto mirrored = [&](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    painter.setPen(colorOf(Role::Ink, palette()));
    painter.setFont(monospaced(font()));
    painter.drawText(mirrored({gap, 0, codeWidth, height()}), leading(this), leftToRight(m_line.code));
    painter.setFont(font());
    painter.drawText(mirrored({gap + codeWidth + gap, 0, nameRoom(width()), height()}),
                     leading(this) | int(Qt::TextWordWrap), m_line.name);
    const QColor ink =
        m_line.tone == Tone::Idle ? colorOf(Role::Muted, palette()) : colorOf(inkOf(m_line.tone), palette());
    painter.setPen(ink);
    painter.drawText(mirrored({width() - gap - noteWidth, 0, noteWidth, height()}), trailing(this),
                     m_line.note);
    if (glyph > 0)
        paintGlyph(&painter,
                   mirrored({width() - gap - noteWidth - gap - glyph, (height() - glyph) / 2, glyph, glyph}),
                   m_line.glyph, ink, layoutDirection());
}

void DeskLineButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

ConditionButton::ConditionButton(const QString &condition, int key, QWidget *parent)
    : QAbstractButton(parent), m_hint(hintForCondition(condition)), m_key(key)
{
    setText(wordForCondition(condition));
    //: A condition and its key, as it is read out
    setAccessibleName(tr("%1, key %2").arg(text()).arg(key));
    setAccessibleDescription(m_hint);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ConditionButton::sizeHint() const
{
    return {units(this, 92), units(this, 54)};
}

bool ConditionButton::isNarrow(int width) const
{
    return width < units(this, 120);
}

int ConditionButton::hintRoom(int width) const
{
    const int margin = units(this, isNarrow(width) ? 8 : 12);
    return width - 2 * margin - (isNarrow(width) ? units(this, Key + 4) : 0);
}

QFont ConditionButton::hintFont() const
{
    return scaled(font(), 0.92);
}

// In a narrow window its hint may need two lines.
int ConditionButton::heightForWidth(int width) const
{
    const QRect room(0, 0, hintRoom(width), QWIDGETSIZE_MAX);
    const int hint = QFontMetrics(hintFont()).boundingRect(room, Qt::TextWordWrap, m_hint).height();
    return qMax(sizeHint().height(), units(this, 36) + hint);
}

void ConditionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    const bool isOn = isChecked();
    painter.setPen(QPen(colorOf(isOn || hasFocus() ? Role::Accent : Role::Line, palette()), isOn ? 2 : 1));
    painter.setBrush(colorOf(isOn                              ? Role::AccentBg
                                 : underMouse() && isEnabled() ? Role::Bg
                                                               : Role::Pane,
                             palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), units(this, 8), units(this, 8));

    paintWords(painter);
}

void ConditionButton::paintWords(QPainter &painter) const
{
    const bool keyIsBelow = isNarrow(width());
    const int margin = units(this, keyIsBelow ? 8 : 12), line = units(this, 20), key = units(this, Key);
    const int whole = width() - 2 * margin, besideKey = whole - key - units(this, 4);
    const int first = units(this, 8), second = first + line;
    const auto mirrored = [&](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    painter.setFont(scaled(font(), 0.85));
    paintKey(painter,
             mirrored({width() - margin - key, (keyIsBelow ? second : first) + units(this, 1), key, key}),
             QString::number(m_key), palette());
    const QFont bold = scaled(font(), 1, QFont::DemiBold);
    const int wordRoom = keyIsBelow ? whole : besideKey;
    painter.setFont(bold);
    painter.setPen(colorOf(!isEnabled() ? Role::Muted : isChecked() ? Role::Accent : Role::Ink, palette()));
    painter.drawText(mirrored({margin, first, wordRoom, line}), leading(this),
                     elided(QFontMetrics(bold), text(), wordRoom));
    painter.setFont(hintFont());
    painter.setPen(colorOf(Role::Muted, palette()));
    const int top = second + (line - QFontMetrics(hintFont()).height()) / 2;
    painter.drawText(
        mirrored({margin, top, hintRoom(width()), height() - top}),
        int(Qt::TextWordWrap) | int(Qt::AlignTop) | (leading(this) & int(Qt::AlignHorizontal_Mask)), m_hint);
}

} // namespace onhire
