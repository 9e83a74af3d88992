// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/record_form.h"

#include "core/base/json_reader.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/record_body.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/forms/required_entries.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

RecordForm::RecordForm(QLocale locale, Examine examine, QWidget *parent)
    : Form(parent), m_locale(std::move(locale)), m_examine(std::move(examine))
{
}

// Its fields are left once more while they go, but what they would ask has gone before.
RecordForm::~RecordForm()
{
    for (const RecordEntry &entry : std::as_const(m_entries)) {
        entry.field->stopChecking();
        entry.field->disconnect(this);
    }
}

void RecordForm::addTitle(const QString &title)
{
    beginSection(title);
    m_title = title;
}

QLineEdit *RecordForm::addLine(const QString &path, const QString &label, bool leftToRight)
{
    auto *line = new QLineEdit(this);
    if (leftToRight)
        line->setLayoutDirection(Qt::LeftToRight);
    addEntry(textEntry(path, label, line));
    return line;
}

QLineEdit *RecordForm::addText(const QString &path, const QString &label)
{
    return addLine(path, label, false);
}

QLineEdit *RecordForm::addCode(const QString &path, const QString &label)
{
    return addLine(path, label, true);
}

QLineEdit *RecordForm::addAmount(const QString &path, const QString &label, const QString &unit)
{
    auto *line = new QLineEdit(this);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    FormField *field = addEntry(amountEntry(path, label, line, m_locale));
    if (!unit.isEmpty())
        field->setUnit(unit);
    return line;
}

QPlainTextEdit *RecordForm::addLongText(const QString &path, const QString &label)
{
    auto *text = new QPlainTextEdit(this);
    text->setTabChangesFocus(true);
    text->setFixedHeight(units(this, 76));
    text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // else all that stands beside it is spread
    addEntry(textEntry(path, label, text));
    return text;
}

QComboBox *RecordForm::addChoice(const QString &path, const QString &label, const QList<FilterChoice> &choices)
{
    auto *box = new ChoiceBox(this);
    for (const FilterChoice &choice : choices)
        box->addItem(choice.text, choice.value);
    addEntry(choiceEntry(path, label, box));
    return box;
}

QCheckBox *RecordForm::addCheck(const QString &path, const QString &label)
{
    auto *box = new QCheckBox(label, this);
    addEntry(checkEntry(path, box));
    box->setAccessibleName(label);
    return box;
}

FormField *RecordForm::addEntry(RecordEntry entry)
{
    const qsizetype index = m_entries.size();
    entry.field =
        addField(entry.path, entry.label, entry.editor, [this, index] { return faultOf(m_entries[index]); });
    entry.base = entry.read().toJson();
    entry.section = m_title;
    m_entries.append(entry);
    connect(entry.field, &FormField::changed, this, [this, index] {
        if (m_isLoading) // told once, when all of it is there
            return;
        showChange(m_entries.at(index));
        Q_EMIT edited();
    });
    return entry.field;
}

// A record that is only being made was nothing before.
void RecordForm::showChange(const RecordEntry &entry) const
{
    std::optional<QString> before;
    if (!m_isNew && entry.isDirty())
        before = entry.words(readJson(entry.base).value_or(JsonValue()));
    entry.field->setBefore(before);
}

void RecordForm::markRequired()
{
    const QStringList required = requiredEntries(m_entries, m_record, m_examine);
    for (const RecordEntry &entry : std::as_const(m_entries))
        entry.field->setRequired(required.contains(entry.path));
}

void RecordForm::showEvent(QShowEvent *event)
{
    Form::showEvent(event);
    markRequired();
}

void RecordForm::putSideBySide()
{
    Form::putSideBySide(m_entries[m_entries.size() - 2].field, m_entries.constLast().field);
}

void RecordForm::load(const JsonValue &record)
{
    loadAs(record, false);
}

void RecordForm::loadNew(const JsonValue &beginning)
{
    loadAs(beginning, true);
}

void RecordForm::loadAs(const JsonValue &record, bool isNew)
{
    m_record = record;
    m_isNew = isNew;
    m_isLoading = true;
    for (RecordEntry &entry : m_entries) {
        entry.load(valueAt(record, entry.path));
        entry.field->setFault({});
    }
    showLoaded();
}

void RecordForm::showLoaded()
{
    m_isLoading = false;
    for (const RecordEntry &entry : std::as_const(m_entries))
        showChange(entry);
    Q_EMIT edited();
}

void RecordForm::fillIn(const JsonValue &values)
{
    for (RecordEntry &entry : m_entries) {
        if (const JsonValue value = valueAt(values, entry.path); !isNothing(value) && entry.isEmpty())
            entry.write(value);
    }
}

void RecordForm::enter(const QString &member, const JsonValue &value)
{
    const JsonValue values = JsonValue::object({{member, value}});
    for (const RecordEntry &entry : std::as_const(m_entries)) {
        if (stepsOf(entry.path).constFirst() == member)
            entry.write(valueAt(values, entry.path));
    }
}

bool RecordForm::isDirty() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), std::mem_fn(&RecordEntry::isDirty));
}

JsonValue RecordForm::everything() const
{
    return wholeBody(m_entries, m_record);
}

JsonValue RecordForm::changes() const
{
    return changedBody(m_entries, m_record);
}

void RecordForm::focusFirst()
{
    if (!m_entries.isEmpty())
        m_entries.constFirst().editor->setFocus(Qt::OtherFocusReason);
}

QString RecordForm::faultOf(const RecordEntry &entry) const
{
    QList<Fault> here;
    for (const Fault &fault : m_examine(everything())) {
        if (fault.path == entry.path || fault.path.startsWith(entry.path + u'.'))
            here += fault;
    }
    if (entry.mark)
        return entry.mark(here);
    if (here.isEmpty())
        return {};
    const Fault &first = here.constFirst();
    if (entry.isEmpty())
        return tr("Please fill this in.");
    if (first.kind == Fault::Kind::InvalidType)
        return entry.read().isNumber() ? tr("Enter a whole number.") : tr("Enter a number.");
    return wordingOf(first);
}

bool RecordForm::showFault(const QString &path, const QString &words)
{
    for (const RecordEntry &entry : std::as_const(m_entries)) {
        if (entry.path != path)
            continue;
        entry.field->setFault(words);
        entry.editor->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

void RecordForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        Form::keyPressEvent(event);
}

} // namespace onhire
