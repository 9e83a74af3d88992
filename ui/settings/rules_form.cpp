// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/rules_form.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/domain/tenants/seller.h"
#include "ui/settings/check_set.h"
#include "ui/settings/rule_words.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/forms/form_field.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/texts.h"
#include "ui/theme/metrics.h"

#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int NumberWidth = 96;
constexpr int ListWidth = 200;

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
    return parts.join(SettingTexts::tr(", "));
}

// Scanners end with keys that have a name, and with characters that cannot be seen.
QMap<QString, QString> namedKeys()
{
    return {{u"\r"_s, DeskTexts::tr("Enter")}, {u"\t"_s, DeskTexts::tr("Tab")}};
}

JsonValue codeFrom(const QString &text)
{
    const QString key = namedKeys().key(text.trimmed());
    const QString code =
        QString(text).replace(u"\\r"_s, u"\r"_s).replace(u"\\n"_s, u"\n"_s).replace(u"\\t"_s, u"\t"_s);
    return JsonValue::string(key.isEmpty() ? code : key);
}

QString codeText(const JsonValue &value)
{
    const QString code = value.toString(), name = namedKeys().value(code);
    if (!name.isEmpty())
        return name;
    return QString(code).replace(u'\r', u"\\r"_s).replace(u'\n', u"\\n"_s).replace(u'\t', u"\\t"_s);
}

// Nothing where nothing stands, if that may be.
JsonValue textOrNull(const QString &text)
{
    return text.trimmed().isEmpty() ? JsonValue() : JsonValue::string(text.trimmed());
}

QStringList textsIn(const JsonValue &list)
{
    QStringList texts;
    for (const JsonValue &each : list.elements())
        texts += each.toString();
    return texts;
}

JsonValue listOf(const QStringList &texts)
{
    QList<JsonValue> elements;
    for (const QString &text : texts)
        elements += JsonValue::string(text);
    return JsonValue::array(elements);
}

// How a line reads what was typed, and shows what holds.
struct Reading
{
    std::function<JsonValue(const QString &)> read;
    std::function<QString(const JsonValue &)> words;
};

Reading numbersOf(const QLocale &locale)
{
    return {[locale](const QString &text) { return numberFrom(text, locale); },
            [locale](const JsonValue &value) { return numberText(value, locale); }};
}

// Nobody counts bytes: a size is typed and shown in megabytes, of which a millionth is about one byte.
Reading megabytesOf(const QLocale &locale)
{
    static constexpr double Megabyte = 1024 * 1024, Most = 1e9;
    const auto read = [locale](const QString &text) {
        const JsonValue number = numberFrom(text, locale);
        if (!number.isNumber())
            return number;
        const double size = std::clamp(number.digits().toDouble(), -Most, Most);
        return JsonValue::number(QByteArray::number(qRound64(size * Megabyte)));
    };
    const auto words = [locale](const JsonValue &value) {
        const auto bytes = value.toInteger();
        if (!bytes)
            return numberText(value, locale);
        static const QRegularExpression idleZeros(u"\\.?0+$"_s);
        const QString size = QString::number(double(*bytes) / Megabyte, 'f', 6).remove(idleZeros);
        return numberText(JsonValue::number(size.toLatin1()), locale);
    };
    return {read, words};
}

RecordEntry lineEntry(QLineEdit *line, const QString &path, const QString &label, const Reading &reading)
{
    line->setLayoutDirection(Qt::LeftToRight);
    return {path,
            label,
            line,
            [line, reading] { return reading.read(line->text()); },
            [line, reading](const JsonValue &value) { line->setText(reading.words(value)); },
            reading.words};
}

QLineEdit *addLine(RecordForm &form, const QString &path, const QString &label, const Reading &reading)
{
    auto *line = new QLineEdit(&form);
    form.addEntry(lineEntry(line, path, label, reading));
    return line;
}

// As wide as what is typed, beside its unit.
QLineEdit *addMeasure(RecordForm &form, const QString &path, const QString &label, const Reading &reading,
                      int width, const QString &unit)
{
    auto *line = new QLineEdit(&form);
    line->setMaximumWidth(units(&form, width));
    FormField *field = form.addEntry(lineEntry(line, path, label, reading));
    if (!unit.isEmpty())
        field->setUnit(unit);
    return line;
}

// It can be replaced, not seen.
void addSecret(RecordForm &form, const QString &path, const QString &label)
{
    QLineEdit *line = addLine(form, path, label, {textOrNull, codeText});
    line->setEchoMode(QLineEdit::Password);
    line->setPlaceholderText(SettingTexts::tr("Unchanged"));
}

bool isLong(const JsonValue &shape)
{
    constexpr qint64 MostOfALine = 500;
    return shape[u"maxLength"].toInteger().value_or(0) > MostOfALine && !shape.has(u"format");
}

