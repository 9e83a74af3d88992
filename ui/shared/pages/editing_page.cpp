// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/editing_page.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/forms/change_summary.h"
#include "ui/shared/scanning/scan_guard.h"

#include <QPointer>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostFieldsInPane = 8;

static QString undoWaits()
{
    return EditingPage::tr("This will be undone once the other change has been saved.");
}

EditingPage::EditingPage(const Workplace &workplace, Parts parts, QStringList nouns, QWidget *parent)
    : TablePage(std::move(parts), workplace.settings, parent), m_workplace(workplace),
      m_nouns(std::move(nouns)), m_drafts(workplace.settings, *workplace.session),
      m_keeper(new DraftKeeper(m_drafts, workplace.session->clock(), this)),
      m_open(new OpenEdit(workplace, this))
{
    connect(m_open, &OpenEdit::cancelled, this, &EditingPage::cancelEdit);
    connect(m_open, &OpenEdit::discarded, this, &EditingPage::discardEdit);
    connect(m_open, &OpenEdit::saved, this, &EditingPage::finish);
    connect(m_open, &OpenEdit::savedLate, this, &EditingPage::finishLate);
    connect(m_open, &OpenEdit::refusedLate, this, [this](const RecordEdit &edit, const QString &why) {
        //: The title of a form, as in: Edit Ada Lovelace
        Q_EMIT failed(tr("%1: the changes were not saved.").arg(edit.title), why);
    });
    connect(m_open, &OpenEdit::told, this, &EditingPage::tellBeside);
    connect(m_keeper, &DraftKeeper::changed, this, &Page::draftsChanged);
    connect(m_keeper, &DraftKeeper::changed, this, &EditingPage::showDraft);
    connect(&workplace.live, &LiveChanges::changed, this, &EditingPage::adopt);
    connect(&workplace.live, &LiveChanges::companyRenewed, this, &EditingPage::followRules);
    m_day = workplace.format().today();
    connect(&m_dayPassing, &QTimer::timeout, this, &EditingPage::followDay);
    m_dayPassing.start(1min);
    guardAgainstScans(*this, workplace.session);
}

QString EditingPage::wordsFor(const Error &error) const
{
    return wordingOf(error).all();
}

void EditingPage::adopt(const QStringList &changedIds)
{
    const auto concerns = [this](const QString &id) {
        return std::any_of(m_nouns.begin(), m_nouns.end(),
                           [&](const QString &noun) { return id.startsWith(noun); });
    };
    const bool any = changedIds.isEmpty() || std::any_of(changedIds.begin(), changedIds.end(), concerns);
    if (any && isVisible())
        TablePage::refresh(); // what else a screen has hears of its own changes
}

// What is shown of a record may be another thing by them, though the record is the same.
void EditingPage::followRules()
{
    m_content.clear();
    model().setFormat(m_workplace.format());
    if (isVisible())
        TablePage::refresh();
}

// Looked at every minute: a timer until midnight would stand still while the machine sleeps.
void EditingPage::followDay()
{
    const QDate today = m_workplace.format().today();
    if (std::exchange(m_day, today) != today && isVisible())
        refresh();
}

void EditingPage::showRecord(const QString &id)
{
    if ((isEditing() && (id == m_editedRow || isFormShown())) || !mayLeaveEdit())
        return;
    leaveEdit();
    readRecord(id);
}

// A draft stays where it belongs, wherever the selection goes.
bool EditingPage::mayLeaveEdit()
{
    if (!m_open->mayBeLost())
        return true;
    if (!std::exchange(m_warned, true))
        Q_EMIT failed(tr("You have unsaved changes beside the table."),
                      tr("Save them with Ctrl+Enter, or discard them with Esc."));
    return false;
}

void EditingPage::edit(RecordEdit edit)
{
    Q_ASSERT(!isCovered()); // the form would open unseen, and take the keys of the one in front
    leaveEdit();
    if (!edit.summary && edit.form->fields() > MostFieldsInPane)
        edit.summary = new ChangeSummary(*edit.form);
    m_open->begin(std::move(edit));
    m_editedRow = table()->currentId();
    m_warned = false;
    m_content.clear();
    makeRoom(m_open->edit().summary);
    m_open->standIn(editPlace());
    Q_EMIT formOpened();
    filterBar()->setQuiet(true);
    form()->focusFirst();
    if (!m_open->edit().draft.isEmpty())
        keepDraft();
    showDraft();
}

