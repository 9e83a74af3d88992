// SPDX-License-Identifier: GPL-3.0-or-later
// What an electronic invoice according to EN 16931 says, in whichever syntax it is written: an issued invoice
// in the terms of the standard, which the comments name.
#pragma once

#include "core/base/json_value.h"
#include "core/base/money.h"
#include "core/base/result.h"
#include "core/domain/invoices/service_days.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace onhire {

struct EInvoicePlace
{
    QString street, building, locality, city, postalCode, region;
    QString country; // ISO 3166-1
};

struct EInvoiceParty
{
    QString name, contact, email;
    QString vatNumber; // BT-31, BT-48
    QString taxNumber; // BT-32
    QString registerNumber; // BT-30
    QString identifier; // BT-29; of a seller whom none of BT-30 and BT-31 identifies
    EInvoicePlace place;
};

// How tax is charged: the standard's categories S, Z, E, AE and O.
enum class EInvoiceTax { Standard, Zero, Exempt, ReverseCharge, NotSubject };

struct EInvoiceLine
{
    QString name; // BT-153
    QString rentalId; // BT-128; may be empty
    Money net; // BT-131, and the price of the one that is sold
    QLatin1StringView unit; // BT-130
    std::optional<ServiceDays> days; // BG-26
};

// All lines have one rate, for an invoice of ours has. Amounts of a credit note are positive.
struct EInvoice
{
    QString number; // BT-1
    bool isCreditNote = false; // BT-3: 381, otherwise 380
    QString correctedNumber; // BT-25; of a credit note
    QString note; // BT-22; may be empty
    QDate issued, due; // BT-2, BT-9
    QString currency; // BT-5
    // of all amounts: the currency's, and at most two, because the standard allows no more
    int decimals = 2;
    EInvoiceParty seller, buyer; // BG-4, BG-7
    std::optional<ServiceDays> days; // BG-14
    EInvoiceTax taxCategory = EInvoiceTax::Standard; // BT-118, BT-151
    Decimal taxRate; // BT-119, BT-152
    QString taxReason; // BT-120; empty where tax is charged
    Money net, tax, total; // BT-109, BT-110, BT-112
    Money prepaid; // BT-113
    QString iban, bic; // BT-84, BT-86; may be empty
    QString terms; // BT-20; may be empty
    std::vector<EInvoiceLine> lines; // BG-25

    Money payable() const { return Money::fromMinor(total.minor() - prepaid.minor()); } // BT-115
};

// What it says in words of the program's own, in the language of the invoice.
struct EInvoiceWords
{
    QString buyout = QStringLiteral("Buyout"), earlyReturnFee = QStringLiteral("Early return fee"),
            setup = QStringLiteral("Setup fee"), lateFee = QStringLiteral("Late payment fee");
    QString exempt = QStringLiteral("Exempt from tax."),
            reverseCharge = QStringLiteral("Reverse charge: the recipient is liable for the tax."),
            notSubject = QStringLiteral("Not subject to VAT.");
    QString credits = QStringLiteral("Credits invoice %1."); // its number
};

// Whether an invoice's record is of somebody who charges no tax at all, which is not the same as tax at 0 %.
bool isNotSubjectToTax(const JsonValue &record);

// Reads an invoice's record. Refused where the standard asks for what the invoice does not say: each fault
// names the setting, or the member of the record. `correctedNumber` is of the invoice that a credit note
// corrects.
Result<EInvoice> eInvoiceOf(const JsonValue &record, const QString &correctedNumber = {},
                            const EInvoiceWords &words = {});

} // namespace onhire
