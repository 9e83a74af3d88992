// SPDX-License-Identifier: GPL-3.0-or-later
// The scan desk: each scan is one act, and its answer says what it did or why it did nothing. An error is only
// answered when nobody can tell: then the same scan, tried again, is neither lost nor done twice.
#pragma once

#include "core/data/fulfilment/desk_store.h"
#include "core/services/context.h"

namespace onhire {

enum class ScanRefusal {
    UnknownOrder,
    OrderPending,
    OrderCancelled,
    OrderComplete, // all its devices are assigned
    NoOrder, // a device was scanned, and no order before it
    UnknownSerial,
    WrongDevice, // the order needs others
    ItemComplete, // the order has all of this kind, and needs others
    AlreadyAssigned, // to this order
    TakenByOther, // another subscription has it
    NotAvailable, // the device's status says why
    AlreadyBack,
    NotOut, // with no customer
    OutAgain, // it was to be inspected, and is with a customer by now
    ContractRuns,
    CannotReplace, // it is of another kind than the device that it should go out for
    IsOrder, // and devices are taken back
    NotAssigned, // the device that should be replaced is not with that subscription any more
};

struct ScanOutcome
{
    std::optional<ScanRefusal> refusal;
    std::optional<DeskOrder> order; // that the scan was for, as it is now
    std::optional<DeskDevice> device; // as it is now
    std::optional<Money> earlyReturnFee; // of a contract that runs
    bool tookOrder = false; // the scan was an order
    QString replaces = {}; // the serial number of the device it replaces, or should replace
    QString similar = {}; // to an unknown serial number: the only one that differs from it by its case alone

    bool isDone() const { return !refusal; }
};

// The order that was scanned: its id or its short code, in either case, with or without the dash.
Result<ScanOutcome> takeOrder(const Context &context, const QString &scan);

// The device goes to the first open item of its SKU, by the same verb as anywhere else.
Result<ScanOutcome> assignDevice(const Context &context, const QString &orderId, const QString &scan);

// Whichever of the two was scanned; `orderId`: the order at the desk, empty if there is none. What is a
// device's serial number is that, even if it reads like an order's short code.
Result<ScanOutcome> scanToAssign(const Context &context, const QString &orderId, const QString &scan);

// By an earlier scan.
struct AssignedDevice
{
    QString orderId, rentalId, serialNumber;
};
// Another device of its kind goes out for it, on the same subscription and terms, and it is available again.
// An assignment cannot be undone: the order, the customer's figures and an invoice count with its subscription.
// An order that is scanned instead is taken, and nothing is replaced.
Result<ScanOutcome> replaceAssigned(const Context &context, const AssignedDevice &assigned, const QString &scan,
                                    const QString &reason);

// What still runs is refused, with what an early return would cost. A device that nobody has said a place for
// is put where most of its kind are. `sawOut`: it was with a customer when it was looked at, so that a scan
// which failed nevertheless may have taken it back.
Result<ScanOutcome> takeDeviceBack(const Context &context, const QString &scan, bool *sawOut = nullptr);

// A device whose condition is to be recorded. It is not taken back: one that has gone out meanwhile is refused.
Result<ScanOutcome> deviceToInspect(const Context &context, const QString &serialNumber);

// Of a device that has come back: ASSET_IN_USE once it is out again.
Result<void> setCondition(const Context &context, const QString &serialNumber, const QString &condition);
// The condition that a printed code stands for: its word. Empty: the scan is something else.
QString conditionOfScan(const QString &scan);

// One more line below the notes of an order, by its id, or of a device, by its serial number.
Result<void> addNote(const Context &context, const QString &subject, const QString &line);

Result<std::vector<ShelfStock>> shelfStock(const Context &context, const QStringList &skus);
// Whose condition is still to be set, whoever has taken them back.
Result<UninspectedDevices> uninspectedDevices(const Context &context, int most);
Result<FulfilmentQueue> fulfilmentQueue(const Context &context, int most);
// What is to come back: the same that Today counts.
Result<ReturnsDue> returnsDue(const Context &context, int most);

} // namespace onhire
