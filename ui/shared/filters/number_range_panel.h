// SPDX-License-Identifier: GPL-3.0-or-later
// From … to …, in the digits of the user's language; either end may be left open.
#pragma once

#include "ui/shared/filters/entry_panel.h"

#include <optional>

class QLabel;
class QLineEdit;

namespace onhire {

class NumberRangePanel final : public EntryPanel
{
    Q_OBJECT

public:
    NumberRangePanel(const ByNumbers &field, const QString &chosen, QWidget *parent);
    void apply() override;

private:
    QLineEdit *addLine(const QString &name, const QString &digits);
    std::optional<QString> read(QLineEdit *line); // digits, empty if nothing was entered

    const ByNumbers m_field;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLabel *m_fault;
};

} // namespace onhire
