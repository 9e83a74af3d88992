// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/subscription_form.h"

#include "core/services/subscriptions/subscriptions.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

RecordForm *subscriptionForm(const TenantPointer &tenant, const QLocale &locale, const QString &id,
                             const JsonValue &subscription, QWidget *parent)
{
    const CustomFields fields(tenant->settings, u"subscription"_s);
    const auto examine = [tenant, id, fields](const JsonValue &body) {
        const auto patch = SubscriptionPatch::read(body, id, *tenant, SubscriptionPatch::schema());
        return (patch ? QList<Fault>() : patch.error().faults) + fields.faultsOf(body);
    };
    auto *form = new RecordForm(locale, examine, parent);
    form->addLongText(u"notes"_s, SubscriptionTexts::tr("Notes"));
    fields.addTo(*form, subscription);
    form->load(subscription);
    return form;
}

} // namespace onhire
