// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/blank_session.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static QLabel *wrapped(const QString &text, QWidget *parent)
{
    auto *label = mutedLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

BlankSession::BlankSession(QWidget *parent)
    : QWidget(parent),
      m_assign(
          newGuide({tr("Scan the barcode of an order, or choose one from the queue."),
                    tr("Scan the devices one after another. Each goes to an open item at once."),
                    tr("A device that does not fit is refused with a sound. Put it aside and keep scanning.")},
                   {{u"F2"_s, tr("Replace the device assigned last")},
                    {u"F4"_s, tr("Set the order aside, next order")},
                    {u"F6"_s, tr("Switch to Take back")},
                    {u"Ctrl+V"_s, tr("Paste a list of serial numbers")}})),
      m_takeBack(newGuide({tr("Scan each device that comes back. It is taken back at once."),
                           tr("Press 1–5 for its condition, or scan its code. You can also set it later."),
                           tr("Put the device on the shelf shown.")},
                          {{u"F2"_s, tr("Undo the last condition")},
                           {u"F3"_s, tr("Add a note to the device")},
                           {u"F6"_s, tr("Switch to Assign")},
                           {u"Ctrl+V"_s, tr("Paste a list of serial numbers")}}))
{
    auto *layout = new QVBoxLayout(this);
    const int margin = units(this, 9);
    layout->setContentsMargins(margin, units(this, 14), margin, margin);
    layout->addWidget(m_assign);
    layout->addWidget(m_takeBack);
    layout->addStretch(1);
    setTakingBack(false);
}

QWidget *BlankSession::newGuide(const QStringList &steps, const QList<std::pair<QString, QString>> &keys)
{
    auto *guide = new QWidget(this);
    auto *layout = new QVBoxLayout(guide);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 16));
    auto *lines = new QGridLayout;
    lines->setHorizontalSpacing(units(this, 10));
    lines->setVerticalSpacing(units(this, 8));
    lines->setColumnStretch(1, 1);
    for (int i = 0; i < steps.size(); ++i) {
        lines->addWidget(heading(locale().toString(i + 1), guide, 1), i, 0, Qt::AlignTop);
        lines->addWidget(wrapped(steps[i], guide), i, 1);
    }
    layout->addLayout(lines);
    auto *list = new QWidget(guide);
    list->setObjectName(u"keys"_s);
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(units(this, 10));
    grid->setVerticalSpacing(units(this, 8));
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (int i = 0; i < keys.size(); ++i) {
        const int row = i / 2, column = i % 2 * 2;
        grid->addWidget(new KeyCap(QKeySequence(keys[i].first), list), row, column,
                        Qt::AlignTop | Qt::AlignLeading);
        grid->addWidget(wrapped(keys[i].second, list), row, column + 1);
    }
    layout->addWidget(list);
    return guide;
}

QSize BlankSession::minimumSizeHint() const
{
    return {0, units(this, 70)};
}

void BlankSession::setTakingBack(bool isTakingBack)
{
    m_isTakingBack = isTakingBack;
    m_assign->setVisible(!isTakingBack);
    m_takeBack->setVisible(isTakingBack);
    fit();
}

void BlankSession::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

// In a low window the steps have the room alone: the keys are in the list of keys, too.
void BlankSession::fit()
{
    QWidget *guide = m_isTakingBack ? m_takeBack : m_assign;
    auto *keys = guide->findChild<QWidget *>(u"keys"_s);
    const QMargins margins = layout()->contentsMargins();
    const int room = height() - margins.top() - margins.bottom();
    const int width = this->width() - margins.left() - margins.right();
    keys->show();
    keys->setVisible(guide->layout()->heightForWidth(width) <= room);
}

} // namespace onhire
