// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/rules_form.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/domain/tenants/seller.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/text/number_entry.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

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
    {"defaultContractLength"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Default contract length, in months")},
    {"orders.autoConfirm"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Confirm orders automatically")},
    {"orders.duplicateMinutes"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Time to detect repeated orders, in minutes")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax, in percent")},
    {"tax.inclusive"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Prices include tax")},
    {"billing.start"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Billing starts")},
    {"billing.horizonDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Create payments ahead, in days")},
    {"billing.termsDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payment due period, in days")},
    {"billing.retries"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Retries for failed payments")},
    {"billing.lateFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Late payment fee")},
    {"billing.lateAfterDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Days overdue before a late fee")},
    {"seller.address"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Address on invoices")},
    {"seller.vatNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "VAT number")},
    {"seller.registerNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Company register number")},
    {"seller.iban"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "IBAN")},
    {"seller.bic"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "BIC")},
    {"seller.logoFileId"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Logo (ID of an image file)")},
    {"invoice.terms"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Terms on invoices")},
    {"invoice.language"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Language of invoices")},
    {"buyout.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Buyout price")},
    {"buyout.residualPercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Residual value, in percent")},
    {"buyout.residualMinimum"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Minimum residual value")},
    {"buyout.listPricePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Buyout, in percent of the list price")},
    {"buyout.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat buyout fee")},
    {"earlyReturn.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Early return charge")},
    {"earlyReturn.feePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Early return, in percent of the remaining contract")},
    {"earlyReturn.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat early return fee")},
    {"earlyReturn.graceDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Free early return period, in days")},
    {"upgrade.credit"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Upgrade credit")},
    {"contractEnd"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "When a contract ends")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Largest file, in bytes")},
    {"scanner.prefix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Scanner prefix")},
    {"scanner.suffix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Scanner suffix")},
    {"store.feedUrl"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store feed address")},
    {"store.source"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store platform")},
    {"store.token"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store access token")},
    {"store.readOnlyFields"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Product fields managed by the store")},
    // values
    {"en"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "English")},
    {"de"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "German")},
    {"ar"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Arabic")},
    {"shopify"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Shopify")},
    {"woocommerce"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "WooCommerce")},
    {"store"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "other")},
    {"immediate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "immediately")},
    {"first_of_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "on the first of the next month")},
    {"same_day_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "one month later")},
    {"remaining_plus_residual"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "remaining months and residual value")},
    {"remaining"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "remaining months")},
    {"list_price_percent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the list price")},
    {"flat"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "flat fee")},
    {"remaining_months"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the remaining months")},
    {"none"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "nothing")},
    {"days"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "paid days")},
    {"require_action"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "wait for a decision")},
    {"auto_renew_monthly"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "continue month by month")},
    {"auto_renew_same_term"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "renew for the same length")},
    {"auto_terminate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "end the subscription")},
};

QString labelOf(const QString &key)
{
    for (const Label &label : labels) {
        if (label.key == key)
            return Words::tr(label.text);
    }
    return key;
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

JsonValue monthsFrom(const QString &text, const QLocale &locale)
{
    static const QRegularExpression commas(u"[,،;]"_s);
    QList<JsonValue> months;
    for (const QString &part : text.split(commas, Qt::SkipEmptyParts))
        months += numberFrom(part, locale);
    return JsonValue::array(months);
}

QString monthsText(const JsonValue &months, const QLocale &locale)
{
    QStringList parts;
    for (const JsonValue &each : months.elements())
        parts += numberText(each, locale);
    //: Between the numbers of a list
    return parts.join(Words::tr(", "));
}

// Scanners end with characters that cannot be seen.
JsonValue codeFrom(const QString &text)
{
    return JsonValue::string(QString(text).replace(u"\\r"_s, u"\r"_s).replace(u"\\n"_s, u"\n"_s));
}

QString codeText(const JsonValue &value)
{
    return QString(value.toString()).replace(u'\r', u"\\r"_s).replace(u'\n', u"\\n"_s);
}

// Nothing where nothing stands, if that may be.
JsonValue textOrNull(const QString &text)
{
    return text.trimmed().isEmpty() ? JsonValue() : JsonValue::string(text.trimmed());
}

JsonValue namesFrom(const QString &text)
{
    QList<JsonValue> names;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            names += JsonValue::string(part.trimmed());
    }
    return JsonValue::array(names);
}

QString namesText(const JsonValue &names)
{
    QStringList parts;
    for (const JsonValue &each : names.elements())
        parts += each.toString();
    return parts.join(u", "_s);
}

QLineEdit *addLine(RecordForm &form, const QString &path, const QString &label,
                   const std::function<JsonValue(const QString &)> &read,
                   const std::function<QString(const JsonValue &)> &words)
{
    auto *line = new QLineEdit(&form);
    line->setLayoutDirection(Qt::LeftToRight);
    form.addEntry({path, label, line, [line, read] { return read(line->text()); },
                   [line, words](const JsonValue &value) { line->setText(words(value)); }, words});
    return line;
}

