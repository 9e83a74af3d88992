// SPDX-License-Identifier: GPL-3.0-or-later
// Files in the database: what rules need to read, in their own words.
#pragma once

#include "core/data/db/record.h"

#include <QDateTime>
#include <QStringList>

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

// Of every file that must have a content.
Result<QStringList> storedFileIds(Connection &connection, const Scope &scope);

// Uploads that were promised and never made, once no address for one can be alive.
Result<void> forgetPromisedFiles(Connection &connection, const Scope &scope);

// What a file belongs to; empty: nothing.
struct FileLinks
{
    QString orderId, customerId, rentalId;
    QString invoiceId = {}; // whose document it is
    QString invoiceFormat = {}, invoiceLanguage = {}; // of that document
};

// With what follows: an order's customer, a subscription's order and customer. ORDER_NOT_FOUND and the like.
Result<FileLinks> completedLinks(Connection &connection, const Scope &scope, FileLinks wanted);

struct FileToAdd
{
    QString fileId, type, category, filename, originalFilename, contentType;
    std::optional<qint64> size = {}; // none: promised
    FileLinks links;
    QByteArray metadata = {}; // JSON; empty: none
    QString uploadedBy;
    QDateTime at;
    QStringList words; // by which it is found
};
// These write the change as well, and answer the record as the API shows it.
Result<Record> insertFile(Connection &connection, const Scope &scope, const QString &change,
                          const FileToAdd &file);
// The promised content of a locked file is there.
Result<Record> completeFile(Connection &connection, const Scope &scope, const QString &change,
                            const QString &fileId, qint64 size);

// Whether it is the document of an invoice or a credit note, or the logo that the settings or one of those
// name.
Result<bool> isFileOfInvoices(Connection &connection, const Scope &scope, const QString &fileId);

// With its change. False if there is no such file.
Result<bool> deleteFile(Connection &connection, const Scope &scope, const QString &change,
                        const QString &fileId);

} // namespace onhire