void EditingPage::keepDraft()
{
    const RecordEdit &edit = m_open->edit();
    if (const auto draft = draftOf(edit))
        m_open->showDifferences(form()->resume(draft->entries));
    m_keeper->begin({.screen = screenName(),
                     .id = edit.draft,
                     .title = edit.draftTitle.isEmpty() ? edit.title : edit.draftTitle,
                     .at = {},
                     .entries = {},
                     .act = edit.act},
                    [form = QPointer(form())] { return form ? form->draft() : JsonValue(); });
}

void EditingPage::showDraft()
{
    const RecordEdit &edit = m_open->edit();
    if (isEditing())
        editPlace().showDraft(!edit.draft.isEmpty() && draftOf(edit));
}

void EditingPage::leaveEdit()
{
    if (!isEditing())
        return;
    m_keeper->end();
    m_isBegunByLink = false;
    filterBar()->setQuiet(false);
    editPlace().showDraft(false);
    m_open->end();
    giveRoomBack();
}

void EditingPage::dropDraft(const QString &id, const QString &act)
{
    const auto draft = m_drafts.find(screenName(), id, act);
    if (!draft)
        return;
    m_drafts.drop(screenName(), id, act);
    Q_EMIT draftsChanged();
    Q_EMIT undoOffered(tr("The draft is discarded."), [self = QPointer(this), draft] {
        if (self)
            self->bringBack(*draft);
    });
}

// What has been entered since is not overwritten. A form that is open again is filled: as long as nothing stood
// in it, its draft would be dropped once more.
void EditingPage::bringBack(const Draft &draft)
{
    keepWork();
    if (m_drafts.find(draft.screen, draft.id, draft.act)) {
        Q_EMIT failed(tr("The draft was not brought back."),
                      tr("A newer one has been begun since, and stays."));
        return;
    }
    m_drafts.keep(draft);
    resumeOpenForm(draft);
    Q_EMIT draftsChanged();
    Q_EMIT succeeded(tr("The draft is back."));
    m_content.clear();
    refresh();
}

void EditingPage::resumeOpenForm(const Draft &draft)
{
    if (!isEditing(draft.id, draft.act))
        return;
    m_open->showDifferences(form()->resume(draft.entries));
    showDraft();
}

void EditingPage::whenRead(std::function<void()> then)
{
    if (m_reading)
        m_whenRead = std::move(then);
    else
        then();
}

void EditingPage::couldNotRead(const Error &error)
{
    // What is on screen stays while the database is away, if it is what was asked for.
    const bool isShown = shownId() == m_wanted;
    if (isShown && error.code == ErrorCode::ServiceUnavailable) {
        setStale(false); // somebody may have gone to another and come back
        return;
    }
    if (!isShown) {
        const QString why = tr("Could not be loaded");
        forgetShown(why);
        shows({});
        pane()->clearActions();
        pane()->clearSections();
        pane()->setHead({why, {}});
    }
    setStale(false);
    tellBeside(wordingOf(error));
    m_failedRead = wordingOf(error).what;
}

void EditingPage::overcomeReading()
{
    if (m_failedRead.isEmpty())
        return;
    editPlace().clearFault();
    Q_EMIT overcome(std::exchange(m_failedRead, {}));
}

bool EditingPage::shows(const QByteArray &content)
{
    return std::exchange(m_content, content) == content;
}

// Esc goes back; what was typed stays as a draft. What cannot be kept is asked about.
void EditingPage::cancelEdit()
{
    if (!m_open->mayBeLost()) {
        endEdit();
        return;
    }
    const Question question{
        tr("Discard the changes?"), tr("Your changes have not been saved."), tr("Discard"), {}, true};
    ask(this, question, [this](const QString &) { endEdit(); });
}

void EditingPage::endEdit()
{
    const bool isBegunByLink = m_isBegunByLink;
    leaveEdit();
    m_content.clear();
    showAgain();
    followSelection();
    focusRecord();
    if (isBegunByLink)
        Q_EMIT newFormLeft();
}

void EditingPage::hideLostRecord()
{
    if (!isEditing())
        TablePage::hideLostRecord();
}

// What was read last may be another record: the selection went on while a form lay over it.
// And it may have been changed meanwhile.
void EditingPage::followSelection()
{
    const QString id = table()->currentId();
    if (showsDetails() && !id.isEmpty())
        readRecord(id);
}

void EditingPage::discardEdit()
{
    const QString draft = m_open->edit().draft, act = m_open->edit().act;
    if (draft.isEmpty()) {
        cancelEdit();
        return;
    }
    m_keeper->end(); // what is dropped now is not to be kept again
    dropDraft(draft, act);
    endEdit();
}

