// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/documents/fill_documents.h"

#include "core/data/db/transaction.h"
#include "core/data/documents/documented_nouns.h"
#include "core/data/tenants/tenant_store.h"
#include "onhire/sql.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<QString> fillBatch(Connection &connection, const Scope &scope, const DocumentedNoun &noun,
                          const QString &afterId)
{
    ONHIRE_TRY(connection.allowLongStatements());
    ONHIRE_ASSIGN(const auto rows, noun.read(connection, scope, afterId, Documents::Missing));
    if (rows.empty())
        return QString();
    QStringList ids;
    QByteArrayList documents;
    for (const RowDocument &row : rows) {
        ids += row.id;
        documents += row.written;
    }
    ONHIRE_TRY(connection.run(scope, *noun.give, {scope.name(), ids, QVariant::fromValue(documents)}));
    return ids.constLast();
}

// `fillSome(connection, afterId)` answers the last id of a batch; null when there was nothing left.
template <typename FillSome>
Result<void> inBatches(Database &database, const Scope &scope, const FillSome &fillSome,
                       const std::stop_token &stop)
{
    QString lastId = QLatin1StringView("");
    while (!lastId.isNull()) {
        if (stop.stop_requested())
            return Failure(
                Error::unavailable(u"filling the documents was cancelled; the next start will continue it"_s));
        ONHIRE_ASSIGN(lastId, inTransaction(database, scope, [&](Connection &connection) {
                          return fillSome(connection, lastId);
                      }));
    }
    return {};
}

Result<void> fill(Database &database, const Scope &scope, const DocumentedNoun &noun,
                  const std::stop_token &stop)
{
    if (noun.complete) {
        const auto complete = [&](Connection &connection, const QString &afterId) {
            return noun.complete(connection, scope, afterId);
        };
        ONHIRE_TRY(inBatches(database, scope, complete, stop));
    }
    const auto give = [&](Connection &connection, const QString &afterId) {
        return fillBatch(connection, scope, noun, afterId);
    };
    return inBatches(database, scope, give, stop);
}

Result<QSet<QString>> filledTables(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::documents::filled));
    QSet<QString> tables;
    while (rows.next())
        tables += rows.text(0);
    return tables;
}

} // namespace

Result<void> fillDocuments(Database &database, const Scope &scope)
{
    for (const DocumentedNoun &noun : documentedNouns())
        ONHIRE_TRY(fill(database, scope, noun, {}));
    return {};
}

Result<void> fillDocuments(const QString &conninfo, const std::stop_token &stop)
{
    Database database(conninfo);
    Connection &connection = database.connection();
    ONHIRE_ASSIGN(const QSet<QString> filled, filledTables(connection));
    for (const DocumentedNoun &noun : documentedNouns()) {
        if (filled.contains(noun.table))
            continue;
        ONHIRE_ASSIGN(const QList<TenantPointer> tenants, everyTenant(connection));
        for (const TenantPointer &tenant : tenants)
            ONHIRE_TRY(fill(database, Scope::tenant(tenant->id), noun, stop));
        ONHIRE_TRY(connection.run(Scope::control(), sql::documents::remember, {QString(noun.table)}));
    }
    return {};
}

} // namespace onhire
