// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/replace_fields.h"

#include "ui/shared/controls/controls.h"
#include "ui/subscriptions/guided/picker_searches.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

ReplaceFields::ReplaceFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    m_device = new RecordPicker(workplace, replacementDevices(details.text(u"sku"), product()), this);
    m_device->suggestAtOnce(true);
    m_device->setPlaceholderText(tr("Serial number"));
    addField(u"newSerialNumber"_s, tr("New device"), m_device);
    kept().add(u"device"_s, m_device);
    m_other = new QLabel(this);
    m_other->setWordWrap(true);
    setDress(m_other, "warning");
    m_other->hide();
    layout()->addWidget(m_other);
    m_reason = addChoice(u"reason"_s, tr("Reason"),
                         {{u"defective"_s, tr("Defective")},
                          {u"damaged"_s, tr("Damaged")},
                          {u"stolen"_s, tr("Stolen")},
                          {u"lost"_s, tr("Lost")}});
    m_damage = addText(u"damage"_s, tr("Damage"));
    m_insurance = new QCheckBox(tr("An insurance claim has been filed"), this);
    addField({}, {}, m_insurance);
    kept().add(u"insurance"_s, m_insurance);
    m_insurance->setAccessibleName(m_insurance->text());
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    offerContract(tr("Create a new contract for the new device (PDF)"), Contract::Stays);
    setFirst(m_device);
    connect(m_device, &RecordPicker::chosenChanged, this, &ReplaceFields::warnOfOther);
    connect(m_insurance, &QCheckBox::toggled, this, [this] { touched(); });
}

// The core takes it as long as it is told which SKU is meant; whoever chooses it is told, too.
void ReplaceFields::warnOfOther()
{
    const QString other = m_device->chosen() ? m_device->chosen()->note : QString();
    m_other->setVisible(!other.isEmpty());
    //: The product and the SKU of the contract, the SKU of the device that was chosen instead
    m_other->setText(tr("The contract is for %1 (SKU %2), but this device has SKU %3. The dates and the price "
                        "stay the same.")
                         .arg(product(), leftToRight(details().text(u"sku")), leftToRight(other)));
}

GuidedLook ReplaceFields::look() const
{
    if (!m_device->chosen())
        return {};
    const QString sku = m_device->chosen()->note; // of another product or variant
    const ReplaceRequest request{.newSerialNumber = m_device->chosen()->id,
                                 .newSku = sku,
                                 .reason = m_reason->currentData().toString(),
                                 .damageAssessment = m_damage->toPlainText().trimmed(),
                                 .notes = m_notes->toPlainText().trimmed(),
                                 .insuranceClaim = m_insurance->isChecked()};
    const auto worded = [words = words()](const ChangePreview &preview) {
        const QString serial = leftToRight(preview.after.serialNumber);
        return GuidedChange{.preview = words->of(preview),
                            .verb = tr("Replace with %1").arg(serial),
                            .done = tr("The device is replaced with %1.").arg(serial)};
    };
    const auto preview = [contract = contract()](const Context &context, const QString &id,
                                                 const ReplaceRequest &asked) {
        return previewReplacement(context, id, asked, contract);
    };
    const auto replace = [contract = contract(),
                          order = details().text(u"orderId")](const Context &context, const QString &id,
                                                              const ReplaceRequest &asked, int version) {
        return changeWith(contract, context, [&](const Context &at) -> Result<AgreedChange> {
            ONHIRE_ASSIGN(Replacement replacement, replaceDevice(at, id, asked, version));
            return AgreedChange{std::move(replacement.rental), order};
        });
    };
    return lookWith<ReplaceRequest>(preview, replace, request, worded);
}

} // namespace onhire
