// SPDX-License-Identifier: GPL-3.0-or-later
// Files in the database: what rules need to read, in their own words.
#pragma once

#include "core/data/db/connection.h"

#include <optional>

namespace onhire {

struct FileFacts
{
    QString fileId;
    bool isStored = false; // else an upload was promised
    QString filename, contentType;
    qint64 size = 0;
    QString uploadedBy;
    QByteArray json; // the record
    int version = 1;
};

// None if there is no such file.
Result<std::optional<FileFacts>> findFile(Connection &connection, const Scope &scope, const QString &fileId);
Result<std::optional<FileFacts>> lockFile(Connection &connection, const Scope &scope, const QString &fileId);

// What a file belongs to; empty: nothing.
struct FileLinks
{
    QString orderId, customerId, rentalId;
    QString invoiceId = {}; // whose document it is
};

// With what follows: an order's customer, a subscription's order and customer. ORDER_NOT_FOUND and the like.
Result<FileLinks> completedLinks(Connection &connection, const Scope &scope, FileLinks wanted);

} // namespace onhire
