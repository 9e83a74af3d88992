// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/record_form.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QString pathStep(const QString &name)
{
    return QString(name).replace(u'~', u"~0"_s).replace(u'.', u"~1"_s);
}

static QStringList stepsOf(const QString &path)
{
    QStringList steps = path.split(u'.');
    for (QString &step : steps)
        step.replace(u"~1"_s, u"."_s).replace(u"~0"_s, u"~"_s);
    return steps;
}

JsonValue valueAt(const JsonValue &record, const QString &path)
{
    JsonValue value = record;
    for (const QString &step : stepsOf(path))
        value = value.isArray() ? value.elements().value(step.toInt()) : value[step];
    return value;
}

namespace {

struct Placed
{
    QStringList path;
    JsonValue value;
};

bool isNothing(const JsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty());
}

// Puts members into objects and lists again. Inside those, what is empty is left out.
JsonValue assembled(const QList<Placed> &placed, int depth)
{
    QList<JsonValue::Member> members;
    QStringList done;
    for (const Placed &first : placed) {
        const QString name = first.path[depth];
        if (done.contains(name))
            continue;
        done += name;
        if (first.path.size() == depth + 1) {
            if (depth == 0 || !isNothing(first.value))
                members.append({name, first.value});
            continue;
        }
        QList<Placed> below;
        std::copy_if(placed.begin(), placed.end(), std::back_inserter(below),
                     [&](const Placed &each) { return each.path[depth] == name; });
        members.append({name, assembled(below, depth + 1)});
    }
    const bool isList = depth > 0 && !done.isEmpty() && done.constFirst().at(0).isDigit();
    if (!isList)
        return JsonValue::object(members);
    QList<JsonValue> elements;
    for (const auto &[index, element] : members)
        elements += element;
    return JsonValue::array(elements);
}

} // namespace

RecordForm::RecordForm(QLocale locale, Examine examine, QWidget *parent)
    : Form(parent), m_locale(std::move(locale)), m_examine(std::move(examine))
{
}

void RecordForm::addTitle(const QString &title)
{
    layout()->addWidget(mutedLabel(title, this, 0.92, QFont::DemiBold));
}

QLineEdit *RecordForm::addLine(const QString &path, const QString &label, bool leftToRight)
{
    auto *line = new QLineEdit(this);
    if (leftToRight)
        line->setLayoutDirection(Qt::LeftToRight);
    addEntry({path, label, line, [line] { return JsonValue::string(line->text()); },
              [line](const JsonValue &value) { line->setText(textOf(value)); }, textOf});
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

QLineEdit *RecordForm::addAmount(const QString &path, const QString &label)
{
    auto *line = new QLineEdit(this);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    const auto words = [locale = m_locale](const JsonValue &value) { return numberText(value, locale); };
    addEntry({path, label, line, [line, locale = m_locale] { return numberFrom(line->text(), locale); },
              [line, words](const JsonValue &value) { line->setText(words(value)); }, words});
    return line;
}

QPlainTextEdit *RecordForm::addLongText(const QString &path, const QString &label)
{
    auto *text = new QPlainTextEdit(this);
    text->setTabChangesFocus(true);
    text->setFixedHeight(units(this, 76));
    addEntry({path, label, text, [text] { return JsonValue::string(text->toPlainText()); },
              [text](const JsonValue &value) { text->setPlainText(textOf(value)); }, textOf});
    return text;
}

QComboBox *RecordForm::addChoice(const QString &path, const QString &label, const QList<FilterChoice> &choices)
{
    auto *box = new ChoiceBox(this);
    for (const FilterChoice &choice : choices)
        box->addItem(choice.text, choice.value);
    const auto words = [box](const JsonValue &value) { return box->itemText(box->findData(value.toString())); };
    addEntry({path, label, box, [box] { return JsonValue::string(box->currentData().toString()); },
              [box](const JsonValue &value) { box->setCurrentIndex(qMax(0, box->findData(value.toString()))); },
              words});
    return box;
}

QCheckBox *RecordForm::addCheck(const QString &path, const QString &label)
{
    auto *box = new QCheckBox(label, this);
    const auto words = [](const JsonValue &value) { return value.toBool() ? tr("Yes") : tr("No"); };
    addEntry({path,
              {},
              box,
              [box] { return JsonValue::boolean(box->isChecked()); },
              [box](const JsonValue &value) { box->setChecked(value.toBool()); },
              words});
    box->setAccessibleName(label);
    return box;
}

FormField *RecordForm::addEntry(Entry entry)
{
    const qsizetype index = m_entries.size();
    entry.field =
        addField(entry.path, entry.label, entry.editor, [this, index] { return faultOf(m_entries[index]); });
    entry.base = entry.read().toJson();
    m_entries.append(entry);
    return entry.field;
}

void RecordForm::putSideBySide()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(units(this, 10));
    for (const Entry &entry : {m_entries[m_entries.size() - 2], m_entries.constLast()}) {
        layout()->removeWidget(entry.field);
        row->addWidget(entry.field, 1, Qt::AlignTop);
    }
    static_cast<QBoxLayout *>(layout())->addLayout(row);
}

