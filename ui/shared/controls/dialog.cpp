// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/dialog.h"

#include "ui/shared/behaviour/reading_order.h"

namespace onhire {

void Dialog::reject()
{
    if (!m_isHeld)
        QDialog::reject();
}

bool Dialog::focusNextPrevChild(bool next)
{
    QWidget *to = nextToRead(*this, focusWidget(), next);
    if (to)
        to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return to;
}

} // namespace onhire
