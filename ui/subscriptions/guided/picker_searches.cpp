// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/picker_searches.h"
#include "ui/shared/text/texts.h"

#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"

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

} // namespace

RecordPicker::Search availableDevices(const QString &sku)
{
    return [sku](const Context &context, const QString &text) -> Result<QList<PickedRecord>> {
        QList<PickedRecord> found;
        ONHIRE_TRY(add(found, context, onTheShelf(text, sku), offerOfDevice));
        return found;
    };
}

RecordPicker::Search replacementDevices(const QString &sku, const QString &product)
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
    return [=](const Context &context, const QString &text) -> Result<QList<PickedRecord>> {
        QList<PickedRecord> found;
        ONHIRE_TRY(add(found, context, onTheShelf(text, sku), offerOfDevice));
        if (!text.isEmpty())
            ONHIRE_TRY(add(found, context, onTheShelf(text), offerOther));
        return found;
    };
}

} // namespace onhire
