// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/standing_of.h"

namespace onhire {

// Nothing is locked: a price is only told.
static Result<Standing> standingNow(const Context &context, const QString &rentalId)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(const auto row, standingRow(connection, context, rentalId));
    if (!row)
        return Failure(Error{ErrorCode::NotFound, rentalId});
    ONHIRE_TRY(checkActive(row->state));
    return standingOf(context, *row);
}

Result<BuyoutQuote> calculateBuyout(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const Standing standing, standingNow(context, rentalId));
    return quoteBuyout(standing, context.tenant->settings, context.tenant->exponent);
}

Result<EarlyReturnQuote> calculateEarlyReturn(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const Standing standing, standingNow(context, rentalId));
    return quoteEarlyReturn(standing, context.tenant->settings, context.tenant->exponent);
}

} // namespace onhire
