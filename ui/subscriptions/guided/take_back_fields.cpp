// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/take_back_fields.h"

#include "core/services/assets/take_back.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> takeBackWith(const Context &context, const QString &id, const AssetReturn &request,
                                   int version)
{
    return takeBackDevice(context, id, request, version);
}

TakeBackFields::TakeBackFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    m_condition = addConditions();
    m_damage = addText(u"damage"_s, tr("Damage"));
    m_location = new QLineEdit(this);
    addField(u"location"_s, tr("Location"), m_location);
    kept().add(u"location"_s, m_location);
    m_notes = addText(u"notes"_s, tr("Notes on the device"));
    setFirst(m_condition);
    connect(m_location, &QLineEdit::textEdited, this, &SubscriptionFields::touched);
}

GuidedLook TakeBackFields::look() const
{
    const AssetReturn request{.condition = m_condition->currentData().toString(),
                              .damageAssessment = m_damage->toPlainText().trimmed(),
                              .location = m_location->text().trimmed(),
                              .notes = m_notes->toPlainText().trimmed()};
    const auto worded = [words = words(),
                         serial = details().text(u"serialNumber")](const ChangePreview &preview) {
        return GuidedChange{.preview = words->of(preview),
                            .verb = tr("Take back %1").arg(leftToRight(serial)),
                            .done = tr("%1 is back.").arg(leftToRight(serial))};
    };
    return lookWith<AssetReturn>(previewTakeBack, takeBackWith, request, worded);
}

} // namespace onhire
