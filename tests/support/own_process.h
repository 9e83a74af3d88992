// SPDX-License-Identifier: GPL-3.0-or-later
// What the test program itself holds just now, as the kernel counts it.
#pragma once

#include <QDir>
#include <QFile>

namespace onhire::test {

inline qsizetype openDescriptors()
{
    return QDir(QStringLiteral("/proc/self/fd"))
        .entryList(QDir::Files | QDir::System | QDir::NoDotAndDotDot)
        .size();
}

// Those that carry out the requests of a QNetworkAccessManager.
inline qsizetype networkThreads()
{
    const QDir threads(QStringLiteral("/proc/self/task"));
    qsizetype count = 0;
    for (const QString &thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(threads.filePath(thread + QStringLiteral("/comm")));
        count += name.open(QIODevice::ReadOnly) && name.readAll().startsWith("QNetworkAccess") ? 1 : 0;
    }
    return count;
}

} // namespace onhire::test
