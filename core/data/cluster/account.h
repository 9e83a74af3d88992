// SPDX-License-Identifier: GPL-3.0-or-later
// The user that PostgreSQL runs as. PostgreSQL refuses to run as root, so for root it is the owner of the
// folder, or `postgres`. Everything below the cluster's folder is done as that user: root never writes there,
// so nobody can lead it astray with a link.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <stop_token>

#include <sys/types.h>

namespace onhire {

struct Account
{
    uid_t uid = 0;
    gid_t gid = 0;
    QString name;

    // Who runs the cluster that stands, or will stand, in one of these folders; the first that exists decides.
    static Result<Account> forFolders(const QStringList &folders);

    bool isSelf() const;

    // Runs a program to its end and gives what it printed; a failure carries that, too. Dies with this thread,
    // and with all that it has started as soon as a stop is asked for or five minutes are over.
    Result<QByteArray> run(const QString &program, const QStringList &arguments, const QByteArray &input = {},
                           const std::stop_token &stop = {}) const;

    bool canEnter(const QString &folder) const;
    Result<void> write(const QString &path, const QByteArray &content) const; // the whole file or nothing

    // Starts a program that outlives this one, untouched by its terminal and its files, and gives its process
    // id.
    Result<pid_t> launch(const QString &program, const QStringList &arguments, const QString &logFile,
                         const QStringList &moreEnvironment = {}) const;
};

} // namespace onhire
