// SPDX-License-Identifier: GPL-3.0-or-later
// Assets in the database: their columns, and the document that says the same as the API shows it.
#pragma once

#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/assets/asset_record.h"

#include <optional>
#include <vector>

namespace onhire {

struct StoredAsset
{
    AssetRecord record;
    QByteArray document; // null: it has none yet
    int version = 1;
};

// As the API shows it.
Result<std::optional<Record>> showAsset(Connection &connection, const Scope &scope,
                                        const QString &serialNumber);

// The subscription that holds it; empty: it is free. None if there is no such asset.
Result<std::optional<QString>> holderOf(Connection &connection, const Scope &scope,
                                        const QString &serialNumber);

// Stays locked until the transaction ends. None if there is no such asset.
Result<std::optional<StoredAsset>> lockAsset(Connection &connection, const Scope &scope,
                                             const QString &serialNumber);
// The same for several, locked in the order given, which is the one by serial number; only those that exist.
Result<std::vector<StoredAsset>> lockAssets(Connection &connection, const Scope &scope,
                                            const QStringList &serialNumbers);

struct NewAsset
{
    AssetRecord record;
    QByteArray document;
    QByteArray createdFrom; // digest of the request, hexadecimal
    QStringList words; // by which it is found
};

// Adds those whose serial numbers are free, in one statement; answers their serial numbers.
Result<QStringList> insertAssets(Connection &connection, const Scope &scope,
                                 const std::vector<NewAsset> &assets);

// An asset that is there already.
struct KnownAsset
{
    QString serialNumber;
    QByteArray document;
    int version = 1;
    QByteArray createdFrom; // digest of the request that made it, hexadecimal
};
Result<std::vector<KnownAsset>> knownAssets(Connection &connection, const Scope &scope,
                                            const QStringList &serialNumbers);

// Writes what may change of a locked asset, whose version is one higher then.
Result<void> saveAsset(Connection &connection, const AssetRecord &asset, const QByteArray &document);

// What its subscriptions have collected, those that are over included.
Result<Money> collectedBy(Connection &connection, const Scope &scope, const QString &serialNumber);

// Where assets are kept, as far as it is known: the first ones in their order.
Result<QStringList> assetLocations(Connection &connection, const Scope &scope);

Result<std::vector<RowDocument>> assetDocuments(Connection &connection, const Scope &scope,
                                                const QString &afterSerialNumber, Documents which);

} // namespace onhire
