// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/controls.h"

#include "ui/shared/controls/painting.h"
#include "ui/theme/metrics.h"

#include <QGraphicsOpacityEffect>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

// One property for all of its words: Qt looks up every property that a rule of the sheet names, for each widget
// that the rule could fit, and nothing else in dressing a screen takes as long.
static constexpr auto Dress = "dress";

static QStringList dressOf(const QWidget &widget)
{
    return widget.property(Dress).toStringList();
}

bool hasDress(const QWidget &widget, const char *word)
{
    return dressOf(widget).contains(QLatin1StringView(word));
}

void setDress(QWidget *widget, const char *word, bool on)
{
    QStringList dress = dressOf(*widget);
    const QString changed = QString::fromLatin1(word);
    if (dress.contains(changed) == on)
        return;
    if (on)
        dress += changed;
    else
        dress.removeAll(changed);
    widget->setProperty(Dress, dress);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return; // it is dressed once, when it is shown
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

QString footName()
{
    return QStringLiteral("foot");
}

void setFaded(QWidget *widget, bool isFaded)
{
    if (isFaded == bool(widget->graphicsEffect()))
        return;
    auto *fade = isFaded ? new QGraphicsOpacityEffect(widget) : nullptr;
    if (fade)
        fade->setOpacity(0.45);
    widget->setGraphicsEffect(fade);
}

void alignToReading(QLabel *label, Qt::Alignment vertical)
{
    label->setAlignment(Qt::AlignAbsolute | (label->isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft)
                        | vertical);
}

QLabel *mutedLabel(const QString &text, QWidget *parent, qreal size, QFont::Weight weight)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(scaled(label->font(), size, weight));
    alignToReading(label);
    setDress(label, "muted");
    return label;
}

namespace {

// Breaks its line only where there is no room for it; a plain label prefers to be as high as it is wide.
class HeadingLabel : public QLabel
{
public:
    using QLabel::QLabel;
    QSize sizeHint() const override
    {
        const int width = fontMetrics().horizontalAdvance(text()) + units(this, 2);
        return {width, wordWrap() ? heightForWidth(width) : QLabel::sizeHint().height()};
    }
};

} // namespace

QLabel *heading(const QString &text, QWidget *parent, qreal size)
{
    auto *label = new HeadingLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(scaled(label->font(), size, QFont::Bold));
    alignToReading(label);
    return label;
}

static QFrame *line(QWidget *parent)
{
    auto *frame = new QFrame(parent);
    setDress(frame, "line");
    return frame;
}

QFrame *horizontalLine(QWidget *parent)
{
    QFrame *frame = line(parent);
    frame->setFixedHeight(1);
    return frame;
}

QFrame *verticalLine(QWidget *parent)
{
    QFrame *frame = line(parent);
    frame->setFixedWidth(1);
    return frame;
}

QPushButton *button(const QString &text, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setAutoDefault(false);
    return made;
}

QPushButton *primaryButton(const QString &text, QWidget *parent)
{
    QPushButton *made = button(text, parent);
    setDress(made, "primary");
    return made;
}

QPushButton *linkButton(const QString &text, QWidget *parent)
{
    QPushButton *made = button(text, parent);
    made->setCursor(Qt::PointingHandCursor);
    setDress(made, "link");
    return made;
}

// Qt makes the list that opens, the slowest part, as soon as the box moves into a layout. It is made when it is
// first wanted, and dressed then.
void ChoiceBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::StyleChange && !testAttribute(Qt::WA_WState_Polished))
        QWidget::changeEvent(event);
    else
        QComboBox::changeEvent(event);
}

void ChoiceBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const QRect text = field.adjusted(units(this, 2), 0, -units(this, 2), 0);
    painter.setPen(colorOf(isEnabled() ? Role::Ink : Role::Muted, palette()));
    painter.drawText(text, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     elided(fontMetrics(), currentText(), text.width()));
}

// Word for word: a tip would read what people have written as HTML.
static QString tipOf(const QString &text)
{
    return Qt::mightBeRichText(text) ? u"<qt>%1</qt>"_s.arg(text.toHtmlEscaped()) : text;
}

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent) : QLabel(text, parent), m_full(text)
{
    setToolTip(tipOf(text));
    setAccessibleName(text); // is read out whole
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    alignToReading(this);
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::setWhole(const QString &text)
{
    m_full = text;
    setToolTip(tipOf(text));
    setAccessibleName(text);
    elide();
}

void ElidedLabel::elide()
{
    setText(fitted(width()));
}

QString ElidedLabel::fitted(int width) const
{
    return fontMetrics().elidedText(m_full, Qt::ElideMiddle, width);
}

Pill::Pill(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::setLook(const StatusLook &look)
{
    m_look = look;
    setAccessibleName(look.word);
    setVisible(!look.word.isEmpty());
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    return pillSize(font(), m_look);
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPill(&painter, rect(), font(), m_look, palette(), layoutDirection());
}

ProgressLine::ProgressLine(const Progress &progress, QWidget *parent) : QWidget(parent), m_progress(progress)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("%1 of %2").arg(progress.done).arg(progress.total));
}

QSize ProgressLine::sizeHint() const
{
    return {units(this, 86), units(this, 16)};
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QRectF bar(0, 0, width(), units(this, 6));
    bar.moveCenter(QRectF(rect()).center());
    paintBar(&painter, bar, barOf(m_progress), palette(), layoutDirection());
}

Card::Card(QWidget *parent) : QFrame(parent), m_content(new QVBoxLayout(this))
{
    setDress(this, "card");
    m_content->setContentsMargins(units(this, 12), units(this, 10), units(this, 12), units(this, 10));
    m_content->setSpacing(units(this, 5));
}

} // namespace onhire
