// SPDX-License-Identifier: GPL-3.0-or-later
// An advisory lock on a file. The kernel lets go of it when the process ends, however it ends; it belongs to
// the opened file, so that two objects in one process exclude each other as two processes do.
#pragma once

#include "core/base/result.h"
#include "core/data/system/descriptor.h"

#include <QString>

#include <chrono>
#include <stop_token>

#include <sys/types.h>

namespace onhire {

class FileLock
{
public:
    // Makes the file if it is missing and then gives it to `owner`. Takes no lock yet.
    static Result<FileLock> on(const QString &path, uid_t owner, gid_t group);

    FileLock() = default;

    // For as long as that, unless told to stop; not for a holder that is itself stopped. The sentence names it.
    Result<void> waitExclusive(std::chrono::milliseconds patience, const std::stop_token &stop = {});
    Result<void> waitShared(std::chrono::milliseconds patience, const std::stop_token &stop = {});
    bool tryExclusive(); // on refusal a shared lock may be gone, too
    void release();

private:
    FileLock(Descriptor file, QString path) : m_file(std::move(file)), m_path(std::move(path)) { }
    Result<void> wait(int kind, std::chrono::milliseconds patience, const std::stop_token &stop);
    Failure refusal(std::chrono::milliseconds waited, pid_t holder) const;

    Descriptor m_file;
    QString m_path;
};

} // namespace onhire
