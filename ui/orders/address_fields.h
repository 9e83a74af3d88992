// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one address inside a form.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/form.h"

class QLineEdit;

namespace onhire {

class AddressFields
{
public:
    // `path` is the address's name in the request: shippingAddress.
    AddressFields(Form &form, const QString &path);

    void show(const JsonValue &address);
    JsonValue value() const; // members that are empty are left out
    bool isChanged() const;
    bool isEmpty() const;

private:
    struct Field
    {
        QString name;
        QLineEdit *editor;
        QString shown = {};
    };
    QList<Field> m_fields;
};

} // namespace onhire
