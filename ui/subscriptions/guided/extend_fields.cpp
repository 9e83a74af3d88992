// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/extend_fields.h"

#include "core/services/orders/quote_order.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/segmented.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/subscriptions/guided/price_choice.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int UsualMonths = 12;
constexpr int MostLengths = 3;
constexpr int MostTyped = 999;
constexpr int Other = 0;

// What the company offers for a contract, the shortest first.
QList<int> usualLengths(const Tenant &tenant, int most)
{
    QList<int> lengths = tenant.settings.contractLengths();
    lengths.removeIf([most](int months) { return months > most; });
    std::sort(lengths.begin(), lengths.end());
    return lengths.first(std::min<qsizetype>(MostLengths, lengths.size()));
}

} // namespace

ExtendFields::ExtendFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    addLengths();
    addPrice();
    m_reason = addChoice(u"reason"_s, tr("Reason"),
                         {{u"customer_request"_s, tr("Customer request")},
                          {u"renewal"_s, tr("Regular renewal")},
                          {u"goodwill"_s, tr("Goodwill")},
                          {u"other"_s, tr("Other reason")}});
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    offerContract(tr("Create a new contract with the new terms (PDF)"), Contract::IsMade);
    setFirst(m_lengths);
    chooseLength();
}

void ExtendFields::addLengths()
{
    auto *editor = new QWidget(this);
    auto *lines = new QVBoxLayout(editor);
    lines->setContentsMargins({});
    lines->setSpacing(units(this, 6));
    m_lengths = new Segmented(tr("Extend by"), editor);
    m_other = new WholeNumberBox(editor);
    m_other->setRange(1, MostTyped); // what is too long is told, and never becomes another number
    m_other->setValue(std::min(UsualMonths, mostMonths()));
    offerLengths();
    const auto showUnit = [this](int months) {
        //: Behind the number, which stands in a field of its own
        m_other->setSuffix(u' ' + tr("months", nullptr, months));
    };
    showUnit(m_other->value());
    connect(m_other, &QSpinBox::valueChanged, this, showUnit);
    m_other->setAccessibleName(tr("Months"));
    m_other->setFixedWidth(units(this, 120));
    m_inAll = mutedLabel({}, editor, 0.92);
    lines->addWidget(m_lengths);
    lines->addWidget(m_other);
    lines->addWidget(m_inAll);
    addField(u"extensionMonths"_s, tr("Extend by"), editor);
    kept().add(u"months"_s, m_lengths);
    kept().add(u"otherMonths"_s, m_other);
    connect(m_lengths, &Segmented::changed, this, [this] {
        chooseLength();
        touched();
        if (m_lengths->chosen() == Other)
            m_other->setFocus();
    });
    connect(m_other, &QSpinBox::valueChanged, this, [this] {
        chooseLength();
        touched();
    });
}

int ExtendFields::mostMonths() const
{
    return std::max(1, LongestContract - details().outlook.state.terms.months);
}

// Whoever has entered something goes on with that length, though the company may not offer it any more.
void ExtendFields::offerLengths()
{
    const QList<int> lengths = usualLengths(*workplace().session->tenant(), mostMonths());
    const int before = m_lengths->chosen();
    const QSignalBlocker blocker(m_lengths); // refilling it is no choice of the user's
    m_lengths->clear();
    for (const int months : lengths)
        m_lengths->add(months, monthsText(months));
    m_lengths->add(Other, tr("Other…"));
    m_offered = lengths;
    if (!isTouched()) {
        m_lengths->choose(lengths.isEmpty() ? Other : lengths.contains(UsualMonths) ? UsualMonths : lengths[0]);
        return;
    }
    m_lengths->choose(lengths.contains(before) ? before : Other);
    if (m_lengths->chosen() != before)
        m_other->setValue(before);
}

void ExtendFields::renew()
{
    const int before = months();
    if (m_offered != usualLengths(*workplace().session->tenant(), mostMonths()))
        offerLengths();
    m_other->setVisible(m_lengths->chosen() == Other);
    if (months() == before)
        readCatalogue();
    else
        chooseLength();
}

