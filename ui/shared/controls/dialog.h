// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog in which Tab follows the reading order.
#pragma once

#include <QDialog>

namespace onhire {

class Dialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

protected:
    bool focusNextPrevChild(bool next) override;
};

} // namespace onhire
