// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/sample_company.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Example numbers with valid check digits: none belongs to a real customer.
static QList<JsonValue::Member> settingsOfSample()
{
    const auto text = [](const QString &value) { return JsonValue::string(value); };
    return {{u"tax.rate"_s, JsonValue::number("19")},
            {u"seller.address"_s,
             JsonValue::object({{u"contactName"_s, text(u"Accounts"_s)},
                                {u"streetAddress"_s, text(u"Speicherweg 8"_s)},
                                {u"city"_s, text(u"Hamburg"_s)},
                                {u"postalCode"_s, text(u"20457"_s)},
                                {u"country"_s, text(u"DE"_s)}})},
            {u"seller.vatNumber"_s, text(u"DE136695976"_s)},
            {u"seller.registerNumber"_s, text(u"Amtsgericht Hamburg, HRB 100000"_s)},
            {u"seller.iban"_s, text(u"DE89370400440532013000"_s)},
            {u"seller.bic"_s, text(u"COBADEFFXXX"_s)},
            {u"invoice.terms"_s, text(u"Please give the invoice number with your payment."_s)}};
}

Result<TenantPointer> createSampleCompany(Database &database, const Clock &clock, const QString &name)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, createTenant(database, clock, NewTenant{.name = name}));
    ONHIRE_TRY(setSettings({database, tenant, {}, {}, clock}, settingsOfSample()));
    return findTenant(database.connection(), tenant->id);
}

} // namespace onhire
