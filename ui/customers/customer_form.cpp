// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_form.h"

#include "core/domain/customers/customer_patch.h"
#include "ui/customers/customer_columns.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Customers)
};

void addAddress(RecordForm &form, const QString &title, const QString &prefix)
{
    form.addTitle(title);
    form.addText(prefix + u"contactName"_s, Words::tr("Contact"));
    form.addText(prefix + u"company"_s, Words::tr("Company"));
    form.putSideBySide();
    form.addText(prefix + u"streetAddress"_s, Words::tr("Street and number"));
    //: A second line of an address: floor, entrance, building
    form.addText(prefix + u"buildingInfo"_s, Words::tr("Building, floor"));
    form.addText(prefix + u"postalCode"_s, Words::tr("Postal code"));
    form.addText(prefix + u"city"_s, Words::tr("City"));
    form.putSideBySide();
    form.addText(prefix + u"locality"_s, Words::tr("District"));
    form.addText(prefix + u"adminArea"_s, Words::tr("State or region"));
    form.putSideBySide();
    form.addText(prefix + u"country"_s, Words::tr("Country"));
}

} // namespace

RecordForm *customerForm(const TenantPointer &tenant, const QLocale &locale, const QString &customerId,
                         const JsonValue &customer, QWidget *parent)
{
    const auto examine = [tenant, customerId](const JsonValue &body) {
        const auto patch = CustomerPatch::read(body, customerId, *tenant, Nulls::Clear);
        return patch ? QList<Fault>() : patch.error().faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    form->addText(u"firstName"_s, Words::tr("First name"));
    form->addText(u"lastName"_s, Words::tr("Last name"));
    form->putSideBySide();
    form->addText(u"company"_s, Words::tr("Company"));
    form->addCode(u"email"_s, Words::tr("E-mail"));
    form->addCode(u"phone"_s, Words::tr("Telephone"));
    form->addChoice(u"customerType"_s, Words::tr("Type"), customerTypes());
    form->putSideBySide();
    addAddress(*form, Words::tr("Billing address"), u"billingAddress."_s);
    addAddress(*form, Words::tr("Shipping address"), u"shippingAddress."_s);
    form->load(customer);
    return form;
}

} // namespace onhire
