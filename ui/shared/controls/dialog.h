// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog in which Tab follows the reading order. While it is held it stays: what comes of what it is doing is
// told by it.
#pragma once

#include <QDialog>

namespace onhire {

class Dialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

    void reject() override;

protected:
    void hold(bool isHeld) { m_isHeld = isHeld; }
    bool isHeld() const { return m_isHeld; }
    bool focusNextPrevChild(bool next) override;

private:
    bool m_isHeld = false;
};

} // namespace onhire
