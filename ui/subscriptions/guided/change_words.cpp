// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/change_words.h"

#include "ui/shared/payments/payment_words.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr size_t PaymentsShown = 3;

QString same()
{
    //: In a column of differences: there is none
    return SubscriptionTexts::tr("unchanged");
}

QString standing(const SubscriptionOutlook &outlook)
{
    return lookOfSubscription(valueOf(outlook.record)).word;
}

QDate paidUntil(const SubscriptionOutlook &outlook)
{
    QDate until = outlook.state.terms.start;
    for (const ScheduledInstalment &instalment : outlook.schedule) {
        if (instalment.isPaid())
            until = std::max(until, instalment.period.end);
    }
    return until;
}

bool areEqual(const std::vector<ScheduledInstalment> &instalments)
{
    return std::adjacent_find(instalments.begin(), instalments.end(),
                              [](const auto &one, const auto &other) { return one.amount != other.amount; })
        == instalments.end();
}

// The first month that costs something else than it would have; a contract of its own costs that from its
// start.
std::optional<QDate> newPriceFrom(const Terms &now, const SubscriptionOutlook &after)
{
    const Terms &terms = after.state.terms;
    if (!after.state.isActive())
        return {};
    if (terms.start != now.start)
        return terms.start;
    for (const PriceStep &step : terms.prices) {
        if (priceAt(now, step.fromInstalment) != step.amount)
            return instalment(terms, step.fromInstalment).period.start;
    }
    return {};
}

} // namespace

ChangeWords::ChangeWords(TextFormat format, TenantPointer tenant)
    : m_format(std::move(format)), m_tenant(std::move(tenant))
{
}

QString ChangeWords::money(Money amount) const
{
    return leftToRight(m_format.money(amount, m_tenant->exponent));
}

QString ChangeWords::moneyInCurrency(Money amount) const
{
    return m_format.price(amount, m_tenant->exponent, m_tenant->currency);
}

QString ChangeWords::agreed(Money amount, const TaxTerms &tax) const
{
    const bool isAll = tax.rate.value == 0 || tax.inclusive;
    return isAll ? moneyInCurrency(amount) : SubscriptionTexts::tr("%1 net").arg(moneyInCurrency(amount));
}

QString ChangeWords::unit(const TaxTerms &tax) const
{
    const QString &currency = m_tenant->currency;
    switch (tax.treatment) {
    case TaxTreatment::Standard: break;
    case TaxTreatment::Exempt:
        //: A currency, and why no tax is added to amounts in it
        return SubscriptionTexts::tr("%1; the customer is exempt from tax").arg(currency);
    case TaxTreatment::ReverseCharge:
        //: A currency, and why no tax is added to amounts in it
        return SubscriptionTexts::tr("%1, net; the customer owes the tax (reverse charge)").arg(currency);
    }
    if (tax.rate.value == 0)
        return SubscriptionTexts::tr("%1, net").arg(currency);
    const QString rate = m_format.percent(tax.rate);
    return tax.inclusive
        ? SubscriptionTexts::tr("%1, including %2 tax").arg(currency, rate)
        : SubscriptionTexts::tr("%1, net; tax of %2 is added on the invoice").arg(currency, rate);
}

GuidedPreview ChangeWords::of(const ChangePreview &preview, const QString &onceName) const
{
    return between(preview, {preview.now, preview.after}, onceName);
}

