// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that was scanned since the screen was opened, the newest first: what waits, what was done, and
// what was not and why.
#pragma once

#include "ui/fulfilment/desk_words.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/text/text_format.h"

#include <QAbstractTableModel>

#include <deque>

namespace onhire {

struct Scan;

struct DeskRow
{
    quint64 scan = 0;
    QDateTime at;
    QString code; // serial number, or an order's short code
    QString device, sku;
    QString rentalId, customerId, customer;
    QString shelf;
    StatusLook result;
    QString orderId; // that the device goes to, or comes from
    QString upgradeOrderId = {}; // for which it came back
    DeskNotice notice = {}; // why nothing was done
    bool isDone = false;
    bool isPending = true; // waits, or is being done
    bool wasBack = false; // it was taken back before this session, and its condition is still to be set
    bool counts() const { return isDone && !wasBack; }
    bool isUnknown() const { return !isPending && device.isEmpty(); }
    QString condition; // of a device that was taken back; null: nobody has said
    QStringList conditionsSaid; // the last one holds
};

class DeskSession : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Kind { Assign, TakeBack };
    enum Column { Time, Serial, Device, Owner, Result, Shelf }; // Owner: the subscription, or the customer
    enum Roles {
        UnknownRole = Qt::UserRole + 100, // what was scanned is neither an order nor a device
        LinkRole // its owner leads to a subscription
    };

    DeskSession(Kind kind, TextFormat format, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void note(const Scan &scan); // it is new, or its state has changed
    void write(const DeskRow &row); // over the row of the same scan
    const DeskRow *find(quint64 scan) const;
    const DeskRow &at(int row) const { return m_rows[size_t(row)]; }

    quint64 newestDevice() const; // that was done or may yet be; 0: none
    bool hasDone(const QString &serial, const QString &orderId) const;
    int done() const { return m_done; }
    QList<DeskRow> doneRows() const;
    QList<DeskRow> rowsOfReturn(const DeskRow &row) const; // every scan of a device since it came back
    std::optional<quint64> uninspected(const QString &serial) const; // the scan of such a device

    static constexpr int MostRows = 2000;

private:
    std::optional<int> rowOf(quint64 scan) const;
    void dropOldest();
    QString text(const DeskRow &row, int column) const;
    QString toolTip(const DeskRow &row, int column) const;
    QString heard(const DeskRow &row, int column) const;

    const Kind m_kind;
    const TextFormat m_format;
    std::deque<DeskRow> m_rows; // the newest first
    int m_done = 0;
};

} // namespace onhire
