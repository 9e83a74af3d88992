// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server_program.h"

#include <QElapsedTimer>
#include <QFile>

using namespace Qt::StringLiterals;

namespace onhire::test {

ServerProgram::ServerProgram(const ClusterAddress &database, const QTemporaryDir &folder,
                             const QStringList &options)
{
    const QStringList arguments{u"serve"_s,
                                u"--listen"_s,
                                u"127.0.0.1:0"_s,
                                u"--key-file"_s,
                                folder.filePath(u"secrets.key"_s),
                                u"--files-dir"_s,
                                folder.filePath(u"files"_s),
                                u"--database"_s,
                                database.conninfo(adminRole)};
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(qEnvironmentVariable("ONHIRE_SERVER"), arguments + options);
    QByteArray said;
    QElapsedTimer since;
    since.start();
    qsizetype address = -1;
    while (address < 0 || !said.endsWith('\n')) {
        if (!m_process.waitForReadyRead(500) && (!isRunning() || since.hasExpired(30'000)))
            qFatal("the server did not start: %s", said.constData());
        said += m_process.readAll();
        address = said.indexOf("listening on ");
    }
    m_port = said.mid(said.lastIndexOf(':') + 1).trimmed().toUShort();
    if (m_port == 0)
        qFatal("no port in: %s", said.constData());
}

qint64 ServerProgram::memory() const
{
    QFile status(u"/proc/%1/status"_s.arg(m_process.processId()));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').constFirst().toLongLong() * 1024;
    return 0;
}

void ServerProgram::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

} // namespace onhire::test
