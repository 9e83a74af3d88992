// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/files/save_dialog.h"

#include "ui/theme/icons.h"

#include <QAbstractFileIconProvider>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// When one of its dialogs goes, Qt writes what all of them remember (places, columns, sizes) into a file of the
// user and waits for the disk, which on a busy machine takes longer than people should feel. So they remember
// it in memory: they begin with what is in the user's file, and that stays as it is. Qt has one place for all
// settings of a program, so it is moved only while there is such a dialog.
class DialogMemory
{
public:
    DialogMemory() : m_folder(fastest() + u"/onhire-dialogs-XXXXXX"_s) { }

    void begin()
    {
        if (m_dialogs++ > 0 || !m_folder.isValid())
            return;
        const QFileInfo ofUser(QSettings(QSettings::UserScope, u"QtProject"_s).fileName());
        m_ofUser = ofUser.absolutePath();
        QFile::copy(ofUser.filePath(),
                    m_folder.filePath(ofUser.fileName())); // unless they remember more by now
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }
    void end()
    {
        if (--m_dialogs == 0 && m_folder.isValid())
            QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_ofUser);
    }

private:
    static QString fastest()
    {
        const QString memory = u"/dev/shm"_s; // as Linux has it for everybody
        return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    }

    const QTemporaryDir m_folder;
    QString m_ofUser; // where settings are otherwise
    int m_dialogs = 0; // that there are now
};

// Files and folders in the drawings that everything else has.
class FileIcons final : public QAbstractFileIconProvider
{
public:
    QIcon icon(IconType type) const override
    {
        return iconOf(type == File || type == Trashcan ? Glyph::Invoices : Glyph::Files);
    }
    QIcon icon(const QFileInfo &file) const override { return icon(file.isDir() ? Folder : File); }
};

} // namespace

QFileDialog *newSaveDialog(const SaveQuestion &question, QWidget *parent)
{
    static DialogMemory memory;
    static FileIcons icons;
    memory.begin(); // before the dialog reads what it remembers
    auto *dialog = new QFileDialog(parent, question.title, question.path);
    QObject::connect(dialog, &QObject::destroyed, [] { memory.end(); }); // it has written by then
    dialog->setIconProvider(&icons);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(question.kinds);
    dialog->setDefaultSuffix(question.suffix);
    return dialog;
}

} // namespace onhire
