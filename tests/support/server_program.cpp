// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace onhire::test {

ServerProgram::ServerProgram(const QStringList &arguments)
{
    constexpr QByteArrayView Ready = "listening on http://127.0.0.1:";
    if (!m_said.open())
        qFatal("no file for what the server says: %s", qUtf8Printable(m_said.errorString()));
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardOutputFile(m_said.fileName(), QIODevice::Append);
    m_process.start(qEnvironmentVariable("ONHIRE_SERVER"),
                    QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s} + arguments);
    const auto isReady = [&] {
        const QByteArray said = output();
        const qsizetype at = said.indexOf(Ready);
        const qsizetype end = at < 0 ? -1 : said.indexOf('\n', at);
        if (end >= 0)
            m_port = said.mid(at + Ready.size(), end - at - Ready.size()).toUShort();
        return m_port > 0;
    };
    if (!QTest::qWaitFor(isReady, 60'000))
        qFatal("the server did not start: %s", output().constData());
}

QByteArray ServerProgram::output() const
{
    QFile said(m_said.fileName());
    return said.open(QIODevice::ReadOnly) ? said.readAll() : QByteArray();
}

void ServerProgram::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

qint64 ServerProgram::residentKilobytes() const
{
    QFile status(u"/proc/%1/status"_s.arg(m_process.processId()));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("RssAnon:");
    return at < 0 ? 0 : text.mid(at + 8, text.indexOf("kB", at) - at - 8).trimmed().toLongLong();
}

QByteArray ServerProgram::run(const QStringList &arguments)
{
    QProcess process;
    process.start(qEnvironmentVariable("ONHIRE_SERVER"), arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0)
        qFatal("%s failed: %s", qUtf8Printable(arguments.join(u' ')),
               process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

} // namespace onhire::test
