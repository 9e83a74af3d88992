// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/text_panel.h"

#include "ui/shared/scanning/scan_barrier.h"
#include "ui/theme/metrics.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace onhire {

TextPanel::TextPanel(const ByText &field, const QString &title, const QString &chosen, QWidget *parent)
    : EntryPanel(parent), m_line(new QLineEdit(chosen, this))
{
    letScansIn(m_line);
    m_line->setAccessibleName(title);
    m_line->setPlaceholderText(field.hint);
    m_line->setMinimumWidth(units(this, 220));
    setFocusProxy(m_line);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_line);
}

void TextPanel::apply()
{
    Q_EMIT entered(m_line->text().trimmed());
}

} // namespace onhire
