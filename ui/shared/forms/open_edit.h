// SPDX-License-Identifier: GPL-3.0-or-later
// The form in which a record is being edited, until it is saved or left: what is typed is saved once, against
// the version that was seen, and compared with what somebody who was faster has saved.
#pragma once

#include "ui/shared/behaviour/input_lock.h"
#include "ui/shared/forms/record_commands.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/workplace/workplace.h"

#include <QPointer>
#include <QPushButton>

namespace onhire {

class ConflictCard;
class EditPlace;

class OpenEdit : public QObject
{
    Q_OBJECT

public:
    OpenEdit(const Workplace &workplace, QObject *parent);

    bool isOpen() const { return m_form; }
    RecordForm *form() const { return m_form; }
    const RecordEdit &edit() const { return m_edit; }
    bool mayBeLost() const { return m_form && m_form->isDirty() && m_edit.draft.isEmpty(); } // no draft is kept

    void begin(RecordEdit edit);
    void standIn(EditPlace &place);
    void focus(); // where it was left
    void save() { saveBy(m_edit.save); }
    void showDifferences(const QList<RecordForm::Difference> &differences);
    void end();

Q_SIGNALS:
    void cancelled(); // nothing was changed, or somebody wants to go back
    void discarded();
    void saved(const onhire::Record &record);
    // When somebody has gone on meanwhile.
    void savedLate(const onhire::RecordEdit &edit, const onhire::JsonValue &typed,
                   const onhire::Record &record);
    void refusedLate(const onhire::RecordEdit &edit, const QString &why);
    void told(const onhire::Wording &wording); // what belongs beside the form

private:
    void saveBy(const RecordSave &save);
    QCoro::Task<> saveSettled(RecordSave save);
    RecordSave takeWaiting();
    void saveWaiting();
    void stopWaiting();
    bool eventFilter(QObject *receiver, QEvent *event) override;
    void setSaving(bool isSaving);
    void holdButtons(bool isHeld);
    void addButtons();
    void tellLate(const RecordEdit &edit, const JsonValue &typed, const Result<std::optional<Record>> &answer);
    void showOutdated();
    void askWhetherTwice(const Record &first);
    void keepWhatWasTyped(const Record &saved);
    void refuse(const Error &error);
    QCoro::Task<> showConflict();

    const Workplace m_workplace;
    RecordEdit m_edit;
    EditPlace *m_place = nullptr;
    QPointer<RecordForm> m_form;
    QPointer<ConflictCard> m_conflict;
    bool m_saving = false;
    QList<QPointer<QPushButton>> m_buttons;
    QPointer<QPushButton> m_pressed; // until it can be pressed again
    RecordSave m_waiting; // to save once what is shown is for what is entered
    bool m_isTouched = false; // by a person, since then
    InputLock m_lock;
    Latest m_answers;
};

} // namespace onhire
