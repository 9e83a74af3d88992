// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_form.h"

#include "core/base/calendar.h"
#include "core/domain/orders/possible.h"
#include "core/services/orders/orders.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/day_entry.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The record has a moment, people know the day, in the company's zone.
QDate dayOf(const JsonValue &value, const QTimeZone &zone)
{
    const QDateTime moment = momentFrom(value);
    return moment.isValid() ? dateIn(zone, moment) : QDate::fromString(value.toString(), Qt::ISODate);
}

RecordEntry shippedEntry(const TextFormat &format, const QTimeZone &zone, QLineEdit *line)
{
    const auto words = [format, zone](const JsonValue &value) {
        const QDate day = dayOf(value, zone);
        return day.isValid() ? dayText(day, format.locale()) : textOf(value);
    };
    return {u"shippedAt"_s,
            OrderTexts::tr("Shipped on"),
            line,
            [line, format] {
                const QString typed = line->text().trimmed();
                const QDate day = dayFrom(typed, format);
                if (typed.isEmpty())
                    return JsonValue();
                return JsonValue::string(day.isValid() ? day.toString(Qt::ISODate) : typed);
            },
            [line, words](const JsonValue &value) { line->setText(words(value)); },
            words};
}

QList<Fault> faultsOf(const JsonValue &body, const Tenant &tenant, const TextFormat &format)
{
    const auto patch = OrderPatch::read(body, tenant, OrderPatch::schema());
    QList<Fault> faults = patch ? QList<Fault>() : patch.error().faults;
    for (Fault &fault : faults) {
        if (fault.path == u"shippedAt")
            fault = {fault.path, Fault::Kind::Custom,
                     //: %1 is a day, as an example of how one is written
                     OrderTexts::tr("Enter a date, such as %1.").arg(dayText(format.today(), format.locale()))};
    }
    return faults;
}

} // namespace

RecordForm *orderForm(const Workplace &workplace, const JsonValue &order, QWidget *parent)
{
    const TenantPointer tenant = workplace.session->tenant();
    const TextFormat format = workplace.format();
    const CustomFields fields(tenant->settings, u"order"_s);
    const auto examine = [tenant, format, fields](const JsonValue &body) {
        return faultsOf(body, *tenant, format) + fields.faultsOf(body);
    };
    auto *form = new RecordForm(workplace.locale, examine, parent);
    form->addLongText(u"notes"_s, OrderTexts::tr("Notes"));
    form->addCode(u"trackingNumber"_s, OrderTexts::tr("Tracking number"));
    form->addEntry(shippedEntry(format, tenant->zone, new QLineEdit(form)));
    form->putSideBySide();
    fields.addTo(*form, order);
    if (canChangeAddresses(int(order[u"rentalProgress"][u"rentedDevices"].toInteger().value_or(0)))) {
        addAddress(*form, OrderTexts::tr("Shipping address"), u"shippingAddress."_s);
        addAddress(*form, OrderTexts::tr("Billing address"), u"billingAddress."_s);
    }
    form->load(order);
    return form;
}

} // namespace onhire
