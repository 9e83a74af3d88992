// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/picker_searches.h"
#include "ui/shared/text/texts.h"

#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/fulfilment/similar.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostOffered = 8;

using Filters = QMap<QString, QString>;

template <typename Offer>
Result<void> add(QList<PickedRecord> &found, const Context &context, const Filters &filters, Offer offer)
{
    ListRequest request;
    request.limit = MostOffered;
    request.sortBy = u"createdAt"_s;
    request.filters = filters;
    ONHIRE_ASSIGN(const ListPage page, listAssets(context, request));
    for (const QByteArray &record : page.records) {
        const PickedRecord picked = offer(readJson(record).value_or(JsonValue()));
        const bool isKnown =
            std::ranges::any_of(found, [&](const PickedRecord &other) { return other.id == picked.id; });
        if (!isKnown && found.size() < MostOffered)
            found += picked;
    }
    return {};
}

PickedRecord offerOfDevice(const JsonValue &asset)
{
    const QString serial = asset[u"serialNumber"].toString();
    return {serial, asset[u"productName"].toString(), serial};
}

Filters onTheShelf(const QString &text)
{
    Filters filters{{u"status"_s, u"available"_s}};
    if (!text.isEmpty())
        filters.insert(u"search"_s, text);
    return filters;
}

Filters onTheShelf(const QString &text, const QString &sku)
{
    Filters filters = onTheShelf(text);
    filters.insert(u"sku"_s, sku);
    return filters;
}

Result<std::optional<JsonValue>> foundDevice(Result<Record> found)
{
    if (!found && found.error().code == ErrorCode::NotFound)
        return std::nullopt;
    return std::move(found).map([](const Record &device) { return std::optional(valueOf(device)); });
}

// The one with just this serial number, in another case if no other has it so. It has to be on the shelf.
Result<std::optional<JsonValue>> deviceWithSerial(const Context &context, const QString &serial)
{
    ONHIRE_ASSIGN(auto device, foundDevice(findAsset(context, serial)));
    if (!device) {
        ONHIRE_ASSIGN(const QString similar, similarSerial(context, serial));
        if (similar.isEmpty())
            return std::nullopt;
        ONHIRE_ASSIGN(device, foundDevice(findAsset(context, similar)));
    }
    if (device && (*device)[u"status"].toString() != nameOf(AssetStatus::Available))
        return Failure(Error{ErrorCode::AssetNotAvailable, serial});
    return device;
}

Result<QList<PickedRecord>> devicesOf(const Context &context, const QString &sku, const QString &text)
{
    QList<PickedRecord> found;
    ONHIRE_TRY(add(found, context, onTheShelf(text, sku), offerOfDevice));
    return found;
}

Result<std::optional<PickedRecord>> deviceOf(const Context &context, const QString &sku, const QString &serial)
{
    ONHIRE_ASSIGN(const auto device, deviceWithSerial(context, serial));
    if (!device)
        return std::nullopt;
    const QString its = (*device)[u"sku"].toString();
    if (its != sku)
        return Failure(Error{ErrorCode::SkuMismatch, its});
    return offerOfDevice(*device);
}

} // namespace

RecordPicker::Source availableDevices(const QString &sku)
{
    return {
        .search = [sku](const Context &context, const QString &text) { return devicesOf(context, sku, text); },
        .find = [sku](const Context &context, const QString &serial) { return deviceOf(context, sku, serial); },
    };
}

RecordPicker::Source replacementDevices(const QString &sku, const QString &product)
{
    const auto offerOther = [sku, product](const JsonValue &asset) {
        PickedRecord other = offerOfDevice(asset);
        other.note = asset[u"sku"].toString();
        if (other.note == sku)
            other.note.clear();
        else
            other.name = other.name == product ? SubscriptionTexts::tr("Another variant: %1").arg(other.name)
                                               : SubscriptionTexts::tr("Another product: %1").arg(other.name);
        return other;
    };
    const auto search = [=](const Context &context, const QString &text) -> Result<QList<PickedRecord>> {
        QList<PickedRecord> found;
        ONHIRE_TRY(add(found, context, onTheShelf(text, sku), offerOfDevice));
        if (!text.isEmpty())
            ONHIRE_TRY(add(found, context, onTheShelf(text), offerOther));
        return found;
    };
    const auto find = [=](const Context &context,
                          const QString &serial) -> Result<std::optional<PickedRecord>> {
        ONHIRE_ASSIGN(const auto device, deviceWithSerial(context, serial));
        return device ? std::optional(offerOther(*device)) : std::nullopt;
    };
    return {search, find};
}

} // namespace onhire
