// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/history/action_words.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Actions)
};

using ActionWords = QHash<QString, QString>;

ActionWords ofOrders()
{
    return {
        {u"order.create"_s, Words::tr("Created")},
        {u"order.confirm"_s, Words::tr("Confirmed")},
        {u"order.rent"_s, Words::tr("Device assigned")},
        {u"order.update"_s, Words::tr("Edited")},
        {u"order.close_remainder"_s, Words::tr("Closed without the remaining devices")},
        {u"order.cancel"_s, Words::tr("Cancelled")},
    };
}

ActionWords ofSubscriptions()
{
    return {
        {u"subscription.create"_s, Words::tr("Device assigned")},
        {u"subscription.update"_s, Words::tr("Edited")},
        {u"subscription.extend"_s, Words::tr("Extended")},
        {u"subscription.upgrade"_s, Words::tr("Upgrade agreed")},
        {u"subscription.upgrade ended_upgrade"_s, Words::tr("Upgraded")},
        {u"subscription.join_group"_s, Words::tr("Added to a billing group")},
        {u"subscription.leave_group"_s, Words::tr("Removed from a billing group")},
        {u"subscription.go_on"_s, Words::tr("Upgrade cancelled")},
        {u"subscription.replace"_s, Words::tr("Device replaced")},
        {u"subscription.buyout"_s, Words::tr("Bought out")},
        {u"subscription.early_return"_s, Words::tr("Returned early")},
        {u"subscription.request_early_return"_s, Words::tr("Early return requested")},
        {u"subscription.decline_early_return"_s, Words::tr("Early return declined")},
        {u"subscription.cancel"_s, Words::tr("Cancelled")},
        {u"subscription.contract_end"_s, Words::tr("End of the contract reached")},
        {u"subscription.end"_s, Words::tr("Contract ended")},
        {u"subscription.return"_s, Words::tr("Device taken back")},
    };
}

ActionWords ofDevices()
{
    return {
        {u"asset.create"_s, Words::tr("Added")},
        {u"asset.assign"_s, Words::tr("Assigned")},
        {u"asset.update"_s, Words::tr("Edited")},
        {u"asset.return"_s, Words::tr("Taken back")},
        {u"asset.replace"_s, Words::tr("Replaced by another device")},
        {u"asset.sell"_s, Words::tr("Sold")},
        {u"asset.delete"_s, Words::tr("Deactivated")},
    };
}

ActionWords ofCustomers()
{
    return {
        {u"customer.update"_s, Words::tr("Edited")},
        {u"customer.update active"_s, Words::tr("Activated")},
        {u"customer.update inactive"_s, Words::tr("Deactivated")},
        {u"customer.delete"_s, Words::tr("Deactivated")},
    };
}

} // namespace

QString wordForAction(const QString &action, const QString &status)
{
    ActionWords words;
    for (const auto &group : {ofOrders(), ofSubscriptions(), ofDevices(), ofCustomers()})
        words.insert(group);
    // of a later version, which has written into the same database
    const QString plain = words.value(action, Words::tr("Changed"));
    return words.value(action + u' ' + status, plain);
}

} // namespace onhire
