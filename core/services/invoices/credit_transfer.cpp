// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/credit_transfer.h"

#include "core/domain/tenants/seller.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace onhire {

QString creditTransferCode(const CreditTransfer &transfer)
{
    constexpr int LongestName = 70, LongestReference = 140;
    constexpr double Least = 0.01, Most = 999'999'999.99;
    const double amount = transfer.amount.toDouble();
    if (!isSepaIban(transfer.iban) || amount < Least || amount > Most)
        return {};
    constexpr auto InUtf8 = "1"_L1;
    return QStringList{u"BCD"_s,
                       u"002"_s,
                       InUtf8,
                       u"SCT"_s,
                       transfer.bic,
                       transfer.name.left(LongestName),
                       transfer.iban,
                       u"EUR"_s + QString::fromLatin1(transfer.amount),
                       {}, // its purpose
                       {}, // a reference of ISO 11649
                       transfer.reference.left(LongestReference)}
        .join(u'\n');
}

QString spacedIban(const QString &iban)
{
    QStringList groups;
    for (qsizetype at = 0; at < iban.size(); at += 4)
        groups += iban.mid(at, 4);
    return groups.join(QChar(0x00a0));
}

} // namespace onhire
