// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_forms.h"
#include "ui/shared/controls/suggestions.h"

#include "core/base/id.h"
#include "core/domain/assets/asset_patch.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_view.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/text/texts.h"

#include <QCompleter>
#include <QDateEdit>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The states that a person may give it, its own first.
QList<FilterChoice> statesFor(const QString &current)
{
    QList<FilterChoice> states{{current, lookOfDevice(current).word}};
    const auto from = assetStatusNamed(current);
    for (const AssetStatus to : {AssetStatus::Available, AssetStatus::Unavailable}) {
        if (from && mayMove(*from, to, AssetMover::Person))
            states.append({nameOf(to), lookOfDevice(nameOf(to)).word});
    }
    return states;
}

// There are no sums in it: while its contract runs, a device is not taken back here.
QString whatTakingBackDoes(const JsonValue &holder)
{
    const QString device =
        DeviceTexts::tr("The device will be marked Returned until someone makes it available.");
    if (holder.isNull())
        return device;
    //: %1 is the code of a subscription; follows: The device will be marked Returned until someone makes it
    //: available.
    const QString rental = DeviceTexts::tr("Subscription %1 will no longer wait for it. Nothing is charged.");
    return device + u' ' + rental.arg(leftToRight(shortCodeOf(holder[u"rentalId"].toString())));
}

} // namespace

// Null, not an empty text, is no condition.
RecordEntry conditionEntry(const QString &label, const QString &none, QWidget *parent)
{
    auto *box = new ChoiceBox(parent);
    box->addItem(none, QString());
    for (const FilterChoice &condition : deviceConditions())
        box->addItem(condition.text, condition.value);
    RecordEntry entry = choiceEntry(u"condition"_s, label, box);
    entry.read = [box] {
        const QString value = box->currentData().toString();
        return value.isEmpty() ? JsonValue() : JsonValue::string(value);
    };
    return entry;
}

QDateEdit *dateEditor(const QLocale &locale, QWidget *parent)
{
    auto *editor = new QDateEdit(parent);
    editor->setLocale(locale);
    editor->setCalendarPopup(true);
    editor->setDisplayFormat(locale.dateFormat(QLocale::ShortFormat).contains(u"yyyy"_s)
                                 ? locale.dateFormat(QLocale::ShortFormat)
                                 : locale.dateFormat(QLocale::ShortFormat).replace(u"yy"_s, u"yyyy"_s));
    return editor;
}

RecordEntry dateEntry(const QString &path, const QString &label, QDateEdit *editor, const QLocale &locale)
{
    const auto dateIn = [](const JsonValue &value) {
        return QDate::fromString(value.toString().left(10), Qt::ISODate);
    };
    return {path,
            label,
            editor,
            [editor] { return JsonValue::string(editor->date().toString(Qt::ISODate)); },
            [editor, dateIn](const JsonValue &value) {
                if (const QDate date = dateIn(value); date.isValid())
                    editor->setDate(date);
            },
            [locale, dateIn](const JsonValue &value) {
                return locale.toString(dateIn(value), QLocale::ShortFormat);
            }};
}

void offerLocations(QLineEdit *line, const QStringList &locations)
{
    auto *completer = new QCompleter(locations, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line->setCompleter(completer);
    dressSuggestions(completer);
}

RecordForm *DeviceForms::edit(const JsonValue &device, QWidget *parent) const
{
    const QString serial = device[u"serialNumber"].toString();
    const auto examine = [tenant = tenant, today = today, serial](const JsonValue &body) {
        const auto patch = AssetPatch::read(body, serial, *tenant, today);
        return patch ? QList<Fault>() : patch.error().faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    const QList<FilterChoice> states = statesFor(device[u"status"].toString());
    if (states.size() > 1)
        form->addChoice(u"status"_s, DeviceTexts::tr("Status"), states);
    form->addEntry(conditionEntry(DeviceTexts::tr("Condition"), DeviceTexts::tr("Not recorded"), form));
    offerLocations(form->addText(u"location"_s, DeviceTexts::tr("Location")), locations);
    form->addAmount(u"acquisitionCost"_s,
                    //: %1 is a currency
                    DeviceTexts::tr("Cost, %1").arg(tenant->currency));
    form->addEntry(
        dateEntry(u"acquisitionDate"_s, DeviceTexts::tr("Acquired"), dateEditor(locale, form), locale));
    form->putSideBySide();
    form->addLongText(u"notes"_s, DeviceTexts::tr("Notes"));
    form->load(device);
    return form;
}

RecordForm *DeviceForms::takeBack(const JsonValue &device, QWidget *parent) const
{
    const QString serial = device[u"serialNumber"].toString();
    const auto examine = [tenant = tenant, serial](const JsonValue &body) {
        const auto details = AssetReturn::read(returnBody(body), serial, *tenant);
        return details ? QList<Fault>() : details.error().faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    //: The condition of a device that comes back, while nobody has looked at it
    form->addEntry(conditionEntry(DeviceTexts::tr("Condition"), DeviceTexts::tr("Not inspected yet"), form));
    form->addLongText(u"damageAssessment"_s, DeviceTexts::tr("Damage"));
    offerLocations(form->addText(u"location"_s, DeviceTexts::tr("Location")), locations);
    form->addLongText(u"notes"_s, DeviceTexts::tr("Notes"));
    QLabel *foreseen = mutedLabel(whatTakingBackDoes(device[HolderOfDevice]), form, 0.92);
    foreseen->setWordWrap(true);
    form->addNote(foreseen);
    return form;
}

RecordForm *DeviceForms::inspect(const JsonValue &device, QWidget *parent) const
{
    const QString serial = device[u"serialNumber"].toString();
    const auto examine = [tenant = tenant, today = today, serial](const JsonValue &body) {
        const JsonValue told = returnBody(body);
        const auto patch = AssetPatch::read(told, serial, *tenant, today);
        QList<Fault> faults = patch ? QList<Fault>() : patch.error().faults;
        if (!told.has(u"condition")) // it is what the inspection is for
            faults.append({u"condition"_s, Fault::Kind::Required});
        return faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    form->addEntry(conditionEntry(DeviceTexts::tr("Condition"), DeviceTexts::tr("Not inspected yet"), form));
    form->addChoice(u"status"_s, DeviceTexts::tr("Status"),
                    {{nameOf(AssetStatus::Available), lookOfDevice(nameOf(AssetStatus::Available)).word},
                     {nameOf(AssetStatus::Unavailable), lookOfDevice(nameOf(AssetStatus::Unavailable)).word}});
    return form;
}

JsonValue returnBody(const JsonValue &entered)
{
    QList<JsonValue::Member> told;
    for (const JsonValue::Member &member : entered.members()) {
        if (!isNothing(member.second))
            told.append(member);
    }
    return JsonValue::object(told);
}

} // namespace onhire
