// SPDX-License-Identifier: GPL-3.0-or-later
// The records for which an action was refused, each as a link with the reason below.
#pragma once

#include "ui/shared/actions/action_run.h"

#include <QWidget>

namespace onhire {

class RefusedList : public QWidget
{
    Q_OBJECT

public:
    explicit RefusedList(const QList<RecordOutcome> &refused, QWidget *parent = nullptr);

Q_SIGNALS:
    void openWanted(const QString &id);

private:
    static constexpr qsizetype MostListed = 200;
};

} // namespace onhire
