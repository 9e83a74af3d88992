// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/editing_page.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/text/record_values.h"

#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace onhire {

EditingPage::EditingPage(const Workplace &workplace, Parts parts, QStringList nouns, QWidget *parent)
    : TablePage(std::move(parts), workplace.settings, parent), m_workplace(workplace),
      m_nouns(std::move(nouns)), m_drafts(workplace.settings, workplace.session->tenant()->id),
      m_keeper(new DraftKeeper(m_drafts, workplace.session->clock(), this))
{
    connect(m_keeper, &DraftKeeper::changed, this, &Page::draftsChanged);
    connect(m_keeper, &DraftKeeper::changed, this, &EditingPage::showDraft);
    connect(&workplace.live, &LiveChanges::changed, this, &EditingPage::adopt);
}

QString EditingPage::wordsFor(const Error &error) const
{
    const Wording wording = wordingOf(error);
    return wording.whatToDo.isEmpty() ? wording.what : wording.what + u' ' + wording.whatToDo;
}

void EditingPage::adopt(const QStringList &changedIds)
{
    const auto concerns = [this](const QString &id) {
        return std::any_of(m_nouns.begin(), m_nouns.end(),
                           [&](const QString &noun) { return id.startsWith(noun); });
    };
    const bool any = changedIds.isEmpty() || std::any_of(changedIds.begin(), changedIds.end(), concerns);
    if (any && isVisible())
        refresh();
}

void EditingPage::showRecord(const QString &id)
{
    if ((m_form && (id == m_editedRow || m_edit.summary)) || !mayLeaveEdit())
        return;
    leaveEdit();
    readRecord(id);
}

// A draft stays where it belongs, wherever the selection goes.
bool EditingPage::mayLeaveEdit()
{
    if (!m_form || !m_form->isDirty() || !m_edit.draft.isEmpty())
        return true;
    if (!std::exchange(m_warned, true))
        Q_EMIT failed(tr("You have unsaved changes beside the table."),
                      tr("Save them with Ctrl+Enter, or discard them with Esc."));
    return false;
}

void EditingPage::edit(RecordEdit edit)
{
    leaveEdit();
    m_edit = std::move(edit);
    m_form = m_edit.form;
    m_editedRow = table()->currentId();
    m_warned = false;
    m_content.clear();
    makeRoom(m_edit.summary);
    editPlace().beginEdit(m_edit.title, m_form, m_edit.summary);
    addSaveButtons();
    filterBar()->setQuiet(true);
    m_form->focusFirst();
    if (!m_edit.draft.isEmpty())
        keepDraft();
    showDraft();
}

void EditingPage::makeRoom(bool)
{
    if (!showsDetails())
        setPaneShown(true);
}

void EditingPage::keepDraft()
{
    if (const auto draft = draftOf(m_edit.draft))
        showDifferences(m_form->resume(draft->entries));
    m_keeper->begin({.screen = screenName(),
                     .id = m_edit.draft,
                     .title = m_edit.draftTitle.isEmpty() ? m_edit.title : m_edit.draftTitle,
                     .at = {},
                     .entries = {}},
                    [form = m_form] { return form ? form->draft() : JsonValue(); });
}

void EditingPage::showDraft()
{
    if (m_form)
        editPlace().showDraft(!m_edit.draft.isEmpty() && draftOf(m_edit.draft));
}

// A form that is open when somebody comes back to it.
void EditingPage::focusForm()
{
    if (QWidget *last = m_form->focusWidget())
        last->setFocus();
    else
        m_form->focusFirst();
}

void EditingPage::addSaveButtons()
{
    m_save = editPlace().addEditButton(m_edit.verb.isEmpty() ? tr("Save") : m_edit.verb, true);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setToolTip(tr("Save (Ctrl+Enter)"));
    QPushButton *discard = editPlace().addEditButton(tr("Discard"), false);
    connect(m_save, &QAbstractButton::clicked, this, &EditingPage::save);
    connect(discard, &QAbstractButton::clicked, this, &EditingPage::discardEdit);
    connect(m_form, &Form::saveRequested, this, &EditingPage::save);
    connect(m_form, &RecordForm::cancelled, this, &EditingPage::cancelEdit);
}

void EditingPage::leaveEdit()
{
    if (!m_form)
        return;
    m_keeper->end();
    m_edits.cancel();
    filterBar()->setQuiet(false);
    editPlace().showDraft(false);
    m_form = nullptr;
    m_edit = {};
    m_saving = false;
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
        if (!self)
            return;
        self->m_drafts.keep(*draft);
        Q_EMIT self->draftsChanged();
        self->m_content.clear();
        self->refresh();
    });
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
    if (isShown && error.code == ErrorCode::ServiceUnavailable)
        return;
    if (!isShown) {
        const QString why = tr("Could not be loaded");
        forgetShown(why);
        shows({});
        pane()->clearActions();
        pane()->clearSections();
        pane()->setHead({why, {}});
    }
    setStale(false);
    tell(error);
}

bool EditingPage::shows(const QByteArray &content)
{
    return std::exchange(m_content, content) == content;
}

// Esc goes back; what was typed stays as a draft. What cannot be kept is asked about.
void EditingPage::cancelEdit()
{
    if (!m_form || !m_form->isDirty() || !m_edit.draft.isEmpty()) {
        endEdit();
        return;
    }
    const Question question{
        tr("Discard the changes?"), tr("Your changes have not been saved."), tr("Discard"), {}, true};
    ask(this, question, [this](const QString &) { endEdit(); });
}

