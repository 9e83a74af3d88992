// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/detail_pane.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/flow_layout.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

DetailSection::DetailSection(const QString &title, QWidget *parent)
    : QWidget(parent), m_rows(new QGridLayout), m_layout(new QVBoxLayout(this))
{
    QLabel *head = mutedLabel(title, this, 0.92, QFont::DemiBold);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(units(this, 6));
    m_layout->addWidget(head);
    head->setHidden(title.isEmpty());
    m_rows->setHorizontalSpacing(units(this, 10));
    m_rows->setVerticalSpacing(units(this, 6));
    m_rows->setColumnMinimumWidth(0, units(this, 104));
    m_rows->setColumnStretch(1, 1);
    m_layout->addLayout(m_rows);
}

QLabel *DetailSection::addRow(const QString &label, const QString &value, Style style)
{
    const bool isOneWord = style == Style::Code || !value.contains(u' ');
    auto *text = isOneWord ? new ElidedLabel(value, this) : new QLabel(value, this);
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setWordWrap(!isOneWord);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no word is to widen the pane
    text->setToolTip(value);
    alignToReading(text, Qt::AlignTop);
    if (style == Style::Strong)
        text->setFont(scaled(text->font(), 1, QFont::DemiBold));
    if (style == Style::Code)
        text->setFont(monospaced(text->font()));
    text->setAccessibleName(label);
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

void DetailSection::addWidget(QWidget *widget)
{
    m_layout->addWidget(widget);
}

DetailPane::DetailPane(QWidget *parent)
    : QScrollArea(parent), m_title(heading({}, this)), m_status(new Pill(this)),
      m_version(mutedLabel({}, this)), m_actions(new FlowLayout(units(this, 8))), m_sections(new QVBoxLayout)
{
    auto *content = new QWidget;
    setDress(content, "pane");
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(units(this, 16), units(this, 14), units(this, 16), units(this, 14));
    layout->setSpacing(units(this, 13));

    auto *head = new QHBoxLayout;
    head->setSpacing(units(this, 8));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    head->addWidget(m_title);
    head->addWidget(m_status, 0, Qt::AlignVCenter);
    head->addStretch(1);
    head->addWidget(m_version);
    layout->addLayout(head);

    layout->addLayout(m_actions);
    m_sections->setSpacing(units(this, 14));
    layout->addLayout(m_sections);
    layout->addStretch(1);

    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(units(this, 300));
    setAccessibleName(tr("Details"));
}

void DetailPane::setHead(const QString &title, const StatusLook &status, int version)
{
    m_title->setText(title);
    m_status->setLook(status);
    //: The version of a record: how often it was changed
    m_version->setText(version > 0 ? tr("v%1").arg(version) : QString());
}

QPushButton *DetailPane::addAction(const QString &text, bool primary)
{
    QPushButton *made = primary ? primaryButton(text, widget()) : button(text, widget());
    m_actions->addWidget(made);
    return made;
}

static void clearLayout(QLayout *layout)
{
    while (layout->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(layout->takeAt(0));
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
    }
}

void DetailPane::clearActions()
{
    clearLayout(m_actions);
}

DetailSection *DetailPane::addSection(const QString &title)
{
    auto *section = new DetailSection(title, widget());
    m_sections->addWidget(section);
    return section;
}

void DetailPane::addWidget(QWidget *widget)
{
    m_sections->addWidget(widget);
}

void DetailPane::clearSections()
{
    clearLayout(m_sections);
}

void DetailPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace onhire
