// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of a device: what may be changed about it, and what is told when it is taken back. What is right
// and wrong the domain says.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "ui/shared/forms/record_form.h"

class QDateEdit;

namespace onhire {

struct DeviceForms
{
    TenantPointer tenant;
    QLocale locale;
    QDate today; // in the tenant's zone
    QStringList locations; // that are in use

    RecordForm *edit(const JsonValue &device, QWidget *parent) const;
    RecordForm *takeBack(const JsonValue &device, QWidget *parent) const;
    RecordForm *inspect(const JsonValue &device, QWidget *parent) const; // that has come back
};

// The body of a return or an inspection as it is sent: what was left empty is not told.
JsonValue returnBody(const JsonValue &entered);

RecordEntry conditionEntry(const QString &label, const QString &none, QWidget *parent);
QDateEdit *dateEditor(const QLocale &locale, QWidget *parent);
RecordEntry dateEntry(const QString &path, const QString &label, QDateEdit *editor, const QLocale &locale);
void offerLocations(QLineEdit *line, const QStringList &locations);

} // namespace onhire
