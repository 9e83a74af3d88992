// SPDX-License-Identifier: GPL-3.0-or-later
// A member of a record and its editor: how the one becomes the other, and whether it was changed.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

#include <QLocale>

#include <functional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QWidget;

namespace onhire {

class FormField;

struct RecordEntry
{
    QString path; // see record_path.h
    QString label;
    QWidget *editor;
    std::function<JsonValue()> read;
    std::function<void(const JsonValue &)> write;
    std::function<QString(const JsonValue &)> words; // to show a value that is not in the editor
    // Shows faults inside the editor; answers the words for the first.
    std::function<QString(const QList<Fault> &)> mark = {};
    QByteArray base = {}; // what was read right after it was written
    FormField *field = nullptr;
    QString section = {}; // under whose title it stands; empty: none

    void load(const JsonValue &value); // it counts as unchanged then
    bool isDirty() const;
    bool isEmpty() const;
};

RecordEntry textEntry(const QString &path, const QString &label, QLineEdit *line);
RecordEntry textEntry(const QString &path, const QString &label, QPlainTextEdit *text);
RecordEntry amountEntry(const QString &path, const QString &label, QLineEdit *line, const QLocale &locale);
RecordEntry choiceEntry(const QString &path, const QString &label, QComboBox *box);
RecordEntry checkEntry(const QString &path, QCheckBox *box); // which is its own label

// Null or an empty text: what an empty field reads as.
bool isNothing(const JsonValue &value);

} // namespace onhire
