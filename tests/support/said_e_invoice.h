// SPDX-License-Identifier: GPL-3.0-or-later
// What an e-invoice says, read back from either syntax: every text as it stands there.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace onhire::test {

struct SaidLine
{
    QString number, name, rentalId, quantity, unit, price, net, category, rate, first, last;
    friend bool operator==(const SaidLine &, const SaidLine &) = default;
};

struct SaidParty
{
    QString name, contact, email, vatNumber, taxNumber, registerNumber, identifier, street, building, city,
        postalCode, region, country;
    friend bool operator==(const SaidParty &, const SaidParty &) = default;
};

struct SaidInvoice
{
    QString root, specification, number, type, issued, due, currency, corrected, note, first, last;
    SaidParty seller, buyer;
    QString means, reference, iban, bic, terms;
    QString category, rate, reason, reasonCode, taxBase, taxOfCategory, tax;
    QString sumOfLines, net, total, prepaid, payable;
    QList<SaidLine> lines;
};

SaidInvoice saidInUbl(const QByteArray &document);
SaidInvoice saidInCii(const QByteArray &document);

} // namespace onhire::test
