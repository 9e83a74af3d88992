// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_form.h"

#include "core/domain/orders/possible.h"
#include "core/services/orders/orders.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/texts.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
RecordForm *orderForm(const TenantPointer &tenant, const QLocale &locale, const JsonValue &order,
                      QWidget *parent)
{
    const CustomFields fields(tenant->settings, u"order"_s);
    const auto examine = [tenant, fields](const JsonValue &body) {
        const auto patch = OrderPatch::read(body, *tenant, OrderPatch::schema());
        return (patch ? QList<Fault>() : patch.error().faults) + fields.faultsOf(body);
    };
    auto *form = new RecordForm(locale, examine, parent);
    form->addLongText(u"notes"_s, OrderTexts::tr("Notes"));
    form->addCode(u"trackingNumber"_s, OrderTexts::tr("Tracking number"));
    fields.addTo(*form, order);
    if (canChangeAddresses(int(order[u"rentalProgress"][u"rentedDevices"].toInteger().value_or(0)))) {
        addAddress(*form, OrderTexts::tr("Shipping address"), u"shippingAddress."_s);
        addAddress(*form, OrderTexts::tr("Billing address"), u"billingAddress."_s);
    }
    form->load(order);
    return form;
}

} // namespace onhire
