// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/notice_card.h"

#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

NoticeCard::NoticeCard(QWidget *parent)
    : Card(parent), m_icon(new QLabel(this)), m_what(heading({}, this, 1)), m_whatToDo(new QLabel(this)),
      m_link(button({}, this)), m_ask(button(tr("Ask for early return…"), this)), m_similar(button({}, this)),
      m_dismiss(button(tr("Dismiss"), this)), m_parts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setAccessibleName(tr("Scan notice"));
    for (QLabel *label : {m_what, m_whatToDo}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        alignToReading(label);
    }
    m_link->setFocusPolicy(Qt::TabFocus);
    m_ask->setFocusPolicy(Qt::TabFocus);
    m_similar->setFocusPolicy(Qt::TabFocus);
    m_dismiss->setFocusPolicy(Qt::TabFocus);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(units(this, 2));
    texts->addWidget(m_what);
    texts->addWidget(m_whatToDo);
    auto *row = new QHBoxLayout;
    row->setSpacing(units(this, 8));
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    m_buttons->setSpacing(units(this, 8));
    m_buttons->addWidget(m_ask);
    m_buttons->addWidget(m_similar);
    m_buttons->addWidget(m_link);
    m_buttons->addWidget(m_dismiss);
    m_buttons->addStretch(1);
    m_parts->setSpacing(units(this, 8));
    m_parts->addLayout(row, 1);
    m_parts->addLayout(m_buttons);
    content()->addLayout(m_parts);
    connect(m_link, &QPushButton::clicked, this, &NoticeCard::linkFollowed);
    connect(m_similar, &QPushButton::clicked, this, &NoticeCard::similarChosen);
    connect(m_ask, &QPushButton::clicked, this, [this] { Q_EMIT earlyReturnWanted(m_notice); });
    connect(m_dismiss, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void NoticeCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrange();
}

// Its words need the room more than the buttons: three of them stand below the words, and two in a narrow
// window one below the other.
void NoticeCard::arrange()
{
    const bool isNarrow = width() < units(this, 640), haveThree = m_notice.offersEarlyReturn;
    m_parts->setDirection(haveThree ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setDirection(isNarrow && !haveThree ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void NoticeCard::pass()
{
    if (m_notice.passes)
        hide();
}

void NoticeCard::show(const DeskNotice &notice, const QString &linkText)
{
    m_notice = notice;
    m_ask->setVisible(notice.offersEarlyReturn);
    m_similar->setVisible(!notice.similar.isEmpty());
    //: On a button: the serial number that was meant, perhaps
    m_similar->setText(tr("Use %1").arg(leftToRight(notice.similar)));
    setDress(this, "alert", notice.tone == Tone::Bad);
    setDress(this, "conflict", notice.tone == Tone::Warn);
    setDress(m_what, "fault", notice.tone == Tone::Bad);
    const int size = units(this, 14);
    m_icon->setPixmap(iconOf(Glyph::Warning, inkOf(notice.tone)).pixmap(size, size));
    m_what->setText(notice.what);
    m_whatToDo->setText(notice.whatToDo);
    m_whatToDo->setHidden(notice.whatToDo.isEmpty());
    m_link->setText(linkText);
    m_link->setHidden(linkText.isEmpty());
    setAccessibleDescription(notice.text());
    arrange();
    QWidget::show();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

} // namespace onhire
