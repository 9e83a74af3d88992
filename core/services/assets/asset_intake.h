// SPDX-License-Identifier: GPL-3.0-or-later
// Takes new devices in, inside a transaction, with what the catalogue says of them.
#pragma once

#include "core/domain/assets/asset.h"
#include "core/domain/orders/pricing.h"
#include "core/services/context.h"

namespace onhire {

class AssetIntake
{
public:
    // Looks these SKUs up; their variants stay as they are until the transaction ends.
    static Result<AssetIntake> open(Connection &connection, const Context &context, const QStringList &skus);

    Result<Record> add(const AssetRequest &request);

private:
    AssetIntake(Connection &connection, const Context &context, QHash<QString, OfferedVariant> offered)
        : m_connection(connection), m_context(context), m_offered(std::move(offered))
    {
    }

    Result<Record> existing(const AssetRequest &request, const Error &otherwise);
    QString assetJson(const AssetRequest &request, const OfferedVariant &variant) const;

    Connection &m_connection;
    const Context &m_context;
    const QHash<QString, OfferedVariant> m_offered;
};

} // namespace onhire
