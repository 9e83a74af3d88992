// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/open_edit.h"

#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/forms/edit_place.h"
#include "ui/shared/text/record_values.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

namespace onhire {

OpenEdit::OpenEdit(const Workplace &workplace, QObject *parent) : QObject(parent), m_workplace(workplace) { }

void OpenEdit::begin(RecordEdit edit)
{
    m_edit = std::move(edit);
    m_form = m_edit.form;
}

void OpenEdit::standIn(EditPlace &place)
{
    m_place = &place;
    place.beginEdit(m_edit.title, m_form, m_edit.summary);
    addButtons();
}

void OpenEdit::addButtons()
{
    QPushButton *save = m_place->addEditButton(m_edit.verb.isEmpty() ? tr("Save") : m_edit.verb, true);
    save->setObjectName(QStringLiteral("save"));
    save->setToolTip(tr("Save (Ctrl+Enter)"));
    QPushButton *discard = m_place->addEditButton(tr("Discard"), false);
    m_buttons = {save, discard};
    connect(save, &QAbstractButton::clicked, this, &OpenEdit::save);
    connect(discard, &QAbstractButton::clicked, this, &OpenEdit::discarded);
    connect(m_form, &Form::saveRequested, this, &OpenEdit::save);
    connect(m_form, &RecordForm::cancelled, this, &OpenEdit::cancelled);
    connect(m_form, &RecordForm::edited, this, &OpenEdit::stopWaiting);
    connect(m_form, &RecordForm::settled, this, &OpenEdit::saveWaiting);
}

void OpenEdit::focus()
{
    if (QWidget *last = m_form->focusWidget())
        last->setFocus();
    else
        m_form->focusFirst();
}

void OpenEdit::end()
{
    m_answers.cancel();
    m_form = nullptr;
    m_edit = {};
    m_buttons.clear();
    takeWaiting();
    setSaving(false);
}

void OpenEdit::setSaving(bool isSaving)
{
    m_saving = isSaving;
    if (!isSaving)
        m_lock.unlock();
    if (m_place)
        m_place->showWorking(isSaving);
    holdButtons(isSaving);
}

// What is being saved is neither saved once more nor discarded. Qt would give the focus of a button that is
// disabled to whatever comes next.
void OpenEdit::holdButtons(bool isHeld)
{
    for (const QPointer<QPushButton> &each : std::as_const(m_buttons)) {
        if (!each)
            continue;
        if (isHeld && each->hasFocus()) {
            m_pressed = each;
            m_form->setFocus(Qt::OtherFocusReason);
        }
        each->setEnabled(!isHeld);
    }
    if (isHeld)
        return;
    if (m_pressed && m_form && m_form->hasFocus())
        m_pressed->setFocus(Qt::OtherFocusReason);
    m_pressed.clear();
}

// Once what is shown is for what is entered.
void OpenEdit::saveBy(const RecordSave &save)
{
    if (m_saving || !m_form || !m_form->validate())
        return;
    const bool isSettled = !m_edit.asShown || m_edit.asShown->isCurrent();
    if (isSettled) {
        saveSettled(save);
        return;
    }
    m_waiting = save;
    m_isTouched = false;
    qApp->installEventFilter(this);
    setSaving(true);
}

RecordSave OpenEdit::takeWaiting()
{
    qApp->removeEventFilter(this);
    return std::exchange(m_waiting, {});
}

void OpenEdit::saveWaiting()
{
    const RecordSave save = takeWaiting();
    if (!save)
        return;
    setSaving(false);
    if (m_form->validate())
        saveSettled(save);
}

// Whoever goes on to enter something else has not meant that. Fields that an answer fills in do not count.
void OpenEdit::stopWaiting()
{
    if (!m_isTouched || !takeWaiting())
        return;
    setSaving(false);
    Q_EMIT told({tr("The form was changed, so nothing was saved."), tr("Check it, then save it again.")});
}

bool OpenEdit::eventFilter(QObject *receiver, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool isInput = type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Wheel
        || type == QEvent::InputMethod || type == QEvent::Drop;
    const auto *widget = isInput ? qobject_cast<QWidget *>(receiver) : nullptr;
    if (widget && m_form && m_form->isAncestorOf(widget))
        m_isTouched = true;
    return QObject::eventFilter(receiver, event);
}

// None: what was shown no longer holds, so nothing was saved.
static Result<std::optional<Record>> saveAsShown(const Context &context, const RecordCheck &isStillSo,
                                                 const std::function<Result<Record>()> &save)
{
    if (isStillSo) {
        ONHIRE_ASSIGN(const bool isSo, isStillSo(context));
        if (!isSo)
            return std::optional<Record>();
    }
    ONHIRE_ASSIGN(Record saved, save());
    return std::optional(std::move(saved));
}

QCoro::Task<> OpenEdit::saveSettled(RecordSave save)
{
    const bool sendsAll = !m_edit.readAgain || m_edit.isAction;
    if (!sendsAll && !m_form->isDirty()) {
        Q_EMIT cancelled();
        co_return;
    }
    setSaving(true);
    if (sendsAll) // else it is kept, as another change
        m_lock.lock(m_form);
    const auto work = [session = m_workplace.session, save, version = m_edit.version,
                       isStillSo = m_edit.asShown ? m_edit.asShown->isStillSo() : RecordCheck(),
                       body = sendsAll ? m_form->everything() : m_form->changes()] {
        const Context context = session->context();
        return saveAsShown(context, isStillSo, [&] { return save(context, body, version); });
    };
    const RecordEdit edit = m_edit;
    const JsonValue typed = m_form->draft();
    const QPointer self(this);
    const Ticket ticket = m_answers.next();
    const Result<std::optional<Record>> answer = co_await m_workplace.runner.run(work);
    if (!self)
        co_return;
    if (!ticket.isCurrent()) {
        tellLate(edit, typed, answer);
        co_return;
    }
    setSaving(false);
    if (answer && !*answer)
        showOutdated();
    else if (answer && sendsAll && !(*answer)->created && m_edit.twice)
        askWhetherTwice(**answer);
    else if (answer && !sendsAll && m_form->draft().toJson() != typed.toJson())
        keepWhatWasTyped(**answer);
    else if (answer)
        Q_EMIT saved(**answer);
    else if (answer.error().code == ErrorCode::VersionConflict && m_edit.readAgain)
        showConflict();
    else
        refuse(answer.error());
}

void OpenEdit::tellLate(const RecordEdit &edit, const JsonValue &typed,
                        const Result<std::optional<Record>> &answer)
{
    if (!answer)
        Q_EMIT refusedLate(edit, wordingOf(answer.error()).what);
    else if (!*answer)
        Q_EMIT refusedLate(edit, edit.asShown->outdated.what);
    else
        Q_EMIT savedLate(edit, typed, **answer);
}

void OpenEdit::showOutdated()
{
    m_edit.asShown->lookAgain();
    Q_EMIT told(m_edit.asShown->outdated);
}

// Nothing was made: the form stays, with all that it says and the first one does not.
void OpenEdit::askWhetherTwice(const Record &first)
{
    const SavedTwice twice = *m_edit.twice;
    ask(m_form, twice.question(first), [this, save = twice.save](const QString &) { saveBy(save); });
}

// Since the button was pressed: that is a change of its own.
void OpenEdit::keepWhatWasTyped(const Record &saved)
{
    m_edit.version = saved.version;
    m_form->rebase(valueOf(saved));
    Q_EMIT told({tr("Saved, except for what you typed in the meantime."), tr("Save again.")});
}

void OpenEdit::refuse(const Error &error)
{
    const Wording wording = wordingOf(error);
    const QString path = m_edit.pathOf ? m_edit.pathOf(error) : QString();
    if (path.isEmpty() || !m_form->showFault(path, wording.what))
        Q_EMIT told(wording);
}

// Saving again is against the version that was seen here: what is overwritten then was looked at.
QCoro::Task<> OpenEdit::showConflict()
{
    const auto read = [session = m_workplace.session, again = m_edit.readAgain] {
        return again(session->context());
    };
    const Ticket ticket = m_answers.next();
    const auto current = co_await m_workplace.runner.run(ticket, read);
    if (!current)
        co_return;
    if (!*current) {
        refuse(current->error());
        co_return;
    }
    m_edit.version = (*current)->version;
    if (m_edit.isAction) { // what is entered is not what the record has
        Q_EMIT told({tr("Someone else changed this while you were editing it."),
                     tr("Check whether this is still needed, then press the button again.")});
        co_return;
    }
    const auto differences = m_form->rebase(valueOf(**current));
    if (m_conflict)
        m_conflict->deleteLater();
    if (differences.isEmpty())
        Q_EMIT told({tr("Someone else changed this while you were editing it."),
                     tr("You edited different fields, so their changes have been added. Save again.")});
    else
        showDifferences(differences);
}

void OpenEdit::showDifferences(const QList<RecordForm::Difference> &differences)
{
    if (differences.isEmpty())
        return;
    m_conflict = new ConflictCard(differences, m_form);
    static_cast<QVBoxLayout *>(m_form->layout())->insertWidget(0, m_conflict);
    Q_EMIT told({tr("Someone else changed this while you were editing it."),
                 tr("Compare both values in the form, then save again.")});
    m_place->reveal(m_conflict);
}

} // namespace onhire
