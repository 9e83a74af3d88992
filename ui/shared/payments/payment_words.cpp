// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/payments/payment_words.h"

#include "core/domain/payments/due_date.h"
#include "ui/shared/text/texts.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace onhire {

StatusLook lookOfPayment(const QString &status, QDate due, QDate today)
{
    if (status == "paid"_L1)
        return {SubscriptionTexts::tr("Paid"), Tone::Ok, Glyph::Check};
    if (status == "cancelled"_L1)
        return {SubscriptionTexts::tr("Cancelled"), Tone::Idle, Glyph::Cross};
    if (status == "refunded"_L1)
        return {SubscriptionTexts::tr("Refunded"), Tone::Idle, Glyph::Cross};
    if (status == "written_off"_L1)
        return {SubscriptionTexts::tr("Written off"), Tone::Idle, Glyph::Cross};
    if (status == "processing"_L1)
        return {SubscriptionTexts::tr("Processing"), Tone::Accent, Glyph::Half};
    if (status == "failed"_L1)
        return {SubscriptionTexts::tr("Failed"), Tone::Bad, Glyph::Warning};
    switch (status == "upcoming"_L1 ? DueState::Ahead : dueStateOf(due, today)) {
    case DueState::Ahead: return {SubscriptionTexts::tr("Scheduled"), Tone::Idle, Glyph::Ring};
    case DueState::Today: return {SubscriptionTexts::tr("Due"), Tone::Warn, Glyph::Clock};
    case DueState::Overdue: return {SubscriptionTexts::tr("Overdue"), Tone::Bad, Glyph::Warning};
    }
    Q_UNREACHABLE();
}

StatusLook lookOfPayment(const PaymentLine &line, QDate today)
{
    StatusLook look = lookOfPayment(line.status, line.due, today);
    if (line.isPartlyPaid)
        //: The state of a payment, as in: Overdue, partly paid
        look.word = SubscriptionTexts::tr("%1, partly paid").arg(look.word);
    return look;
}

QString purposeText(const PaymentLine &line, const QLocale &locale)
{
    if (line.month > 0)
        return SubscriptionTexts::tr("Month %1").arg(locale.toString(line.month));
    if (line.purpose == "buyout"_L1)
        return SubscriptionTexts::tr("Buyout");
    if (line.purpose == "early_return_fee"_L1)
        return SubscriptionTexts::tr("Early return fee");
    if (line.purpose == "late_fee"_L1)
        return SubscriptionTexts::tr("Late fee");
    if (line.purpose == "setup"_L1)
        return SubscriptionTexts::tr("Set-up");
    if (line.purpose == "instalment"_L1)
        //: A payment for a month of a contract
        return SubscriptionTexts::tr("Monthly");
    return SubscriptionTexts::tr("Other");
}

} // namespace onhire
