// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_field.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>

#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Settings)
};

struct Label
{
    QLatin1StringView key;
    const char *text;
};

constexpr Label labels[] = {
    {"contractLengths"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Contract lengths, in months")},
    {"defaultContractLength"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Usual contract length, in months")},
    {"orders.autoConfirm"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Orders are confirmed by themselves")},
    {"orders.duplicateMinutes"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "The same order within so many minutes is one order")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax, in percent")},
    {"tax.inclusive"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Prices include tax")},
    {"billing.start"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Billing starts")},
    {"billing.horizonDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payments are made so many days ahead")},
    {"billing.termsDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payments are due after so many days")},
    {"billing.retries"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Failed payments are tried again so often")},
    {"billing.lateFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Fee for late payment")},
    {"buyout.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Price of buying a device out")},
    {"buyout.residualPercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Residual value, in percent")},
    {"buyout.residualMinimum"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Residual value, at least")},
    {"buyout.listPricePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Buyout, in percent of the list price")},
    {"buyout.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Buyout at a flat fee")},
    {"earlyReturn.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Charge for early return")},
    {"earlyReturn.feePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Early return, in percent of what remains")},
    {"earlyReturn.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Early return at a flat fee")},
    {"earlyReturn.graceDays"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Early return is free within so many days")},
    {"upgrade.credit"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Credit at an upgrade")},
    {"contractEnd"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "When a contract ends")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Largest file, in bytes")},
    {"scanner.prefix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "The scanner begins with")},
    {"scanner.suffix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "The scanner ends with")},
    // values
    {"immediate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "at once")},
    {"first_of_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "on the first of the next month")},
    {"same_day_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "a month later")},
    {"remaining_plus_residual"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "remaining months and residual value")},
    {"remaining"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "remaining months")},
    {"list_price_percent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the list price")},
    {"flat"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "flat fee")},
    {"remaining_months"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the remaining months")},
    {"none"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "nothing")},
    {"days"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "the days that were paid")},
    {"require_action"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "somebody decides")},
    {"auto_renew_monthly"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "it goes on month by month")},
    {"auto_renew_same_term"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "it starts again for the same time")},
    {"auto_terminate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "it ends")},
};

QString labelOf(QStringView key)
{
    for (const Label &label : labels) {
        if (label.key == key)
            return Words::tr(label.text);
    }
    return key.toString();
}

// The schema in its published form: the same that the interface description shows.
JsonValue shapeOf(const Schema &schema)
{
    JsonWriter json;
    schema.write(json, true);
    return readJson(json.take()).value_or(JsonValue());
}

QString typeOf(const JsonValue &shape)
{
    const JsonValue &type = shape[u"type"];
    return type.isArray() ? type.elements().value(0).toString() : type.toString();
}

JsonValue numberFrom(const QString &text)
{
    const QByteArray digits = text.trimmed().replace(u',', u'.').toLatin1();
    return Decimal::parse(digits) ? JsonValue::number(digits) : JsonValue::string(text);
}

QString lineOf(const JsonValue &value)
{
    if (value.isNumber())
        return QString::fromLatin1(value.digits());
    if (!value.isArray())
        return QString(value.toString()).replace(u'\r', u"\\r"_s).replace(u'\n', u"\\n"_s);
    QStringList parts;
    for (const JsonValue &element : value.elements())
        parts += lineOf(element);
    return parts.join(u", ");
}

JsonValue valueFrom(const QString &line, const QString &type)
{
    if (type == u"array") {
        QList<JsonValue> elements;
        for (const QString &part : line.split(u',', Qt::SkipEmptyParts))
            elements += numberFrom(part.trimmed());
        return JsonValue::array(elements);
    }
    if (type == u"string")
        return JsonValue::string(QString(line).replace(u"\\r"_s, u"\r"_s).replace(u"\\n"_s, u"\n"_s));
    return line.trimmed().isEmpty() ? JsonValue() : numberFrom(line);
}

} // namespace

QString labelOfSetting(QLatin1StringView key)
{
    return labelOf(QString(key));
}

std::optional<SettingField> makeSettingField(const SettingDescriptor &descriptor, const JsonValue &current,
                                             QWidget *parent)
{
    const JsonValue shape = shapeOf(descriptor.schema);
    const QString type = typeOf(shape);
    if (type == u"array" && typeOf(shape[u"items"]) != u"integer")
        return std::nullopt;
    if (type == u"boolean") {
        auto *box = new QCheckBox(labelOfSetting(descriptor.key), parent);
        box->setChecked(current.toBool());
        return SettingField{&descriptor, box, [box] { return JsonValue::boolean(box->isChecked()); }, current};
    }
    if (shape.has(u"enum")) {
        auto *choices = new QComboBox(parent);
        for (const JsonValue &value : shape[u"enum"].elements())
            choices->addItem(labelOf(value.toString()), value.toString());
        choices->setCurrentIndex(choices->findData(current.toString()));
        return SettingField{&descriptor, choices,
                            [choices] { return JsonValue::string(choices->currentData().toString()); },
                            current};
    }
    auto *line = new QLineEdit(lineOf(current), parent);
    SettingField field{&descriptor, line, [line, type] { return valueFrom(line->text(), type); }, {}};
    field.shown = field.value();
    return field;
}

} // namespace onhire
