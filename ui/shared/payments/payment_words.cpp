// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/payments/payment_words.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Subscriptions)
};

} // namespace

StatusLook lookOfPayment(const QString &status, QDate due, QDate today)
{
    if (status == "paid"_L1)
        return {Words::tr("Paid"), Tone::Ok, Glyph::Check};
    if (status == "cancelled"_L1)
        return {Words::tr("Cancelled"), Tone::Idle, Glyph::Cross};
    if (status == "refunded"_L1)
        return {Words::tr("Refunded"), Tone::Idle, Glyph::Cross};
    if (status == "written_off"_L1)
        return {Words::tr("Written off"), Tone::Idle, Glyph::Cross};
    if (status == "processing"_L1)
        return {Words::tr("Processing"), Tone::Accent, Glyph::Half};
    if (status == "failed"_L1)
        return {Words::tr("Failed"), Tone::Bad, Glyph::Warning};
    if (status == "upcoming"_L1 || due > today)
        return {Words::tr("Scheduled"), Tone::Idle, Glyph::Ring};
    return due == today ? StatusLook{Words::tr("Due"), Tone::Warn, Glyph::Clock}
                        : StatusLook{Words::tr("Overdue"), Tone::Bad, Glyph::Warning};
}

QString purposeText(const PaymentLine &line, const QLocale &locale)
{
    if (line.month > 0)
        return Words::tr("Month %1").arg(locale.toString(line.month));
    if (line.purpose == "buyout"_L1)
        return Words::tr("Buyout");
    if (line.purpose == "early_return_fee"_L1)
        return Words::tr("Early return fee");
    if (line.purpose == "late_fee"_L1)
        return Words::tr("Late fee");
    if (line.purpose == "setup"_L1)
        return Words::tr("Set-up");
    if (line.purpose == "instalment"_L1)
        //: A payment for a month of a contract
        return Words::tr("Monthly");
    return Words::tr("Other");
}

} // namespace onhire
