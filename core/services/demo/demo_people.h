// SPDX-License-Identifier: GPL-3.0-or-later
// The sample customers: people and companies of several languages, each with an address.
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <QString>

namespace onhire {

struct DemoPerson
{
    QString firstName, lastName, company, email, phone, type;
    QByteArray address; // JSON
};

// `number` keeps e-mail addresses apart.
DemoPerson demoPerson(QRandomGenerator &random, int number);

} // namespace onhire
