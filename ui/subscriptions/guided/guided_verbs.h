// SPDX-License-Identifier: GPL-3.0-or-later
// The guided forms of a subscription's life, by the act that they agree.
#pragma once

#include "ui/shared/guided/guided_form.h"
#include "ui/subscriptions/record/subscription_details.h"

namespace onhire {

GuidedForm *guidedFormFor(SubscriptionAct act, const Workplace &workplace, const SubscriptionDetails &details,
                          QWidget *parent);

} // namespace onhire
