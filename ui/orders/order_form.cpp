// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_form.h"

#include "ui/shared/controls.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int LongestNote = 5000;

OrderForm::OrderForm(const OrderDetails &details, QWidget *parent)
    : Form(parent), m_id(details.id), m_version(details.version), m_base(details.order),
      m_tracking(new QLineEdit(this)), m_notes(new QPlainTextEdit(this))
{
    m_tracking->setMaxLength(200);
    m_tracking->setText(m_base[u"trackingNumber"].toString());
    m_notes->setPlainText(m_base[u"notes"].toString());
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(units(this, 90));
    m_notesField = addField(u"notes"_s, tr("&Notes"), m_notes, [this] {
        return m_notes->toPlainText().size() > LongestNote ? tr("At most %n characters.", nullptr, LongestNote)
                                                           : QString();
    });
    m_trackingField = addField(u"trackingNumber"_s, tr("&Tracking number"), m_tracking);
    // Once devices are out, the addresses stand.
    if (m_base[u"rentalProgress"][u"rentedDevices"].toInteger().value_or(0) == 0)
        addAddresses();
}

void OrderForm::addHeading(const QString &text)
{
    static_cast<QVBoxLayout *>(layout())->addWidget(mutedLabel(text, this, 0.92, QFont::DemiBold));
}

void OrderForm::addAddresses()
{
    addHeading(tr("Ship to"));
    m_shipping.emplace(*this, u"shippingAddress"_s);
    m_shipping->show(m_base[u"shippingAddress"]);
    addHeading(tr("Bill to"));
    m_billing.emplace(*this, u"billingAddress"_s);
    m_billing->show(m_base[u"billingAddress"]);
}

bool OrderForm::isChanged() const
{
    return !patch().members().isEmpty();
}

// What the fields do not show of an address (building, locality) stays as it was.
static JsonValue addressPatch(const JsonValue &base, const AddressFields &fields)
{
    QList<JsonValue::Member> members = fields.value().members();
    for (const QString &hidden : {u"company"_s, u"buildingInfo"_s, u"locality"_s, u"adminArea"_s}) {
        if (base.has(hidden))
            members.append({hidden, base[hidden]});
    }
    return JsonValue::object(members);
}

JsonValue OrderForm::patch() const
{
    QList<JsonValue::Member> members;
    if (const QString text = m_notes->toPlainText(); text != m_base[u"notes"].toString())
        members.append({u"notes"_s, JsonValue::string(text)});
    if (const QString text = m_tracking->text().trimmed(); text != m_base[u"trackingNumber"].toString())
        members.append({u"trackingNumber"_s, JsonValue::string(text)});
    if (m_shipping && m_shipping->isChanged())
        members.append({u"shippingAddress"_s, addressPatch(m_base[u"shippingAddress"], *m_shipping)});
    if (m_billing && m_billing->isChanged())
        members.append({u"billingAddress"_s, addressPatch(m_base[u"billingAddress"], *m_billing)});
    return JsonValue::object(members);
}

void OrderForm::meetText(FormField *field, const QString &base, const QString &theirs)
{
    auto *line = qobject_cast<QLineEdit *>(field->editor());
    auto *text = qobject_cast<QPlainTextEdit *>(field->editor());
    const QString ours = line ? line->text() : text->toPlainText();
    if (theirs == base || ours == theirs)
        return;
    if (ours != base)
        field->setFault(tr("Meanwhile somebody else wrote: %1. Save again to keep yours.")
                            .arg(theirs.isEmpty() ? tr("(nothing)") : theirs));
    else if (line)
        line->setText(theirs);
    else
        text->setPlainText(theirs);
}

void OrderForm::meet(const OrderDetails &theirs)
{
    for (const auto &[field, name] :
         {std::pair(m_notesField, u"notes"_s), std::pair(m_trackingField, u"trackingNumber"_s)})
        meetText(field, m_base[name].toString(), theirs.order[name].toString());
    if (m_shipping && !m_shipping->isChanged())
        m_shipping->show(theirs.order[u"shippingAddress"]);
    if (m_billing && !m_billing->isChanged())
        m_billing->show(theirs.order[u"billingAddress"]);
    m_base = theirs.order;
    m_version = theirs.version;
    focusFirstFault();
}

void OrderForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT abandoned();
    else
        Form::keyPressEvent(event);
}

} // namespace onhire
