// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/listening_socket.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestHostAndPort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAddressIsReadAsPeopleTypeIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read"); // empty: it is none
        const auto row = [](const char *text, const char *read) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(read);
        };
        row("127.0.0.1:8080", "127.0.0.1 8080");
        row("localhost:0", "localhost 0");
        row("[::1]:8080", "::1 8080");
        row("::1:8080", "::1 8080");
        row("127.0.0.1", "");
        row("127.0.0.1:", "");
        row("127.0.0.1:http", "");
        row("127.0.0.1:65536", "");
        row(":8080", "");
        row("8080", "");
        row("", "");
    }
    void anAddressIsReadAsPeopleTypeIt()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, read);
        const auto address = hostAndPortIn(text);
        QCOMPARE(address ? u"%1 %2"_s.arg(address->host).arg(address->port) : QString(), read);
    }
};

QTEST_GUILESS_MAIN(TestHostAndPort)
#include "tst_host_and_port.moc"
