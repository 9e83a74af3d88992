// SPDX-License-Identifier: GPL-3.0-or-later
// The disk of the private PostgreSQL fills up under everybody's writing, until PostgreSQL cannot go on, and has
// room again later. On a disk of its own: a small one in memory, which only this program sees.
#include "core/data/cluster/private_cluster.h"
#include "core/data/schema/migrator.h"
#include "tests/support/http/order_writers.h"
#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

constexpr auto DiskSize = "size=160m,mode=0755";

bool writeWhole(const char *path, const QByteArray &text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

// From here on this program may mount what it likes, and nobody else sees it. Anybody may have that, unless the
// system forbids it; only one's own user exists then.
bool takeOwnMounts()
{
    const QByteArray user = QByteArray::number(::geteuid()), group = QByteArray::number(::getegid());
    if (::unshare(CLONE_NEWNS) != 0) {
        if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
            return false;
        if (!writeWhole("/proc/self/uid_map", user + ' ' + user + " 1")
            || !writeWhole("/proc/self/setgroups", "deny")
            || !writeWhole("/proc/self/gid_map", group + ' ' + group + " 1"))
            return false;
    }
    return ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

class SmallDisk
{
public:
    SmallDisk()
    {
        m_isMounted =
            ::mount("onhire-test", QFile::encodeName(m_folder.path()).constData(), "tmpfs", 0, DiskSize) == 0;
    }
    ~SmallDisk()
    {
        if (m_isMounted)
            ::umount2(QFile::encodeName(m_folder.path()).constData(), MNT_DETACH);
    }

    bool isMounted() const { return m_isMounted; }
    QString dataDir() const { return m_folder.filePath(u"data"_s); }

    void fill()
    {
        QFile ballast(ballastPath());
        QVERIFY(ballast.open(QIODevice::Append | QIODevice::Unbuffered));
        for (const qsizetype piece : {1024 * 1024, 4096, 1}) {
            while (ballast.write(QByteArray(piece, 'x')) == piece) { }
        }
    }
    void makeRoom() { QVERIFY(QFile::remove(ballastPath())); }

private:
    QString ballastPath() const { return m_folder.filePath(u"ballast"_s); }

    QTemporaryDir m_folder;
    bool m_isMounted = false;
};

} // namespace

class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullDiskIsAWaitAndNoEnd()
    {
        SmallDisk disk;
        if (!disk.isMounted())
            QSKIP("this system lets nobody mount a small disk");
        PrivateCluster cluster(disk.dataDir());
        const auto opened = cluster.open();
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().detail));
        const ClusterAddress address = *opened;
        QVERIFY(migrate(address.conninfo(ownerRole)));
        TestServer server(1, address);
        const TenantPointer tenant = server.createTenant();
        const Access access{server.sharedContract(), server.createKey(tenant).apiKey.toLatin1(),
                            tenant->id.toLatin1()};
        ApiClient client = access.clientAt(server.port());
        QCOMPARE(client.post("/v1/products", productBody("PHONE")).status, 201);

        OrderWriters writers(access, server.port());
        QTRY_VERIFY(writers.acknowledged() > 20);
        disk.fill();
        expectTheDatabaseToGiveUp(address);
        expectToBeAskedToWait(client, 1s); // what was stored before may still be on its way to who wrote it
        const int whenFull = writers.acknowledged();
        expectToBeAskedToWait(client, 3s);
        QCOMPARE(writers.acknowledged(), whenFull);

        disk.makeRoom();
        QElapsedTimer since;
        since.start();
        QTRY_VERIFY_WITH_TIMEOUT(writers.acknowledged() > whenFull + 8, 5000);
        qInfo("written again after %lld ms", since.elapsed());
        QCOMPARE(storedOrders(address, access.tenantId), writers.stop());
        const QStringList misfits = server.contract().takeMisfits();
        QVERIFY2(misfits.isEmpty(), qUtf8Printable(misfits.join(u'\n')));
    }

private:
    static void expectToBeAskedToWait(ApiClient &client, std::chrono::seconds time)
    {
        for (QDeadlineTimer full(time); !full.hasExpired(); std::this_thread::sleep_for(50ms)) {
            const Reply reply = client.get("/v1/orders");
            QCOMPARE(reply.status, 503);
            QVERIFY(reply.header("Retry-After").toInt() >= 1);
        }
    }

    // By asking for new files for its log, as it would do by itself after some megabytes more.
    static void expectTheDatabaseToGiveUp(const ClusterAddress &address)
    {
        const auto isGone = [&] {
            Connection connection(address.conninfo(adminRole));
            const auto asked = connection.script(u"select pg_switch_wal()"_s);
            return !asked && !connection.ensureOpen();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isGone(), 30'000);
    }
};

int main(int argc, char **argv)
{
    (void)takeOwnMounts(); // before there is a second thread; where it is refused, the mount will be, too
    QCoreApplication application(argc, argv);
    TestFullDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_full_disk.moc"
