// SPDX-License-Identifier: GPL-3.0-or-later
// Identifiers: a prefix that names the kind and 26 lower-case Crockford characters of 128 bits: 48 of
// milliseconds (so that new rows land at the end of every index) and 80 of chance, of which the first 16 count
// up within a millisecond. The last seven characters, always chance, serve people as the short code, 7q2mx4k,
// shown as 7Q2M-X4K.
#pragma once

#include <QDateTime>
#include <QString>

namespace onhire {

enum class IdKind {
    Order,
    Subscription,
    Customer,
    Product,
    Variant,
    Payment,
    Receipt,
    Refund,
    BillingGroup,
    File,
    Invoice,
    Event,
    WebhookEndpoint,
    WebhookDelivery,
    Key,
    Tenant,
    Organisation,
    User,
    AuditEntry,
};

// Safe to call from any thread. Ids of one process and millisecond sort in the order in which they were made.
QString newId(IdKind kind, const QDateTime &moment);

QLatin1StringView prefixOf(IdKind kind); // with its underscore: ord_

bool isId(IdKind kind, QStringView text);

// Before every id made at that moment or later: ids begin with the time at which they were made, so a moment
// can be a bound in a search by id.
QString earliestId(IdKind kind, const QDateTime &moment);

QString shortCodeOf(QStringView id); // 7Q2M-X4K; empty for what is too short to have one

// What somebody typed or scanned, as the seven characters to look for: case, blanks and hyphens do not matter,
// and o, i, l are read as 0, 1, 1. Empty when it cannot be a short code.
QString shortCodeFrom(QStringView typed);

// Likewise as the first characters to look for, four or more of them. Empty when no short code begins so.
QString shortCodeBeginning(QStringView typed);

} // namespace onhire
