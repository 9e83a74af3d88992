// SPDX-License-Identifier: GPL-3.0-or-later
// A form over the members of a record. It knows what the record was, so it sends only what was changed, and
// when somebody else was faster it can tell both sides apart, member by member. What is right and wrong the
// domain says, not the form.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/forms/form.h"

#include <QLocale>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace onhire {

class RecordForm : public Form
{
    Q_OBJECT

public:
    struct Entry
    {
        QString path; // dotted: variants.0.grade (see pathStep())
        QString label;
        QWidget *editor;
        std::function<JsonValue()> read;
        std::function<void(const JsonValue &)> write;
        std::function<QString(const JsonValue &)> words; // to show a value that is not in the editor
        std::function<QString(const QList<Fault> &)> mark =
            {}; // shows faults inside the editor, words the first
        QByteArray base = {}; // what was read right after it was written
        FormField *field = nullptr;
    };
    using Examine = std::function<QList<Fault>(const JsonValue &body)>;

    RecordForm(QLocale locale, Examine examine, QWidget *parent = nullptr);

    void addTitle(const QString &title);
    QLineEdit *addText(const QString &path, const QString &label);
    QLineEdit *addCode(const QString &path, const QString &label); // left to right in every language
    QLineEdit *addAmount(const QString &path, const QString &label);
    QPlainTextEdit *addLongText(const QString &path, const QString &label);
    QComboBox *addChoice(const QString &path, const QString &label, const QList<FilterChoice> &choices);
    QCheckBox *addCheck(const QString &path, const QString &label);
    FormField *addEntry(Entry entry);
    void putSideBySide(); // the two that were added last

    void load(const JsonValue &record);
    void fillIn(const JsonValue &values); // where nothing stands yet
    bool isDirty() const;
    JsonValue everything() const;
    JsonValue changes() const; // objects and lists inside it are whole
    void focusFirst();
    bool showFault(const QString &path, const QString &words);

    struct Difference
    {
        QString path, label, mine, theirs;
        JsonValue theirValue;
    };
    // The record is another by now: what was not touched here becomes theirs; answers what both have changed.
    QList<Difference> rebase(const JsonValue &theirs);
    void take(const Difference &difference);

Q_SIGNALS:
    void cancelled(); // Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *addLine(const QString &path, const QString &label, bool leftToRight);
    bool isDirty(const Entry &entry) const;
    QString faultOf(const Entry &entry) const;
    JsonValue body(bool onlyChanged) const;
    JsonValue valueOf(const Entry &entry) const;
    JsonValue withHidden(const JsonValue &body) const;

    const QLocale m_locale;
    const Examine m_examine;
    QList<Entry> m_entries;
    JsonValue m_record; // as it was loaded
};

// A member's name as a step of a path: its own dots are written as in a JSON pointer.
QString pathStep(const QString &name);

// The value at a dotted path; null if there is none.
JsonValue valueAt(const JsonValue &record, const QString &path);

} // namespace onhire
