// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/guided_verbs.h"

#include "ui/shared/text/texts.h"
#include "ui/subscriptions/guided/buyout_fields.h"
#include "ui/subscriptions/guided/cancel_fields.h"
#include "ui/subscriptions/guided/early_return_fields.h"
#include "ui/subscriptions/guided/end_fields.h"
#include "ui/subscriptions/guided/extend_fields.h"
#include "ui/subscriptions/guided/replace_fields.h"
#include "ui/subscriptions/guided/take_back_fields.h"
#include "ui/subscriptions/guided/upgrade_fields.h"

namespace onhire {
namespace {

GuidedFields *fieldsFor(SubscriptionAct act, const Workplace &workplace, const SubscriptionDetails &details)
{
    switch (act) {
    case SubscriptionAct::Extend: return new ExtendFields(workplace, details);
    case SubscriptionAct::Upgrade: return new UpgradeFields(workplace, details);
    case SubscriptionAct::Replace: return new ReplaceFields(workplace, details);
    case SubscriptionAct::BuyOut: return new BuyoutFields(workplace, details);
    case SubscriptionAct::ReturnEarly: return new EarlyReturnFields(workplace, details);
    case SubscriptionAct::Cancel: return new CancelFields(workplace, details);
    case SubscriptionAct::End: return new EndFields(workplace, details);
    case SubscriptionAct::TakeBack: return new TakeBackFields(workplace, details);
    }
    Q_UNREACHABLE();
}

} // namespace

GuidedForm *guidedFormFor(SubscriptionAct act, const Workplace &workplace, const SubscriptionDetails &details,
                          QWidget *parent)
{
    GuidedFields *fields = fieldsFor(act, workplace, details);
    const QString product = details.text(u"productName");
    const GuidedPlace place{
        .list = SubscriptionTexts::tr("Subscriptions"),
        .record = details.code(),
        .step = fields->verb(),
        .words = {act == SubscriptionAct::Replace || act == SubscriptionAct::Cancel
                          || act == SubscriptionAct::End || act == SubscriptionAct::ReturnEarly
                      ? SubscriptionTexts::tr("%1: %2").arg(fields->verb(), product)
                      : SubscriptionTexts::tr("%1 %2", "an act and its device").arg(fields->verb(), product),
                  details.look(), factsOf(details, workplace.format())},
    };
    return new GuidedForm(workplace, place, fields, details.id, parent);
}

} // namespace onhire