// They are kept as they are written within a sentence.
QString capitalised(const QString &word, const QLocale &locale)
{
    return locale.toUpper(word.left(1)) + word.mid(1);
}

QList<FilterChoice> choicesOf(const JsonValue &shape, const QLocale &locale)
{
    QList<FilterChoice> choices;
    for (const JsonValue &value : shape[u"enum"].elements())
        choices.append({value.toString(), capitalised(ruleWord(value.toString()), locale)});
    return choices;
}

void addSeveral(RecordForm &form, const QString &path, const QString &label, const QList<FilterChoice> &choices)
{
    auto *set = new CheckSet(choices, &form);
    const auto words = [choices](const JsonValue &value) {
        const QStringList chosen = textsIn(value);
        QStringList texts;
        for (const FilterChoice &choice : choices) {
            if (chosen.contains(choice.value))
                texts += choice.text;
        }
        //: Between the words of a list
        return texts.join(SettingTexts::tr(", "));
    };
    FormField *field = form.addEntry({path, label, set, [set] { return listOf(set->chosen()); },
                                      [set](const JsonValue &value) { set->choose(textsIn(value)); }, words});
    QObject::connect(set, &CheckSet::changed, field, &FormField::noticeChange);
}

// Lists of objects have an editor of their own.
void addRule(RecordForm &form, const SettingDescriptor &rule, const QLocale &locale, const QString &currency)
{
    const JsonValue shape = shapeOf(rule.schema);
    const QString key = rule.key, type = typeOf(shape), path = pathStep(key), label = ruleWord(key);
    const auto isListOf = [&](QStringView what) { return type == u"array" && typeOf(shape[u"items"]) == what; };
    if (rule.isSecret) {
        addSecret(form, path, label);
    } else if (type == u"boolean") {
        form.addCheck(path, label);
    } else if (shape.has(u"enum")) {
        form.addChoice(path, label, choicesOf(shape, locale));
    } else if (isListOf(u"integer")) {
        const Reading months{[locale](const QString &text) { return monthsFrom(text, locale); },
                             [locale](const JsonValue &value) { return monthsText(value, locale); }};
        addMeasure(form, path, label, months, ListWidth, ruleUnit(key, currency));
    } else if (isListOf(u"string")) {
        addSeveral(form, path, label, choicesOf(shape[u"items"], locale));
    } else if (type == u"object") {
        addAddress(form, label, path + u'.');
    } else if (type == u"string" && isLong(shape)) {
        form.addLongText(path, label);
    } else if (type == u"string") {
        const bool mayBeNothing = shape[u"type"].isArray();
        addLine(form, path, label, {mayBeNothing ? textOrNull : codeFrom, codeText});
    } else if (const QString unit = ruleUnit(key, currency); type == u"integer" || !unit.isEmpty()) {
        const Reading reading = rule.key == "files.maxBytes"_L1 ? megabytesOf(locale) : numbersOf(locale);
        addMeasure(form, path, label, reading, NumberWidth, unit)
            ->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    } else if (type != u"array") {
        addLine(form, path, label, numbersOf(locale)); // an address: what is no number stays as it is
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
             SettingTexts::tr("%Ln months is not one of the contract lengths.", nullptr,
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

bool isSecretAt(const QString &path)
{
    return std::ranges::any_of(Settings::descriptors(), [&](const SettingDescriptor &rule) {
        return rule.isSecret && pathStep(rule.key) == path;
    });
}

} // namespace

RecordForm *rulesForm(const Tenant &tenant, const QLocale &locale, QWidget *parent)
{
    const auto examine = [exponent = tenant.exponent](const JsonValue &rules) {
        return faultsOf(rules, exponent);
    };
    auto *form = new RecordForm(locale, examine, parent);
    for (const SettingDescriptor &rule : Settings::descriptors()) {
        if (const QString title = titleBefore(rule.key); !title.isEmpty())
            form->addTitle(title);
        addRule(*form, rule, locale, tenant.currency);
    }
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

JsonValue draftOfRules(const RecordForm &form)
{
    QList<JsonValue::Member> entries = form.draft().members();
    entries.removeIf([](const JsonValue::Member &entry) { return isSecretAt(entry.first); });
    return JsonValue::object(entries);
}

bool hasTypedSecret(const RecordForm &form)
{
    const QList<JsonValue::Member> entries = form.draft().members();
    return std::ranges::any_of(entries, [](const JsonValue::Member &entry) { return isSecretAt(entry.first); });
}

JsonValue rulesOf(const Tenant &tenant)
{
    QList<JsonValue::Member> rules;
    for (const SettingDescriptor &rule : Settings::descriptors())
        rules.append({rule.key, rule.isSecret ? JsonValue() : tenant.settings.value(rule.key)});
    return JsonValue::object(rules);
}

} // namespace onhire
