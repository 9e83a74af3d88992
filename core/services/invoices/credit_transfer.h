// SPDX-License-Identifier: GPL-3.0-or-later
// A credit transfer as a text that banking apps read from a QR code: EPC069-12, version 2.
#pragma once

#include <QString>

namespace onhire {

struct CreditTransfer
{
    QString name, iban, bic; // of whoever is paid; bic may be empty
    QByteArray amount; // in euros: 59.38
    QString reference;
};

// Empty where there can be none: an account outside of SEPA, or an amount that nobody can transfer.
QString creditTransferCode(const CreditTransfer &transfer);

// In groups of four, as people read it.
QString spacedIban(const QString &iban);

} // namespace onhire