void EditingPage::endEdit()
{
    leaveEdit();
    m_content.clear();
    showAgain();
    followSelection();
    focusRecord();
}

void EditingPage::hideLostRecord()
{
    if (!isEditing())
        TablePage::hideLostRecord();
}

// What was read last may be another record: the selection went on while a form lay over it.
void EditingPage::followSelection()
{
    const QString id = table()->currentId();
    if (showsDetails() && !id.isEmpty() && id != shownId())
        readRecord(id);
}

void EditingPage::discardEdit()
{
    const QString draft = m_edit.draft;
    if (draft.isEmpty()) {
        cancelEdit();
        return;
    }
    m_keeper->end(); // what is dropped now is not to be kept again
    dropDraft(draft);
    endEdit();
}

QCoro::Task<> EditingPage::save()
{
    if (m_saving || !m_form || !m_form->validate())
        co_return;
    const bool isNew = !m_edit.readAgain;
    if (!isNew && !m_form->isDirty()) {
        cancelEdit();
        co_return;
    }
    m_saving = true;
    const auto work = [session = m_workplace.session, save = m_edit.save, version = m_edit.version,
                       body = isNew ? m_form->everything() : m_form->changes()] {
        return save(session->context(), body, version);
    };
    const RecordEdit edit = m_edit;
    const JsonValue typed = m_form->draft();
    const QPointer self(this);
    const Ticket ticket = m_edits.next();
    const Result<Record> saved = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent()) {
        if (self)
            tellLate(edit, typed, saved);
        co_return;
    }
    m_saving = false;
    if (saved)
        finish(*saved);
    else if (saved.error().code == ErrorCode::VersionConflict && m_edit.readAgain)
        showConflict();
    else
        refuse(saved.error());
}

// Somebody has gone on while it was saved, and is told all the same.
void EditingPage::tellLate(const RecordEdit &edit, const JsonValue &typed, const Result<Record> &saved)
{
    if (!saved) {
        //: The title of a form, as in: Edit Ada Lovelace
        Q_EMIT failed(tr("%1: the changes were not saved.").arg(edit.title), wordingOf(saved.error()).what);
        return;
    }
    // What has been typed since, into this form or another new one, stays.
    const auto draft = edit.draft.isEmpty() ? std::nullopt : draftOf(edit.draft);
    if (draft && draft->entries.toJson() == typed.toJson()) {
        m_drafts.drop(screenName(), edit.draft, {});
        Q_EMIT draftsChanged();
    }
    Q_EMIT succeeded(edit.saved(*saved));
    model().refresh();
    if (m_form || !showsDetails() || shownId().isEmpty())
        return;
    m_content.clear(); // without the draft, and as it is now
    readRecord(shownId());
}

void EditingPage::finish(const Record &record)
{
    const RecordEdit done = std::exchange(m_edit, {});
    m_keeper->forget();
    leaveEdit();
    if (done.finished)
        done.finished(record);
    Q_EMIT succeeded(done.saved(record));
    focusRecord();
    model().refresh();
}

void EditingPage::refuse(const Error &error)
{
    const Wording wording = wordingOf(error);
    const QString path = m_edit.pathOf ? m_edit.pathOf(error) : QString();
    if (path.isEmpty() || !m_form->showFault(path, wording.what))
        tellBeside(wording);
}

void EditingPage::tell(const Error &error)
{
    tellBeside(wordingOf(error));
}

void EditingPage::tellBeside(const Wording &wording)
{
    if (showsDetails())
        editPlace().showFault(wording.what, wording.whatToDo);
    else
        Q_EMIT failed(wording.what, wording.whatToDo);
}

// Saving again is against the version that was seen here: what is overwritten then was looked at.
QCoro::Task<> EditingPage::showConflict()
{
    const auto read = [session = m_workplace.session, again = m_edit.readAgain] {
        return again(session->context());
    };
    const Ticket ticket = m_edits.next();
    const auto current = co_await m_workplace.runner.run(ticket, read);
    if (!current)
        co_return;
    if (!*current) {
        refuse(current->error());
        co_return;
    }
    m_edit.version = (*current)->version;
    const auto differences = m_form->rebase(valueOf(**current));
    if (m_conflict)
        m_conflict->deleteLater();
    if (differences.isEmpty())
        tellBeside({tr("Someone else changed this while you were editing it."),
                    tr("You edited different fields, so their changes have been added. Save again.")});
    else
        showDifferences(differences);
}

void EditingPage::showDifferences(const QList<RecordForm::Difference> &differences)
{
    if (differences.isEmpty())
        return;
    m_conflict = new ConflictCard(differences, m_form);
    static_cast<QVBoxLayout *>(m_form->layout())->insertWidget(0, m_conflict);
    tellBeside({tr("Someone else changed this while you were editing it."),
                tr("Compare both values in the form, then save again.")});
    editPlace().reveal(m_conflict);
}

QCoro::Task<> EditingPage::perform(RecordAct act)
{
    const auto work = [session = m_workplace.session, act] { return act.work(session->context()); };
    const Ticket ticket = m_life.current();
    const Result<Record> answer = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent())
        co_return;
    editPlace().clearFault();
    if (!answer) {
        const Wording wording = act.refusal ? act.refusal(answer.error()) : wordingOf(answer.error());
        tellBeside(wording);
    } else if (act.undo) {
        const auto undo = [self = QPointer(this), act] {
            if (self)
                self->perform({act.undo, act.undone});
        };
        Q_EMIT undoOffered(act.done, undo);
    } else {
        Q_EMIT succeeded(act.done);
    }
    refresh();
}

} // namespace onhire