// It can be replaced, not seen.
void addSecret(RecordForm &form, const QString &path, const QString &label)
{
    QLineEdit *line = addLine(form, path, label, textOrNull, codeText);
    line->setEchoMode(QLineEdit::Password);
    line->setPlaceholderText(Words::tr("Unchanged"));
}

bool isLong(const JsonValue &shape)
{
    constexpr qint64 MostOfALine = 500;
    return shape[u"maxLength"].toInteger().value_or(0) > MostOfALine && !shape.has(u"format");
}

// Lists of objects have an editor of their own.
void addRule(RecordForm &form, const SettingDescriptor &rule, const QLocale &locale)
{
    const JsonValue shape = shapeOf(rule.schema);
    const QString type = typeOf(shape), path = pathStep(rule.key), label = labelOf(QString(rule.key));
    const auto isListOf = [&](QStringView what) { return type == u"array" && typeOf(shape[u"items"]) == what; };
    if (rule.isSecret) {
        addSecret(form, path, label);
    } else if (type == u"boolean") {
        form.addCheck(path, label);
    } else if (shape.has(u"enum")) {
        QList<FilterChoice> choices;
        for (const JsonValue &value : shape[u"enum"].elements())
            choices.append({value.toString(), labelOf(value.toString())});
        form.addChoice(path, label, choices);
    } else if (isListOf(u"integer")) {
        addLine(
            form, path, label, [locale](const QString &text) { return monthsFrom(text, locale); },
            [locale](const JsonValue &value) { return monthsText(value, locale); });
    } else if (isListOf(u"string")) {
        addLine(form, path, label, namesFrom, namesText);
    } else if (type == u"object") {
        addAddress(form, label, path + u'.');
        form.addTitle({});
    } else if (type == u"string" && isLong(shape)) {
        form.addLongText(path, label);
    } else if (type == u"string") {
        addLine(form, path, label, shape[u"type"].isArray() ? textOrNull : codeFrom, codeText);
    } else if (type != u"array") {
        addLine(
            form, path, label, [locale](const QString &text) { return numberFrom(text, locale); },
            [locale](const JsonValue &value) { return numberText(value, locale); });
    }
}

// The services say the same, in English.
QList<Fault> faultOfUsualLength(const JsonValue &rules)
{
    const JsonValue &usual = rules[u"defaultContractLength"];
    const QList<JsonValue> &lengths = rules[u"contractLengths"].elements();
    const bool isOffered = std::any_of(lengths.begin(), lengths.end(), [&](const JsonValue &length) {
        return length.toInteger() == usual.toInteger();
    });
    if (isOffered || !usual.isNumber())
        return {};
    return {{u"defaultContractLength"_s, Fault::Kind::Custom,
             Words::tr("%n months is not one of the contract lengths.", nullptr,
                       int(usual.toInteger().value_or(0)))}};
}

// An address with nothing in it is none.
bool isEmptied(const JsonValue &value)
{
    return value.isObject() && value.members().isEmpty();
}

QList<Fault> faultsOf(const JsonValue &rules, int exponent)
{
    QList<Fault> faults;
    for (const SettingDescriptor &rule : Settings::descriptors()) {
        const JsonValue &value = rules[QString(rule.key)];
        if (value.isNull() || isEmptied(value))
            continue;
        const qsizetype before = faults.size();
        rule.schema.check(value, pathStep(rule.key), {exponent}, faults);
        if (faults.size() == before)
            faults += sellerFaults(rule.key, value, pathStep(rule.key));
    }
    return faults.isEmpty() ? faultOfUsualLength(rules) : faults;
}

} // namespace

RecordForm *rulesForm(const Tenant &tenant, const QLocale &locale, QWidget *parent)
{
    const auto examine = [exponent = tenant.exponent](const JsonValue &rules) {
        return faultsOf(rules, exponent);
    };
    auto *form = new RecordForm(locale, examine, parent);
    for (const SettingDescriptor &rule : Settings::descriptors())
        addRule(*form, rule, locale);
    form->load(rulesOf(tenant));
    return form;
}

QList<JsonValue::Member> changedRules(const RecordForm &form)
{
    QList<JsonValue::Member> changes = form.changes().members();
    for (auto &[key, value] : changes) {
        if (isEmptied(value))
            value = JsonValue();
    }
    return changes;
}

JsonValue rulesOf(const Tenant &tenant)
{
    QList<JsonValue::Member> rules;
    for (const SettingDescriptor &rule : Settings::descriptors())
        rules.append({rule.key, rule.isSecret ? JsonValue() : tenant.settings.value(rule.key)});
    return JsonValue::object(rules);
}

} // namespace onhire
