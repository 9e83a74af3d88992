// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_summary.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static bool isPriced(const QuotedItem &item)
{
    return !item.refusal;
}

static bool isShownAs(const QuotedItem &one, const QuotedItem &other)
{
    if (!isPriced(one) || !isPriced(other))
        return isPriced(one) == isPriced(other);
    return one.productName == other.productName && one.quantity == other.quantity
        && one.contractLength == other.contractLength && one.unitPrice == other.unitPrice
        && one.monthly == other.monthly;
}

bool areShownAlike(const OrderQuote &one, const OrderQuote &other)
{
    return std::ranges::equal(one.items, other.items, isShownAs)
        && one.refusal.has_value() == other.refusal.has_value() && one.subtotal == other.subtotal
        && one.tax == other.tax && one.total == other.total && one.setupTotal == other.setupTotal
        && one.firstPayment == other.firstPayment;
}

OrderSummary::OrderSummary(const Workplace &workplace, QWidget *parent)
    : Card(parent), m_workplace(workplace), m_calculating(mutedLabel(tr("Calculating…"), this))
{
    setAccessibleName(tr("Summary"));
    auto *head = new QHBoxLayout;
    head->addWidget(heading(tr("Summary"), this, 1), 1);
    head->addWidget(m_calculating);
    content()->addLayout(head);
    m_slow.setSingleShot(true);
    m_slow.setInterval(BusyLine::Unnoticed);
    connect(&m_slow, &QTimer::timeout, m_calculating, &QWidget::show);
    showQuote({});
}

void OrderSummary::awaitQuote()
{
    m_isCurrent = false;
    setFaded(m_quoted, true);
    if (!m_slow.isActive())
        m_slow.start();
}

void OrderSummary::showNoQuote(const Error &error)
{
    renew();
    m_shown.reset();
    m_isCurrent = false;
    addWords(wordingOf(error).all());
}

void OrderSummary::renew()
{
    m_slow.stop();
    m_calculating->hide();
    if (m_quoted) {
        m_quoted->hide();
        m_quoted->deleteLater();
    }
    m_quoted = new QWidget(this);
    m_lines = new QVBoxLayout(m_quoted);
    m_lines->setContentsMargins({});
    m_lines->setSpacing(units(this, 10));
    content()->addWidget(m_quoted);
}

void OrderSummary::showQuote(const OrderQuote &quote)
{
    renew();
    m_shown = quote;
    m_isCurrent = true;
    if (std::ranges::none_of(quote.items, isPriced)) {
        addWords(tr("Enter an item to see what the order costs."));
        return;
    }
    for (const QuotedItem &item : quote.items) {
        if (isPriced(item))
            addItem(item);
    }
    m_lines->addWidget(horizontalLine(m_quoted));
    if (quote.refusal)
        addWords(tr("There is no total: together, the items cost too much."));
    else
        addSums(quote);
}

void OrderSummary::addWords(const QString &words)
{
    auto *label = mutedLabel(words, m_quoted);
    label->setWordWrap(true);
    m_lines->addWidget(label);
}

QString OrderSummary::amount(Money money) const
{
    return leftToRight(m_workplace.format().money(money, m_workplace.session->tenant()->exponent));
}

QString OrderSummary::price(Money money) const
{
    const TenantPointer tenant = m_workplace.session->tenant();
    return m_workplace.format().price(money, tenant->exponent, tenant->currency);
}

void OrderSummary::addItem(const QuotedItem &item)
{
    auto *line = new QHBoxLayout;
    auto *name = new QLabel(item.productName, m_quoted);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    alignToReading(name, Qt::AlignTop);
    line->addWidget(name, 1);
    line->addWidget(new QLabel(price(item.monthly), m_quoted), 0, Qt::AlignTop);
    //: Of an item: quantity, price of one and length of the contract, as in: 2 × 49.90 · 12 months
    const QString terms = tr("%1 · %2").arg(
        leftToRight(tr("%1 × %2").arg(m_workplace.format().number(item.quantity), amount(item.unitPrice))),
        tr("%Ln months", nullptr, item.contractLength));
    auto *lines = new QVBoxLayout;
    lines->setSpacing(units(this, 2));
    lines->addLayout(line);
    lines->addWidget(mutedLabel(terms, m_quoted, 0.92));
    m_lines->addLayout(lines);
}

void OrderSummary::addSums(const OrderQuote &quote)
{
    using Style = DetailSection::Style;
    auto *sums = new DetailSection({}, m_quoted);
    const auto add = [&](const QString &label, Money money, Style style) {
        sums->addRow(label, price(money), style);
    };
    add(tr("Monthly, net"), quote.subtotal, Style::Amount);
    add(tr("Tax"), quote.tax, Style::Amount);
    add(tr("Monthly, total"), quote.total, Style::Total);
    if (!quote.setupTotal.isZero())
        add(tr("One-off set-up"), quote.setupTotal, Style::Amount);
    if (quote.firstPayment)
        add(tr("First payment"), *quote.firstPayment, Style::Total);
    m_lines->addWidget(sums);
}

} // namespace onhire