// The new contract stands beside the old one; without a device at once, that goes on for now.
GuidedPreview ChangeWords::of(const UpgradePreview &preview) const
{
    if (preview.successor)
        return between(preview, {preview.now, *preview.successor}, {});
    if (preview.foreseen) {
        GuidedPreview shown = between(preview, {preview.now, *preview.foreseen}, {});
        shown.rows.prepend({SubscriptionTexts::tr("Exchange, as planned"),
                            u"–"_s,
                            m_format.fullDay(preview.foreseen->state.terms.start),
                            {}});
        shown.rows.append(moneyRow(SubscriptionTexts::tr("Still to be paid for the old contract"),
                                   preview.now.stillToPay, preview.after.stillToPay));
        return shown;
    }
    GuidedPreview shown = between(preview, {preview.now, preview.after}, {});
    shown.rows.prepend({SubscriptionTexts::tr("Device, once the old one is back"),
                        preview.now.productName,
                        preview.newDevice,
                        {}});
    shown.rows.insert(1,
                      moneyRow(SubscriptionTexts::tr("Monthly, with the new device"),
                               preview.now.state.monthlyAmount, preview.newMonthlyAmount));
    return shown;
}

GuidedPreview ChangeWords::between(const ChangePreview &preview, const Sides &sides,
                                   const QString &onceName) const
{
    GuidedPreview shown{.unit = unit(preview.tax), .today = preview.today};
    shown.spans = {span(sides.now, SubscriptionTexts::tr("Now"), false),
                   span(sides.after, SubscriptionTexts::tr("After"), true)};
    addIdentity(shown.rows, sides);
    addContract(shown.rows, sides);
    addPayments(shown.rows, sides, onceName);
    if (!preview.cancelledOrder.isEmpty())
        shown.rows.append({SubscriptionTexts::tr("Order of the upgrade"),
                           leftToRight(shortCodeOf(preview.cancelledOrder)),
                           SubscriptionTexts::tr("Is cancelled"),
                           {}});
    addRecovery(shown.rows, sides);
    shown.paymentsNow = coming(sides.now, onceName);
    shown.paymentsAfter = coming(sides.after, onceName);
    shown.documents = documents(preview.documents);
    shown.told = toldText(preview.told);
    return shown;
}

QString ChangeWords::toldText(const Audience &told) const
{
    const QString noMessage = SubscriptionTexts::tr("The customer gets no message from Onhire.");
    const QString webhooks = told.webhooks == 0
        ? SubscriptionTexts::tr("No webhooks will be notified.")
        //: Names of events follow, as in: 2 webhooks will be notified (subscription.extended).
        : SubscriptionTexts::tr("%Ln webhooks will be notified (%1).", nullptr, told.webhooks)
              .arg(told.events.join(u", "));
    return webhooks + u' ' + noMessage;
}

TimeSpan ChangeWords::span(const SubscriptionOutlook &outlook, const QString &name, bool isNew) const
{
    return {.name = name,
            .start = outlook.state.terms.start,
            .paidUntil = paidUntil(outlook),
            .end = outlook.ends,
            .paidText = SubscriptionTexts::tr("%Ln months paid", nullptr, outlook.paid),
            .toComeText = toComeText(outlook),
            .isNew = isNew};
}

QString ChangeWords::toComeText(const SubscriptionOutlook &outlook) const
{
    const QString count = m_format.number(qint64(outlook.toCome.size()));
    if (outlook.toCome.empty())
        return {};
    if (!areEqual(outlook.toCome))
        return SubscriptionTexts::tr("%1 to come").arg(count);
    return SubscriptionTexts::tr("%1 to come at %2").arg(count, money(outlook.toCome.front().amount));
}

QString ChangeWords::payments(const SubscriptionOutlook &outlook) const
{
    if (outlook.toCome.empty())
        return SubscriptionTexts::tr("none");
    const QString count = m_format.number(qint64(outlook.toCome.size()));
    if (!areEqual(outlook.toCome))
        return count;
    //: Number of payments and how much each is, as in: 13 × 79.00
    return leftToRight(SubscriptionTexts::tr("%1 × %2").arg(count, money(outlook.toCome.front().amount)));
}

QString ChangeWords::difference(qint64 difference, const QString &amount) const
{
    if (difference == 0)
        return same();
    // The sign belongs to the number, whichever way the word after it runs.
    const auto word = std::ranges::find_if(amount, [](QChar c) { return c.isLetter(); });
    const auto length = word == amount.end() ? amount.size() : word - amount.begin();
    const QString number = amount.first(length).trimmed(), rest = amount.sliced(number.size());
    return leftToRight((difference > 0 ? u'+' : u'−') + number) + rest;
}

