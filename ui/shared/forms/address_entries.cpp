// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/address_entries.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct AddressTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Address)
};

} // namespace

void addAddress(RecordForm &form, const QString &title, const QString &prefix)
{
    form.addTitle(title);
    addAddress(form, prefix);
}

void addAddress(RecordForm &form, const QString &prefix)
{
    form.addText(prefix + u"contactName"_s, AddressTexts::tr("Contact"));
    form.addText(prefix + u"company"_s, AddressTexts::tr("Company"));
    form.putSideBySide();
    form.addText(prefix + u"streetAddress"_s, AddressTexts::tr("Street and number"));
    //: A second line of an address: floor, entrance, building
    form.addText(prefix + u"buildingInfo"_s, AddressTexts::tr("Building, floor"));
    form.addText(prefix + u"postalCode"_s, AddressTexts::tr("Postal code"));
    form.addText(prefix + u"city"_s, AddressTexts::tr("City"));
    form.putSideBySide();
    form.addText(prefix + u"locality"_s, AddressTexts::tr("District"));
    form.addText(prefix + u"adminArea"_s, AddressTexts::tr("State or region"));
    form.putSideBySide();
    form.addText(prefix + u"country"_s, AddressTexts::tr("Country"));
}

} // namespace onhire
