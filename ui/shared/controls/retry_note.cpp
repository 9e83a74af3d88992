// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/retry_note.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

RetryNote::RetryNote(QWidget *parent)
    : QWidget(parent), m_what(new QLabel(this)), m_why(mutedLabel({}, this)),
      m_again(button(tr("Try again"), this))
{
    m_what->setFont(scaled(m_what->font(), 1, QFont::DemiBold));
    for (QLabel *label : {m_what, m_why}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        alignToReading(label);
    }
    setDress(m_again, "dense");
    m_again->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where scans go
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 4));
    layout->addWidget(m_what);
    layout->addWidget(m_why);
    layout->addSpacing(units(this, 4));
    layout->addWidget(m_again, 0, Qt::AlignLeading);
    connect(m_again, &QPushButton::clicked, this, &RetryNote::retryChosen);
    hide();
}

void RetryNote::say(const QString &what, const QString &why)
{
    m_what->setText(what);
    m_why->setText(why);
    //: A button for screen readers: what could not be done, and the button, as in: Could not refresh: Try again
    m_again->setAccessibleName(tr("%1: %2").arg(what, m_again->text()));
    show();
}

} // namespace onhire
