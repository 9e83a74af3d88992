// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_page.h"

#include "core/base/calendar.h"
#include "core/data/assets/asset_table.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_intake.h"
#include "ui/papers/device_papers.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/text/record_values.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner, std::make_shared<StoreRowSource>(workplace.session, assetTable(), deviceMapping()),
        deviceColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"updated"_s, Qt::DescendingOrder);
    return {u"devices"_s, DevicesPage::tr("Filter devices…"), deviceFilters(), std::move(model)};
}

// A device is announced by its serial number, which may look like anything: every change concerns this page.
DevicesPage::DevicesPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : EditingPage(workplace, partsOf(workplace), {QString()}, parent), m_format(workplace.format())
{
    m_actions = deviceActions(
        {.edit = [this](const ShownRecord &device) { whenRead([this, device] { edit(device); }); },
         .takeBack = [this](const ShownRecord &device) { whenRead([this, device] { takeBack(device); }); },
         .printLabels =
             [this](const ShownRecords &devices) { printDeviceLabels(this->workplace(), devices, *this); },
         .printReturnSlips =
             [this](const ShownRecords &devices) { printReturnSlips(this->workplace(), devices, *this); }});
    addActions(actions);
    connect(emptyState(), &EmptyState::actionChosen, this, &DevicesPage::startIntake);
}

QString DevicesPage::title() const
{
    return tr("Devices");
}

DeviceIntake *DevicesPage::intake() const
{
    return m_intake;
}

bool DevicesPage::mayWrite() const
{
    return workplace().session->may("assets:write"_L1);
}

bool DevicesPage::mayDo(const RecordAction &action) const
{
    return action.permission.isEmpty()
        || workplace().session->may(QLatin1StringView(action.permission.toLatin1()));
}

void DevicesPage::addActions(ActionRegistry &actions)
{
    for (const RecordAction &action : std::as_const(m_actions)) {
        if (mayDo(action) && !action.key.isEmpty())
            actions.add(this, {action.id, action.text, {action.key}, title()},
                        [this, id = action.id] { run(id); });
    }
    if (!mayWrite())
        return;
    QPushButton *adding = filterBar()->addButton(tr("Add devices"), true);
    connect(adding, &QPushButton::clicked, this, &DevicesPage::startIntake);
    actions.add(this, {u"devices.new"_s, tr("Add devices"), {QKeySequence::New}, title()},
                [this] { startIntake(); });
}

void DevicesPage::activate()
{
    EditingPage::activate();
    readLocations();
}

void DevicesPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No devices yet"),
                         tr("Scan the serial numbers of your devices, or send them through the API."),
                         mayWrite() ? tr("Add devices") : QString());
}

QString DevicesPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%n matching devices", nullptr, total) : tr("%n devices", nullptr, total);
}

QCoro::Task<> DevicesPage::readLocations()
{
    const auto read = [session = workplace().session] { return assetLocations(session->context()); };
    const Ticket ticket = m_locationReads.next();
    const auto locations = co_await workplace().runner.run(ticket, read);
    if (!locations || !*locations)
        co_return;
    m_locations = **locations;
    QList<FilterChoice> choices;
    for (const QString &location : std::as_const(m_locations))
        choices.append({location, location});
    filterBar()->setChoices(u"location"_s, choices);
}

void DevicesPage::readRecord(const QString &id)
{
    const auto read = [session = workplace().session, id] { return readDevice(session->context(), id); };
    readForPane(read, [this](const DeviceDetails &details) { showDevice(details); });
}

void DevicesPage::showDevice(const DeviceDetails &details)
{
    m_shown = details;
    QByteArray content = details.device.toJson() + details.subscription.toJson();
    content += QByteArray::number(qint64(details.figures.collected.minor()));
    for (const JsonValue &entry : details.history)
        content += entry[u"at"].toString().toLatin1();
    if (!shows(content))
        showAgain();
}

void DevicesPage::showAgain()
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    pane()->clearActions();
    pane()->clearSections();
    setPaneShown(!m_shown.serial.isEmpty());
    if (m_shown.serial.isEmpty())
        return;
    showDeviceHead(*pane(), m_shown);
    addPaneActions();
    showDeviceSections(*pane(), m_shown, m_format, *workplace().session->tenant(),
                       [this](const Link &link) { Q_EMIT followed(link); });
    if (hadFocus)
        pane()->setFocus();
}

// The next step first; what does not fit this device is left out.
void DevicesPage::addPaneActions()
{
    const ShownRecord device = shownRecord();
    const QString next = nextDeviceAction(device.value);
    const auto offer = [&](const RecordAction &action) {
        const bool fits = !action.refusal || action.refusal(device.value).isEmpty();
        if (!fits || !mayDo(action))
            return;
        QPushButton *made = pane()->addAction(action.text, action.id == next);
        connect(made, &QPushButton::clicked, this, [this, action, device] { runOn(action, {device}); });
    };
    for (const RecordAction &action : std::as_const(m_actions)) {
        if (action.id == next)
            offer(action);
    }
    for (const RecordAction &action : std::as_const(m_actions)) {
        if (action.id != next)
            offer(action);
    }
}

ShownRecord DevicesPage::shownRecord() const
{
    return {m_shown.serial, m_shown.device, m_shown.version, leftToRight(m_shown.serial)};
}

