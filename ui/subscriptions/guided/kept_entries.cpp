// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/kept_entries.h"

#include "ui/shared/controls/segmented.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/subscriptions/guided/price_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

JsonValue number(int value)
{
    return JsonValue::number(QByteArray::number(value));
}

int numberFrom(const JsonValue &value)
{
    return int(value.toInteger().value_or(0));
}

} // namespace

void KeptEntries::add(const QString &name, QComboBox *box)
{
    m_entries.append({name, [box] { return JsonValue::string(box->currentData().toString()); },
                      [box](const JsonValue &value) {
                          if (const int at = box->findData(value.toString()); at >= 0)
                              box->setCurrentIndex(at);
                      }});
}

void KeptEntries::add(const QString &name, QPlainTextEdit *text)
{
    m_entries.append({name, [text] { return JsonValue::string(text->toPlainText()); },
                      [text](const JsonValue &value) { text->setPlainText(value.toString()); }});
}

void KeptEntries::add(const QString &name, QLineEdit *line)
{
    m_entries.append({name, [line] { return JsonValue::string(line->text()); },
                      [line](const JsonValue &value) { line->setText(value.toString()); }});
}

void KeptEntries::add(const QString &name, QCheckBox *box)
{
    m_entries.append({name, [box] { return JsonValue::boolean(box->isChecked()); },
                      [box](const JsonValue &value) { box->setChecked(value.toBool()); }});
}

void KeptEntries::add(const QString &name, QSpinBox *box)
{
    m_entries.append({name, [box] { return number(box->value()); },
                      [box](const JsonValue &value) { box->setValue(numberFrom(value)); }});
}

void KeptEntries::add(const QString &name, Segmented *choice)
{
    m_entries.append({name, [choice] { return number(choice->chosen()); },
                      [choice](const JsonValue &value) { choice->choose(numberFrom(value)); }});
}

void KeptEntries::add(const QString &name, PriceChoice *price)
{
    add(name + u".amount"_s, price->line());
    m_entries.append({name, [price] { return number(price->wished()); },
                      [price](const JsonValue &value) { price->choose(numberFrom(value)); }});
}

void KeptEntries::add(const QString &name, RecordPicker *picker)
{
    const auto read = [picker] {
        const auto &record = picker->chosen();
        if (!record)
            return JsonValue();
        return JsonValue::object({{u"id"_s, JsonValue::string(record->id)},
                                  {u"name"_s, JsonValue::string(record->name)},
                                  {u"code"_s, JsonValue::string(record->code)},
                                  {u"note"_s, JsonValue::string(record->note)}});
    };
    m_entries.append({name, read, [picker](const JsonValue &value) {
                          picker->choose(PickedRecord{value[u"id"].toString(), value[u"name"].toString(),
                                                      value[u"code"].toString(), value[u"note"].toString()});
                      }});
}

JsonValue KeptEntries::read() const
{
    QList<JsonValue::Member> members;
    for (const Entry &entry : m_entries)
        members.append({entry.name, entry.read()});
    return JsonValue::object(members);
}

void KeptEntries::enter(const JsonValue &entries) const
{
    for (const Entry &entry : m_entries) {
        if (entries.has(entry.name))
            entry.enter(entries[entry.name]);
    }
}

} // namespace onhire
