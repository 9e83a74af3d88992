// SPDX-License-Identifier: GPL-3.0-or-later
// What root makes in somebody's folder is given to its owner. Where root may not do that, as in a container
// without CAP_CHOWN or on a network disk, it is kept all the same, and one line says so.
#include "core/base/id.h"
#include "core/data/files/folder_storage.h"
#include "core/data/system/durable_files.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

constexpr uid_t Somebody = 65534;

// Of this thread, as long as it lives.
class WithoutChown
{
public:
    WithoutChown()
    {
        ::syscall(SYS_capget, &m_header, m_before);
        __user_cap_data_struct without[2] = {m_before[0], m_before[1]};
        without[0].effective &= ~(1U << CAP_CHOWN);
        isGone = ::syscall(SYS_capset, &m_header, without) == 0;
    }
    ~WithoutChown() { ::syscall(SYS_capset, &m_header, m_before); }
    Q_DISABLE_COPY_MOVE(WithoutChown)

    bool isGone = false;

private:
    __user_cap_header_struct m_header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct m_before[2] = {};
};

} // namespace

class TestOwnerOfFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        if (::geteuid() != 0
            || ::chown(QFile::encodeName(m_folder->path()).constData(), Somebody, Somebody) != 0)
            QSKIP("needs root");
    }

    void whatRootMakesBelongsToTheOwner()
    {
        QVERIFY(makeSecretFile(path(u"key"_s), "secret"));
        QVERIFY(makePrivateFolder(path(u"files"_s)));
        QVERIFY(QFileInfo(path(u"key"_s)).ownerId() == Somebody);
        QVERIFY(QFileInfo(path(u"files"_s)).ownerId() == Somebody);
    }

    void whatCannotBeGivenAwayIsKept()
    {
        const WithoutChown less;
        QVERIFY(less.isGone);
        QTest::ignoreMessage(
            QtWarningMsg,
            QRegularExpression(u"^What is made in %1 stays root's, because it cannot be given to "
                               u"the owner of that folder: .*not permitted"_s.arg(
                                   QRegularExpression::escape(m_folder->path()))));
        QVERIFY(makeSecretFile(path(u"key"_s), "secret"));
        QFile key(path(u"key"_s));
        QVERIFY(key.open(QIODevice::ReadOnly));
        QCOMPARE(key.readAll(), "secret"_ba);
        QVERIFY(QFileInfo(key).ownerId() == 0);

        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto storage = FolderStorage::open(path(u"files"_s), now);
        QVERIFY(storage);
        const ContentKey content{newId(IdKind::Tenant, now), newId(IdKind::File, now)};
        const auto incoming = (*storage)->receive();
        QVERIFY(incoming && (*incoming)->write("abc") && (*incoming)->finish());
        QVERIFY((*storage)->keep(**incoming, content));
        const auto kept = (*storage)->open(content);
        QVERIFY(kept);
        QCOMPARE((*kept)->readAll(), "abc"_ba);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestOwnerOfFolder)
#include "tst_owner_of_folder.moc"
