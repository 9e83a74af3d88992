// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/upgrade_fields.h"

#include "ui/shared/controls/segmented.h"
#include "ui/shared/pickers/variant_search.h"
#include "ui/subscriptions/guided/picker_searches.h"
#include "ui/subscriptions/guided/price_choice.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <QComboBox>
#include <QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<std::function<GuidedChange()>> lookAt(const Context &context, const QString &id,
                                             const UpgradeRequest &request, Contract contract,
                                             const std::shared_ptr<const ChangeWords> &words)
{
    ONHIRE_ASSIGN(const UpgradePreview seen, previewUpgrade(context, id, request, contract));
    return std::function<GuidedChange()>([=] {
        return GuidedChange{
            .preview = words->of(seen),
            .version = seen.version,
            .verb = UpgradeFields::tr("Upgrade to %1").arg(seen.newDevice),
            .make =
                [=](const Context &asked) {
                    return changeWith(contract, asked, [&](const Context &at) -> Result<AgreedChange> {
                        ONHIRE_ASSIGN(Upgrade upgrade, upgradeSubscription(at, id, request, seen.version));
                        return AgreedChange{upgrade.newRental ? *upgrade.newRental : upgrade.rental,
                                            upgrade.orderId};
                    });
                },
            .done = seen.successor ? UpgradeFields::tr("%1 is assigned.").arg(seen.newDevice)
                                   : UpgradeFields::tr("The upgrade to %1 is ordered.").arg(seen.newDevice)};
    });
}

} // namespace

UpgradeFields::UpgradeFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    const Tenant &tenant = *workplace.session->tenant();
    m_variant = new RecordPicker(workplace, variantsToOrder(workplace), this);
    m_variant->suggestAtOnce(true);
    m_variant->setPlaceholderText(tr("Name or SKU"));
    Form::addField(u"newSku"_s, tr("New product"), m_variant);
    kept().add(u"product"_s, m_variant);
    addLengths();
    m_device = new RecordPicker(workplace, availableDevices({}), this);
    m_device->suggestAtOnce(true);
    m_device->setPlaceholderText(tr("Once the old device is back"));
    m_device->setEnabled(false);
    addField(u"newSerialNumber"_s, tr("Device, if exchanged at once"), m_device);
    kept().add(u"device"_s, m_device);
    m_price = new PriceChoice(tr("Price"), workplace.locale, tenant.currency, tenant.exponent, this);
    m_price->add(Catalogue, tr("Catalogue"));
    m_price->addTyped(Typed, tr("Another price"));
    m_price->choose(Catalogue);
    m_price->setEnabled(mayOverridePrices());
    addField(u"newMonthlyAmount"_s, tr("Price"), m_price);
    kept().add(u"price"_s, m_price);
    m_reason = addChoice(u"reason"_s, tr("Reason"),
                         {{u"customer_request"_s, tr("Customer request")},
                          {u"goodwill"_s, tr("Goodwill")},
                          {u"other"_s, tr("Other reason")}});
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    offerContract(tr("Create the contract for the new order (PDF)"), Contract::IsMade);
    setFirst(m_variant);
    connect(m_variant, &RecordPicker::chosenChanged, this, &UpgradeFields::chooseVariant);
    connect(m_price, &PriceChoice::changed, this, &SubscriptionFields::touched);
}

void UpgradeFields::addLengths()
{
    m_lengths = new Segmented(tr("Length"), this);
    offerLengths();
    addField(u"contractLength"_s, tr("Length of the new contract"), m_lengths);
    kept().add(u"months"_s, m_lengths);
    connect(m_lengths, &Segmented::changed, this, &SubscriptionFields::touched);
}

// Those by which the core takes an upgrade: what is not among them any more cannot stay chosen.
void UpgradeFields::offerLengths()
{
    QList<int> lengths = workplace().session->tenant()->settings.contractLengths();
    std::sort(lengths.begin(), lengths.end());
    if (m_offered == lengths)
        return;
    const int before = m_lengths->chosen(), now = details().outlook.state.terms.months;
    const QSignalBlocker blocker(m_lengths); // refilling it is no choice of the user's
    m_lengths->clear();
    for (const int months : std::as_const(lengths))
        m_lengths->add(months, lengths.size() > 4 ? QString::number(months) : monthsText(months));
    m_offered = lengths;
    if (isTouched() && lengths.contains(before))
        m_lengths->choose(before);
    else
        m_lengths->choose(lengths.contains(now) ? now : lengths.constLast());
}

void UpgradeFields::chooseVariant()
{
    m_device->choose(std::nullopt);
    m_device->clear(); // of what was typed and has named none
    m_device->setSource(availableDevices(m_variant->chosen() ? m_variant->chosen()->id : QString()));
    m_device->setEnabled(m_variant->chosen().has_value());
    touched();
}

QString UpgradeFields::missing() const
{
    if (!m_variant->chosen())
        return tr("Choose the new product.");
    return m_device->namesNothing() ? tr("Choose the device, or clear its field.") : tr("Enter the new price.");
}

GuidedLook UpgradeFields::look() const
{
    if (!m_variant->chosen() || m_device->namesNothing() || (m_price->isTyped() && !m_price->typed()))
        return {};
    const UpgradeRequest request{.newSku = m_variant->chosen()->id,
                                 .newSerialNumber = m_device->chosen() ? m_device->chosen()->id : QString(),
                                 .contractLength = m_lengths->chosen(),
                                 .newMonthlyAmount = m_price->isTyped() ? m_price->typed() : std::nullopt,
                                 .reason = m_reason->currentData().toString(),
                                 .notes = m_notes->toPlainText().trimmed()};
    return [id = id(), request, contract = contract(), words = words()](const Context &context) {
        return lookAt(context, id, request, contract, words);
    };
}

} // namespace onhire
