// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_words.h"

#include "core/base/id.h"
#include "ui/shared/text/wording.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct FulfilmentTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Fulfilment)
};

QString nothingChanged()
{
    return FulfilmentTexts::tr("Put it aside and scan the next one. Nothing was changed.");
}

// Variants of a product share its name: then the SKU tells them apart.
QString deviceWords(const QString &name, const QString &sku, bool isAmbiguous)
{
    //: A device and its SKU
    return isAmbiguous ? FulfilmentTexts::tr("%1 (%2)").arg(name, leftToRight(sku)) : name;
}

struct Needs
{
    QString scanned, needed; // in words
};

Needs needsOf(const DeskOrder &order, const DeskDevice &device)
{
    const bool isAmbiguous = std::ranges::any_of(order.items, [&](const DeskOrder::Item &item) {
        return item.device == device.name && item.sku != device.sku;
    });
    QStringList needed;
    for (const DeskOrder::Item &item : order.items) {
        const QString words = deviceWords(item.device, item.sku, isAmbiguous);
        if (item.open() > 0 && !needed.contains(words))
            needed += words;
    }
    constexpr int Most = 3;
    if (needed.size() > Most)
        needed = needed.first(Most - 1)
            + QStringList(FulfilmentTexts::tr("%Ln others", nullptr, int(needed.size()) - Most + 1));
    //: Between the devices that an order needs
    return {deviceWords(device.name, device.sku, isAmbiguous), needed.join(FulfilmentTexts::tr(", "))};
}

QString unavailable(const DeskDevice &device)
{
    const QString serial = leftToRight(device.serialNumber);
    switch (device.status) {
    case AssetStatus::Returned:
        return FulfilmentTexts::tr("%1 came back and has not been inspected yet.").arg(serial);
    case AssetStatus::Sold: return FulfilmentTexts::tr("%1 has been sold.").arg(serial);
    case AssetStatus::Unavailable: return FulfilmentTexts::tr("%1 is marked as unavailable.").arg(serial);
    case AssetStatus::RentedOut: return FulfilmentTexts::tr("%1 is with a customer.").arg(serial);
    case AssetStatus::Available:
        return FulfilmentTexts::tr("%1 is not with a customer; it is available.").arg(serial);
    }
    Q_UNREACHABLE();
}

} // namespace

DeskNotice DeskWords::notice(const ScanOutcome &outcome, const QString &scan) const
{
    switch (*outcome.refusal) {
    case ScanRefusal::UnknownOrder:
    case ScanRefusal::OrderPending:
    case ScanRefusal::OrderCancelled:
    case ScanRefusal::OrderComplete:
    case ScanRefusal::IsOrder: return noticeOfOrder(outcome, scan);
    case ScanRefusal::UnknownSerial:
        return {
            .tone = Tone::Bad,
            .what = FulfilmentTexts::tr("No device has the serial number %1.").arg(leftToRight(scan)),
            .whatToDo = outcome.similar.isEmpty()
                ? nothingChanged()
                //: A serial number that differs from the scanned one by capital letters alone
                : FulfilmentTexts::tr("Did you mean %1? Press F7 to use it.").arg(leftToRight(outcome.similar)),
            .similar = outcome.similar};
    default: return noticeOfDevice(outcome);
    }
}

