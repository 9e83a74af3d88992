// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/buyout_fields.h"

#include "ui/subscriptions/guided/price_choice.h"

#include <QComboBox>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> buyWith(const Context &context, const QString &id, const BuyoutRequest &request,
                              int version)
{
    ONHIRE_ASSIGN(Buyout buyout, buyOut(context, id, request, version));
    return std::move(buyout.rental);
}

BuyoutFields::BuyoutFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    const Tenant &tenant = *workplace.session->tenant();
    m_price = new PriceChoice(tr("Price"), workplace.locale, tenant.currency, tenant.exponent, this);
    m_price->add(Calculated, tr("By company rule"));
    m_price->addTyped(Typed, tr("Another price"));
    m_price->choose(Calculated);
    m_price->setOffered(Typed, mayOverridePrices());
    addField(u"buyoutPrice"_s, tr("Price of the device"), m_price);
    kept().add(u"price"_s, m_price);
    m_reason = addChoice(u"reason"_s, tr("Reason"),
                         {{u"customer_request"_s, tr("Customer request")},
                          {u"end_of_contract"_s, tr("End of the contract")},
                          {u"other"_s, tr("Other reason")}});
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    setFirst(m_price);
    connect(m_price, &PriceChoice::changed, this, &SubscriptionFields::touched);
    calculate();
}

QCoro::Task<> BuyoutFields::calculate()
{
    const auto work = [session = workplace().session, id = id()] {
        return calculateBuyout(session->context(), id);
    };
    const Ticket ticket = m_reads.next();
    const auto quote = co_await workplace().runner.run(ticket, work);
    if (quote && *quote)
        m_price->setAmount(Calculated, words()->moneyInCurrency((*quote)->price));
}

Wording BuyoutFields::wordsFor(const Error &error) const
{
    if (error.code == ErrorCode::InvalidBuyoutPrice)
        return {tr("The company rule needs a list price, and none is recorded."), tr("Enter another price.")};
    return SubscriptionFields::wordsFor(error);
}

GuidedLook BuyoutFields::look() const
{
    if (m_price->isTyped() && !m_price->typed())
        return {};
    const BuyoutRequest request{.reason = m_reason->currentData().toString(),
                                .price = m_price->isTyped() ? m_price->typed() : std::nullopt,
                                .effectiveDate = {},
                                .notes = m_notes->toPlainText().trimmed()};
    const auto worded = [words = words(), product = product()](const ChangePreview &preview) {
        const auto once = preview.after.once.value_or(OneOffPayment());
        return GuidedChange{.preview = words->of(preview, tr("Price of the device")),
                            .verb = tr("Buy out for %1").arg(words->agreed(once.agreed, preview.tax)),
                            .done = tr("%1 is bought out.").arg(product)};
    };
    return lookWith<BuyoutRequest>(previewBuyout, buyWith, request, worded);
}

} // namespace onhire
