// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/address_fields.h"

#include <QCoreApplication>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Address)
};

struct Spec
{
    QString name, label;
};

QList<Spec> specs()
{
    return {{u"contactName"_s, Words::tr("Recipient")},
            {u"streetAddress"_s, Words::tr("Street and number")},
            {u"postalCode"_s, Words::tr("Postal code")},
            {u"city"_s, Words::tr("City")},
            {u"country"_s, Words::tr("Country")}};
}

} // namespace

AddressFields::AddressFields(Form &form, const QString &path)
{
    for (const Spec &spec : specs()) {
        auto *editor = new QLineEdit(&form);
        editor->setMaxLength(200);
        const bool needed = spec.name != u"postalCode";
        form.addField(path + u'.' + spec.name, spec.label, editor, [editor, needed] {
            return needed && editor->text().trimmed().isEmpty() ? Words::tr("This is needed.") : QString();
        });
        m_fields.append({spec.name, editor});
    }
}

void AddressFields::show(const JsonValue &address)
{
    for (Field &field : m_fields) {
        field.shown = address[field.name].toString();
        field.editor->setText(field.shown);
    }
}

JsonValue AddressFields::value() const
{
    QList<JsonValue::Member> members;
    for (const Field &field : m_fields) {
        if (const QString text = field.editor->text().trimmed(); !text.isEmpty())
            members.append({field.name, JsonValue::string(text)});
    }
    return JsonValue::object(members);
}

bool AddressFields::isChanged() const
{
    return std::any_of(m_fields.begin(), m_fields.end(),
                       [](const Field &field) { return field.editor->text() != field.shown; });
}

bool AddressFields::isEmpty() const
{
    return std::all_of(m_fields.begin(), m_fields.end(),
                       [](const Field &field) { return field.editor->text().trimmed().isEmpty(); });
}

} // namespace onhire
