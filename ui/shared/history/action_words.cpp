// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/history/action_words.h"
#include "ui/shared/text/texts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using ActionWords = QHash<QString, QString>;

ActionWords ofOrders()
{
    return {
        {u"order.create"_s, ActionTexts::tr("Created")},
        {u"order.confirm"_s, ActionTexts::tr("Confirmed")},
        {u"order.rent"_s, ActionTexts::tr("Device assigned")},
        {u"order.update"_s, ActionTexts::tr("Edited")},
        {u"order.close_remainder"_s, ActionTexts::tr("Closed without the remaining devices")},
        {u"order.cancel"_s, ActionTexts::tr("Cancelled")},
    };
}

ActionWords ofSubscriptions()
{
    return {
        {u"subscription.create"_s, ActionTexts::tr("Device assigned")},
        {u"subscription.update"_s, ActionTexts::tr("Edited")},
        {u"subscription.extend"_s, ActionTexts::tr("Extended")},
        {u"subscription.upgrade"_s, ActionTexts::tr("Upgrade agreed")},
        {u"subscription.upgrade ended_upgrade"_s, ActionTexts::tr("Upgraded")},
        {u"subscription.join_group"_s, ActionTexts::tr("Added to a billing group")},
        {u"subscription.leave_group"_s, ActionTexts::tr("Removed from a billing group")},
        {u"subscription.go_on"_s, ActionTexts::tr("Upgrade cancelled")},
        {u"subscription.replace"_s, ActionTexts::tr("Device replaced")},
        {u"subscription.buyout"_s, ActionTexts::tr("Bought out")},
        {u"subscription.early_return"_s, ActionTexts::tr("Returned early")},
        {u"subscription.request_early_return"_s, ActionTexts::tr("Early return requested")},
        {u"subscription.decline_early_return"_s, ActionTexts::tr("Early return declined")},
        {u"subscription.cancel"_s, ActionTexts::tr("Cancelled")},
        {u"subscription.contract_end"_s, ActionTexts::tr("End of the contract reached")},
        {u"subscription.end"_s, ActionTexts::tr("Contract ended")},
        {u"subscription.return"_s, ActionTexts::tr("Device taken back")},
    };
}

ActionWords ofDevices()
{
    return {
        {u"asset.create"_s, ActionTexts::tr("Added")},
        {u"asset.assign"_s, ActionTexts::tr("Assigned")},
        {u"asset.update"_s, ActionTexts::tr("Edited")},
        {u"asset.update available"_s, ActionTexts::tr("Made available")},
        {u"asset.update unavailable"_s, ActionTexts::tr("Deactivated")},
        {u"asset.update returned"_s, ActionTexts::tr("Waiting for its inspection again")},
        {u"asset.return"_s, ActionTexts::tr("Taken back")},
        {u"asset.replace"_s, ActionTexts::tr("Replaced by another device")},
        {u"asset.sell"_s, ActionTexts::tr("Sold")},
        {u"asset.delete"_s, ActionTexts::tr("Deactivated")},
    };
}

ActionWords ofCustomers()
{
    return {
        {u"customer.create"_s, ActionTexts::tr("Created with the first order")},
        {u"customer.update"_s, ActionTexts::tr("Edited")},
        {u"customer.update active"_s, ActionTexts::tr("Activated")},
        {u"customer.update inactive"_s, ActionTexts::tr("Deactivated")},
        {u"customer.delete"_s, ActionTexts::tr("Deactivated")},
    };
}

} // namespace

QString wordForAction(const QString &action, const QString &status)
{
    ActionWords words;
    for (const auto &group : {ofOrders(), ofSubscriptions(), ofDevices(), ofCustomers()})
        words.insert(group);
    // of a later version, which has written into the same database
    const QString plain = words.value(action, ActionTexts::tr("Changed"));
    return words.value(action + u' ' + status, plain);
}

} // namespace onhire
