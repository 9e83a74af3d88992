// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says of a change that is agreed in a guided form, before it is made and when it is.
#include "ui/shared/guided/guided_form.h"

#include "ui/shared/controls/busy_line.h"

#include <QPushButton>

#include <utility>

namespace onhire {

void GuidedForm::lookAgain()
{
    if (m_isSaving) // which looks again before anything is done
        return;
    m_fields->renew();
    look();
}

void GuidedForm::forgetChange()
{
    m_change.reset();
    offerVerb(false);
}

// A button that is disabled loses the focus: it has it again when it can be pressed again.
void GuidedForm::offerVerb(bool isOffered)
{
    if (!isOffered && m_verb->hasFocus()) {
        m_focusWaits = true;
        setFocus(Qt::OtherFocusReason);
    }
    m_verb->setEnabled(isOffered);
    if (isOffered && std::exchange(m_focusWaits, false) && hasFocus())
        m_verb->setFocus(Qt::OtherFocusReason);
}

// What is shown does not belong to what is entered any more.
void GuidedForm::askSoon()
{
    m_looks.cancel();
    forgetChange();
    m_draft->setVisible(m_fields->isTouched());
    m_soon.start();
}

void GuidedForm::adopt(const QStringList &changedIds)
{
    if (isVisible() && (changedIds.isEmpty() || changedIds.contains(m_recordId)))
        lookAgain();
}

QCoro::Task<> GuidedForm::look()
{
    m_soon.stop();
    const GuidedLook question = m_fields->look();
    const Ticket ticket = m_looks.next();
    if (!question) {
        forgetChange();
        m_slow.stop();
        m_refusal->say({});
        m_told->clear();
        m_foreseen->showNothing(m_fields->missing());
        m_verb->setText(m_fields->verb());
        co_return;
    }
    m_slow.start();
    const auto work = [session = m_workplace.session, question] { return question(session->context()); };
    const auto answer = co_await m_workplace.runner.run(ticket, work);
    if (!answer)
        co_return;
    m_slow.stop();
    m_foreseen->showWaiting(false);
    if (*answer)
        showChange((**answer)());
    else
        refuse(answer->error());
}

// What stood there until now may have been read already.
void GuidedForm::showChange(const GuidedChange &change)
{
    if (m_change && !change.isShownAs(*m_change))
        m_notice->say(outdated());
    m_change = change;
    m_refusal->say({});
    m_foreseen->show(change.preview);
    m_told->setText(change.preview.told);
    m_verb->setText(change.verb);
    offerVerb(!m_isSaving);
}

// In the form, at the field that it is about if there is one.
void GuidedForm::refuse(const Error &error)
{
    forgetChange();
    m_told->clear();
    m_foreseen->showNothing(tr("No preview: see the message in the form."));
    const Wording words = m_fields->wordsFor(error);
    m_refusal->say(words.all());
}

void GuidedForm::save()
{
    if (m_change && !m_isSaving)
        make();
}

// None: something else would happen now, so nothing was done. Both are asked with the same rules.
static Result<std::optional<Record>> makeAsShown(const Context &context, const GuidedLook &question,
                                                 const GuidedChange &shown)
{
    ONHIRE_ASSIGN(const std::function<GuidedChange()> answer, question(context));
    const GuidedChange now = answer();
    if (now.version == shown.version && !now.isShownAs(shown))
        return std::optional<Record>();
    ONHIRE_ASSIGN(Record made, shown.make(context)); // refused if its version is not the one of now
    return std::optional(std::move(made));
}

QCoro::Task<> GuidedForm::make()
{
    setSaving(true);
    m_looks.cancel();
    m_slow.stop();
    m_refusal->say({});
    const GuidedChange shown = *m_change;
    const auto work = [session = m_workplace.session, question = m_fields->look(), shown] {
        return makeAsShown(session->context(), question, shown);
    };
    const Ticket ticket = m_saves.next();
    const Result<std::optional<Record>> done = co_await m_workplace.runner.run(work);
    if (!ticket.isCurrent())
        co_return;
    setSaving(false);
    if (done && *done)
        Q_EMIT saved((*done)->id, shown.done);
    else if (m_isLeft)
        Q_EMIT notSaved(done ? outdated() : wordingOf(done.error()).what);
    else if (done)
        lookAgainBecause(outdated() + u' ' + tr("Check the new preview, then press the button again."));
    else if (done.error().code == ErrorCode::VersionConflict)
        lookAgainBecause(
            tr("Someone else has changed this in the meantime. The preview has been recalculated: check "
               "it, then press the button again."));
    else if (done.error().transient)
        offerAgain(done.error());
    else
        refuse(done.error());
}

// What is shown may still be so: it is compared once more before it is done.
void GuidedForm::offerAgain(const Error &error)
{
    m_refusal->say(m_fields->wordsFor(error).all());
    offerVerb(m_change.has_value());
}

// What is being made can neither be changed nor discarded any more; whoever leaves it is told what came of it.
void GuidedForm::setSaving(bool isSaving)
{
    m_isSaving = isSaving;
    m_busy->setBusy(isSaving);
    isSaving ? m_lock.lock(m_fields) : m_lock.unlock();
    offerVerb(false);
    m_discard->setEnabled(!isSaving);
}

void GuidedForm::lookAgainBecause(const QString &notice)
{
    m_notice->say(notice);
    forgetChange();
    m_fields->renew();
    look();
}

QString GuidedForm::outdated() const
{
    return tr("The preview is out of date: someone has changed something, or a new day has begun.");
}

} // namespace onhire
