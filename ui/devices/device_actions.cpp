// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_actions.h"

#include "core/domain/assets/inspection.h"
#include "core/services/assets/assets.h"
#include "core/services/assets/move_back.h"
#include "ui/devices/device_view.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"
#include "ui/subscriptions/record/subscription_details.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<AssetStatus> statusOf(const JsonValue &device)
{
    return assetStatusNamed(device[u"status"].toString());
}

// The core's own rule, asked beforehand.
std::function<QString(const JsonValue &)> refusalToMove(AssetStatus to, const QString &alreadyThere)
{
    return [to, alreadyThere](const JsonValue &device) {
        const auto from = statusOf(device);
        if (from == to)
            return alreadyThere;
        const auto moved = checkMove(from.value_or(AssetStatus::Sold), to);
        return moved ? QString() : wordingOf(moved.error()).what;
    };
}

bool isUninspected(const JsonValue &device)
{
    const auto status = statusOf(device);
    return status && lacksInspection(*status, device[u"condition"].toString());
}

// As its subscription's screen says it, too.
QString refusalToTakeBack(const JsonValue &device, QDate today)
{
    const auto status = statusOf(device);
    if (!status || !mayMove(*status, AssetStatus::Returned, AssetMover::Subscription))
        return DeviceTexts::tr("The device is not with a customer.");
    const JsonValue &holder = device[HolderOfDevice];
    const auto refusal =
        holder.isNull() ? std::nullopt : refusalOf(SubscriptionAct::TakeBack, situationOf(holder, today));
    return refusal ? wordingOf(Error{*refusal}).what : QString();
}

QString refusalToInspect(const JsonValue &device)
{
    return isUninspected(device) ? QString() : DeviceTexts::tr("The device is not waiting for an inspection.");
}

QString inspectSeveral(int count)
{
    return DeviceTexts::tr("Inspect %Ln devices…", nullptr, count);
}

QString refusalWithoutHolder(const JsonValue &device)
{
    return device.has(u"rentalId") ? QString() : DeviceTexts::tr("The device is not with a customer.");
}

QString sentence(const ShownRecords &devices, const QString &one, const QString &several)
{
    return devices.size() == 1 ? one.arg(leftToRight(devices.constFirst().id)) : several;
}

QStringList namesOf(const ShownRecords &devices)
{
    QStringList names;
    for (const ShownRecord &device : devices)
        names += device.title;
    return devices.size() > 1 ? names : QStringList();
}

Result<Record> makeAvailable(const Context &context, const ShownRecord &device)
{
    return reviseAsset(context, device.id, {.status = AssetStatus::Available}, device.version);
}

// As it was: a device that waited for its inspection waits again.
Result<Record> unmakeAvailable(const Context &context, const ShownRecord &device)
{
    return moveAssetBack(context, device.id, statusOf(device.value).value_or(AssetStatus::Unavailable),
                         device.version + 1);
}

RecordAction availability()
{
    return {
        .id = u"devices.activate"_s,
        .text = DeviceTexts::tr("Make available"),
        .glyph = Glyph::Check,
        .permissions = {u"assets:write"_s},
        .refusal = refusalToMove(AssetStatus::Available, DeviceTexts::tr("The device is already available.")),
        .work = [](const Context &context, const ShownRecord &device,
                   const QString &) { return makeAvailable(context, device); },
        .done =
            [](const ShownRecords &devices) {
                return sentence(devices, DeviceTexts::tr("%1 is available."),
                                DeviceTexts::tr("%Ln devices are available.", nullptr, int(devices.size())));
            },
        .size = [](int count) { return DeviceTexts::tr("Make %Ln devices available", nullptr, count); },
        .undo = unmakeAvailable};
}