DeskNotice DeskWords::noticeOfOrder(const ScanOutcome &outcome, const QString &scan) const
{
    if (!outcome.order)
        return {Tone::Bad, FulfilmentTexts::tr("%1 is not an order.").arg(leftToRight(scan)),
                FulfilmentTexts::tr("Scan the barcode of an order, or choose one from the queue.")};
    const QString code = leftToRight(shortCodeOf(outcome.order->id));
    switch (*outcome.refusal) {
    case ScanRefusal::OrderPending:
        return {Tone::Bad, FulfilmentTexts::tr("Order %1 is not confirmed yet.").arg(code),
                FulfilmentTexts::tr("Confirm the order first, then scan it again.")};
    case ScanRefusal::OrderCancelled:
        return {Tone::Bad, FulfilmentTexts::tr("Order %1 is cancelled.").arg(code),
                FulfilmentTexts::tr("Put the devices back on the shelf. Nothing was changed.")};
    case ScanRefusal::IsOrder:
        return {Tone::Bad, FulfilmentTexts::tr("%1 is an order. Devices are scanned here.").arg(code),
                FulfilmentTexts::tr("Scan the device that comes back. To assign devices to the order, press F6 "
                                    "and scan it again.")};
    default:
        return {Tone::Warn, FulfilmentTexts::tr("All devices of order %1 are assigned.").arg(code),
                FulfilmentTexts::tr("Scan the next order. Nothing was changed.")};
    }
}

DeskNotice DeskWords::noticeOfDevice(const ScanOutcome &outcome) const
{
    const DeskDevice &device = *outcome.device;
    const QString serial = leftToRight(device.serialNumber);
    switch (*outcome.refusal) {
    case ScanRefusal::NoOrder:
        return {Tone::Bad, FulfilmentTexts::tr("%1 is a device. Scan an order first.").arg(serial),
                FulfilmentTexts::tr("Or choose an order from the queue. Nothing was changed.")};
    case ScanRefusal::WrongDevice: {
        const Needs needs = needsOf(*outcome.order, device);
        //: A serial number, the device it belongs to, and the devices that an order needs
        return {
            Tone::Bad,
            FulfilmentTexts::tr("%1 is a %2; this order needs %3.").arg(serial, needs.scanned, needs.needed),
            nothingChanged()};
    }
    case ScanRefusal::ItemComplete: {
        const Needs needs = needsOf(*outcome.order, device);
        return {Tone::Bad,
                FulfilmentTexts::tr("%1: this order has all its %2. It still needs %3.")
                    .arg(serial, needs.scanned, needs.needed),
                nothingChanged()};
    }
    case ScanRefusal::AlreadyAssigned:
        return {Tone::Warn, FulfilmentTexts::tr("%1 is already assigned to this order.").arg(serial),
                FulfilmentTexts::tr("Scan the next one. Nothing was changed.")};
    case ScanRefusal::TakenByOther:
        return {Tone::Bad,
                FulfilmentTexts::tr("%1 is taken: %2 has it on subscription %3.")
                    .arg(serial, device.customer, leftToRight(shortCodeOf(device.rentalId))),
                nothingChanged(), device.rentalId};
    case ScanRefusal::AlreadyBack:
        return {Tone::Warn, FulfilmentTexts::tr("%1 has already been taken back.").arg(serial),
                FulfilmentTexts::tr("Scan the next one. Nothing was changed.")};
    case ScanRefusal::OutAgain:
        //: A serial number and a customer
        return {Tone::Bad,
                FulfilmentTexts::tr("%1 has gone out again: %2 has it.").arg(serial, device.customer),
                FulfilmentTexts::tr("There is nothing to inspect. Nothing was changed."), device.rentalId};
    case ScanRefusal::ContractRuns: return contractRuns(outcome);
    case ScanRefusal::CannotReplace:
        //: A serial number, the device it belongs to, and the serial number of the device that is to be
        //: replaced
        return {Tone::Bad,
                FulfilmentTexts::tr("%1 is a %2 and cannot replace %3.")
                    .arg(serial, deviceWords(device.name, device.sku, true), leftToRight(outcome.replaces)),
                FulfilmentTexts::tr("Only a device with the same SKU can replace it. Nothing was changed.")};
    case ScanRefusal::NotAssigned:
        return {Tone::Bad,
                FulfilmentTexts::tr("%1 is not assigned, so nothing was replaced.")
                    .arg(leftToRight(outcome.replaces)),
                FulfilmentTexts::tr("Scan the new device again to assign it. Nothing was changed.")};
    default: return {Tone::Bad, unavailable(device), nothingChanged()};
    }
}

