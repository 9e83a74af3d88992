// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/custom_fields.h"

#include "ui/shared/forms/record_path.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/record_values.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct CustomFieldTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::CustomFields)
};

QString labelOf(const JsonValue &field)
{
    return field.has(u"label") ? field[u"label"].toString() : field[u"id"].toString();
}

QString pathOf(const JsonValue &field)
{
    return u"customFields."_s + pathStep(field[u"id"].toString());
}

// What stands there stays choosable, although it is not offered any more.
QList<FilterChoice> choicesOf(const JsonValue &field, const JsonValue &current)
{
    QList<FilterChoice> choices{{{}, CustomFieldTexts::tr("(none)")}};
    QStringList options{textOf(current)};
    for (const JsonValue &option : field[u"options"].elements())
        options += option.toString();
    options.removeDuplicates();
    options.removeAll(QString());
    for (const QString &option : std::as_const(options))
        choices.append({option, option});
    return choices;
}

void add(RecordForm &form, const JsonValue &field, const JsonValue &current)
{
    const QString type = field[u"type"].toString();
    if (type == u"number")
        form.addAmount(pathOf(field), labelOf(field));
    else if (type == u"textarea")
        form.addLongText(pathOf(field), labelOf(field));
    else if (type == u"select")
        form.addChoice(pathOf(field), labelOf(field), choicesOf(field, current));
    else if (type == u"email" || type == u"phone")
        form.addCode(pathOf(field), labelOf(field));
    else
        form.addText(pathOf(field), labelOf(field));
}

} // namespace

CustomFields::CustomFields(const Settings &settings, const QString &section)
{
    for (const JsonValue &field : settings.value("customFields"_L1).elements()) {
        const QString declared = field.has(u"section") ? field[u"section"].toString() : u"order"_s;
        if (declared == section)
            m_fields += field;
    }
}

void CustomFields::addTo(RecordForm &form, const JsonValue &record) const
{
    if (m_fields.isEmpty())
        return;
    form.addTitle(CustomFieldTexts::tr("Additional fields"));
    for (const JsonValue &field : m_fields)
        add(form, field, valueAt(record, pathOf(field)));
}

QList<Fault> CustomFields::faultsOf(const JsonValue &body) const
{
    QList<Fault> faults;
    for (const JsonValue &field : m_fields) {
        const QString path = pathOf(field);
        const JsonValue value = valueAt(body, path);
        if (textOf(value).trimmed().isEmpty()) {
            if (field[u"required"].toBool())
                faults.append({path, Fault::Kind::Required, {}});
        } else if (field[u"type"].toString() == u"number" && !value.isNumber()) {
            faults.append({path, Fault::Kind::Custom, CustomFieldTexts::tr("Enter a number.")});
        }
    }
    return faults;
}

void CustomFields::show(DetailSection &section, const JsonValue &record) const
{
    for (const auto &[name, value] : record[u"customFields"].members()) {
        const QString id = name;
        const auto declared = std::find_if(m_fields.begin(), m_fields.end(), [&id](const JsonValue &field) {
            return field[u"id"].toString() == id;
        });
        section.addRow(declared == m_fields.end() ? name : labelOf(*declared),
                       value.isNumber() ? numberText(value, QLocale()) : textOf(value));
    }
}

} // namespace onhire