void RecordForm::load(const JsonValue &record)
{
    m_record = record;
    for (Entry &entry : m_entries) {
        entry.write(valueAt(record, entry.path));
        entry.base = entry.read().toJson();
        entry.field->setFault({});
    }
}

void RecordForm::fillIn(const JsonValue &values)
{
    for (Entry &entry : m_entries) {
        if (const JsonValue value = valueAt(values, entry.path); !isNothing(value) && isNothing(entry.read()))
            entry.write(value);
    }
}

bool RecordForm::isDirty(const Entry &entry) const
{
    return entry.read().toJson() != entry.base;
}

bool RecordForm::isDirty() const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [this](const Entry &entry) { return isDirty(entry); });
}

static QString groupOf(const QString &path)
{
    return path.section(u'.', 0, 0);
}

// What was not touched is sent as it was, not as its editor would write it.
JsonValue RecordForm::valueOf(const Entry &entry) const
{
    const JsonValue before = valueAt(m_record, entry.path);
    return before.isNull() || isDirty(entry) ? entry.read() : before;
}

JsonValue RecordForm::body(bool onlyChanged) const
{
    QStringList groups;
    for (const Entry &entry : m_entries) {
        if (isDirty(entry))
            groups += groupOf(entry.path);
    }
    QList<Placed> placed;
    for (const Entry &entry : m_entries) {
        const bool nested = entry.path.contains(u'.');
        // a part that was and is empty is none, not one that lacks everything
        const bool wanted = onlyChanged || nested ? groups.contains(groupOf(entry.path)) : true;
        if (wanted || (!onlyChanged && nested && !isNothing(entry.read())))
            placed.append({stepsOf(entry.path), valueOf(entry)});
    }
    return withHidden(assembled(placed, 0));
}

// An object is replaced as a whole: what no field shows of it stays.
JsonValue RecordForm::withHidden(const JsonValue &body) const
{
    QStringList shown;
    for (const Entry &entry : m_entries)
        shown += stepsOf(entry.path).mid(0, 2).join(u'\n');
    QList<JsonValue::Member> members = body.members();
    for (auto &[name, value] : members) {
        QList<JsonValue::Member> inside = value.members();
        for (const JsonValue::Member &before : m_record[name].members()) {
            if (value.isObject() && !shown.contains(name + u'\n' + before.first) && !shown.contains(name))
                inside.append(before);
        }
        if (value.isObject())
            value = JsonValue::object(inside);
    }
    return JsonValue::object(members);
}

JsonValue RecordForm::everything() const
{
    return body(false);
}

JsonValue RecordForm::changes() const
{
    return body(true);
}

void RecordForm::focusFirst()
{
    if (!m_entries.isEmpty())
        m_entries.constFirst().editor->setFocus(Qt::OtherFocusReason);
}

QString RecordForm::faultOf(const Entry &entry) const
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
    if (isNothing(entry.read()))
        return tr("Please fill this in.");
    if (first.kind == Fault::Kind::InvalidType)
        return tr("Enter a number.");
    return wordingOf(first);
}

bool RecordForm::showFault(const QString &path, const QString &words)
{
    for (const Entry &entry : std::as_const(m_entries)) {
        if (entry.path != path)
            continue;
        entry.field->setFault(words);
        entry.editor->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

QList<RecordForm::Difference> RecordForm::rebase(const JsonValue &theirs)
{
    QList<Difference> both;
    m_record = theirs;
    for (Entry &entry : m_entries) {
        const JsonValue mine = entry.read();
        const bool touched = isDirty(entry);
        const JsonValue value = valueAt(theirs, entry.path);
        const QByteArray before = entry.base;
        entry.write(value);
        entry.base = entry.read().toJson();
        if (!touched)
            continue;
        if (entry.base != before && entry.base != mine.toJson())
            both.append({entry.path, entry.label, entry.words(mine), entry.words(value), value});
        entry.write(mine);
    }
    return both;
}

void RecordForm::take(const Difference &difference)
{
    for (const Entry &entry : std::as_const(m_entries)) {
        if (entry.path == difference.path) {
            entry.write(difference.theirValue);
            entry.field->setFault({});
            entry.editor->setFocus(Qt::OtherFocusReason);
        }
    }
}

void RecordForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        Form::keyPressEvent(event);
}

} // namespace onhire
