// SPDX-License-Identifier: GPL-3.0-or-later
// The work of a scan desk without its widgets: scans go in, one after the other is done, and the order, the
// device that came back and the session are what has become of them.
#pragma once

#include "ui/fulfilment/desk_session.h"
#include "ui/fulfilment/desk_words.h"
#include "ui/fulfilment/orders_aside.h"
#include "ui/shared/scanning/scan_queue.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

class DeskWork : public QObject
{
    Q_OBJECT

public:
    explicit DeskWork(const Workplace &workplace, QObject *parent = nullptr);

    void assign(const QString &scan); // an order or a device
    void takeBack(const QString &scan); // a device, or the condition of the one before
    void setCondition(const QString &condition); // of the device at the desk; without one it is refused
    void chooseReturn(quint64 scan); // one that was taken back before is at the desk again
    void inspect(const QString &serial); // one that is back, from wherever; it is not taken back by this
    void leaveOrder();
    void setAside(); // the order that is at the desk now, once all that was scanned for it is done
    void replaceLast(); // the next scan goes out for the device of the last one; again: it does not
    void undoCondition(); // the last one of the device at the desk

    void note(const QString &subject, const QString &line); // below those of an order or a device
    // `refused`: the scan whose device was not taken back.
    void askForEarlyReturn(const QString &rentalId, const QString &line, quint64 refused);

    static QString codeOf(const QString &subject); // as people read it

    ScanQueue &queue() { return m_queue; }
    const ScanQueue &queue() const { return m_queue; }
    DeskSession &assigned() { return m_assigned; }
    const DeskSession &assigned() const { return m_assigned; }
    DeskSession &returned() { return m_returned; }
    const DeskSession &returned() const { return m_returned; }
    const std::optional<DeskOrder> &order() const { return m_order; }
    OrdersAside &aside() { return m_aside; }
    const OrdersAside &aside() const { return m_aside; }
    // What the screen shows: the order at the desk, or that of the device which the next scan replaces.
    QString shownOrderId() const;
    const std::optional<DeskOrder> &shownOrder() const;
    void see(const DeskOrder &order); // as it was read again
    const DeskRow *toBeReplaced() const { return m_assigned.find(m_replacing); } // none: nothing is
    bool hasReturn() const { return m_return != 0; } // that a condition can be said of
    const DeskRow *returnRow() const { return m_returned.find(m_return); }
    const std::optional<DeskDevice> &returnedDevice() const { return m_device; }
    int stored() const { return m_stored; } // of its kind, on its shelf

Q_SIGNALS:
    void orderChanged();
    void returnChanged();
    void done();
    void noted(const QString &subject); // the id of a record, or a serial number
    void takenBack(const onhire::DeskRow &row);
    void refused(const onhire::DeskNotice &notice);
    void told(const onhire::DeskNotice &notice); // nothing is wrong, but it is to be known

private:
    enum Purpose {
        Assign,
        Replace,
        SetAside,

        TakeBack,
        Inspect,
        Condition,
        UndoCondition,
        Note,
        AskForEarlyReturn
    };
    struct Return
    {
        Result<ScanOutcome> outcome;
        bool wasOut = false; // before the scan, so what failed may have been done
        std::vector<ShelfStock> stock = {}; // of the same kind
    };
    static Return takeBackNow(const Context &context, const QString &scan);
    static Return inspectNow(const Context &context, const QString &serial);

    QCoro::Task<ScanVerdict> work(const Scan &scan);
    QCoro::Task<ScanVerdict> workAssign(Scan scan);
    QCoro::Task<ScanVerdict> workReplace(Scan scan);
    QCoro::Task<ScanVerdict> workSetAside(Scan scan);
    QCoro::Task<ScanVerdict> workTakeBack(Scan scan); // or inspect
    QCoro::Task<ScanVerdict> workCondition(Scan scan);
    QCoro::Task<ScanVerdict> workUndoCondition(Scan scan);
    QCoro::Task<ScanVerdict> workNote(Scan scan);
    QCoro::Task<ScanVerdict> writeCondition(Scan scan, QStringList said);
    void setOrder(const std::optional<DeskOrder> &order);
    ScanVerdict finishAssign(const Scan &scan, const ScanOutcome &outcome);
    ScanVerdict finishReplace(const Scan &scan, ScanOutcome outcome);
    bool isToInspect(const ScanOutcome &outcome) const;
    ScanVerdict finishTakeBack(const Scan &scan, const ScanOutcome &outcome,
                               const std::vector<ShelfStock> &stock);
    ScanVerdict fail(DeskSession *session, const Scan &scan, const Error &error);
    ScanVerdict refuse(DeskSession &session, DeskRow row, const ScanOutcome &outcome, const QString &scan);
    void tellRequested(quint64 refused, const QString &rentalId);
    void hasNoDevice(quint64 scan);
    DeskRow rowOf(const Scan &scan, const ScanOutcome &outcome) const;
    bool wasDoneBefore(const Scan &scan, const ScanOutcome &outcome) const;

    const Workplace m_workplace;
    const DeskWords m_words;
    DeskSession m_assigned, m_returned;
    ScanQueue m_queue;
    std::optional<DeskOrder> m_order;
    std::optional<DeskOrder> m_ofReplaced; // while it is not the one at the desk
    OrdersAside m_aside;
    quint64 m_replacing = 0; // the scan whose device is to be replaced by the next
    quint64 m_return = 0; // the scan of the device at the desk
    quint64 m_sawOut = 0; // the scan that has found its device out and could not say what became of it
    std::optional<DeskDevice> m_device;
    int m_stored = 0;
    Latest m_alive;
};

} // namespace onhire
