// SPDX-License-Identifier: GPL-3.0-or-later
// A contract whose time is over ends; its device is to come back. There is nothing to enter.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class EndFields : public SubscriptionFields
{
    Q_OBJECT

public:
    EndFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("End contract"); }
    GuidedLook look() const override;
};

} // namespace onhire
