// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoice_words.h"

namespace onhire {
namespace {

using enum InvoiceWord;

constexpr WordInEachLanguage<InvoiceWord> Table[] = {
    {Invoice, {u"Invoice", u"Rechnung", u"فاتورة"}},
    {CreditNote, {u"Credit note", u"Rechnungskorrektur", u"إشعار دائن"}},
    {TaxInvoice, {u"Tax invoice", u"Rechnung", u"فاتورة ضريبية"}},
    {TaxCreditNote, {u"Tax credit note", u"Rechnungskorrektur", u"إشعار دائن ضريبي"}},
    {Number, {u"Number", u"Nummer", u"الرقم"}},
    {Date, {u"Date", u"Datum", u"التاريخ"}},
    {DueDate, {u"Due date", u"Fällig am", u"تاريخ الاستحقاق"}},
    {Period, {u"Period", u"Leistungszeitraum", u"الفترة"}},
    {PeriodFromTo, {u"%1 – %2", u"%1 – %2", u"من %1 إلى %2"}},
    {PeriodInTwoLines, {u"%1 –\n%2", u"%1 –\n%2", u"من %1\nإلى %2"}},
    {YourVatNumber, {u"Your VAT number", u"Ihre USt-IdNr.", u"رقمكم الضريبي"}},
    {Corrects,
     {u"This credit note corrects invoice %1 of %2.",
      u"Diese Korrektur bezieht sich auf die Rechnung %1 vom %2.",
      u"يصحّح هذا الإشعار الفاتورة رقم %1 المؤرخة %2."}},
    {Description, {u"Description", u"Beschreibung", u"البيان"}},
    {Net, {u"Net (%1)", u"Netto (%1)", u"قبل الضريبة (%1)"}},
    {Tax, {u"Tax (%1)", u"Steuer (%1)", u"الضريبة (%1)"}},
    {Amount, {u"Amount (%1)", u"Betrag (%1)", u"المبلغ (%1)"}},
    {SubtotalNet, {u"Net amount", u"Nettobetrag", u"المجموع قبل الضريبة"}},
    {TaxAtRate, {u"Tax, %1", u"Umsatzsteuer %1", u"ضريبة القيمة المضافة %1"}},
    {Total, {u"Total", u"Gesamtbetrag", u"المبلغ الإجمالي"}},
    {TotalCredited, {u"Total credited", u"Korrekturbetrag", u"إجمالي المبلغ الدائن"}},
    {PaidFromCredit, {u"Paid from your credit", u"Aus Guthaben bezahlt", u"مدفوع من رصيدكم"}},
    {AmountDue, {u"Amount due", u"Noch zu zahlen", u"المبلغ المستحق"}},
    {Reason, {u"Reason: %1", u"Grund: %1", u"السبب: %1"}},
    {Credits, {u"Credits invoice %1.", u"Korrigiert die Rechnung %1.", u"يصحّح الفاتورة رقم %1."}},
    {Exempt, {u"Exempt from tax.", u"Steuerfreie Leistung.", u"معفاة من الضريبة."}},
    {ReverseCharge,
     {u"Reverse charge: the recipient is liable for the tax.",
      u"Steuerschuldnerschaft des Leistungsempfängers.",
      u"الاحتساب العكسي: يلتزم متلقي الخدمة بسداد الضريبة."}},
    {NotSubject,
     {u"No VAT is charged.", u"Es wird keine Umsatzsteuer ausgewiesen.", u"لا تُحتسب ضريبة القيمة المضافة."}},
    {Payment, {u"Payment", u"Zahlung", u"الدفع"}},
    {PayByTransfer,
     {u"Please transfer %1 to this account by %2.", u"Bitte überweisen Sie %1 bis zum %2 auf dieses Konto.",
      u"يرجى تحويل مبلغ %1 إلى هذا الحساب في موعد أقصاه %2."}},
    {Pay,
     {u"Please pay %1 by %2, quoting the invoice number.",
      u"Bitte zahlen Sie %1 bis zum %2 unter Angabe der Rechnungsnummer.",
      u"يرجى دفع مبلغ %1 في موعد أقصاه %2 مع ذكر رقم الفاتورة."}},
    {PayByTransferAtOnce,
     {u"Please transfer %1 to this account at once.", u"Bitte überweisen Sie %1 umgehend auf dieses Konto.",
      u"يرجى تحويل مبلغ %1 إلى هذا الحساب على الفور."}},
    {PayAtOnce,
     {u"Please pay %1 at once, quoting the invoice number.",
      u"Bitte zahlen Sie %1 umgehend unter Angabe der Rechnungsnummer.",
      u"يرجى دفع مبلغ %1 على الفور مع ذكر رقم الفاتورة."}},
    {NothingToPay, {u"There is nothing to pay.", u"Es ist nichts zu zahlen.", u"لا يوجد مبلغ مستحق الدفع."}},
    {Credited,
     {u"This amount is credited to you.", u"Dieser Betrag wird Ihnen gutgeschrieben.",
      u"يُقيَّد هذا المبلغ لصالحكم."}},
    {AccountHolder, {u"Account holder", u"Kontoinhaber", u"صاحب الحساب"}},
    {Reference, {u"Reference", u"Verwendungszweck", u"مرجع التحويل"}},
    {ScanToPay, {u"Scan with your banking app", u"Mit der Banking-App scannen", u"امسح الرمز بتطبيق البنك"}},
    {VatNumber, {u"VAT number", u"USt-IdNr.", u"الرقم الضريبي"}},
    {TaxNumber, {u"Tax number", u"Steuernummer", u"رقم الملف الضريبي"}},
    {RegisterNumber, {u"Register number", u"Registernummer", u"رقم السجل التجاري"}},
    {Page, {u"Page %1 of %2", u"Seite %1 von %2", u"صفحة %1 من %2"}},
    {Rental, {u"Rental", u"Miete", u"إيجار"}},
    {Buyout, {u"Buyout", u"Übernahme des Geräts", u"شراء الجهاز"}},
    {EarlyReturnFee, {u"Early return fee", u"Gebühr für vorzeitige Rückgabe", u"رسوم الإرجاع المبكر"}},
    {Setup, {u"Setup fee", u"Einrichtungsgebühr", u"رسوم التجهيز"}},
    {LateFee, {u"Late payment fee", u"Mahngebühr", u"رسوم التأخر في السداد"}},
    {Charge, {u"Charge", u"Sonstiges", u"رسوم"}},
    {LessCredit,
     {u"Less %1 credited for the previous device", u"Abzüglich %1 Gutschrift für das vorige Gerät",
      u"بعد خصم %1 رصيدًا عن الجهاز السابق"}},
    {SubscriptionCancelled,
     {u"The subscription was cancelled.", u"Der Mietvertrag wurde storniert.", u"أُلغي الاشتراك."}},
    {DeviceBoughtOut, {u"The device was bought out.", u"Das Gerät wurde übernommen.", u"اشترى العميل الجهاز."}},
    {DeviceReturnedEarly,
     {u"The device was returned early.", u"Das Gerät wurde vorzeitig zurückgegeben.", u"أُعيد الجهاز مبكرًا."}},
    {DeviceUpgraded,
     {u"The device was upgraded.", u"Das Gerät wurde gegen ein anderes getauscht.",
      u"استُبدل الجهاز بجهاز آخر."}},
    {DeviceReturned, {u"The device was returned.", u"Das Gerät wurde zurückgegeben.", u"أُعيد الجهاز."}},
    {ContractOver, {u"The contract is over.", u"Der Vertrag ist beendet.", u"انتهى العقد."}},
    {UnusedDays,
     {u"Unused days after an upgrade.", u"Nicht genutzte Tage nach einem Gerätewechsel.",
      u"أيام غير مستخدمة بعد استبدال الجهاز."}},
    {TaxedOtherwise,
     {u"The tax treatment has changed.", u"Die steuerliche Behandlung hat sich geändert.",
      u"تغيّرت المعاملة الضريبية."}},
};

constexpr InvoiceWord OwnReasons[] = {
    SubscriptionCancelled, DeviceBoughtOut, DeviceReturnedEarly, DeviceReturned,
    DeviceUpgraded,        ContractOver,    UnusedDays,          TaxedOtherwise};

} // namespace

QString wordOf(InvoiceWord word, DocumentLanguage language)
{
    return wordIn(Table, word, language);
}

QString reasonIn(const QString &reason, DocumentLanguage language)
{
    for (const InvoiceWord own : OwnReasons) {
        if (wordOf(own, DocumentLanguage::English) == reason)
            return wordOf(own, language);
    }
    return reason;
}

} // namespace onhire
