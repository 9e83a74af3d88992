// SPDX-License-Identifier: GPL-3.0-or-later
// Labels for devices that go back to the shelf: one at a time, for the device at the desk, or for each as it
// comes back.
#pragma once

#include "ui/fulfilment/desk_work.h"
#include "ui/shared/printing/label_printer.h"

namespace onhire {

class Page;

class ShelfLabels : public QObject
{
    Q_OBJECT

public:
    ShelfLabels(const Workplace &workplace, DeskWork &work, Page &page);

    bool printsEach() const; // as this machine remembers it; not unless somebody has switched it on
    void setPrintsEach(bool on);
    void printOne(); // of the device at the desk; where no printer is known yet, in the dialog
    LabelPrinter &printer() { return m_printer; }

Q_SIGNALS:
    void told(const onhire::DeskNotice &notice); // that one was not printed

private:
    enum class Wish { One, Each };
    QCoro::Task<> print(DeskRow row, Wish wish);

    const Workplace m_workplace;
    DeskWork &m_work;
    Page &m_page;
    LabelPrinter m_printer;
    Latest m_alive;
};

} // namespace onhire
