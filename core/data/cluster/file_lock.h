// SPDX-License-Identifier: GPL-3.0-or-later
// An advisory lock on a file. The kernel lets go of it when the process ends, however it ends; it belongs to
// the opened file, so that two objects in one process exclude each other as two processes do.
#pragma once

#include "core/base/result.h"

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
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

    Result<void> waitExclusive(const std::stop_token &stop = {});
    Result<void> waitShared();
    bool tryExclusive(); // on refusal a shared lock may be gone, too
    void release();

private:
    explicit FileLock(int descriptor, QString path) : m_descriptor(descriptor), m_path(std::move(path)) { }
    Result<void> wait(int kind);

    int m_descriptor = -1;
    QString m_path;
};

} // namespace onhire
