// SPDX-License-Identifier: GPL-3.0-or-later
// An advisory lock on a file. The kernel lets go of it when the process ends, however it ends; it belongs to
// the opened file, so that two objects in one process exclude each other as two processes do.
#pragma once

#include "core/base/result.h"
#include "core/data/system/descriptor.h"

#include <QString>

#include <stop_token>
#include <sys/types.h>

namespace onhire {

class FileLock
{
public:
    // Makes the file if it is missing and then gives it to `owner`. Takes no lock yet.
    static Result<FileLock> on(const QString &path, uid_t owner, gid_t group);

    FileLock() = default;

    Result<void> waitExclusive(const std::stop_token &stop = {});
    Result<void> waitShared();
    bool tryExclusive(); // on refusal a shared lock may be gone, too
    void release();

private:
    FileLock(Descriptor file, QString path) : m_file(std::move(file)), m_path(std::move(path)) { }
    Result<void> wait(int kind);

    Descriptor m_file;
    QString m_path;
};

} // namespace onhire
