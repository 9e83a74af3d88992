// SPDX-License-Identifier: GPL-3.0-or-later
// What an order that is being written comes to, as the core quotes it: its items, each month, and the first
// payment.
#pragma once

#include "core/services/orders/quote_order.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/workplace/workplace.h"

#include <QTimer>

#include <optional>

namespace onhire {

bool areShownAlike(const OrderQuote &one, const OrderQuote &other); // with the same items and sums

class OrderSummary : public Card
{
    Q_OBJECT

public:
    explicit OrderSummary(const Workplace &workplace, QWidget *parent = nullptr);

    void showQuote(const OrderQuote &quote);
    void awaitQuote(); // what is shown is not for what is entered now
    void showNoQuote(const Error &error);
    bool isCurrent() const { return m_isCurrent; } // what is shown is for what is entered
    const std::optional<OrderQuote> &shown() const { return m_shown; } // none: it could not be quoted

private:
    void renew(); // without what was quoted last
    void addItem(const QuotedItem &item);
    void addSums(const OrderQuote &quote);
    void addWords(const QString &words);
    QString amount(Money money) const;
    QString price(Money money) const; // with its currency

    const Workplace m_workplace;
    QWidget *m_quoted = nullptr;
    QVBoxLayout *m_lines = nullptr;
    QLabel *m_calculating;
    QTimer m_slow;
    std::optional<OrderQuote> m_shown;
    bool m_isCurrent = false;
};

} // namespace onhire
