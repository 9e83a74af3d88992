// SPDX-License-Identifier: GPL-3.0-or-later
// A page with a table whose records are shown and edited in the pane, or, where a form has more fields than the
// pane has room for, on a page of its own. It runs the commands, tells what came of them, and sees to it that
// nothing that was typed is lost: not to another row, not to somebody who was faster.
#pragma once

#include "ui/shared/forms/draft_keeper.h"
#include "ui/shared/forms/edit_place.h"
#include "ui/shared/forms/open_edit.h"
#include "ui/shared/pages/table_page.h"

namespace onhire {

class RecordPage;

class EditingPage : public TablePage
{
    Q_OBJECT

public:
    // `nouns` are the prefixes of the ids whose changes concern this page.
    EditingPage(const Workplace &workplace, Parts parts, QStringList nouns, QWidget *parent = nullptr);

    bool isEditing() const { return m_open->isOpen(); }
    // A draft is kept when the window closes; what cannot be kept has to be asked about.
    void keepWork() override { m_keeper->keep(); }
    bool hasUnsaved() const override { return m_open->mayBeLost(); }
    RecordForm *form() const { return m_open->form(); }
    bool goBack() override;
    Link place() const override;
    bool isFormShown() const; // in the place of the whole screen
    RecordPage *formPage() const { return m_formPage; }

protected:
    void edit(RecordEdit edit);
    QCoro::Task<> perform(RecordAct act);

    // Reads what the pane shows; only the latest answer counts. Until it is there nothing can be done with what
    // still stands in the pane. `prepare` is a task of what can be made before the answer is shown.
    template <typename Read, typename Show, typename Prepare>
    QCoro::Task<> readForPane(QString id, Read read, Show show, Prepare prepare)
    {
        m_wanted = id;
        if (id != shownId())
            setStale(true);
        const Ticket ticket = m_reads.next();
        m_reading = true;
        const auto answer = co_await m_workplace.runner.run(ticket, read);
        if (!answer)
            co_return;
        if (!isEditing() && *answer)
            co_await prepare(**answer, ticket);
        if (!ticket.isCurrent())
            co_return;
        const bool isShown = !isEditing() && *answer;
        if (isShown) {
            overcomeReading();
            show(**answer);
            if (m_whenRead) // it opens a form, say
                co_await nextTurn();
            if (!ticket.isCurrent()) // it waits for what is being read now
                co_return;
        }
        m_reading = false;
        const auto waiting = std::exchange(m_whenRead, {});
        if (isEditing())
            co_return;
        if (!isShown)
            couldNotRead(answer->error());
        else if (waiting)
            waiting();
    }
    // An edit that is asked for while its record is read again begins with what comes: it would be in conflict
    // with its own user's last change otherwise.
    void whenRead(std::function<void()> then);

    void hideLostRecord() override; // not with what somebody types
    virtual void focusRecord() { table()->setFocus(); } // once its form is gone
    virtual EditPlace &editPlace();
    bool showsDetails() const override { return TablePage::showsDetails() || isFormShown(); }
    virtual QString shownId() const = 0; // of the record that was read last
    virtual QString shownTitle() const = 0;
    // What is told now stands beside this record and nothing else.
    virtual bool isBeside(const QString &id) const;
    virtual void forgetShown(const QString &why) = 0; // which is said on its page
    virtual void setStale(bool stale) { pane()->setStale(stale); } // it is not the selected one any more
    virtual void readRecord(const QString &id) = 0; // and show it, unless it is shown already
    virtual void showAgain() = 0; // the record that was read last, after an edit that came to nothing

    QString wordsFor(const Error &error) const override;
    void showRecord(const QString &id) final;

    const Workplace &workplace() const { return m_workplace; }
    bool mayLeaveEdit(); // says why not
    bool isEditing(const QString &draft, const QString &act = {}) const
    {
        return isEditing() && m_open->edit().draft == draft && m_open->edit().act == act;
    }
    void focusForm() { m_open->focus(); } // where it was left
    void leaveEdit();
    void followSelection();
    void leaveForm() { cancelEdit(); } // as Esc does
    void beginByLink() { m_isBegunByLink = isEditing(); }
    DraftStore &draftStore() { return m_drafts; }
    std::optional<Draft> draftOf(const RecordEdit &edit) const
    {
        return m_drafts.find(screenName(), edit.draft, edit.act);
    }
    void dropDraft(const QString &id, const QString &act = {}); // can be undone
    virtual void resumeOpenForm(const Draft &draft); // if it is the draft's
    // Beside the record that it is about; where something else is shown by now, in a message that names it.
    void tell(const QString &id, const QString &title, const Wording &wording);
    void tellNotUndone(const QString &done, const Error &error);
    // Whether the pane shows just that already; else it is remembered. Whoever works in the pane keeps the
    // focus then.
    bool shows(const QByteArray &content);
    bool isShowing(const QByteArray &content) const { return m_content == content; }
    bool isWanted(const QString &id) const { return m_wanted == id; }
    const QString &wantedId() const { return m_wanted; } // of the record that is shown or read

private:
    void makeRoom(bool isWholeScreen); // for a form
    void giveRoomBack(); // once it is left
    void adopt(const QStringList &changedIds);
    void followRules();
    void followDay();
    void couldNotRead(const Error &error);
    void overcomeReading();
    void cancelEdit();
    void discardEdit();
    void endEdit();
    void tellBeside(const Wording &wording);
    void tellDone(const RecordAct &act);
    void tellRefused(const RecordAct &act, const QString &id, const QString &title, const Error &error);
    void undo(const RecordAct &act);
    void finish(const Record &record);
    void finishLate(const RecordEdit &edit, const JsonValue &typed, const Record &record);
    void keepDraft();
    void bringBack(const Draft &draft);
    void showDraft();

    const Workplace m_workplace;
    const QStringList m_nouns;
    DraftStore m_drafts;
    DraftKeeper *m_keeper;
    OpenEdit *m_open;
    RecordPage *m_formPage = nullptr; // made when it is first wanted
    QWidget *m_behindForm = nullptr;
    QString m_editedRow; // where the selection was when the edit began
    bool m_warned = false; // that the form is not saved
    bool m_isBegunByLink = false;
    bool m_reading = false;
    QString m_performing; // what an act that goes on will have done; empty: none does
    std::optional<RecordAct> m_waitingUndo; // until that act is done
    QString m_failedRead; // what was told of it, until one succeeds
    QString m_wanted; // the id that is being read
    std::function<void()> m_whenRead;
    QByteArray m_content;
    QDate m_day; // by which it is told
    QTimer m_dayPassing;
    Latest m_reads;
    Latest m_life;
};

} // namespace onhire