RecordAction deactivation()
{
    return {.id = u"devices.deactivate"_s,
            .text = DeviceTexts::tr("Deactivate…"),
            .glyph = Glyph::Pause,
            .isDestructive = true,
            .permissions = {u"assets:write"_s},
            .refusal =
                refusalToMove(AssetStatus::Unavailable, DeviceTexts::tr("The device is already unavailable.")),
            .question =
                [](const ShownRecords &devices) {
                    const int count = int(devices.size());
                    return Question{
                        sentence(devices, DeviceTexts::tr("Deactivate %1?"),
                                 DeviceTexts::tr("Deactivate %Ln devices?", nullptr, count)),
                        DeviceTexts::tr("It can no longer be assigned. Its history is kept, and it can be "
                                        "made available again."),
                        count == 1 ? DeviceTexts::tr("Deactivate")
                                   : DeviceTexts::tr("Deactivate %Ln devices", nullptr, count),
                        {},
                        true,
                        namesOf(devices)};
                },
            .work = [](const Context &context, const ShownRecord &device,
                       const QString &) { return removeAsset(context, device.id, device.version); },
            .done =
                [](const ShownRecords &devices) {
                    return sentence(
                        devices, DeviceTexts::tr("%1 is unavailable."),
                        DeviceTexts::tr("%Ln devices are unavailable.", nullptr, int(devices.size())));
                }};
}

} // namespace

QList<RecordAction> deviceActions(const DeviceDoors &doors)
{
    return {{.id = u"devices.takeBack"_s,
             .text = DeviceTexts::tr("Take back…"),
             .glyph = Glyph::Undo,
             .key = Qt::CTRL | Qt::SHIFT | Qt::Key_B,
             .permissions = {u"assets:write"_s},
             .refusal =
                 [today = doors.today](const JsonValue &device) { return refusalToTakeBack(device, today()); },
             .begin = doors.takeBack},
            {.id = u"devices.inspect"_s,
             .text = DeviceTexts::tr("Inspect…"),
             .glyph = Glyph::Check,
             .isRare = true,
             .permissions = {u"assets:write"_s},
             .refusal = refusalToInspect,
             .begin = doors.inspect,
             .beginMany = doors.inspectMany,
             .size = inspectSeveral},
            availability(),
            {.id = u"devices.edit"_s,
             .text = DeviceTexts::tr("Edit…"),
             .glyph = Glyph::Assets,
             .key = Qt::CTRL | Qt::Key_E,
             .permissions = {u"assets:write"_s},
             .begin = doors.edit},
            {.id = u"devices.labels"_s,
             .text = DeviceTexts::tr("Print labels…"),
             .glyph = Glyph::Barcode,
             .key = QKeySequence::Print,
             .isAside = true,
             .local = doors.printLabels},
            {.id = u"devices.returnSlip"_s,
             .text = DeviceTexts::tr("Print return slip…"),
             .glyph = Glyph::Print,
             .isAside = true,
             .refusal = refusalWithoutHolder,
             .local = doors.printReturnSlips},
            deactivation()};
}

RecordAction inspectionOf(const AssetPatch &found)
{
    return {
        .id = u"devices.inspect"_s,
        .text = DeviceTexts::tr("Inspect…"),
        .glyph = Glyph::Check,
        .permissions = {u"assets:write"_s},
        .refusal = refusalToInspect,
        .work = [found](const Context &context, const ShownRecord &device,
                        const QString &) { return inspectAsset(context, device.id, found, device.version); },
        .done =
            [](const ShownRecords &devices) {
                return sentence(devices, DeviceTexts::tr("%1 is inspected."),
                                DeviceTexts::tr("%Ln devices are inspected.", nullptr, int(devices.size())));
            },
        .size = inspectSeveral};
}

QString nextStepOfDevice(const JsonValue &device, QDate today)
{
    const auto status = statusOf(device);
    if (status == AssetStatus::RentedOut && refusalToTakeBack(device, today).isEmpty())
        return u"devices.takeBack"_s;
    if (isUninspected(device))
        return u"devices.inspect"_s;
    if (status == AssetStatus::Returned || status == AssetStatus::Unavailable)
        return u"devices.activate"_s;
    return u"devices.edit"_s;
}

} // namespace onhire
