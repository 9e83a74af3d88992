// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/customer_name.h"

#include <QCoreApplication>

namespace onhire {

QString personOf(const JsonValue &customer)
{
    //: The first and the last name of a person
    return QCoreApplication::translate("onhire::Customers", "%1 %2")
        .arg(customer[u"firstName"].toString(), customer[u"lastName"].toString())
        .trimmed();
}

QString nameOfCustomer(const JsonValue &customer)
{
    const QString company = customer[u"company"].toString();
    return company.isEmpty() ? personOf(customer) : company;
}

} // namespace onhire
