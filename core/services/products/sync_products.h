// SPDX-License-Identifier: GPL-3.0-or-later
// Brings the catalogue in line with the tenant's store. Each product follows the store whole or stays as it was
// and says why; one that is as the store has it already is not touched; one that the store no longer lists
// stays, too.
#pragma once

#include "core/services/products/store_feed.h"

namespace onhire {

struct SyncReport
{
    struct Failed
    {
        QString productSku, externalId; // as far as the feed named them
        Error error;
    };

    int created = 0, updated = 0, unchanged = 0;
    QList<Failed> failed; // in the order of the feed
    QStringList vanished; // SKUs of products that the feed no longer lists
    QDateTime finishedAt;
};

// SYNC_IN_PROGRESS while another program or thread does it for this tenant. Not within a transaction.
Result<SyncReport> syncProducts(const Context &context, const FetchPage &fetch);

// Why a product could not follow the store, in one piece.
QString sentenceOf(const Error &error);

} // namespace onhire
