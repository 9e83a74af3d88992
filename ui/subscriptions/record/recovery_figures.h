// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a subscription has paid for its device: the share and the margin in figures, above the bar.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "ui/shared/text/text_format.h"
#include "ui/subscriptions/record/subscription_details.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace onhire {

class RecoveryBar;
struct RecoveryShares;

// Of a subscription as the API shows it; none when the cost is unknown or nothing.
std::optional<RecoveryShares> recoverySharesOf(const JsonValue &subscription, int exponent);
RecoveryBar *recoveryBarOf(const RecoveryShares &shares, const TextFormat &format, const Tenant &tenant,
                           QWidget *parent);

class RecoveryFigures : public QWidget
{
    Q_OBJECT

public:
    RecoveryFigures(const SubscriptionDetails &details, const TextFormat &format, const Tenant &tenant,
                    QWidget *parent = nullptr);

    void addDetails(); // below the bar: all sums, where there is room for them

private:
    std::optional<RecoveryShares> shares() const;
    QString monthsBilled() const;
    void addSum(QHBoxLayout &line, const QString &name, Money sum, const QString &below);

    const JsonValue m_subscription;
    const int m_months; // of its contract
    const Money m_expected, m_marginAtEnd; // when all that is agreed is paid
    const TextFormat m_format;
    const int m_exponent;
    const QString m_currency;
};

} // namespace onhire
