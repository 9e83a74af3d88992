// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_texts.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Help)
};

QStringList today()
{
    return {
        HelpTexts::tr("Today shows what is waiting for someone, and how the business is doing."),
        HelpTexts::tr("Each list starts with the most pressing entry. Press Enter on one to open it, or choose "
                      "Show all to see the whole list with that filter."),
        HelpTexts::tr(
            "“Not charged yet” appears while charges are due. It counts down as they are made, and says why "
            "any of them could not be made. Once the cause is fixed, the charge is made within minutes."),
        HelpTexts::tr("Every chart can also be read as a table."),
        HelpTexts::tr("The figures are refreshed from time to time. Press F5 to refresh them now."),
    };
}

QStringList fulfilment()
{
    return {
        HelpTexts::tr(
            "Fulfilment is the scan desk: devices go out to orders here, and come back from customers."),
        HelpTexts::tr(
            "To assign devices, scan the barcode of an order or choose one from the queue, then scan the "
            "devices one after another. Each is matched to an open item and assigned at once."),
        HelpTexts::tr(
            "To take devices back, switch to Take back and scan them. Press 1 to 5 to set the condition "
            "of the last one; if you keep scanning, its condition stays open for later."),
        HelpTexts::tr(
            "Wrong device? Press F2 and scan the one that goes out instead: it takes its place, and the first "
            "is available again. While taking back, F2 undoes the last condition; taking back itself cannot "
            "be undone."),
        HelpTexts::tr(
            "F4 sets an order aside and brings the next one. Orders that were set aside are listed beside "
            "the scans; click one to take it up again."),
        HelpTexts::tr(
            "A device whose contract still runs is not taken back: ask for an early return, and account "
            "managers will see it on Today. F3 adds a note to the device or the order at the desk."),
        HelpTexts::tr("If something is wrong with a device, you hear a sound and see the reason on the screen. "
                      "Nothing was changed, and you can scan the next one."),
        HelpTexts::tr("You can type serial numbers instead of scanning them: press Enter after each."),
    };
}

QStringList orders()
{
    return {
        HelpTexts::tr(
            "Orders are what customers have asked for: who, which products, for how long, and at what "
            "price."),
        HelpTexts::tr("Confirm a pending order to send it to the warehouse. There, devices are assigned to it "
                      "until it is fulfilled."),
        HelpTexts::tr("Click an order to see it beside the list, or press Enter to open its page."),
        HelpTexts::tr("Select several orders with Shift or Ctrl to confirm, close or cancel them together. The "
                      "pane shows how many of them each action applies to."),
        HelpTexts::tr(
            "If some devices will never be delivered, close the order without the remaining devices."),
    };
}

QStringList subscriptions()
{
    return {
        HelpTexts::tr("A subscription is one device with one customer for a set time. Here you see what is "
                      "running, what ends soon, and what each has earned."),
        HelpTexts::tr(
            "When a contract nears its end, extend it, upgrade the device, sell it to the customer, or "
            "expect it back."),
        HelpTexts::tr(
            "Each of these forms shows dates, payments and totals before and after the change. Nothing "
            "is changed until you press its button."),
        HelpTexts::tr("Replace a device if it breaks: the contract continues with another one."),
        HelpTexts::tr(
            "When the warehouse asks for an early return, the subscription says so: return the device "
            "early, or decline."),
    };
}

QStringList devices()
{
    return {
        HelpTexts::tr("Devices are the units you own, each with its serial number: where they are, in what "
                      "condition, and what they have earned against their cost."),
        HelpTexts::tr("Choose Add devices and scan their serial numbers to take new ones into stock."),
        HelpTexts::tr(
            "Make a device available once it has been inspected; only then can it be assigned again."),
        HelpTexts::tr("Deactivate a device that cannot be rented out any more. Its history is kept."),
        HelpTexts::tr("Select devices and print labels for them, or a return slip for one that is out."),
    };
}

QStringList customers()
{
    return {
        HelpTexts::tr("Customers are the people and businesses who rent from you, with their addresses, orders "
                      "and subscriptions."),
        HelpTexts::tr("A customer is created with the first order. There is one customer for each e-mail "
                      "address."),
        HelpTexts::tr(
            "Choose New order on a customer to start an order with the customer’s details filled in."),
        HelpTexts::tr("A change to a customer’s details does not affect orders already placed."),
    };
}

QStringList catalogue()
{
    return {
        HelpTexts::tr(
            "The catalogue is what your shop offers: products, their variants, and what each costs per "
            "month for every contract length."),
        HelpTexts::tr("Changed prices apply to new orders. Existing orders and contracts keep their prices."),
        HelpTexts::tr(
            "Deactivate a variant to stop new orders for it. Discontinue a product when you no longer "
            "offer it at all."),
        HelpTexts::tr("Each variant leads to its devices and to the orders for it."),
    };
}

QStringList settings()
{
    return {
        HelpTexts::tr("Settings hold the rules of your company, and how Onhire works on this machine."),
        HelpTexts::tr(
            "Rules about contracts, billing and returns apply from the moment you save them. Existing "
            "orders and invoices stay as they are."),
        HelpTexts::tr("Invoices show your VAT number and your tax number, if you enter them. In Germany, "
                      "invoices need one of the two."),
        HelpTexts::tr(
            "Where contracts are renewed for the same length, a billing group charges the days from the "
            "renewal to its next billing day with the invoice of that day."),
        HelpTexts::tr("Start the server here to let your shop and other programs connect to Onhire while it is "
                      "open."),
        HelpTexts::tr("Colours and language apply only to you; everyone else in the company keeps their own."),
    };
}

} // namespace

QStringList helpOf(const QString &screen)
{
    static const QHash<QString, QStringList (*)()> texts{
        {u"today"_s, today},         {u"fulfilment"_s, fulfilment},
        {u"orders"_s, orders},       {u"subscriptions"_s, subscriptions},
        {u"devices"_s, devices},     {u"customers"_s, customers},
        {u"catalogue"_s, catalogue}, {u"settings"_s, settings},
    };
    const auto text = texts.value(screen);
    return text ? text() : QStringList();
}

} // namespace onhire