// Somebody has gone on while it was saved, and is told all the same.
void EditingPage::finishLate(const RecordEdit &edit, const JsonValue &typed, const Record &record)
{
    // What has been typed since, into this form or another new one, stays.
    const auto draft = edit.draft.isEmpty() ? std::nullopt : draftOf(edit);
    if (draft && draft->entries.toJson() == typed.toJson()) {
        m_drafts.drop(screenName(), edit.draft, edit.act);
        Q_EMIT draftsChanged();
    }
    Q_EMIT succeeded(edit.saved(record));
    model().refresh();
    if (isEditing() || !showsDetails() || shownId().isEmpty())
        return;
    m_content.clear(); // without the draft, and as it is now
    readRecord(shownId());
}

void EditingPage::finish(const Record &record)
{
    const RecordEdit done = m_open->edit();
    m_keeper->forget();
    leaveEdit();
    if (done.finished)
        done.finished(record);
    Q_EMIT succeeded(done.saved(record));
    focusRecord();
    model().refresh();
}

bool EditingPage::isBeside(const QString &id) const
{
    return showsDetails() && !isEditing() && !isCovered() && shownId() == id && isWanted(id);
}

void EditingPage::tell(const QString &id, const QString &title, const Wording &wording)
{
    if (isBeside(id))
        editPlace().showFault(wording.what, wording.whatToDo);
    else
        //: A record and what went wrong with it, as in: Order N46R-5FP: The database cannot be reached.
        Q_EMIT failed(title.isEmpty() ? wording.what : tr("%1: %2").arg(title, wording.what), wording.whatToDo);
}

void EditingPage::tellBeside(const Wording &wording)
{
    if (showsDetails())
        editPlace().showFault(wording.what, wording.whatToDo);
    else
        Q_EMIT failed(wording.what, wording.whatToDo);
}

void EditingPage::tellDone(const RecordAct &act)
{
    if (!act.undo) {
        Q_EMIT succeeded(act.done);
        return;
    }
    Q_EMIT undoOffered(act.done, [self = QPointer(this), act] {
        if (self)
            self->undo(act);
    });
}

void EditingPage::tellRefused(const RecordAct &act, const QString &id, const QString &title, const Error &error)
{
    if (!act.undoes.isEmpty())
        tellNotUndone(act.undoes, error);
    else
        tell(id, title, act.refusal ? act.refusal(error) : wordingOf(error));
}

// Not in the place of what stands beside the record that is shown: that may be another by now, and what is told
// there is of something else.
void EditingPage::tellNotUndone(const QString &done, const Error &error)
{
    //: %1 says what was done, as in: Could not be undone: TP14-A can no longer be ordered.
    Q_EMIT failed(tr("Could not be undone: %1").arg(done), wordingOf(error).all());
}

// It was offered once and for a while only: what still goes on must not use it up.
void EditingPage::undo(const RecordAct &act)
{
    const RecordAct undoing{.work = act.undo, .done = act.undone, .undoes = act.done};
    if (m_performing.isEmpty()) {
        perform(undoing);
        return;
    }
    m_waitingUndo = undoing;
    Q_EMIT failed(undoWaits(), {});
}

QCoro::Task<> EditingPage::perform(RecordAct act)
{
    const QString stillSaving = tr("Another change is still being saved.");
    if (!m_performing.isEmpty()) {
        if (m_performing != act.done) // else the button was pressed twice
            Q_EMIT failed(stillSaving, tr("Try again once it is done."));
        co_return;
    }
    m_performing = act.done;
    const QString id = shownId(), title = shownTitle(); // another may be shown once it is done
    EditPlace &place = editPlace();
    place.showWorking(true);
    const auto work = [session = m_workplace.session, act] { return act.work(session->context()); };
    const Ticket ticket = m_life.current();
    const Result<Record> answer = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent())
        co_return;
    m_performing.clear();
    Q_EMIT overcome(stillSaving);
    place.showWorking(false);
    if (act.undoes.isEmpty() && isBeside(id))
        editPlace().clearFault();
    if (const auto undoing = std::exchange(m_waitingUndo, std::nullopt)) {
        Q_EMIT overcome(undoWaits());
        co_await perform(*undoing);
        if (!ticket.isCurrent())
            co_return;
    }
    // Last: what is told of an undo takes the place of what is told of this.
    if (answer)
        tellDone(act);
    else
        tellRefused(act, id, title, answer.error());
    refresh();
}

} // namespace onhire
