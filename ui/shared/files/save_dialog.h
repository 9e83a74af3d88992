// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where to save something. Whoever makes one connects to what it is told and opens it; it goes when it is
// closed.
#pragma once

#include <QStringList>

class QFileDialog;
class QWidget;

namespace onhire {

struct SaveQuestion
{
    QString title;
    QString path; // proposed: a folder, or a file in one
    QStringList kinds; // of files, as in: PDF files (*.pdf)
    QString suffix; // of a name without one
};

QFileDialog *newSaveDialog(const SaveQuestion &question, QWidget *parent);

} // namespace onhire
