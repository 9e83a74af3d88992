// SPDX-License-Identifier: GPL-3.0-or-later
// The sample customers: people and companies of several languages, each with an address.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace onhire {

class JsonWriter;

struct DemoPerson
{
    QString firstName, lastName, company, email, phone, type;
    QByteArray address; // JSON
};

// The same for the same seed and number, which keeps e-mail addresses apart.
DemoPerson demoPerson(quint32 seed, int number);

// As a row of customers.
void writeCustomer(JsonWriter &json, const QString &id, const DemoPerson &person, const QDateTime &since);

} // namespace onhire
