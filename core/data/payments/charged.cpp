// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/charged.h"

#include "onhire/sql.h"

namespace onhire {

static QDate date(const Rows &rows, int column)
{
    return QDate::fromString(rows.text(column), Qt::ISODate);
}

Result<QList<ChargedPeriod>> chargedPeriods(Connection &connection, const Scope &scope, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::charged, {scope.name(), rentalId}));
    QList<ChargedPeriod> periods;
    while (rows.next())
        periods.append({{date(rows, 0), date(rows, 1)},
                        date(rows, 2),
                        Money::fromMinor(rows.integer(3)),
                        Money::fromMinor(rows.integer(4)),
                        rows.text(5),
                        rows.text(6),
                        Money::fromMinor(rows.integer(7)),
                        Money::fromMinor(rows.integer(8)),
                        rows.isNull(9) ? std::nullopt : std::optional(Money::fromMinor(rows.integer(9)))});
    return periods;
}

Result<QList<PaymentShare>> paymentShares(Connection &connection, const Scope &scope,
                                          const QStringList &rentalIds, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::payments::shares, {scope.name(), rentalIds, most}));
    QList<PaymentShare> shares;
    while (rows.next()) {
        PaymentShare share{.paymentId = rows.text(0),
                           .purpose = rows.text(1),
                           .status = rows.text(2),
                           .due = date(rows, 3),
                           .period = {},
                           .net = Money::fromMinor(rows.integer(6)),
                           .tax = Money::fromMinor(rows.integer(7)),
                           .rentalId = rows.text(8),
                           .rentals = int(rows.integer(9)),
                           .invoiceId = rows.nullableText(10),
                           .invoiceNumber = rows.nullableText(11),
                           .isPartlyPaid = rows.flag(12)};
        if (!rows.isNull(4))
            share.period = DateRange{date(rows, 4), date(rows, 5)};
        shares.append(std::move(share));
    }
    return shares;
}

} // namespace onhire