void DevicesPage::run(const QString &actionId)
{
    const auto action = std::find_if(m_actions.cbegin(), m_actions.cend(),
                                     [&](const RecordAction &each) { return each.id == actionId; });
    const QStringList selected = table()->selectedIds();
    if (action == m_actions.cend() || isEditing())
        return;
    if (action->takesMany() && !selected.isEmpty())
        runOnSelected(*action, selected);
    else if (pane()->isVisibleTo(this) && !m_shown.serial.isEmpty())
        runOn(*action, {shownRecord()});
}

QCoro::Task<> DevicesPage::runOnSelected(RecordAction action, QStringList ids)
{
    const auto read = [session = workplace().session, ids] {
        const Context context = session->context();
        ShownRecords devices;
        for (const QString &id : ids) {
            if (const auto record = findAsset(context, id))
                devices.append({record->id, valueOf(*record), record->version, leftToRight(record->id)});
        }
        return devices;
    };
    const Ticket alive = m_alive.current();
    const ShownRecords devices = co_await workplace().runner.run(read);
    if (alive.isCurrent() && !devices.isEmpty())
        runOn(action, devices);
}

void DevicesPage::runOn(const RecordAction &action, const ShownRecords &devices)
{
    ShownRecords fitting;
    QString refusal;
    for (const ShownRecord &device : devices) {
        const QString why = action.refusal ? action.refusal(device.value) : QString();
        if (why.isEmpty())
            fitting.append(device);
        else
            refusal = why;
    }
    if (fitting.isEmpty()) {
        Q_EMIT failed(refusal, {});
        return;
    }
    if (action.begin)
        action.begin(fitting.constFirst());
    else if (action.local)
        action.local(fitting);
    else if (action.question)
        ask(this, action.question(fitting),
            [this, action, fitting](const QString &reason) { changeAll(action, fitting, reason); });
    else
        changeAll(action, fitting, {});
}

QCoro::Task<> DevicesPage::changeAll(RecordAction action, ShownRecords devices, QString reason)
{
    const auto work = [session = workplace().session, action, devices, reason] {
        const Context context = session->context();
        std::pair<ShownRecords, std::optional<Error>> outcome;
        for (const ShownRecord &device : devices) {
            if (const auto changed = action.work(context, device, reason))
                outcome.first.append(device);
            else
                outcome.second = changed.error();
        }
        return outcome;
    };
    const Ticket alive = m_alive.current();
    const auto [done, refusal] = co_await workplace().runner.run(work);
    if (!alive.isCurrent())
        co_return;
    refresh();
    if (refusal) {
        const Wording words = wordingOf(*refusal);
        Q_EMIT failed(words.what, words.whatToDo);
    }
    if (!done.isEmpty())
        Q_EMIT succeeded(action.done(done));
}

DeviceForms DevicesPage::forms() const
{
    return {workplace().session->tenant(), workplace().locale, todayOf(workplace().session->context()),
            m_locations};
}

void DevicesPage::edit(const ShownRecord &device)
{
    const QString serial = device.id;
    EditingPage::edit(
        {.title = tr("Edit %1").arg(leftToRight(serial)),
         .form = forms().edit(device.value, pane()->widget()),
         .version = device.version,
         .save = [serial](const Context &context, const JsonValue &body, int version) -> Result<Record> {
             ONHIRE_ASSIGN(const AssetPatch patch,
                           AssetPatch::read(body, serial, *context.tenant, todayOf(context)));
             return reviseAsset(context, serial, patch, version);
         },
         .readAgain = [serial](const Context &context) { return findAsset(context, serial); },
         .saved = [serial](const Record &) { return tr("%1 is saved.").arg(leftToRight(serial)); },
         .finished =
             [this, serial](const Record &) {
                 readRecord(serial);
                 readLocations();
             }});
}

void DevicesPage::takeBack(const ShownRecord &device)
{
    const QString serial = device.id;
    EditingPage::edit(
        {.title = tr("Take back %1").arg(leftToRight(serial)),
         .form = forms().takeBack(device.value, pane()->widget()),
         .version = device.version,
         .save = [serial](const Context &context, const JsonValue &body, int version) -> Result<Record> {
             ONHIRE_ASSIGN(const AssetReturn details,
                           AssetReturn::read(returnBody(body), serial, *context.tenant));
             return returnAsset(context, serial, details, version);
         },
         .saved = [serial](const Record &) { return tr("%1 is back.").arg(leftToRight(serial)); },
         .verb = tr("Take back"),
         .finished = [this, serial](const Record &) { readRecord(serial); }});
}

void DevicesPage::startIntake()
{
    if (!mayWrite() || m_intake)
        return;
    m_intake = new DeviceIntake(workplace(), m_locations, this);
    m_intake->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_intake, &DeviceIntake::added, this, [this](const QStringList &serials) {
        refresh();
        readLocations();
        Q_EMIT succeeded(tr("%n devices were added.", nullptr, int(serials.size())));
    });
    connect(m_intake, &DeviceIntake::labelsWanted, this, [this](const QStringList &serials) {
        const auto labels = std::find_if(m_actions.cbegin(), m_actions.cend(),
                                         [](const RecordAction &each) { return each.id == u"devices.labels"; });
        runOnSelected(*labels, serials);
    });
    m_intake->open();
}

} // namespace onhire
