// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/record_entry.h"

#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/record_values.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace onhire {
namespace {

struct RecordEntryTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::RecordEntry)
};

} // namespace

bool isNothing(const JsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty());
}

void RecordEntry::load(const JsonValue &value)
{
    write(value);
    base = read().toJson();
}

bool RecordEntry::isDirty() const
{
    return read().toJson() != base;
}

bool RecordEntry::isEmpty() const
{
    return isNothing(read());
}

RecordEntry textEntry(const QString &path, const QString &label, QLineEdit *line)
{
    return {path,
            label,
            line,
            [line] { return JsonValue::string(line->text()); },
            [line](const JsonValue &value) { line->setText(textOf(value)); },
            textOf};
}

RecordEntry textEntry(const QString &path, const QString &label, QPlainTextEdit *text)
{
    return {path,
            label,
            text,
            [text] { return JsonValue::string(text->toPlainText()); },
            [text](const JsonValue &value) { text->setPlainText(textOf(value)); },
            textOf};
}

RecordEntry amountEntry(const QString &path, const QString &label, QLineEdit *line, const QLocale &locale)
{
    const auto words = [locale](const JsonValue &value) { return numberText(value, locale); };
    return {path,
            label,
            line,
            [line, locale] { return numberFrom(line->text(), locale); },
            [line, words](const JsonValue &value) { line->setText(words(value)); },
            words};
}

RecordEntry choiceEntry(const QString &path, const QString &label, QComboBox *box)
{
    const auto words = [box](const JsonValue &value) { return box->itemText(box->findData(value.toString())); };
    return {path,
            label,
            box,
            [box] { return JsonValue::string(box->currentData().toString()); },
            [box](const JsonValue &value) { box->setCurrentIndex(qMax(0, box->findData(value.toString()))); },
            words};
}

RecordEntry checkEntry(const QString &path, QCheckBox *box)
{
    const auto words = [](const JsonValue &value) {
        return value.toBool() ? RecordEntryTexts::tr("Yes") : RecordEntryTexts::tr("No");
    };
    return {path,
            {},
            box,
            [box] { return JsonValue::boolean(box->isChecked()); },
            [box](const JsonValue &value) { box->setChecked(value.toBool()); },
            words};
}

} // namespace onhire
