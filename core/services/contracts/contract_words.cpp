// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/contracts/contract_words.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using enum ContractWord;

constexpr WordInEachLanguage<ContractWord> Table[] = {
    {FileName, {u"Contract %1.pdf", u"Vertrag %1.pdf", u"عقد %1.pdf"}},
    {Title, {u"Rental contract", u"Mietvertrag", u"عقد إيجار"}},
    {Dated,
     {u"Order %1 (%2), contract dated %3", u"Auftrag %1 (%2), Vertrag vom %3", u"الطلب %1 (%2)، عقد مؤرخ %3"}},
    {Foot, {u"%1 · Order %2", u"%1 · Auftrag %2", u"%1 · الطلب %2"}},
    {Page, {u"Page %1 of %2", u"Seite %1 von %2", u"صفحة %1 من %2"}},
    {Parties, {u"Parties", u"Vertragsparteien", u"طرفا العقد"}},
    {Lessor, {u"Lessor", u"Vermieter", u"المؤجِّر"}},
    {Lessee, {u"Lessee", u"Mieter", u"المستأجِر"}},
    {BillingAddress, {u"Billing address", u"Rechnungsanschrift", u"عنوان الفوترة"}},
    {ShippingAddress, {u"Shipping address", u"Lieferanschrift", u"عنوان الشحن"}},
    {Devices, {u"Devices", u"Geräte", u"الأجهزة"}},
    {Device, {u"Device", u"Gerät", u"الجهاز"}},
    {Quantity, {u"Quantity", u"Anzahl", u"الكمية"}},
    {Term, {u"Term", u"Laufzeit", u"المدة"}},
    {PerMonthEach, {u"Per month, each", u"Monatlich je Gerät", u"شهريًا لكل جهاز"}},
    {OnceEach, {u"One-off, each", u"Einmalig je Gerät", u"مرة واحدة لكل جهاز"}},
    {SerialNumbers, {u"Serial numbers: %1", u"Seriennummern: %1", u"الأرقام التسلسلية: %1"}},
    {Charges, {u"Charges", u"Entgelte", u"الرسوم"}},
    {MonthlyNet, {u"Monthly, excluding tax", u"Monatlich, ohne Steuer", u"شهريًا، بدون الضريبة"}},
    {Tax, {u"Tax", u"Umsatzsteuer", u"الضريبة"}},
    {MonthlyTotal, {u"Monthly total", u"Monatlicher Gesamtbetrag", u"الإجمالي الشهري"}},
    {Once,
     {u"One-off, with the first payment", u"Einmalig, mit der ersten Zahlung", u"مرة واحدة، مع الدفعة الأولى"}},
    {AgreedSince, {u"Agreed since", u"Seitdem vereinbart", u"ما اتُّفق عليه لاحقًا"}},
    {InsteadOfAbove,
     {u"For these devices the following takes the place of the term and the monthly price above.",
      u"Für diese Geräte gilt anstelle der oben genannten Laufzeit und des monatlichen Preises:",
      u"يسري على هذه الأجهزة ما يلي بدلًا من المدة والسعر الشهري المذكورين أعلاه."}},
    {Begins, {u"Begins", u"Beginn", u"البداية"}},
    {Ends, {u"Ends", u"Ende", u"النهاية"}},
    {PerMonth, {u"Per month", u"Monatlich", u"شهريًا"}},
    {From, {u"from %1: %2", u"ab %1: %2", u"من %1: %2"}},
    {Terms, {u"Terms", u"Bedingungen", u"الشروط"}},
    {TermsText,
     {u"The lessor lets the devices above to the lessee, each for the term shown. A term begins on the day on "
      u"which the device is handed over. The charges are due monthly in advance. The devices remain the "
      u"lessor’s property.",
      u"Der Vermieter überlässt dem Mieter die oben genannten Geräte jeweils für die angegebene Laufzeit. Die "
      u"Laufzeit beginnt mit dem Tag der Übergabe. Die Entgelte sind monatlich im Voraus fällig. Die Geräte "
      u"bleiben Eigentum des Vermieters.",
      u"يؤجِّر المؤجِّر الأجهزة المذكورة أعلاه للمستأجر، كل جهاز للمدة المبيَّنة. تبدأ المدة من يوم تسليم الجهاز. "
      u"تُستحق الرسوم شهريًا مقدَّمًا. تبقى الأجهزة ملكًا للمؤجِّر."}},
    {LessorSigns,
     {u"Lessor: place, date, signature", u"Vermieter: Ort, Datum, Unterschrift",
      u"المؤجِّر: المكان والتاريخ والتوقيع"}},
    {LesseeSigns,
     {u"Lessee: place, date, signature", u"Mieter: Ort, Datum, Unterschrift",
      u"المستأجِر: المكان والتاريخ والتوقيع"}},
};

// Arabic has a form of its own for two, and one each for the numbers up to ten and from eleven on.
InEachLanguage monthForm(int months)
{
    const int part = months % 100;
    const char16_t *const arabic = part >= 3 && part <= 10 ? u"%1 أشهر" : part > 10 ? u"%1 شهرًا" : u"%1 شهر";
    if (months == 1)
        return {u"%1 month", u"%1 Monat", u"شهر واحد"};
    if (months == 2)
        return {u"%1 months", u"%1 Monate", u"شهران"};
    return {u"%1 months", u"%1 Monate", arabic};
}

} // namespace

QString wordOf(ContractWord word, DocumentLanguage language)
{
    return wordIn(Table, word, language);
}

QString monthsIn(int months, DocumentLanguage language)
{
    QString text = monthForm(months).in(language);
    return text.replace(u"%1"_s, localeOf(language).toString(months));
}

} // namespace onhire
