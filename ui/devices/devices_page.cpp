// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_page.h"

#include "core/base/calendar.h"
#include "core/data/assets/asset_table.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"
#include "ui/devices/device_actions.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_intake.h"
#include "ui/devices/device_view.h"
#include "ui/devices/inspection_dialog.h"
#include "ui/papers/device_papers.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = tableOf(workplace, assetTable(), deviceColumns(workplace.session->tenant()->currency),
                         deviceFilterMeaning());
    model->setInitialSort(u"updated"_s, Qt::DescendingOrder);
    return {u"devices"_s, DevicesPage::tr("Filter devices…"), deviceFilters(workplace), std::move(model)};
}

static std::function<QDate()> todayAt(const Workplace &workplace)
{
    return [session = workplace.session] { return dateIn(session->tenant()->zone, session->now()); };
}

static RecordNoun nounOf(const Workplace &workplace)
{
    const auto view = [workplace] { return DeviceView{workplace.format(), workplace.session->tenant()}; };
    const auto detailsIn = [](const RecordView &shown) { return std::any_cast<DeviceDetails>(shown.more); };
    return {.glyph = Glyph::Assets,
            // A device is announced by its serial number, which may look like anything.
            .idPrefixes = {QString()},
            .read =
                [](const Context &context, const QString &serial) {
                    return readDevice(context, serial).map([](const DeviceDetails &details) {
                        return RecordView{details.record, details.content(), details};
                    });
                },
            .head = [](const RecordView &shown) { return deviceHead(shown.record); },
            .sections = [view, detailsIn](SectionPlace &place,
                                          const RecordView &shown) { view().show(place, detailsIn(shown)); },
            .nextStep = [today = todayAt(workplace)](
                            const JsonValue &device) { return nextStepOfDevice(device, today()); },
            .selected = [](int count) { return DevicesPage::tr("%Ln devices selected", nullptr, count); },
            .line =
                [](const ShownRecord &device) {
                    return BulkLine{.name = leftToRight(device.id),
                                    .isCode = true,
                                    .who = device.value[u"productName"].toString()};
                }};
}

DevicesPage::DevicesPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), nounOf(workplace), parent)
{
    const DeviceDoors doors{
        .edit = [this](const ShownRecord &device) { startEdit(device); },
        .takeBack = [this](const ShownRecord &device) { startTakeBack(device); },
        .inspect = [this](const ShownRecord &device) { startInspection(device); },
        .inspectMany = [this](const ShownRecords &devices) { startInspections(devices); },
        .printLabels =
            [this](const ShownRecords &devices) { printDeviceLabels(this->workplace(), devices, *this); },
        .printReturnSlips =
            [this](const ShownRecords &devices) { printReturnSlips(this->workplace(), devices, *this); },
        .today = todayAt(workplace)};
    setActions(deviceActions(doors), actions);
    setCreation(tr("Add devices"), u"assets:write"_s, actions, [this](const QString &) { startIntake(); });
}

QString DevicesPage::title() const
{
    return tr("Devices");
}

void DevicesPage::activate()
{
    RecordsPage::activate();
    readLocations();
}

void DevicesPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No devices yet"),
                         tr("Scan the serial numbers of your devices, or add them through the API."),
                         mayCreate() ? tr("Add devices") : QString());
}

QString DevicesPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%Ln matching devices", nullptr, total) : tr("%Ln devices", nullptr, total);
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

DeviceForms DevicesPage::forms() const
{
    return {workplace().session->tenant(), workplace().locale, todayAt(workplace())(), m_locations};
}

void DevicesPage::startEdit(const ShownRecord &device)
{
    const QString serial = device.id;
    edit({.title = tr("Edit %1").arg(device.title),
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
              },
          .draft = serial});
}

void DevicesPage::startTakeBack(const ShownRecord &device)
{
    const QString serial = device.id;
    edit({.title = tr("Take back %1").arg(device.title),
          .form = forms().takeBack(device.value, pane()->widget()),
          .version = device.version,
          .save = [serial](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const AssetReturn details,
                            AssetReturn::read(returnBody(body), serial, *context.tenant));
              return returnAsset(context, serial, details, version);
          },
          .readAgain = [serial](const Context &context) { return findAsset(context, serial); },
          .isAction = true,
          .saved = [serial](const Record &) { return tr("%1 is back.").arg(leftToRight(serial)); },
          .verb = tr("Take back"),
          .finished = [this, serial](const Record &) { readRecord(serial); },
          .draft = serial,
          .act = u"devices.takeBack"_s});
}

void DevicesPage::startInspection(const ShownRecord &device)
{
    const QString serial = device.id;
    edit({.title = tr("Inspect %1").arg(device.title),
          .form = forms().inspect(device.value, pane()->widget()),
          .version = device.version,
          .save = [serial](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const AssetPatch patch,
                            AssetPatch::read(returnBody(body), serial, *context.tenant, todayOf(context)));
              return inspectAsset(context, serial, patch, version);
          },
          .readAgain = [serial](const Context &context) { return findAsset(context, serial); },
          .isAction = true,
          .saved = [serial](const Record &) { return tr("%1 is inspected.").arg(leftToRight(serial)); },
          .verb = tr("Save inspection"),
          .finished = [this, serial](const Record &) { readRecord(serial); },
          .draft = serial,
          .act = u"devices.inspect"_s});
}

void DevicesPage::startInspections(const ShownRecords &devices)
{
    auto *dialog = new InspectionDialog(devices, forms(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &InspectionDialog::found, this,
            [this, devices](const AssetPatch &found) { run(inspectionOf(found), devices); });
    dialog->open();
}

void DevicesPage::startIntake()
{
    if (!mayCreate() || m_intake)
        return;
    m_intake = new DeviceIntake(workplace(), m_locations, this);
    m_intake->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_intake, &DeviceIntake::added, this, [this](const QStringList &serials) {
        refresh();
        readLocations();
        Q_EMIT succeeded(tr("%Ln devices were added.", nullptr, int(serials.size())));
    });
    connect(m_intake, &DeviceIntake::labelsWanted, this,
            [this](const QStringList &serials) { printLabelsOf(serials); });
    m_intake->open();
}

QCoro::Task<> DevicesPage::printLabelsOf(QStringList serials)
{
    const auto read = [session = workplace().session, serials] {
        const Context context = session->context();
        ShownRecords devices;
        for (const QString &serial : serials) {
            if (const auto record = findAsset(context, serial))
                devices.append({record->id, valueOf(*record), record->version, leftToRight(record->id)});
        }
        return devices;
    };
    const auto devices = co_await workplace().runner.run(m_alive.current(), read);
    if (devices && !devices->isEmpty())
        printDeviceLabels(workplace(), *devices, *this);
}

} // namespace onhire