void ExtendFields::addPrice()
{
    const Tenant &tenant = *workplace().session->tenant();
    m_price = new PriceChoice(tr("Price"), workplace().locale, tenant.currency, tenant.exponent, this);
    m_price->add(AsNow, tr("As now"));
    m_price->addLater(Catalogue, tr("Catalogue"));
    m_price->addTyped(Typed, tr("Another price"));
    m_price->choose(AsNow);
    m_price->setAmount(AsNow, words()->moneyInCurrency(details().outlook.state.monthlyAmount));
    m_price->setEnabled(mayOverridePrices());
    addField(u"newMonthlyAmount"_s, tr("Price from the first unbilled month"), m_price);
    kept().add(u"price"_s, m_price);
    connect(m_price, &PriceChoice::changed, this, &SubscriptionFields::touched);
}

int ExtendFields::months() const
{
    return m_lengths->chosen() == Other ? m_other->value() : m_lengths->chosen();
}

void ExtendFields::chooseLength()
{
    m_other->setVisible(m_lengths->chosen() == Other);
    const int inAll = details().outlook.state.terms.months + months();
    m_inAll->setText(tr("%1 in total. At most %2 are possible.")
                         .arg(monthsText(inAll), workplace().format().number(LongestContract)));
    m_catalogue.reset();
    if (m_price)
        readCatalogue();
}

// What the catalogue asks for a contract of the whole length.
QCoro::Task<> ExtendFields::readCatalogue()
{
    const int inAll = details().outlook.state.terms.months + months();
    const auto work = [session = workplace().session, sku = details().text(u"sku"),
                       inAll]() -> Result<std::optional<Money>> {
        const auto quote = quoteOrder(session->context(), {{sku, 1, inAll}});
        if (!quote && quote.error().transient)
            return Failure(quote.error());
        if (!quote || quote->items.isEmpty() || quote->items[0].refusal)
            return std::optional<Money>();
        return std::optional(quote->items[0].unitPrice);
    };
    const Ticket ticket = m_reads.next();
    const auto answer = co_await workplace().runner.run(ticket, work);
    if (!answer || !*answer) // what was read before may still hold
        co_return;
    const std::optional<Money> price = **answer;
    const bool isOther = m_catalogue != price, isMeant = m_price->wished() == Catalogue;
    m_catalogue = price;
    m_price->setText(Catalogue, tr("Catalogue, %1").arg(monthsText(inAll)));
    m_price->setAmount(Catalogue, m_catalogue ? words()->moneyInCurrency(*m_catalogue) : QString());
    m_price->setOffered(Catalogue, m_catalogue.has_value());
    if (isOther && isMeant)
        Q_EMIT renewed();
}

QString ExtendFields::missing() const
{
    return m_price->chosen() < 0 ? tr("Choose the price.") : tr("Enter the new price.");
}

std::optional<Money> ExtendFields::newPrice() const
{
    switch (m_price->chosen()) {
    case Catalogue: return m_catalogue;
    case Typed: return m_price->typed();
    default: return std::nullopt;
    }
}

GuidedLook ExtendFields::look() const
{
    if (m_price->chosen() != AsNow && !newPrice()) // not typed yet, or still asked for
        return {};
    const ExtendRequest request{.months = months(),
                                .newMonthlyAmount = newPrice(),
                                .reason = m_reason->currentData().toString(),
                                .notes = m_notes->toPlainText().trimmed()};
    const auto worded = [words = words(), code = details().code()](const ChangePreview &preview) {
        const int by = preview.after.state.terms.months - preview.now.state.terms.months;
        return GuidedChange{
            .preview = words->of(preview),
            .verb = tr("Extend by %Ln months", nullptr, by),
            .done = tr("Subscription %1 is extended by %Ln months.", nullptr, by).arg(leftToRight(code))};
    };
    const auto preview = [contract = contract()](const Context &context, const QString &id,
                                                 const ExtendRequest &asked) {
        return previewExtension(context, id, asked, contract);
    };
    const auto extend = [contract = contract(),
                         order = details().text(u"orderId")](const Context &context, const QString &id,
                                                             const ExtendRequest &asked, int version) {
        return changeWith(contract, context, [&](const Context &at) -> Result<AgreedChange> {
            ONHIRE_ASSIGN(Extension extension, extendSubscription(at, id, asked, version));
            return AgreedChange{std::move(extension.rental), order};
        });
    };
    return lookWith<ExtendRequest>(preview, extend, request, worded);
}

} // namespace onhire
