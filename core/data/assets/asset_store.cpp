// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/assets/asset_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of assets/_columns.sql.
enum Column {
    Serial,
    Sku,
    ProductName,
    Product,
    Variant,
    Status,
    Image,
    Condition,
    Damage,
    Location,
    Customer,
    Rental,
    Cost,
    AcquiredOn,
    Notes,
    CreatedBy,
    CreatedAt,
    UpdatedAt,
    Version,
    Document,
    Exponent, // of assets/stored.sql
};

Result<StoredAsset> readAsset(const Rows &rows, const QString &tenantId)
{
    const auto status = assetStatusNamed(rows.text(Status));
    if (!status)
        return Failure(Error::internal(u"asset of unknown status "_s + rows.text(Status)));
    AssetRecord asset{.serialNumber = rows.text(Serial),
                      .tenantId = tenantId,
                      .sku = rows.text(Sku),
                      .productName = rows.text(ProductName),
                      .productId = rows.text(Product),
                      .variantId = rows.text(Variant),
                      .status = *status,
                      .imageUrl = rows.nullableText(Image),
                      .condition = rows.nullableText(Condition),
                      .damageAssessment = rows.nullableText(Damage),
                      .location = rows.nullableText(Location),
                      .customerId = rows.nullableText(Customer),
                      .rentalId = rows.nullableText(Rental),
                      .acquisitionCost = {},
                      .acquisitionDate = rows.text(AcquiredOn),
                      .notes = rows.nullableText(Notes),
                      .createdBy = rows.text(CreatedBy),
                      .createdAt = rows.text(CreatedAt),
                      .updatedAt = rows.text(UpdatedAt)};
    if (const auto cost = rows.optionalInteger(Cost))
        asset.acquisitionCost = Money::fromMinor(*cost);
    return StoredAsset{std::move(asset), rows.isNull(Document) ? QByteArray() : rows.utf8(Document),
                       int(rows.integer(Version))};
}

QByteArray minor(std::optional<Money> amount)
{
    return amount ? QByteArray::number(qint64(amount->minor())) : QByteArray();
}

// Of many assets, column by column.
struct Columns
{
    QStringList serials, products, variants, skus, names, images, statuses, conditions, locations, notes, dates;
    QByteArrayList costs, createdFrom, documents;
    QStringList wordSerials, words;

    explicit Columns(const std::vector<NewAsset> &assets)
    {
        for (const NewAsset &asset : assets)
            add(asset);
    }

    void add(const NewAsset &asset)
    {
        const AssetRecord &record = asset.record;
        serials += record.serialNumber;
        products += record.productId;
        variants += record.variantId;
        skus += record.sku;
        names += record.productName;
        images += record.imageUrl;
        statuses += nameOf(record.status);
        conditions += record.condition;
        locations += record.location;
        notes += record.notes;
        costs += minor(record.acquisitionCost);
        dates += record.acquisitionDate;
        createdFrom += asset.createdFrom;
        documents += asset.document;
        for (const QString &word : asset.words) {
            wordSerials += record.serialNumber;
            words += word;
        }
    }
};

} // namespace

Result<std::optional<Record>> showAsset(Connection &connection, const Scope &scope, const QString &serialNumber)
{
    return fetchRecord(connection, scope, sql::assets::find, {scope.name(), serialNumber});
}

Result<std::optional<QString>> holderOf(Connection &connection, const Scope &scope, const QString &serialNumber)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::holder, {scope.name(), serialNumber}));
    return rows.next() ? std::optional(rows.text(0)) : std::nullopt;
}

Result<std::optional<StoredAsset>> lockAsset(Connection &connection, const Scope &scope,
                                             const QString &serialNumber)
{
    ONHIRE_ASSIGN(std::vector<StoredAsset> locked, lockAssets(connection, scope, {serialNumber}));
    return locked.empty() ? std::nullopt : std::optional(std::move(locked.front()));
}

Result<std::vector<StoredAsset>> lockAssets(Connection &connection, const Scope &scope,
                                            const QStringList &serialNumbers)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::lock, {scope.name(), serialNumbers}));
    std::vector<StoredAsset> locked;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredAsset asset, readAsset(rows, scope.name()));
        locked.push_back(std::move(asset));
    }
    return locked;
}

Result<QStringList> insertAssets(Connection &connection, const Scope &scope,
                                 const std::vector<NewAsset> &assets)
{
    if (assets.empty())
        return QStringList();
    const Columns columns(assets);
    const auto bytes = [](const QByteArrayList &values) { return QVariant::fromValue(values); };
    const AssetRecord &any = assets.front().record; // all are made by the same person at the same moment
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::assets::add,
                                 {scope.name(), columns.serials, columns.products, columns.variants,
                                  columns.skus, columns.names, columns.images, columns.statuses,
                                  columns.conditions, columns.locations, columns.notes, bytes(columns.costs),
                                  columns.dates, bytes(columns.createdFrom), bytes(columns.documents),
                                  any.createdBy, any.createdAt, columns.wordSerials, columns.words}));
    QStringList added;
    while (rows.next())
        added += rows.text(0);
    return added;
}

Result<std::vector<KnownAsset>> knownAssets(Connection &connection, const Scope &scope,
                                            const QStringList &serialNumbers)
{
    std::vector<KnownAsset> known;
    if (serialNumbers.isEmpty())
        return known;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::known, {scope.name(), serialNumbers}));
    while (rows.next())
        known.push_back({rows.text(0), rows.utf8(1), int(rows.integer(2)), rows.utf8(3)});
    return known;
}

Result<void> saveAsset(Connection &connection, const AssetRecord &asset, const QByteArray &document)
{
    ONHIRE_TRY(
        connection.post(Scope::tenant(asset.tenantId), sql::assets::save,
                        {asset.tenantId, asset.serialNumber, QString(nameOf(asset.status)), asset.condition,
                         asset.damageAssessment, asset.location, asset.notes, minor(asset.acquisitionCost),
                         asset.acquisitionDate, asset.customerId, asset.rentalId, asset.updatedAt, document}));
    return {};
}

Result<Money> collectedBy(Connection &connection, const Scope &scope, const QString &serialNumber)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::collected, {scope.name(), serialNumber}));
    return rows.next() ? Money::fromMinor(rows.integer(0)) : Money();
}

Result<QStringList> assetLocations(Connection &connection, const Scope &scope)
{
    constexpr int Most = 200;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::locations, {scope.name(), Most}));
    QStringList locations;
    while (rows.next())
        locations += rows.text(0);
    return locations;
}

Result<std::vector<RowDocument>> assetDocuments(Connection &connection, const Scope &scope,
                                                const QString &afterSerialNumber, Documents which)
{
    const Statement &statement = which == Documents::Missing ? sql::assets::unwritten : sql::assets::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterSerialNumber}));
    std::vector<RowDocument> documents;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredAsset asset, readAsset(rows, scope.name()));
        const int exponent = currencyExponent(rows.text(Exponent)).value_or(2);
        documents.push_back(
            {asset.record.serialNumber, asset.document, assetShape().document(asset.record, exponent)});
    }
    return documents;
}

} // namespace onhire
