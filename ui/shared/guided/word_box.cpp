// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/word_box.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

namespace onhire {

WordBox::WordBox(const char *dress, QWidget *parent) : QFrame(parent), m_label(new QLabel(this))
{
    setDress(this, dress);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 12), units(this, 8), units(this, 12), units(this, 8));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    layout->addWidget(m_label);
    hide();
}

void WordBox::say(const QString &words)
{
    m_label->setText(words);
    setVisible(!words.isEmpty());
    setAccessibleName(words);
}

QString WordBox::words() const
{
    return isHidden() ? QString() : m_label->text();
}

} // namespace onhire
