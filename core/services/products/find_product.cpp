// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/products.h"
#include "onhire/sql.h"

namespace onhire {

static Result<Record> find(const Context &context, const Statement &statement, const QString &id)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), statement, {context.tenant->id, id}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, id});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> findProduct(const Context &context, const QString &productId)
{
    return find(context, sql::products::find, productId);
}

Result<Record> findVariant(const Context &context, const QString &variantId)
{
    return find(context, sql::variants::find, variantId);
}

} // namespace onhire
