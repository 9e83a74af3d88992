// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/system/durable_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace onhire;

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class TestDurableFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecretIsForItsOwnerAlone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"secret"_s);
        QVERIFY(makeSecretFile(path, "abc"));
        QCOMPARE(contentOf(path), "abc"_ba);
        QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"secret"_s});
    }

    void aSecretReplacesNone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"secret"_s);
        QVERIFY(makeSecretFile(path, "first"));
        QVERIFY(!makeSecretFile(path, "second"));
        QCOMPARE(errno, EEXIST);
        QCOMPARE(contentOf(path), "first"_ba);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"secret"_s});
    }

    void ofSeveralAtOnceOneMakesIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"secret"_s);
        std::atomic<int> made = 0;
        {
            std::vector<std::jthread> makers;
            for (int i = 0; i < 8; ++i)
                makers.emplace_back([&] { made += makeSecretFile(path, QByteArray(64, 'x')) ? 1 : 0; });
        }
        QCOMPARE(made.load(), 1);
        QCOMPARE(contentOf(path).size(), 64);
    }

    void whereThereIsNoFolderItSaysSo()
    {
        const QTemporaryDir folder;
        QVERIFY(!makeSecretFile(folder.filePath(u"none/secret"_s), "abc"));
        QCOMPARE(errno, ENOENT);
        QVERIFY(syncFolder(folder.path()));
        QVERIFY(!syncFolder(folder.filePath(u"none"_s)));
        QCOMPARE(errno, ENOENT);
    }
};

QTEST_GUILESS_MAIN(TestDurableFiles)
#include "tst_durable_files.moc"
