// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/filters/entry_panel.h"

class QLineEdit;

namespace onhire {

class TextPanel final : public EntryPanel
{
    Q_OBJECT

public:
    TextPanel(const ByText &field, const QString &title, const QString &chosen, QWidget *parent);
    void apply() override;

private:
    QLineEdit *m_line;
};

} // namespace onhire