DeskNotice DeskWords::contractRuns(const ScanOutcome &outcome) const
{
    const QString fee = !outcome.earlyReturnFee
        ? FulfilmentTexts::tr("Put it aside. It can be taken back early.")
        : FulfilmentTexts::tr("Put it aside. It can be taken back early; the fee would be %1.")
              .arg(amount(*outcome.earlyReturnFee));
    return {.what =
                FulfilmentTexts::tr("%1 was not taken back: its contract runs to %2.")
                    .arg(leftToRight(outcome.device->serialNumber), m_format.day(outcome.device->contractEnd)),
            .whatToDo = fee,
            .rentalId = outcome.device->rentalId,
            .offersEarlyReturn = true,
            .fee = outcome.earlyReturnFee ? amount(*outcome.earlyReturnFee) : QString()};
}

DeskNotice DeskWords::replaced(const QString &serial, const QString &by, const QString &shelf)
{
    return {Tone::Warn,
            //: Two serial numbers
            FulfilmentTexts::tr("%1 was replaced by %2 and is available again.")
                .arg(leftToRight(serial), leftToRight(by)),
            shelf.isEmpty() ? FulfilmentTexts::tr("Put it back on the shelf.")
                            //: A place in the warehouse
                            : FulfilmentTexts::tr("Put it back on shelf %1.").arg(leftToRight(shelf))};
}

DeskNotice DeskWords::awaited(const DeskOrder::OldDevice &device)
{
    return {.tone = Tone::Warn,
            //: A device and its serial number
            .what = FulfilmentTexts::tr("%1, serial number %2, has not come back yet.")
                        .arg(device.device, leftToRight(device.serialNumber)),
            .whatToDo = FulfilmentTexts::tr("This order replaces that device. Take it back when it arrives."),
            .rentalId = device.rentalId,
            .passes = true};
}

QString DeskWords::reasonToReplace()
{
    //: Why a device was replaced, as it stays in the subscription's history
    return FulfilmentTexts::tr("Scanned by mistake");
}

DeskNotice DeskWords::nothingToReplace()
{
    return {.tone = Tone::Warn,
            .what = FulfilmentTexts::tr("There is no device to replace yet."),
            .whatToDo = FulfilmentTexts::tr("F2 replaces the device assigned last."),
            .passes = true};
}

DeskNotice DeskWords::nothingToUndo()
{
    return {.tone = Tone::Warn,
            .what = FulfilmentTexts::tr("There is no condition to undo yet."),
            .whatToDo = FulfilmentTexts::tr("F2 undoes the condition of the device taken back last."),
            .passes = true};
}

DeskNotice DeskWords::nothingToJudge()
{
    return {.what = FulfilmentTexts::tr("No condition was set: no device was taken back with the last scan."),
            .whatToDo =
                FulfilmentTexts::tr("Scan the device first, or choose it in the list. Nothing was changed."),
            .passes = true};
}

DeskNotice DeskWords::nothingToNoteOn(bool isTakingBack)
{
    return {.tone = Tone::Warn,
            .what = isTakingBack ? FulfilmentTexts::tr("There is no device to write a note on yet.")
                                 : FulfilmentTexts::tr("There is no order to write a note on yet."),
            .whatToDo = isTakingBack ? FulfilmentTexts::tr("F3 adds a note to the device taken back last.")
                                     : FulfilmentTexts::tr("F3 adds a note to the order at the desk."),
            .passes = true};
}

DeskNotice DeskWords::ordersAreNotTheirs()
{
    return {.tone = Tone::Warn,
            .what = FulfilmentTexts::tr("Your role does not allow you to write notes on orders."),
            .whatToDo = FulfilmentTexts::tr("Ask an administrator."),
            .passes = true};
}

