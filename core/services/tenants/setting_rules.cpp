// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/setting_rules.h"

#include "core/base/text.h"
#include "core/domain/payments/tax_treatment_schema.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QList<Fault> lengthFaults(const JsonValue &lengths)
{
    QList<Fault> faults;
    QSet<qint64> known;
    for (qsizetype i = 0; i < lengths.elements().size(); ++i) {
        const qint64 length = lengths.elements()[i].toInteger().value_or(0);
        if (known.contains(length))
            faults.append({u"contractLengths.%1"_s.arg(i), Fault::Kind::Custom, u"Listed more than once."_s});
        known += length;
    }
    return faults;
}

QList<Fault> fieldFaults(const JsonValue &fields)
{
    QList<Fault> faults;
    QSet<QString> known;
    for (qsizetype i = 0; i < fields.elements().size(); ++i) {
        const JsonValue &field = fields.elements()[i];
        const QString path = u"customFields.%1."_s.arg(i), id = cleaned(field[u"id"].toString());
        if (known.contains(id))
            faults.append({path + "id"_L1, Fault::Kind::Custom, u"Another field has this ID."_s});
        known += id;
        if (field[u"type"].toString() == "select"_L1 && field[u"options"].elements().isEmpty())
            faults.append(
                {path + "options"_L1, Fault::Kind::Required, u"A field of type select needs options."_s});
    }
    return faults;
}

} // namespace

QList<Fault> ruleFaults(const QString &key, const JsonValue &value)
{
    if (key == "contractLengths"_L1)
        return lengthFaults(value);
    if (key == "customFields"_L1)
        return fieldFaults(value);
    if (key == "tax.rate"_L1)
        return taxRateFaults(key, value);
    return {};
}

} // namespace onhire
