// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/detail_section.h"

#include "ui/shared/controls/address_label.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

namespace onhire {

DetailSection::DetailSection(const QString &title, QWidget *parent)
    : QWidget(parent), m_rows(new QGridLayout), m_layout(new QVBoxLayout(this)), m_title(title),
      m_head(new QWidget(this)), m_name(mutedLabel(title, m_head, 0.92, QFont::DemiBold))
{
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins({});
    head->addWidget(m_name);
    head->addStretch(1);
    m_head->setHidden(title.isEmpty());
    m_layout->setContentsMargins({});
    m_layout->setSpacing(units(this, 6));
    m_layout->addWidget(m_head);
    m_rows->setHorizontalSpacing(units(this, 10));
    m_rows->setVerticalSpacing(units(this, 6));
    m_rows->setColumnMinimumWidth(0, units(this, 104));
    m_rows->setColumnStretch(1, 1);
    m_layout->addLayout(m_rows);
}

void DetailSection::headCard()
{
    m_name->setFont(scaled(font(), 1, QFont::Bold)); // as the head of every card
    setDress(m_name, "muted", false);
    m_layout->setSpacing(units(this, 10));
}

static bool isOneWord(const QString &value, DetailSection::Style style)
{
    return style != DetailSection::Style::Plain || !value.contains(u' ');
}

QLabel *DetailSection::newLabel(const QString &value, Style style)
{
    if (!isOneWord(value, style)) {
        auto *label = new QLabel(value, this);
        label->setWordWrap(true);
        return label;
    }
    if (style == Style::Plain && value.contains(u'@'))
        return new AddressLabel(value, this);
    return new ElidedLabel(value, this);
}

QLabel *DetailSection::addRow(const QString &label, const QString &value, Style style)
{
    QLabel *text = newLabel(value, style);
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setFocusPolicy(Qt::NoFocus);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no word is to widen the pane
    text->setToolTip(value);
    alignToReading(text, Qt::AlignTop);
    if (style == Style::Amount || style == Style::Total)
        text->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignAbsolute
                           | Qt::AlignTop);
    if (style == Style::Strong || style == Style::Total)
        text->setFont(scaled(text->font(), 1, QFont::DemiBold));
    if (style == Style::Code)
        text->setFont(monospaced(text->font()));
    addRow(label, text);
    return text;
}

void DetailSection::addRow(const QString &label, QWidget *value)
{
    const int row = m_rows->rowCount();
    QLabel *name = mutedLabel(label, this);
    name->setBuddy(value);
    m_rows->addWidget(name, row, 0, Qt::AlignTop | Qt::AlignLeading);
    m_rows->addWidget(value, row, 1);
}

QWidget *DetailSection::linkLabel(const QString &text, const Link &link, Style style)
{
    auto *label = new LinkLabel(text, this);
    if (style == Style::Code)
        label->setFont(monospaced(label->font()));
    connect(label, &QAbstractButton::clicked, this, [this, link] { Q_EMIT followed(link); });
    return label;
}

void DetailSection::addLink(const QString &label, const QString &text, const Link &link, Style style)
{
    if (link.isEmpty()) {
        addRow(label, text, style);
        return;
    }
    QWidget *word = linkLabel(text, link, style);
    //: Read aloud: what a link leads to, as in: Customer: Acme Logistics
    word->setAccessibleName(tr("%1: %2").arg(label, text));
    addRow(label, word);
}

void DetailSection::addTitleLink(const QString &text, const Link &link)
{
    QWidget *word = linkLabel(text, link, Style::Plain);
    word->setAccessibleName(tr("%1: %2").arg(m_title, text)); // read aloud, as in: Orders: All 24
    static_cast<QHBoxLayout *>(m_head->layout())->addWidget(word);
}

void DetailSection::addWidget(QWidget *widget)
{
    m_layout->addWidget(widget);
}

} // namespace onhire
