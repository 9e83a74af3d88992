// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with files. A content comes in once, by an upload that was promised or from a program that
// made it, and never changes; whoever wants to read or write one is given a signed address.
#pragma once

#include "core/data/files/file_list.h"
#include "core/data/files/file_store.h"
#include "core/services/context.h"
#include "core/services/files/file_room.h"

namespace onhire {

struct NewFile
{
    QString type = QStringLiteral("document");
    QString filename, contentType;
    FileLinks links = {};
    QByteArray metadata = {}; // JSON
};

Result<Record> findFile(const Context &context, const QString &fileId);
Result<ListPage> listFiles(const Context &context, const ListRequest &request);

enum class Content { Remove, SetAside };
// VALIDATION_ERROR for what invoices are made of; DELETE_FAILED when the storage refuses. Then nothing has
// changed.
Result<void> removeFile(const Context &context, const QString &fileId, Content content,
                        std::optional<int> expectedVersion = {});

struct SignedFile
{
    FileFacts file;
    QByteArray target; // path and query
    qint64 expiresAt = 0; // milliseconds since 1970
};
// Of a content that is there.
Result<SignedFile> addressOf(const Context &context, const QString &fileId, FileUse use, int minutes);
// Of a content that is to be uploaded. Until it is, the file is in no list.
Result<SignedFile> promiseFile(const Context &context, const NewFile &file, int minutes);

// What a signed address leads to. FILE_EXISTS when another content came first; the same one again is fine.
Result<Record> receiveUpload(const Context &context, const QString &fileId, QStringView contentType,
                             IncomingFile &incoming);
struct OpenedFile
{
    FileFacts file;
    std::unique_ptr<QIODevice> content;
};
Result<OpenedFile> openFile(const Context &context, const QString &fileId);

// What Onhire made itself: kept as a file of category generated.
Result<Record> keepDocument(const Context &context, const NewFile &file, const QByteArray &content,
                            const QString &action);
// The same of a large content, which was written piece by piece, and finished.
Result<std::shared_ptr<IncomingFile>> receiveDocument(const Context &context);
Result<Record> keepDocument(const Context &context, const NewFile &file, IncomingFile &content,
                            const QString &action);

} // namespace onhire