ChangeRow ChangeWords::moneyRow(const QString &what, std::optional<Money> now, std::optional<Money> after) const
{
    const auto text = [this](const std::optional<Money> &amount) { return amount ? money(*amount) : u"–"_s; };
    ChangeRow row{what, text(now), text(after), {}};
    const qint64 change = after.value_or(Money()).minor() - now.value_or(Money()).minor();
    row.change = difference(change, m_format.money(Money::fromMinor(std::abs(change)), m_tenant->exponent));
    return row;
}

// Only what is another one afterwards.
void ChangeWords::addIdentity(QList<ChangeRow> &rows, const Sides &sides) const
{
    const QString now = standing(sides.now), after = standing(sides.after);
    if (now != after)
        rows.append({SubscriptionTexts::tr("Status"), now, after, {}});
    if (sides.now.productName != sides.after.productName)
        rows.append({SubscriptionTexts::tr("Device"), sides.now.productName, sides.after.productName, {}});
    if (sides.now.serialNumber != sides.after.serialNumber && !sides.after.serialNumber.isEmpty())
        rows.append({SubscriptionTexts::tr("Serial"),
                     leftToRight(sides.now.serialNumber),
                     leftToRight(sides.after.serialNumber),
                     {}});
}

void ChangeWords::addContract(QList<ChangeRow> &rows, const Sides &sides) const
{
    const qint64 days = sides.now.ends.daysTo(sides.after.ends);
    rows.append({SubscriptionTexts::tr("Contract ends"), m_format.fullDay(sides.now.ends),
                 m_format.fullDay(sides.after.ends),
                 difference(days, SubscriptionTexts::tr("%Ln days", nullptr, int(std::abs(days))))});
    const int months = sides.after.months() - sides.now.months();
    rows.append({SubscriptionTexts::tr("Length"), monthsText(sides.now.months()),
                 monthsText(sides.after.months()), difference(months, m_format.number(std::abs(months)))});
    const auto monthly = [](const SubscriptionOutlook &outlook) {
        return outlook.state.isActive() ? std::optional(outlook.state.monthlyAmount) : std::nullopt;
    };
    const auto from = newPriceFrom(sides.now.state.terms, sides.after);
    rows.append(moneyRow(from ? SubscriptionTexts::tr("Monthly, from %1").arg(m_format.fullDay(*from))
                              : SubscriptionTexts::tr("Monthly"),
                         monthly(sides.now), monthly(sides.after)));
}

void ChangeWords::addPayments(QList<ChangeRow> &rows, const Sides &sides, const QString &onceName) const
{
    const int more = int(sides.after.toCome.size()) - int(sides.now.toCome.size());
    rows.append({SubscriptionTexts::tr("Payments to come"), payments(sides.now), payments(sides.after),
                 difference(more, m_format.number(std::abs(more)))});
    if (!onceName.isEmpty()) {
        const auto once = sides.after.once.value_or(OneOffPayment());
        rows.append({onceName, u"–"_s, money(once.net), {}});
        rows.append({SubscriptionTexts::tr("%1 with tax").arg(onceName), u"–"_s, money(once.total), {}});
    }
    rows.append(
        moneyRow(SubscriptionTexts::tr("Still to be paid"), sides.now.stillToPay, sides.after.stillToPay));
    rows.append(moneyRow(SubscriptionTexts::tr("Paid over the whole contract"), sides.now.wholeContract,
                         sides.after.wholeContract));
}

