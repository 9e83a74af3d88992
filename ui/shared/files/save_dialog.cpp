// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/files/save_dialog.h"

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
// it in memory: they begin with what is in the user's file, and that stays as it is. Qt has one place for a
// whole program.
class DialogMemory
{
public:
    DialogMemory() : m_folder(fastest() + u"/onhire-dialogs-XXXXXX"_s)
    {
        if (!m_folder.isValid())
            return;
        const QString ofUser = QSettings(QSettings::UserScope, u"QtProject"_s).fileName();
        QFile::copy(ofUser, m_folder.filePath(QFileInfo(ofUser).fileName()));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

private:
    static QString fastest()
    {
        const QString memory = u"/dev/shm"_s; // as Linux has it for everybody
        return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    }

    const QTemporaryDir m_folder;
};

} // namespace

QFileDialog *newSaveDialog(const SaveQuestion &question, QWidget *parent)
{
    static const DialogMemory memory; // before the first dialog reads what it remembers
    auto *dialog = new QFileDialog(parent, question.title, question.path);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(question.kinds);
    dialog->setDefaultSuffix(question.suffix);
    return dialog;
}

} // namespace onhire
