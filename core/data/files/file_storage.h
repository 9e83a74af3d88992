// SPDX-License-Identifier: GPL-3.0-or-later
// Where the contents of files are kept: a folder by default. They are addressed by tenant and file id, never by
// a name that somebody else chose, and never change once they are there.
#pragma once

#include "core/base/result.h"

#include <QIODevice>
#include <QStringList>

#include <memory>

namespace onhire {

// A content on its way in, in a place of its own. Gone with this object unless the storage has kept it.
class IncomingFile
{
public:
    virtual ~IncomingFile() = default;

    virtual bool write(QByteArrayView bytes) = 0; // false: no room, or worse
    // Once, after the last byte: waits until a loss of power cannot take it any more. May be called on another
    // thread.
    virtual bool finish() = 0;
    virtual qint64 size() const = 0;
};

struct ContentKey
{
    QString tenantId, fileId;
};

// May be called from any thread.
class FileStorage
{
public:
    virtual ~FileStorage() = default;

    virtual Result<std::shared_ptr<IncomingFile>> receive() = 0;
    // Puts a finished content, one of this storage, in its place: all of it at once, and for good. Fine when it
    // is there already, for commands are run again.
    virtual Result<void> keep(IncomingFile &file, const ContentKey &key) = 0;
    virtual Result<bool> holds(const ContentKey &key,
                               const IncomingFile &file) const = 0; // the very same bytes

    virtual Result<std::unique_ptr<QIODevice>> open(const ContentKey &key) const = 0; // NOT_FOUND without one
    virtual Result<void> remove(const ContentKey &key) = 0; // fine when there is none
    virtual Result<void> setAside(const ContentKey &key) = 0; // kept, but no file's content any longer

    virtual Result<QStringList> fileIds(const QString &tenantId) const = 0; // that have a content
};

} // namespace onhire
