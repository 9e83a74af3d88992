// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says when nothing could be opened is said in the user's language.
#include "core/data/cluster/private_cluster.h"
#include "core/services/secrets/secret_box.h"
#include "ui/start/start_words.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace onhire;
using namespace Qt::StringLiterals;

// A language that puts every sentence into marks.
class Marks : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        return context == "onhire::StartWords"_ba ? u'<' + QString::fromUtf8(text) + u'>' : QString();
    }
};

class TestStartWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&m_marks)); }

    void aDataFolderThatCannotBeCreated()
    {
        QFile file(m_folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        PrivateCluster cluster(file.fileName() + u"/data"_s);
        const auto opened = cluster.open();
        QVERIFY(!opened);
        const QString why = whyNotOpened(opened.error().detail);
        QVERIFY2(why.startsWith(u"<The data folder %1/data could not be created"_s.arg(file.fileName()))
                     && why.endsWith(u'>'),
                 qPrintable(why));
    }

    void aKeyFileThatOthersMayRead()
    {
        QFile file(m_folder.filePath(u"key"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        const auto box = SecretBox::open(file.fileName());
        QVERIFY(!box);
        QCOMPARE(whyNotOpened(box.error().detail),
                 u"<The key file %1 can be read by others: run chmod 600 on it.>"_s.arg(file.fileName()));
    }

    void oneSentenceIsTheReasonInAnother()
    {
        QCOMPARE(
            whyNotOpened(u"The database did not start: the disk that holds /srv/a is full: free some space "
                         "and start Onhire again. (log: /srv/a/log)"_s),
            u"<The database did not start: <the disk that holds /srv/a is full: free some space and start "
            "Onhire again.> (log: /srv/a/log)>"_s);
    }

    void whatIsInAGapTwice()
    {
        QCOMPARE(
            whyNotOpened(u"The folder /a holds the database of an earlier data folder at /b: move it away, "
                         "or link /b/postgresql to it."_s),
            u"<The folder /a holds the database of an earlier data folder at /b: move it away, or link "
            "/b/postgresql to it.>"_s);
    }

    // PostgreSQL's own words, which a statement of ours gives it.
    void aRoleThatMayNotBecomeTheProgramsOwn()
    {
        const QString said =
            u"The role fred is not allowed to create or use the role onhire_app. Ask an administrator "
            "to run: create role onhire_app nologin; grant onhire_app to fred;"_s;
        QCOMPARE(whyNotOpened(said), u'<' + said + u'>');
    }

    void whatPostgresSaysStaysAsItIs()
    {
        const QString said = u"connection to server at \"db\" failed: 100%1 wrong"_s;
        QCOMPARE(whyNotOpened(said), said);
        QCOMPARE(whyNotOpened(u"The database did not start: could not map %2 (log: /l)"_s),
                 u"<The database did not start: could not map %2 (log: /l)>"_s);
    }

private:
    QTemporaryDir m_folder;
    Marks m_marks;
};

QTEST_GUILESS_MAIN(TestStartWords)
#include "tst_start_words.moc"
