// SPDX-License-Identifier: GPL-3.0-or-later
// Which printer: the one that was chosen last for the same thing, if it is still there, or the machine's usual
// one.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/printing/print_queue.h"

namespace onhire {

class PrinterBox : public ChoiceBox
{
    Q_OBJECT

public:
    PrinterBox(PrintQueue &queue, QWidget *parent);

    bool hasAny() const { return !m_known.names.isEmpty(); } // once they have been looked for
    void prefer(const QString &printer); // empty: the usual one

Q_SIGNALS:
    void found(); // or it turned out that there is none

private:
    QCoro::Task<> look();
    void choosePreferred();

    PrintQueue &m_queue;
    PrintQueue::Known m_known;
    QString m_preferred;
    Latest m_life;
};

} // namespace onhire
