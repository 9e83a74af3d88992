// SPDX-License-Identifier: GPL-3.0-or-later
// The server as it is installed: a process of its own, started with arguments as anybody would give them.
#pragma once

#include <QProcess>
#include <QTemporaryFile>

namespace onhire::test {

class ServerProgram
{
public:
    // `serve` with further arguments, on a port of the system's choice; ends the test program if it does not
    // start.
    explicit ServerProgram(const QStringList &arguments);
    ~ServerProgram() { kill(); }

    quint16 port() const { return m_port; }
    bool isRunning() { return m_process.state() == QProcess::Running && !m_process.waitForFinished(0); }
    qint64 residentKilobytes() const; // what it holds itself: pages of files are not its own

    void kill(); // as pulling the plug: nothing is said good-bye to
    QByteArray output() const; // all that it has said

    // Another sub-command, to its end: what it printed. Ends the test program if it fails.
    static QByteArray run(const QStringList &arguments);

private:
    QTemporaryFile m_said; // a pipe would hold the server up as soon as nobody reads it
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace onhire::test
