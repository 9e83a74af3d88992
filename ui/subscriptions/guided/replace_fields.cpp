// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/replace_fields.h"

#include "ui/subscriptions/guided/picker_searches.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> replaceWith(const Context &context, const QString &id, const ReplaceRequest &request,
                                  int version)
{
    ONHIRE_ASSIGN(Replacement replacement, replaceDevice(context, id, request, version));
    return std::move(replacement.rental);
}

ReplaceFields::ReplaceFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    m_device = new RecordPicker(workplace, availableDevices(details.text(u"sku")), this);
    m_device->suggestAtOnce(true);
    m_device->setPlaceholderText(tr("Serial number"));
    addField(u"newSerialNumber"_s, tr("New device"), m_device);
    kept().add(u"device"_s, m_device);
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
    setFirst(m_device);
    connect(m_device, &RecordPicker::chosenChanged, this, [this] { touched(); });
    connect(m_insurance, &QCheckBox::toggled, this, [this] { touched(); });
}

GuidedLook ReplaceFields::look() const
{
    if (!m_device->chosen())
        return {};
    const QString sku = m_device->chosen()->note; // of another product
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
    return lookWith<ReplaceRequest>(previewReplacement, replaceWith, request, worded);
}

} // namespace onhire
