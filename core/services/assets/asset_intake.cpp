// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_intake.h"

#include "core/base/optional_text.h"
#include "core/data/assets/asset_store.h"
#include "core/data/orders/order_store.h"
#include "core/domain/search.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/moment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Intake
{
public:
    Intake(Connection &connection, const Context &context, QHash<QString, OfferedVariant> offered)
        : m_connection(connection), m_context(context), m_offered(std::move(offered))
    {
    }

    Result<std::vector<Result<Record>>> take(const std::vector<const AssetRequest *> &requests)
    {
        const std::vector<NewAsset> assets = newAssets(requests);
        ONHIRE_ASSIGN(const QStringList added, insertAssets(m_connection, m_context.scope(), assets));
        ONHIRE_TRY(tell(assets, QSet<QString>(added.begin(), added.end())));
        ONHIRE_TRY(lookUpOthers(requests));
        std::vector<Result<Record>> outcomes;
        for (const AssetRequest *request : requests)
            outcomes.push_back(outcomeOf(*request));
        return outcomes;
    }

private:
    const OfferedVariant *variantOf(const AssetRequest &request) const
    {
        const auto variant = m_offered.constFind(request.sku);
        return variant == m_offered.constEnd() ? nullptr : &*variant;
    }

    // Of several requests with the same serial number the first one makes the asset.
    std::vector<NewAsset> newAssets(const std::vector<const AssetRequest *> &requests) const
    {
        std::vector<NewAsset> assets;
        QSet<QString> serials;
        for (const AssetRequest *request : requests) {
            const OfferedVariant *variant = variantOf(*request);
            if (!variant || !variant->active || serials.contains(request->serialNumber))
                continue;
            serials.insert(request->serialNumber);
            const AssetRecord record = recordOf(*request, *variant);
            assets.push_back({record, assetShape().document(record, m_context.tenant->exponent),
                              request->digest(), searchWords({record.serialNumber})});
        }
        return assets;
    }

    AssetRecord recordOf(const AssetRequest &request, const OfferedVariant &variant) const
    {
        const QString now = toTimestamp(m_context.now());
        return {.serialNumber = request.serialNumber,
                .tenantId = m_context.tenant->id,
                .sku = variant.sku,
                .productName = variant.productName,
                .productId = variant.productId,
                .variantId = variant.variantId,
                .status = request.status,
                .imageUrl = textOrNull(variant.imageUrl),
                .condition = textOrNull(request.condition),
                .damageAssessment = {},
                .location = textOrNull(request.location),
                .customerId = {},
                .rentalId = {},
                .acquisitionCost = request.acquisitionCost ? request.acquisitionCost : variant.acquisitionCost,
                .acquisitionDate = request.acquisitionDate.value_or(todayOf(m_context)).toString(Qt::ISODate),
                .notes = textOrNull(request.notes),
                .createdBy = m_context.actor.id,
                .createdAt = now,
                .updatedAt = now};
    }

    Result<void> tell(const std::vector<NewAsset> &assets, const QSet<QString> &added)
    {
        QList<RecordChange> changes;
        for (const NewAsset &asset : assets) {
            const QString &serial = asset.record.serialNumber;
            if (!added.contains(serial))
                continue;
            m_made.insert(asset.createdFrom, Record{serial, asset.document, 1, true});
            changes += assetChange(asset.record, {}, asset.document, u"asset.create"_s, {u"asset.created"_s});
        }
        return writeChanges(m_connection, m_context, changes);
    }

    // Those whose serial numbers were taken before.
    Result<void> lookUpOthers(const std::vector<const AssetRequest *> &requests)
    {
        QStringList serials;
        for (const AssetRequest *request : requests) {
            if (!m_made.contains(request->digest()))
                serials += request->serialNumber;
        }
        ONHIRE_ASSIGN(const auto known, knownAssets(m_connection, m_context.scope(), serials));
        for (const KnownAsset &asset : known)
            m_known.insert(asset.serialNumber, asset);
        return {};
    }

    // A device that is known already is judged by the request that made it, whatever has become of both since.
    Result<Record> outcomeOf(const AssetRequest &request)
    {
        const QByteArray digest = request.digest();
        if (const auto made = m_made.find(digest); made != m_made.end()) {
            Record record = *made;
            made->created = false; // for whoever asks for the same once more
            return record;
        }
        const auto known = m_known.constFind(request.serialNumber);
        if (known == m_known.constEnd())
            return Failure(whyNotMade(request));
        if (known->createdFrom != digest)
            return Failure(Error{ErrorCode::AssetExists, request.serialNumber});
        return Record{known->serialNumber, known->document, known->version, false};
    }

    Error whyNotMade(const AssetRequest &request) const
    {
        const OfferedVariant *variant = variantOf(request);
        if (!variant)
            return {ErrorCode::VariantNotFound, request.sku};
        if (!variant->active)
            return {ErrorCode::VariantInactive, request.sku};
        return Error::internal(u"an asset neither made nor found"_s);
    }

    Connection &m_connection;
    const Context &m_context;
    const QHash<QString, OfferedVariant> m_offered;
    QHash<QByteArray, Record> m_made; // by the digest of the request
    QHash<QString, KnownAsset> m_known; // by serial number
};

} // namespace

Result<std::vector<Result<Record>>> takeAssetsIn(Connection &connection, const Context &context,
                                                 const std::vector<const AssetRequest *> &requests)
{
    QSet<QString> skus;
    for (const AssetRequest *request : requests)
        skus.insert(request->sku);
    ONHIRE_ASSIGN(auto offered, offeredVariants(connection, *context.tenant, skus.values()));
    return Intake(connection, context, std::move(offered)).take(requests);
}

} // namespace onhire
