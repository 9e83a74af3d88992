// SPDX-License-Identifier: GPL-3.0-or-later
// onhire-server as people start it, in a process of its own: for what can be seen of processes only, as their
// end.
#pragma once

#include "core/data/cluster/cluster_address.h"

#include <QProcess>
#include <QTemporaryDir>

namespace onhire::test {

class ServerProgram
{
public:
    // Serves that database on a port of its choice. What it keeps besides lies in `folder`, which may be
    // shared.
    ServerProgram(const ClusterAddress &database, const QTemporaryDir &folder, const QStringList &options = {});
    ~ServerProgram() { kill(); }

    quint16 port() const { return m_port; }
    qint64 memory() const; // resident, in bytes
    bool isRunning() const { return m_process.state() == QProcess::Running; }

    // As pulling the plug: nothing is said good-bye to.
    void kill();

private:
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace onhire::test