DeskNotice DeskWords::askedForEarlyReturn(const QString &serial, const QString &rentalId)
{
    return {.tone = Tone::Warn,
            .what = FulfilmentTexts::tr("An early return of %1 has been requested.").arg(leftToRight(serial)),
            .whatToDo = FulfilmentTexts::tr("Put it aside until an account manager has returned it early."),
            .rentalId = rentalId};
}

DeskNotice DeskWords::isFinal(const QString &serial)
{
    return {
        .tone = Tone::Warn,
        .what = FulfilmentTexts::tr("%1 has been taken back. This cannot be undone.").arg(leftToRight(serial)),
        .whatToDo =
            FulfilmentTexts::tr("Its subscription has ended. If that was a mistake, tell an account manager."),
        .passes = true};
}

DeskNotice DeskWords::notice(const Error &error, const QString &scan)
{
    const Wording words = wordingOf(error);
    //: What was scanned, and why nothing was done
    return {Tone::Bad, FulfilmentTexts::tr("%1: %2").arg(leftToRight(scan), words.what), words.whatToDo};
}

QString DeskWords::amount(Money money) const
{
    return m_format.price(money, m_exponent, m_currency);
}

StatusLook DeskWords::look(ScanRefusal refusal)
{
    switch (refusal) {
    case ScanRefusal::UnknownOrder: return {FulfilmentTexts::tr("Unknown order"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::OrderPending: return {FulfilmentTexts::tr("Not confirmed"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::OrderCancelled: return {FulfilmentTexts::tr("Cancelled"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::OrderComplete: return {FulfilmentTexts::tr("Order complete"), Tone::Warn, Glyph::Warning};
    case ScanRefusal::NoOrder: return {FulfilmentTexts::tr("No order"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::UnknownSerial: return {FulfilmentTexts::tr("Unknown"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::WrongDevice: return {FulfilmentTexts::tr("Wrong device"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::ItemComplete: return {FulfilmentTexts::tr("Too many"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::AlreadyAssigned:
        return {FulfilmentTexts::tr("Scanned twice"), Tone::Warn, Glyph::Warning};
    case ScanRefusal::TakenByOther: return {FulfilmentTexts::tr("Taken"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::NotAvailable: return {FulfilmentTexts::tr("Not available"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::AlreadyBack: return {FulfilmentTexts::tr("Scanned twice"), Tone::Warn, Glyph::Warning};
    case ScanRefusal::NotOut: return {FulfilmentTexts::tr("Not out"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::OutAgain: return {FulfilmentTexts::tr("Out again"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::ContractRuns: return {FulfilmentTexts::tr("Not taken back"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::CannotReplace: return {FulfilmentTexts::tr("Wrong device"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::NotAssigned: return {FulfilmentTexts::tr("Not replaced"), Tone::Bad, Glyph::Warning};
    case ScanRefusal::IsOrder: return {FulfilmentTexts::tr("Not a device"), Tone::Bad, Glyph::Warning};
    }
    Q_UNREACHABLE();
}

QString hintForCondition(const QString &condition)
{
    if (condition == u"excellent")
        return FulfilmentTexts::tr("like new");
    if (condition == u"good")
        return FulfilmentTexts::tr("light wear");
    if (condition == u"fair")
        return FulfilmentTexts::tr("visible wear");
    return condition == u"poor" ? FulfilmentTexts::tr("works, worn out") : FulfilmentTexts::tr("needs repair");
}

StatusLook lookOfCondition(const QString &condition)
{
    if (condition.isEmpty())
        return {FulfilmentTexts::tr("Condition open"), Tone::Warn, Glyph::Clock};
    const bool isDamaged = condition == u"damaged";
    return {wordForCondition(condition), isDamaged ? Tone::Bad : Tone::Ok,
            isDamaged ? Glyph::Warning : Glyph::Check};
}

} // namespace onhire