void ChangeWords::addRecovery(QList<ChangeRow> &rows, const Sides &sides) const
{
    if (!sides.now.recoveredPercent || !sides.after.recoveredPercent)
        return;
    const Decimal now = *sides.now.recoveredPercent, after = *sides.after.recoveredPercent;
    const qint64 tenths = after.value - now.value; // both have one decimal
    //: Percentage points
    const QString points =
        SubscriptionTexts::tr("%1 pts").arg(m_format.locale().toString(double(std::abs(tenths)) / 10, 'f', 1));
    rows.append({SubscriptionTexts::tr("Cost of the device recovered"), m_format.share(now),
                 m_format.share(after), difference(tenths, points)});
    rows.append(
        moneyRow(SubscriptionTexts::tr("Margin at the end, net"), sides.now.margin, sides.after.margin));
}

QList<DatedLine> ChangeWords::coming(const SubscriptionOutlook &outlook, const QString &onceName) const
{
    QList<DatedLine> rows;
    qsizetype dueBefore = 0; // of the months, before what is charged once
    const auto &toCome = outlook.toCome;
    for (size_t at = 0; at < toCome.size() && at < PaymentsShown; ++at) {
        const ScheduledInstalment &each = toCome[at];
        const int more = int(toCome.size() - at) - 1;
        const QString month = m_format.number(each.number);
        const bool isLastLine = at + 1 == PaymentsShown && more > 0;
        rows.append({m_format.fullDay(each.dueDate),
                     isLastLine ? SubscriptionTexts::tr("Month %1, and %Ln more", nullptr, more).arg(month)
                                : SubscriptionTexts::tr("Month %1").arg(month),
                     money(each.amount)});
        if (outlook.once && each.dueDate < outlook.once->dueDate)
            dueBefore = rows.size();
    }
    if (outlook.once && !outlook.once->open.isZero())
        rows.insert(dueBefore, {m_format.fullDay(outlook.once->dueDate), onceName, money(outlook.once->open)});
    if (const auto last = lastWords(outlook); last && rows.size() < qsizetype(PaymentsShown))
        rows.append(*last);
    return rows;
}

QString ChangeWords::documentText(const ForeseenDocument &document) const
{
    using Kind = ForeseenDocument::Kind;
    const QString name = leftToRight(document.name);
    if (document.kind == Kind::Contract && document.fate == ForeseenDocument::Fate::Outdated)
        return SubscriptionTexts::tr("%1 stays unchanged, with the earlier terms").arg(name);
    if (document.kind == Kind::Contract)
        return document.name.isEmpty() ? SubscriptionTexts::tr("Contract of the new order")
                                       : SubscriptionTexts::tr("%1, with the new terms").arg(name);
    if (document.kind == Kind::CreditNote)
        return document.corrects.isEmpty()
            ? SubscriptionTexts::tr("Credit note")
            : SubscriptionTexts::tr("Credit note for invoice %1").arg(leftToRight(document.corrects));
    PaymentLine payment;
    payment.purpose = document.purpose;
    //: What the invoice is for follows
    return SubscriptionTexts::tr("Invoice: %1").arg(purposeText(payment, m_format.locale()));
}

QList<DatedLine> ChangeWords::documents(const ForeseenDocuments &foreseen) const
{
    QList<DatedLine> rows;
    for (const ForeseenDocument &each : foreseen) {
        DatedLine row{m_format.fullDay(each.day), documentText(each), {}};
        if (each.kind != ForeseenDocument::Kind::Contract)
            row.amount = money(each.total);
        if (!each.tax.isZero())
            //: A document, and the tax that is a part of its amount
            row.what = SubscriptionTexts::tr("%1, including %2 tax").arg(row.what, money(each.tax));
        rows.append(row);
    }
    return rows;
}

std::optional<DatedLine> ChangeWords::lastWords(const SubscriptionOutlook &outlook) const
{
    const QString day = m_format.fullDay(outlook.ends);
    if (outlook.state.isActive())
        return DatedLine{
            day,
            SubscriptionTexts::tr("Contract ends: %1").arg(contractEndText(*m_tenant, outlook.state.terms)),
            {},
            true};
    return DatedLine{day, SubscriptionTexts::tr("Nothing more is charged"), {}, false};
}

} // namespace onhire
