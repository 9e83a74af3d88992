// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that a company has declared for its own records (cost centre, purchase order number): in forms,
// and in the pane.
#pragma once

#include "core/domain/tenants/settings.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

class DetailSection;

class CustomFields
{
public:
    // `section` is what the fields are declared for: order, customer. One that names none is the order's.
    CustomFields(const Settings &settings, const QString &section);

    void addTo(RecordForm &form, const JsonValue &record) const;
    QList<Fault> faultsOf(
        const JsonValue &body) const; // what the declarations ask for, and more than the API does

    // Everything that the record holds, declared or not.
    void show(DetailSection &section, const JsonValue &record) const;
    static bool isIn(const JsonValue &record) { return !record[u"customFields"].members().isEmpty(); }

private:
    QList<JsonValue> m_fields;
};

} // namespace onhire
