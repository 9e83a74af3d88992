// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/sync_products.h"

#include "core/data/db/turn.h"
#include "core/services/products/store_catalogue.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<SyncReport> syncProducts(const Context &context, const FetchPage &fetch)
{
    ONHIRE_ASSIGN(const StoreConnection store, storeConnection(context));
    ONHIRE_ASSIGN(
        const auto turn,
        HeldTurn::take(context.database.connection(), context.scope(), Turn::SyncProducts, context.tenant->id));
    if (!turn)
        return Failure(Error{ErrorCode::SyncInProgress, {}, {}, {}, true});
    ONHIRE_ASSIGN(const QList<JsonValue> feed, fetchFeed(store, fetch));
    ONHIRE_ASSIGN(StoreCatalogue catalogue, StoreCatalogue::match(context, store, feed));
    SyncReport report;
    ONHIRE_TRY(catalogue.apply(report));
    report.finishedAt = context.now();
    return report;
}

QString sentenceOf(const Error &error)
{
    constexpr qsizetype Longest = 1000;
    if (error.code != ErrorCode::ValidationError) {
        const QString message = infoOf(error.code).message;
        return error.subject.isEmpty() ? message : message + u" ("_s + error.subject + u')';
    }
    QStringList faults;
    for (const Fault &fault : error.faults)
        faults += fault.path.isEmpty() ? fault.message : fault.path + u": "_s + fault.message;
    return faults.join(u' ').left(Longest);
}

} // namespace onhire
