// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/editing_page.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/text/record_values.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace onhire {

EditingPage::EditingPage(const Workplace &workplace, Parts parts, QStringList nouns, QWidget *parent)
    : TablePage(std::move(parts), workplace.settings, parent), m_workplace(workplace), m_nouns(std::move(nouns))
{
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
    if ((m_form && id == m_editedRow) || !mayLeaveEdit())
        return;
    leaveEdit();
    readRecord(id);
}

// What was typed stays, wherever the selection goes; it ends with Save or Cancel.
bool EditingPage::mayLeaveEdit()
{
    if (!m_form || !m_form->isDirty())
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
    setPaneShown(true);
    pane()->clearActions();
    pane()->clearSections();
    pane()->setHead(m_edit.title, {}, m_edit.version);
    m_save = pane()->addAction(m_edit.verb.isEmpty() ? tr("Save") : m_edit.verb, true);
    m_save->setToolTip(tr("Save (Ctrl+Enter)"));
    QPushButton *cancel = pane()->addAction(tr("Cancel"));
    connect(m_save, &QAbstractButton::clicked, this, &EditingPage::save);
    connect(cancel, &QAbstractButton::clicked, this, &EditingPage::cancelEdit);
    connect(m_form, &Form::saveRequested, this, &EditingPage::save);
    connect(m_form, &RecordForm::cancelled, this, &EditingPage::cancelEdit);
    pane()->addWidget(m_form);
    m_form->show();
    m_form->focusFirst();
}

void EditingPage::leaveEdit()
{
    if (!m_form)
        return;
    m_edits.cancel();
    m_form = nullptr;
    m_edit = {};
    m_saving = false;
}

void EditingPage::whenRead(std::function<void()> then)
{
    if (m_reading)
        m_whenRead = std::move(then);
    else
        then();
}

bool EditingPage::shows(const QByteArray &content)
{
    return std::exchange(m_content, content) == content;
}

void EditingPage::cancelEdit()
{
    if (!m_form || !m_form->isDirty()) {
        discardEdit();
        return;
    }
    const Question question{tr("Discard the changes?"), tr("Your changes have not been saved."), tr("Discard")};
    ask(this, question, [this](const QString &) { discardEdit(); });
}

void EditingPage::discardEdit()
{
    leaveEdit();
    showAgain();
    table()->setFocus();
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
    const Ticket ticket = m_edits.next();
    const Result<Record> saved = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent())
        co_return;
    m_saving = false;
    if (saved)
        finish(*saved);
    else if (saved.error().code == ErrorCode::VersionConflict && m_edit.readAgain)
        showConflict();
    else
        refuse(saved.error());
}

void EditingPage::finish(const Record &record)
{
    const RecordEdit done = m_edit;
    leaveEdit();
    if (done.finished)
        done.finished(record);
    Q_EMIT succeeded(done.saved(record));
    table()->setFocus();
    model().refresh();
}

void EditingPage::refuse(const Error &error)
{
    const Wording wording = wordingOf(error);
    const QString path = m_edit.pathOf ? m_edit.pathOf(error) : QString();
    if (path.isEmpty() || !m_form->showFault(path, wording.what))
        Q_EMIT failed(wording.what, wording.whatToDo);
}

void EditingPage::tell(const Error &error)
{
    const Wording wording = wordingOf(error);
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
    pane()->setHead(m_edit.title, {}, m_edit.version);
    const auto differences = m_form->rebase(valueOf(**current));
    if (m_conflict)
        m_conflict->deleteLater();
    if (differences.isEmpty()) {
        Q_EMIT failed(tr("Someone else changed this while you were editing it."),
                      tr("You edited different fields, so their changes have been added. Save again."));
        co_return;
    }
    m_conflict = new ConflictCard(differences, m_form);
    static_cast<QVBoxLayout *>(m_form->layout())->insertWidget(0, m_conflict);
    Q_EMIT failed(tr("Someone else changed this while you were editing it."),
                  tr("Compare both values in the form, then save again."));
    pane()->ensureWidgetVisible(m_conflict);
}

QCoro::Task<> EditingPage::perform(RecordAct act)
{
    const auto work = [session = m_workplace.session, act] { return act.work(session->context()); };
    const Ticket ticket = m_life.current();
    const Result<Record> answer = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent())
        co_return;
    if (!answer) {
        const Wording wording = act.refusal ? act.refusal(answer.error()) : wordingOf(answer.error());
        Q_EMIT failed(wording.what, wording.whatToDo);
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
