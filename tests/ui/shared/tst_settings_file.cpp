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
        QTest::qWait(1'000); // the watch fails the test when something took over 100 ms
        QVERIFY(written().isEmpty());
        other.unlock();
        QTRY_VERIFY(written().contains("value"));
    }

    void whatChangedLastIsWrittenAtTheEnd()
    {
        m_settings->setValue(u"key"_s, u"value"_s);
        m_settings.reset();
        QVERIFY(written().contains("value"));
    }

    // Two windows of one user.
    void changesOfAnotherProgramStay()
    {
        SettingsFile other(m_path);
        other.setValue(u"theirs"_s, u"kept"_s);
        m_settings->setValue(u"ours"_s, u"added"_s);
        QTRY_VERIFY(written().contains("kept") && written().contains("added"));
    }
};

ONHIRE_GUI_TEST(TestSettingsFile)
#include "tst_settings_file.moc"
