// SPDX-License-Identifier: GPL-3.0-or-later
// An e-mail address: what does not fit into one line goes on in the next, and is copied as one word all the
// same.
#pragma once

#include "ui/shared/controls/controls.h"

namespace onhire {

inline constexpr QChar MayBreak(0x200b); // here, and nothing is seen of it

class AddressLabel : public ElidedLabel
{
    Q_OBJECT

public:
    AddressLabel(const QString &text, QWidget *parent);

protected:
    QString fitted(int width) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString chosen() const; // to be copied: what is marked; else all of it
    bool fits(const QString &broken, int width) const;
};

} // namespace onhire
