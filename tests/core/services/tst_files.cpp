// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/data/files/folder_storage.h"
#include "core/domain/files/file_name.h"
#include "core/services/doctor/doctor.h"
#include "core/services/files/files.h"
#include "onhire/sql.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// A folder that does not let go of what it has, as one on a broken disk does.
class StubbornStorage final : public FileStorage
{
public:
    explicit StubbornStorage(std::shared_ptr<FileStorage> inner) : m_inner(std::move(inner)) { }

    Result<std::shared_ptr<IncomingFile>> receive() override { return m_inner->receive(); }
    Result<void> keep(IncomingFile &file, const ContentKey &key) override
    {
        return refuses ? refusal() : m_inner->keep(file, key);
    }
    Result<bool> holds(const ContentKey &key, const IncomingFile &file) const override
    {
        return m_inner->holds(key, file);
    }
    Result<std::unique_ptr<QIODevice>> open(const ContentKey &key) const override { return m_inner->open(key); }
    Result<void> remove(const ContentKey &key) override { return refuses ? refusal() : m_inner->remove(key); }
    Result<void> setAside(const ContentKey &key) override
    {
        return refuses ? refusal() : m_inner->setAside(key);
    }
    Result<QStringList> fileIds(const QString &tenantId) const override { return m_inner->fileIds(tenantId); }

    bool refuses = false;

private:
    static Result<void> refusal() { return Failure(Error::internal(u"the disk is broken"_s)); }

    std::shared_ptr<FileStorage> m_inner;
};

// One folder for all, as for the tenants of a server.
QString filesDir()
{
    static const QTemporaryDir dir;
    return dir.filePath(u"files"_s);
}

struct Archive : Shop
{
    Archive()
        : folder(std::move(*FolderStorage::open(filesDir(), SystemClock().now()))),
          storage(std::make_shared<StubbornStorage>(folder)), room{storage,
                                                                   AddressSigner(QByteArray(32, 'k')),
                                                                   {}}
    {
    }

    Context here()
    {
        Context context = Shop::context();
        context.files = &room;
        return context;
    }

    QString promised()
    {
        return promiseFile(here(), {.filename = u"a.txt"_s, .contentType = u"text/plain"_s}, 60)->file.fileId;
    }

    std::shared_ptr<IncomingFile> incoming(const QByteArray &content)
    {
        auto file = *storage->receive();
        if (!file->write(content) || !file->finish())
            qFatal("no room for a test");
        return file;
    }

    Result<Record> upload(const QString &fileId, const QByteArray &content)
    {
        return receiveUpload(here(), fileId, u"text/plain", *incoming(content));
    }

    QString stored(const QByteArray &content = "abc")
    {
        const QString fileId = promised();
        return upload(fileId, content) ? fileId : QString();
    }

    QByteArray contentOf(const QString &fileId)
    {
        const auto file = openFile(here(), fileId);
        return file ? file->content->readAll() : QByteArray();
    }

    QString pathOf(const QString &fileId) const
    {
        return u"%1/%2/%3/%4"_s.arg(folder->folder(), tenant->id, fileId.last(2), fileId);
    }

    QStringList advice()
    {
        QStringList found;
        for (const Finding &finding :
             examine({database, clock, QDir::tempPath(), QDir::tempPath(), *storage, u"/none"_s}).findings) {
            if (!finding.isWell() && finding.subject.contains(u"content"))
                found += finding.subject;
        }
        return found;
    }

    std::shared_ptr<FolderStorage> folder;
    std::shared_ptr<StubbornStorage> storage;
    FileRoom room;
};

ErrorCode codeOf(const auto &result)
{
    return result ? ErrorCode::InternalError : result.error().code;
}

const FileAddress address{u"ten_01jd8v9h3cq7n5x2m4k6p8r0st"_s, u"file_01jd8v9h3cq7n5x2m4k6p8r0st"_s,
                          FileUse::Download, 1795253400123};

} // namespace

