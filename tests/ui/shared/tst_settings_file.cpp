// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/workplace/settings_file.h"

#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSettingsFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<SettingsFile> m_settings;

    // What somebody finds who reads the file and nothing else.
    QByteArray written() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(u"%1.ini"_s.arg(QLatin1StringView(QTest::currentTestFunction())));
        m_settings = std::make_unique<SettingsFile>(m_path);
    }

    void cleanup() { m_settings.reset(); }

    void eachChangeReachesTheFile()
    {
        for (const char *value : {"first", "second", "third"}) {
            m_settings->setValue(u"key"_s, QLatin1StringView(value));
            QTRY_VERIFY2(written().contains(value), value);
        }
        m_settings->remove(u"key"_s);
        QTRY_VERIFY(!written().contains("third"));
    }

    // As a disk does that is busy: whoever else writes the file holds its lock.
    void nobodyWaitsWhileItIsWritten()
    {
        QLockFile other(m_path + u".lock"_s);
        QVERIFY(other.lock());
        m_settings->setValue(u"key"_s, u"value"_s);
        QTest::qWait(700); // it is being written by now, of which nothing is seen while the lock is held
        for (int i = 0; i < 10; ++i) { // the watch fails the test when something takes over 100 ms
            QCOMPARE(m_settings->value(u"key"_s).toString(), i == 0 ? u"value"_s : QString::number(i - 1));
            m_settings->setValue(u"key"_s, i);
            QTest::qWait(50);
        }
        QVERIFY(written().isEmpty());
        other.unlock();
        QTRY_VERIFY(written().contains("key=9"));
    }

    void whatChangedLastIsWrittenAtTheEnd()
    {
        m_settings->setValue(u"key"_s, u"value"_s);
        m_settings.reset();
        QVERIFY(written().contains("value"));
    }

    void changesOfAnotherProgramStay()
    {
        m_settings->setValue(u"ours"_s, u"first"_s);
        m_settings->setValue(u"gone"_s, u"soon"_s);
        QTRY_VERIFY(written().contains("ours=first"));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::Append) && file.write("theirs=kept\n") > 0);
        file.close();
        m_settings->setValue(u"ours"_s, u"second"_s);
        m_settings->remove(u"gone"_s);
        QTRY_VERIFY(written().contains("ours=second"));
        QVERIFY(written().contains("theirs=kept") && !written().contains("gone"));
    }

    void whatIsInTheFileIsThereAtTheBeginning()
    {
        m_settings->setValue(u"group/list"_s, QStringList({u"a"_s, u"b,c"_s}));
        m_settings->setValue(u"group/bytes"_s, "\0\1"_ba);
        m_settings.reset();
        const SettingsFile again(m_path);
        QCOMPARE(again.value(u"group/list"_s).toStringList(), QStringList({u"a"_s, u"b,c"_s}));
        QCOMPARE(again.value(u"group/bytes"_s).toByteArray(), "\0\1"_ba);
    }

    void nothingIsLeftOfItsCopy()
    {
        const QString copy = m_settings->fileName();
        m_settings->setValue(u"key"_s, u"value"_s);
        m_settings->sync();
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(QFile::exists(copy) && !(QFile::permissions(copy) & others));
        m_settings.reset();
        QVERIFY(!QFile::exists(copy));
    }
};

ONHIRE_GUI_TEST(TestSettingsFile)
#include "tst_settings_file.moc"
