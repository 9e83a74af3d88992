// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a company, to be changed and saved. What is changed and not saved is kept as a draft, except for
// secrets, which are written nowhere: whoever leaves with one is asked first.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/draft_keeper.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/workplace/workplace.h"

#include <functional>

namespace onhire {

class RulesCard : public Card
{
    Q_OBJECT

public:
    explicit RulesCard(const Workplace &workplace, QWidget *parent);

    void keepWork() { m_keeper->keep(); }
    bool hasUnsaved() const; // that no draft keeps
    void focusForm();

Q_SIGNALS:
    void draftsChanged();
    void failed(const QString &what, const QString &whatToDo);
    void succeeded(const QString &what);
    void undoOffered(const QString &what, const std::function<void()> &undo);

private:
    bool mayChange() const;
    void addHead();
    void addButtons();
    void beginDraft();
    void resume(const JsonValue &draft);
    void showChanges();
    void askAndSave(); // where running contracts would cost their customers something else, asks first
    QCoro::Task<> save();
    void setSaving(bool isSaving);
    void adopt(); // what somebody else has changed
    void showConflicts(const QList<RecordForm::Difference> &differences);
    void discard();

    Workplace m_workplace;
    DraftStore m_drafts;
    DraftKeeper *m_keeper;
    RecordForm *m_form;
    QWidget *m_draftMark = nullptr;
    QWidget *m_discard = nullptr;
    QPointer<QWidget> m_conflict; // somebody else has changed what stands in the draft
    bool m_isSaving = false;
    QByteArray m_rules; // that the form was given
    Latest m_alive;
};

} // namespace onhire
