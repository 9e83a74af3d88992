// SPDX-License-Identifier: GPL-3.0-or-later
// A form over the members of a record. It knows what the record was, so it sends only what was changed, and
// when somebody else was faster it can tell both sides apart, member by member. What is right and wrong the
// domain says, not the form.
#pragma once

#include "ui/shared/filters/filter_field.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/forms/record_entry.h"

namespace onhire {

class RecordForm : public Form
{
    Q_OBJECT

public:
    using Examine = std::function<QList<Fault>(const JsonValue &body)>;

    RecordForm(QLocale locale, Examine examine, QWidget *parent = nullptr);
    ~RecordForm() override;

    void addTitle(const QString &title);
    QLineEdit *addText(const QString &path, const QString &label);
    QLineEdit *addCode(const QString &path, const QString &label); // left to right in every language
    QLineEdit *addAmount(const QString &path, const QString &label, const QString &unit = {});
    QPlainTextEdit *addLongText(const QString &path, const QString &label);
    QComboBox *addChoice(const QString &path, const QString &label, const QList<FilterChoice> &choices);
    QCheckBox *addCheck(const QString &path, const QString &label);
    FormField *addEntry(RecordEntry entry);
    void putSideBySide(); // the two that were added last

    void load(const JsonValue &record);
    void loadNew(const JsonValue &beginning); // of a record that is only being made
    void fillIn(const JsonValue &values); // where nothing stands yet
    void enter(const QString &member, const JsonValue &value); // whatever stands there; null: empties it
    bool isDirty() const;
    JsonValue everything() const;
    JsonValue changes() const; // objects and lists inside it are whole
    bool isNew() const { return m_isNew; }
    qsizetype fields() const { return m_entries.size(); }
    struct Change
    {
        QString section, label, before, now; // in words; of a new record nothing was before
    };
    QList<Change> whatChanged() const; // from field to field
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

    // What was changed, with what it was before; and that again in a form that has been loaded anew. Answers
    // what somebody else has changed since.
    virtual JsonValue draft() const; // path → {mine, base}; no members: nothing was changed
    QList<Difference> resume(const JsonValue &draft);

Q_SIGNALS:
    void cancelled(); // Esc
    void edited(); // a field is another than it was, or than it was a moment ago
    void settled(); // what stands beside it is for what is entered, or could not be found out

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QLineEdit *addLine(const QString &path, const QString &label, bool leftToRight);
    QString faultOf(const RecordEntry &entry) const;
    void loadAs(const JsonValue &record, bool isNew);
    void showLoaded(); // once all fields have their values
    void showChange(const RecordEntry &entry) const;
    void markRequired();

    const QLocale m_locale;
    const Examine m_examine;
    QList<RecordEntry> m_entries;
    QString m_title; // of the section that fields are added to
    JsonValue m_record; // as it was loaded
    bool m_isNew = true;
    bool m_isLoading = false;
};

} // namespace onhire
