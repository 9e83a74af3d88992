// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are saved is asked without the disk being waited for.
#include "tests/watch/gui_test.h"
#include "ui/shared/files/save_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSaveDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_ofUser; // where Qt's dialogs keep what they remember

    QByteArray inFileOfUser() const
    {
        QFile file(m_ofUser.filePath(u"QtProject.conf"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString placeOfSettings() { return QSettings(QSettings::UserScope, u"QtProject"_s).fileName(); }
    QFileDialog *open(const QString &folder)
    {
        QFileDialog *dialog = newSaveDialog({u"Save"_s, folder, {u"Lists (*.csv)"_s}, u"csv"_s}, nullptr);
        dialog->open();
        return dialog;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(m_ofUser.filePath(u"QtProject.conf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("[FileDialog]\nviewMode=Detail\n") > 0);
        file.close();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_ofUser.path());
    }

    void whatIsTypedGetsItsSuffix()
    {
        const QTemporaryDir folder;
        QFileDialog *dialog = open(folder.path());
        dialog->selectFile(u"orders"_s);
        QCOMPARE(dialog->selectedFiles(), QStringList(folder.filePath(u"orders.csv"_s)));
        dialog->close();
    }

    void itGoesWhenItIsClosed()
    {
        const QPointer<QFileDialog> dialog = open(QDir::tempPath());
        dialog->close();
        QTRY_VERIFY(!dialog);
    }

    // Qt writes them whenever a dialog goes, and waits until the disk has them.
    void whatDialogsRememberIsKeptInMemoryAndTheUsersFileStays()
    {
        const QByteArray before = inFileOfUser();
        const QPointer<QFileDialog> first = open(QDir::tempPath());
        QCOMPARE(first->viewMode(), QFileDialog::Detail); // as the user has it
        first->setViewMode(QFileDialog::List);
        const QString memory = placeOfSettings();
        first->close();
        QTRY_VERIFY(!first);
        QCOMPARE(inFileOfUser(), before);
        QVERIFY2(!memory.startsWith(m_ofUser.path()), qPrintable(memory));
        if (QFileInfo(u"/dev/shm"_s).isWritable())
            QVERIFY2(memory.startsWith(u"/dev/shm/"), qPrintable(memory));

        const QPointer<QFileDialog> second = open(QDir::tempPath());
        QCOMPARE(second->viewMode(), QFileDialog::List); // of the one before
        second->close();
        QTRY_VERIFY(!second);
    }

    // Whatever else keeps settings is not to lose them with the program.
    void otherSettingsStayWhereTheyAreOnceNoDialogIsOpen()
    {
        const QString before = placeOfSettings();
        QVERIFY(before.startsWith(m_ofUser.path()));
        const QPointer<QFileDialog> first = open(QDir::tempPath()), second = open(QDir::tempPath());
        first->close();
        QTRY_VERIFY(!first);
        QVERIFY(placeOfSettings() != before); // the other one remembers in memory, too
        second->close();
        QTRY_VERIFY(!second);
        QCOMPARE(placeOfSettings(), before);
    }
};

ONHIRE_GUI_TEST(TestSaveDialog)
#include "tst_save_dialog.moc"
