// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_form.h"

#include "core/domain/customers/customer_patch.h"
#include "core/domain/payments/tax_terms.h"
#include "core/domain/vat_number.h"
#include "ui/customers/customer_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/texts.h"

#include <QLabel>
#include <QLineEdit>

#include <memory>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What only all of them together say: the form has them all.
QList<Fault> faultsOfTax(const CustomerPatch &patch)
{
    CustomerRecord entered;
    patch.applyTo(entered);
    QList<Fault> faults = taxFaults(entered);
    for (Fault &fault : faults) {
        if (fault.kind == Fault::Kind::Custom)
            fault.message = CustomerTexts::tr("Only a business can be taxed by reverse charge.");
        else if (fault.kind == Fault::Kind::InvalidString && isVatNumber(entered.vatNumber))
            fault = {fault.path, Fault::Kind::Custom,
                     CustomerTexts::tr(
                         "Reverse charge needs a VAT number of a country whose numbers can be checked.")};
    }
    return faults;
}

// Where no tax is charged no rate is in force: the field is empty then and cannot be filled. What stood in it
// is there again if tax is charged after all.
void addOwnRate(RecordForm &form, QComboBox *treatment, const QLocale &locale)
{
    auto *line = new QLineEdit(&form);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    const auto waiting = std::make_shared<QString>();
    //: In place of the company’s own, in percent
    RecordEntry entry = amountEntry(u"taxRate"_s, CustomerTexts::tr("Own rate"), line, locale);
    entry.write = [line, waiting, words = entry.words](const JsonValue &rate) {
        *waiting = words(rate);
        line->setText(line->isEnabled() ? *waiting : QString());
    };
    form.addEntry(entry)->setUnit(u"%"_s);
    QLabel *why = mutedLabel(CustomerTexts::tr("No tax is charged with this treatment, so no rate applies."),
                             &form, 0.92);
    why->setWordWrap(true);
    why->hide();
    form.addNote(why);
    QObject::connect(treatment, &QComboBox::currentIndexChanged, line, [treatment, line, waiting, why] {
        const bool isCharged = taxTreatmentNamed(treatment->currentData().toString()) == TaxTreatment::Standard;
        if (isCharged == line->isEnabled())
            return;
        if (!isCharged)
            *waiting = line->text();
        line->setEnabled(isCharged);
        line->setText(isCharged ? *waiting : QString());
        why->setHidden(isCharged);
    });
}

} // namespace

RecordForm *customerForm(const TenantPointer &tenant, const QLocale &locale, const QString &customerId,
                         const JsonValue &customer, QWidget *parent)
{
    const CustomFields fields(tenant->settings, u"customer"_s);
    const auto examine = [tenant, customerId, fields](const JsonValue &body) {
        const auto patch = CustomerPatch::read(body, customerId, *tenant);
        return (patch ? faultsOfTax(*patch) : patch.error().faults) + fields.faultsOf(body);
    };
    auto *form = new RecordForm(locale, examine, parent);
    form->addText(u"firstName"_s, CustomerTexts::tr("First name"));
    form->addText(u"lastName"_s, CustomerTexts::tr("Last name"));
    form->putSideBySide();
    form->addText(u"company"_s, CustomerTexts::tr("Company"));
    form->addCode(u"email"_s, CustomerTexts::tr("E-mail"));
    form->addCode(u"phone"_s, CustomerTexts::tr("Phone"));
    form->addChoice(u"customerType"_s, CustomerTexts::tr("Type"), customerTypes());
    form->putSideBySide();
    form->addTitle(CustomerTexts::tr("Tax"));
    QComboBox *treatment = form->addChoice(u"taxTreatment"_s, CustomerTexts::tr("Treatment"), taxTreatments());
    form->addCode(u"vatNumber"_s, CustomerTexts::tr("VAT number"));
    addOwnRate(*form, treatment, locale);
    addAddress(*form, CustomerTexts::tr("Billing address"), u"billingAddress."_s);
    addAddress(*form, CustomerTexts::tr("Shipping address"), u"shippingAddress."_s);
    fields.addTo(*form, customer);
    form->load(customer);
    return form;
}

} // namespace onhire