class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsMadeSafe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("safe");
        QTest::newRow("plain") << u"Contract 7.pdf"_s << u"Contract 7.pdf"_s;
        QTest::newRow("German") << u"Übergabe.pdf"_s << u"Übergabe.pdf"_s;
        QTest::newRow("Arabic") << u"عقد.pdf"_s << u"عقد.pdf"_s;
        QTest::newRow("a path") << u"../../etc/passwd"_s << u"_.._etc_passwd"_s;
        QTest::newRow("a path of Windows") << u"C:\\x"_s << u"C__x"_s;
        QTest::newRow("hidden") << u".htaccess"_s << u"htaccess"_s;
        QTest::newRow("only dots") << u".."_s << u"file"_s;
        QTest::newRow("line ends") << u"a\r\nX: y"_s << u"a__X_ y"_s;
        QTest::newRow("turned round") << u"\u202egpj.exe"_s << u"_gpj.exe"_s;
        QTest::newRow("blanks") << u"  a . "_s << u"a"_s;
    }
    void aNameIsMadeSafe()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, safe);
        QCOMPARE(safeFileName(name), safe);
    }

    void aNameStandsTwiceInItsHeader()
    {
        QCOMPARE(contentDisposition(u"ä \"b\\%.pdf", false),
                 "attachment; filename=\"_ _b__.pdf\"; filename*=UTF-8''%C3%A4%20%22b%5C%25.pdf"_ba);
        QCOMPARE(contentDisposition(u"a.pdf", true), "inline; filename=\"a.pdf\"; filename*=UTF-8''a.pdf"_ba);
    }

    void mediaTypesHaveOneSpelling()
    {
        QCOMPARE(mediaType(u" Text/CSV ;charset=\"UTF-8\""), u"text/csv; charset=utf-8"_s);
        QCOMPARE(mediaType(u"image/svg+xml"), u"image/svg+xml"_s);
        for (const QString &bad : {u""_s, u"text"_s, u"text/"_s, u"a/b\r\nc: d"_s, u"a/b; x=y"_s, u"a/b c"_s})
            QVERIFY2(!mediaType(bad), qPrintable(bad));
    }

    void anAddressSaysWhatItIsFor()
    {
        const AddressSigner signer(QByteArray(32, 'k'));
        const QByteArray target = signer.targetOf(address);
        const auto read = signer.verify("GET", target);
        QVERIFY(read);
        QCOMPARE(read->tenantId, address.tenantId);
        QCOMPARE(read->fileId, address.fileId);
        QCOMPARE(read->use, address.use);
        QCOMPARE(read->expiresAt, address.expiresAt);
        QVERIFY(signer.verify("HEAD", target));
        QVERIFY(!signer.verify("PUT", target));
        QVERIFY(!AddressSigner(QByteArray(32, 'l')).verify("GET", target));
    }

    void everyBitOfAnAddressCounts()
    {
        const AddressSigner signer(QByteArray(32, 'k'));
        const QByteArray target = signer.targetOf(address);
        for (qsizetype i = 0; i < target.size(); ++i) {
            for (int bit = 0; bit < 8; ++bit) {
                QByteArray altered = target;
                altered[i] = char(altered[i] ^ (1 << bit));
                QVERIFY2(!signer.verify("GET", altered), altered.constData());
            }
            QVERIFY(!signer.verify("GET", target.first(i)));
        }
    }

    void theSecretIsMadeOnceAndForItsOwnerAlone()
    {
        const QTemporaryDir dir;
        const auto first = AddressSigner::open(dir.path()), second = AddressSigner::open(dir.path());
        QVERIFY(first && second);
        QVERIFY(second->verify("GET", first->targetOf(address)));
        QFile key(dir.filePath(u"signing.key"_s));
        QCOMPARE(key.permissions()
                     & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                 QFile::Permissions());
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(key.open(QIODevice::WriteOnly) && key.write("short") == 5);
        key.close();
        QVERIFY(!AddressSigner::open(dir.path()));
    }

    void contentsAreKeptUnderIdsOnly()
    {
        Archive archive;
        for (const QString &id : {u"../../x"_s, u""_s, u"file_x"_s, u"file_01jd8v9h3cq7n5x2m4k6p8r0/t"_s}) {
            QVERIFY(!archive.folder->keep(*archive.incoming("x"), {archive.tenant->id, id}));
            QVERIFY(!archive.folder->open({archive.tenant->id, id}));
            QVERIFY(!archive.folder->open({id, address.fileId}));
        }
        struct stat folder
        {
        };
        QCOMPARE(::stat(archive.folder->folder().toLocal8Bit().constData(), &folder), 0);
        QCOMPARE(folder.st_mode & 077, 0u);
    }

    void anUploadIsThereWholeOrNotAtAll()
    {
        Archive archive;
        const QString fileId = archive.promised();
        QCOMPARE(codeOf(openFile(archive.here(), fileId)), ErrorCode::NotFound);
        archive.storage->refuses = true;
        QVERIFY(!archive.upload(fileId, "abc"));
        QVERIFY(!QFile::exists(archive.pathOf(fileId)));
        QVERIFY(!(*findFile(archive.database.connection(), archive.here().scope(), fileId))->isStored);
        archive.storage->refuses = false;
        QVERIFY(archive.upload(fileId, "abc"));
        QCOMPARE(archive.contentOf(fileId), "abc"_ba);
        QVERIFY(QDir(archive.folder->folder() + u"/incoming"_s).isEmpty(QDir::Files));
    }

    void aStorageThatRefusesLeavesTheFileAsItWas()
    {
        Archive archive;
        const QString fileId = archive.stored();
        archive.storage->refuses = true;
        for (const Content content : {Content::Remove, Content::SetAside})
            QCOMPARE(codeOf(removeFile(archive.here(), fileId, content)), ErrorCode::DeleteFailed);
        QCOMPARE(archive.contentOf(fileId), "abc"_ba);
        QCOMPARE(archive.look(u"select count(*) from audit_entries where action = 'file.delete'"_s), u"0"_s);
        archive.storage->refuses = false;
        QVERIFY(removeFile(archive.here(), fileId, Content::Remove));
        QCOMPARE(codeOf(removeFile(archive.here(), fileId, Content::Remove)), ErrorCode::NotFound);
        QCOMPARE(archive.look(u"select count(*) from search_words where noun = 'file'"_s), u"0"_s);
    }

    void aContentThatIsGoneDoesNotKeepItsFileFromGoing()
    {
        Archive archive;
        const QString fileId = archive.stored();
        QVERIFY(QFile::remove(archive.pathOf(fileId)));
        const auto opened = openFile(archive.here(), fileId); // nobody who asks is to blame
        QCOMPARE(codeOf(opened), ErrorCode::InternalError);
        QVERIFY2(opened.error().detail.contains(fileId) && opened.error().detail.contains(archive.tenant->id)
                     && opened.error().detail.contains("restore it from a backup"_L1),
                 qPrintable(opened.error().detail));
        QVERIFY(removeFile(archive.here(), fileId, Content::SetAside));
    }

    void anAddressFollowsTheClockOfASandbox()
    {
        Archive archive;
        auto sandbox = std::make_shared<Tenant>(*archive.tenant);
        sandbox->testNow = archive.clock.now().addYears(1);
        Context context = archive.here();
        context.tenant = sandbox;
        const QString fileId = archive.stored();
        QCOMPARE(addressOf(context, fileId, FileUse::View, 5)->expiresAt,
                 sandbox->testNow->addSecs(300).toMSecsSinceEpoch());
    }

    void promisesThatNobodyKeptAreForgotten()
    {
        Archive archive;
        const QString old = archive.promised(), fresh = archive.promised(), kept = archive.stored();
        archive.look(
            u"update files set promised_at = now() - interval '49 hours' where file_id <> '%1' returning 1"_s
                .arg(fresh));
        QVERIFY(archive.database.connection().run(archive.here().scope(), sql::files::forget,
                                                  {archive.tenant->id}));
        QCOMPARE(codeOf(findFile(archive.here(), old)), ErrorCode::NotFound);
        QVERIFY(findFile(archive.here(), fresh));
        QVERIFY(findFile(archive.here(), kept));
    }

    void theDoctorComparesFilesAndContents()
    {
        Archive archive;
        const QString fileId = archive.stored();
        QCOMPARE(archive.advice(), QStringList());
        const QString path = archive.pathOf(fileId);
        const QString elsewhere = path.chopped(1) + (path.endsWith(u'0') ? u'1' : u'0');
        QVERIFY(QFile::rename(path, elsewhere));
        QCOMPARE(archive.advice(),
                 (QStringList{u"every file has its content"_s, u"all stored content belongs to a file"_s}));
        QVERIFY(QFile::rename(elsewhere, path));
    }

    void aFileOfASubscriptionBelongsToItsOrderAndCustomer()
    {
        Archive archive;
        const auto links = [&](const FileLinks &wanted) {
            return completedLinks(archive.database.connection(), archive.here().scope(), wanted);
        };
        QVERIFY(links({}));
        QCOMPARE(codeOf(links({.orderId = u"ord_x"_s})), ErrorCode::OrderNotFound);
        QCOMPARE(codeOf(links({.rentalId = u"sub_x"_s})), ErrorCode::SubscriptionNotFound);
    }

    // The content has moved to its place by then.
    void aDocumentWhoseCommitIsLostIsKeptUnderOneId()
    {
        Archive archive;
        CutProxy proxy(migratedDatabase());
        Database database(proxy.address().conninfo(appRole));
        Context context{database, archive.tenant, {}, {}, archive.clock};
        context.files = &archive.room;
        proxy.loseNextCommit(CutProxy::Cut::Request);
        const auto kept = keepDocument(context, {.filename = u"a.txt"_s, .contentType = u"text/plain"_s},
                                       "abc"_ba, u"file.generate"_s);
        QVERIFY(kept);
        QVERIFY(proxy.hasCut());
        QCOMPARE(archive.contentOf(kept->id), "abc"_ba);
        QCOMPARE(*archive.folder->fileIds(archive.tenant->id), QStringList{kept->id});
    }

    void documentsAreKeptLikeUploads()
    {
        Archive archive;
        const auto record =
            keepDocument(archive.here(),
                         {.type = u"invoice"_s, .filename = u"I-1.pdf"_s, .contentType = u"application/pdf"_s},
                         "%PDF", u"file.generate"_s);
        QVERIFY(record && record->created);
        QCOMPARE((*readJson(record->json))[u"category"].toString(), u"generated"_s);
        QCOMPARE(archive.contentOf(record->id), "%PDF"_ba);
        QCOMPARE(
            codeOf(keepDocument(archive.here(),
                                {.filename = u"a"_s, .contentType = u"a/b"_s, .links = {.orderId = u"ord_x"_s}},
                                "x", u"file.generate"_s)),
            ErrorCode::OrderNotFound);
        QCOMPARE(archive.advice(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
