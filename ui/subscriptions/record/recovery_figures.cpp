// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/recovery_figures.h"

#include "core/domain/subscriptions/standing.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/recovery_bar.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace onhire {

std::optional<RecoveryShares> recoverySharesOf(const JsonValue &subscription, int exponent)
{
    const JsonValue &recovery = subscription[u"costRecovery"];
    if (!recovery.has(u"acquisitionCost"))
        return std::nullopt;
    const auto amount = [&](QStringView member) { return moneyFrom(recovery[member], exponent); };
    const RecoveryShares shares{amount(u"totalCollected"), amount(u"projectedTotalCollection"),
                                amount(u"acquisitionCost")};
    return shares.cost.isZero() ? std::nullopt : std::optional(shares);
}

RecoveryBar *recoveryBarOf(const RecoveryShares &shares, const TextFormat &format, const Tenant &tenant,
                           QWidget *parent)
{
    const auto amount = [&](Money money) { return format.money(money, tenant.exponent); };
    const QString words = RecoveryFigures::tr("Collected %1, expected in total %2, cost %3")
                              .arg(amount(shares.collected), amount(shares.expected),
                                   format.price(shares.cost, tenant.exponent, tenant.currency));
    return new RecoveryBar(shares, words, parent);
}

RecoveryFigures::RecoveryFigures(const SubscriptionDetails &details, const TextFormat &format,
                                 const Tenant &tenant, QWidget *parent)
    : QWidget(parent), m_subscription(details.value), m_months(details.outlook.state.terms.months),
      m_expected(details.outlook.collected), m_marginAtEnd(details.outlook.margin.value_or(Money())),
      m_format(format), m_exponent(tenant.exponent), m_currency(tenant.currency)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 2));
    const auto shares = this->shares();
    const auto percent = m_subscription[u"costRecoveryPercent"].toDecimal();
    if (!shares || !percent) {
        layout->addWidget(mutedLabel(tr("The cost of the device is unknown."), this));
        return;
    }
    auto *figures = new QHBoxLayout;
    figures->setSpacing(units(this, 8));
    figures->addWidget(heading(format.share(*percent), this, 1.54));
    const Money profit = moneyFrom(m_subscription[u"currentProfit"], tenant.exponent);
    //: Of a device: what has been collected less what it cost, as in: 122.50 EUR margin so far
    const QString words = tr("%1 margin so far").arg(format.price(profit, tenant.exponent, tenant.currency));
    QLabel *margin = mutedLabel(words, this);
    if (shares->isRecovered()) {
        setDress(margin, "muted", false);
        setDress(margin, "good");
    }
    figures->addWidget(margin, 1, Qt::AlignVCenter);
    layout->addLayout(figures);
    if (details.recoveredSince.isValid()) {
        auto *since = new Pill(this);
        //: The day on which a device had brought in what it cost
        since->setLook(
            {tr("Recovered since %1").arg(format.fullDay(details.recoveredSince)), Tone::Ok, Glyph::Check});
        layout->addWidget(since, 0, Qt::AlignLeading);
        layout->addSpacing(units(this, 4));
    }
    RecoveryBar *bar = recoveryBarOf(*shares, format, tenant, this);
    bar->setScale(format.number(0),
                  tr("Cost %1").arg(format.price(shares->cost, tenant.exponent, tenant.currency)));
    layout->addWidget(bar);
}

// What is charged and not paid yet of a contract that is over is expected, too.
std::optional<RecoveryShares> RecoveryFigures::shares() const
{
    auto shares = recoverySharesOf(m_subscription, m_exponent);
    if (shares)
        shares->expected = m_expected;
    return shares;
}

void RecoveryFigures::addDetails()
{
    const auto shares = this->shares();
    if (!shares)
        return;
    const auto addMargin = [&](QHBoxLayout &line, const QString &name, Money margin) {
        const auto percent = percentOf(margin, shares->cost);
        addSum(line, name, margin, percent ? tr("%1 of the cost").arg(m_format.share(*percent)) : QString());
    };
    auto *sums = new QHBoxLayout;
    sums->setSpacing(units(this, 16));
    addSum(*sums, tr("Collected"), shares->collected, monthsBilled());
    addSum(*sums, tr("Cost of the device"), shares->cost, {});
    addMargin(*sums, tr("Margin so far"), moneyFrom(m_subscription[u"currentProfit"], m_exponent));
    addMargin(*sums, tr("Margin at the contract’s end"), m_marginAtEnd);
    static_cast<QVBoxLayout *>(layout())->addSpacing(units(this, 8));
    static_cast<QVBoxLayout *>(layout())->addLayout(sums);
}

// Whole ones, as the list of subscriptions counts them.
QString RecoveryFigures::monthsBilled() const
{
    const Decimal billed = m_subscription[u"costRecovery"][u"monthsActive"].toDecimal().value_or(Decimal());
    //: Of a contract: whole months, and how many it has
    return tr("%1 of %Ln months billed", nullptr, m_months)
        .arg(m_format.number(std::min(wholeMonths(billed), m_months)));
}

void RecoveryFigures::addSum(QHBoxLayout &line, const QString &name, Money sum, const QString &below)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(units(this, 2));
    column->addWidget(mutedLabel(name, this, 0.92));
    auto *amount = new QHBoxLayout;
    amount->setSpacing(units(this, 5));
    if (isRightToLeft()) { // a currency stands to the right of its amount all the same
        amount->setDirection(QBoxLayout::RightToLeft);
        amount->addStretch(1);
    }
    amount->addWidget(heading(leftToRight(m_format.money(sum, m_exponent)), this, 1.54));
    amount->addWidget(mutedLabel(m_currency, this, 0.92), isRightToLeft() ? 0 : 1, Qt::AlignVCenter);
    column->addLayout(amount);
    QLabel *note = mutedLabel(below, this, 0.92);
    note->setWordWrap(true); // or four notes in a row ask for more than a narrow page has
    column->addWidget(note);
    column->addStretch(1);
    line.addLayout(column, 1);
}

} // namespace onhire
