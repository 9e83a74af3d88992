// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/early_return_fields.h"

#include "ui/subscriptions/guided/price_choice.h"

#include <QComboBox>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> returnWith(const Context &context, const QString &id, const EarlyReturnRequest &request,
                                 int version)
{
    ONHIRE_ASSIGN(EarlyReturn end, returnEarly(context, id, request, version));
    return std::move(end.rental);
}

EarlyReturnFields::EarlyReturnFields(const Workplace &workplace, const SubscriptionDetails &details,
                                     QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    const Tenant &tenant = *workplace.session->tenant();
    m_fee = new PriceChoice(tr("Fee"), workplace.locale, tenant.currency, tenant.exponent, this);
    m_fee->add(Calculated, tr("By company rule"));
    m_fee->add(Waived, tr("Waive the fee"));
    m_fee->addTyped(Typed, tr("Another fee"));
    m_fee->choose(Calculated);
    m_fee->setOffered(Waived, mayOverridePrices());
    m_fee->setOffered(Typed, mayOverridePrices());
    addField(u"earlyReturnFee"_s, tr("Fee"), m_fee);
    kept().add(u"fee"_s, m_fee);
    m_condition = addConditions();
    m_damage = addText(u"damage"_s, tr("Damage"));
    m_reason = addSuggested(u"reason"_s, tr("Reason"),
                            {tr("No longer needed"), tr("The person who used it has left"),
                             tr("Another device is needed"), tr("Not satisfied with the device"),
                             tr("Too expensive")});
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    setFirst(m_condition);
    connect(m_fee, &PriceChoice::changed, this, &SubscriptionFields::touched);
    calculate();
}

QCoro::Task<> EarlyReturnFields::calculate()
{
    const auto work = [session = workplace().session, id = id()] {
        return calculateEarlyReturn(session->context(), id);
    };
    const Ticket ticket = m_reads.next();
    const auto quote = co_await workplace().runner.run(ticket, work);
    if (quote && *quote)
        m_fee->setAmount(Calculated, words()->moneyInCurrency((*quote)->fee));
}

GuidedLook EarlyReturnFields::look() const
{
    if (m_fee->isTyped() && !m_fee->typed())
        return {};
    const EarlyReturnRequest request{.fee = m_fee->isTyped() ? m_fee->typed() : std::nullopt,
                                     .waived = m_fee->chosen() == Waived,
                                     .effectiveDate = {},
                                     .condition = m_condition->currentData().toString(),
                                     .reason = m_reason->currentText().trimmed(),
                                     .damageAssessment = m_damage->toPlainText().trimmed(),
                                     .notes = m_notes->toPlainText().trimmed()};
    const auto worded = [words = words(), product = product()](const ChangePreview &preview) {
        const auto once = preview.after.once;
        return GuidedChange{.preview = words->of(preview, tr("Fee")),
                            .verb = once
                                ? tr("Return early, fee %1").arg(words->agreed(once->agreed, preview.tax))
                                : tr("Return early without a fee"),
                            .done = tr("%1 is returned.").arg(product)};
    };
    return lookWith<EarlyReturnRequest>(previewEarlyReturn, returnWith, request, worded);
}

} // namespace onhire
