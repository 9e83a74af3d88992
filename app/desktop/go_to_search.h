// SPDX-License-Identifier: GPL-3.0-or-later
// What Ctrl+K finds: orders and customers by id, short code, name or e-mail address, products by SKU or name,
// and the screens themselves.
#pragma once

#include "ui/shared/workplace/workplace.h"
#include "ui/shell/go_to_box.h"

namespace onhire {

class GoToSearch : public QObject
{
    Q_OBJECT

public:
    GoToSearch(const Workplace &workplace, QList<GoToHit> screens, QObject *parent = nullptr);

    QCoro::Task<QList<GoToHit>> find(QString text);

private:
    Workplace m_workplace;
    const QList<GoToHit> m_screens;
};

} // namespace onhire
