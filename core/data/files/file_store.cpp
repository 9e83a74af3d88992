// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/files/file_store.h"

#include "onhire/sql.h"

namespace onhire {
namespace {

Result<std::optional<FileFacts>> read(Connection &connection, const Scope &scope, const Statement &statement,
                                      const QString &fileId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), fileId}));
    if (!rows.next())
        return std::nullopt;
    return FileFacts{fileId,          rows.flag(0), rows.text(1), rows.text(2),
                     rows.integer(3), rows.text(4), rows.utf8(5), int(rows.integer(6))};
}

void fillIn(QString &link, const QString &follows)
{
    if (link.isEmpty())
        link = follows;
}

} // namespace

Result<std::optional<FileFacts>> findFile(Connection &connection, const Scope &scope, const QString &fileId)
{
    return read(connection, scope, sql::files::facts, fileId);
}

Result<std::optional<FileFacts>> lockFile(Connection &connection, const Scope &scope, const QString &fileId)
{
    return read(connection, scope, sql::files::lock, fileId);
}

Result<FileLinks> completedLinks(Connection &connection, const Scope &scope, FileLinks links)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::files::links,
                                 {scope.name(), links.orderId, links.customerId, links.rentalId}));
    rows.next();
    const QString order = rows.text(0), orderCustomer = rows.text(1), customer = rows.text(2),
                  rentalOrder = rows.text(3), rentalCustomer = rows.text(4);
    if (order != links.orderId)
        return Failure(Error{ErrorCode::OrderNotFound, links.orderId});
    if (customer != links.customerId)
        return Failure(Error{ErrorCode::CustomerNotFound, links.customerId});
    if (!links.rentalId.isEmpty() && rentalOrder.isEmpty())
        return Failure(Error{ErrorCode::SubscriptionNotFound, links.rentalId});
    fillIn(links.orderId, rentalOrder);
    fillIn(links.customerId, rentalCustomer);
    fillIn(links.customerId, orderCustomer);
    return links;
}

} // namespace onhire
