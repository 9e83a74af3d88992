// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a subscription, declared once for pane, page, menus and keys. Whether it fits is the
// core's word (core/domain/subscriptions/possible.h).
#pragma once

#include "core/domain/subscriptions/possible.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/workplace/session.h"

namespace onhire {

// The member of a finished subscription's record that holds its device, as far as it was read, and the version.
inline constexpr QStringView ReturnedDevice = u"returnedDevice", ReturnedVersion = u"returnedVersion";

struct SubscriptionDeeds
{
    std::function<void(SubscriptionAct act, const ShownRecord &record)> guide; // begins a guided form
    std::function<void(const ShownRecord &record)> edit;
    std::function<void(const ShownRecords &records)> printLabels; // of their devices
    std::function<void(const ShownRecords &records)> inspect = {}; // likewise, what has come back
    std::function<void(const ShownRecord &record)> contract;
    std::function<QString(const QString &words)> signedLine; // of notes; on a worker thread
    std::function<QDate()> today;
};

QList<RecordAction> subscriptionActions(const SubscriptionDeeds &deeds);

QString actionOf(SubscriptionAct act); // subscriptions.extend

bool mayChangeWhatIsOwed(const Session &session);

// The id of the action that comes next for it, among those that this user may take.
QString nextActionOf(const JsonValue &subscription, QDate today, bool mayChangeWhatIsOwed);

} // namespace onhire
