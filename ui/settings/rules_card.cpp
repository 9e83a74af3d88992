// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/rules_card.h"

#include "core/domain/payments/tax_terms.h"
#include "core/services/tenants/tenants.h"
#include "ui/settings/rules_form.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QStringView Screen = u"settings", Rules = u"rules"; // whose draft it is

RulesCard::RulesCard(const Workplace &workplace, QWidget *parent)
    : Card(parent), m_workplace(workplace), m_drafts(workplace.settings, *workplace.session),
      m_keeper(new DraftKeeper(m_drafts, workplace.session->clock(), this)),
      m_form(rulesForm(*workplace.session->tenant(), workplace.locale, this)),
      m_rules(rulesOf(*workplace.session->tenant()).toJson())
{
    content()->setSpacing(units(this, 10));
    addHead();
    content()->addWidget(m_form);
    addButtons();
    connect(m_form, &Form::saveRequested, this, [this] { askAndSave(); });
    connect(m_form, &RecordForm::edited, this, &RulesCard::showChanges);
    connect(m_keeper, &DraftKeeper::changed, this, &RulesCard::draftsChanged);
    connect(&workplace.live, &LiveChanges::companyRenewed, this, &RulesCard::adopt);
    if (!mayChange()) {
        m_form->setEnabled(false);
        return;
    }
    if (const auto draft = m_drafts.find(Screen.toString(), Rules.toString()))
        resume(draft->entries);
    beginDraft();
}

bool RulesCard::mayChange() const
{
    return m_workplace.session->may("settings:manage"_L1);
}

void RulesCard::addHead()
{
    auto *line = new QHBoxLayout;
    line->addWidget(heading(tr("Rules"), this, 1.08));
    auto *mark = new QLabel(tr("Draft"), this);
    setDress(mark, "draft");
    mark->hide();
    m_draftMark = mark;
    line->addWidget(mark, 0, Qt::AlignVCenter);
    line->addStretch(1);
    content()->addLayout(line);
    QLabel *explanation = mutedLabel(
        mayChange() ? tr("Changes apply from now on.")
                    : tr("Your role does not allow you to change these rules. Ask an administrator."),
        this);
    explanation->setWordWrap(true);
    content()->addWidget(explanation);
}

void RulesCard::addButtons()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(units(this, 8));
    auto *save = primaryButton(tr("Save rules"), this);
    save->setEnabled(mayChange());
    auto *discard = button(tr("Discard"), this);
    discard->hide();
    m_discard = discard;
    line->addWidget(save);
    line->addWidget(discard);
    line->addStretch(1);
    content()->addLayout(line);
    connect(save, &QPushButton::clicked, this, [this] { askAndSave(); });
    connect(discard, &QPushButton::clicked, this, &RulesCard::discard);
}

bool RulesCard::hasUnsaved() const
{
    return hasTypedSecret(*m_form);
}

void RulesCard::focusForm()
{
    if (QWidget *last = m_form->focusWidget())
        last->setFocus();
    else
        m_form->focusFirst();
}

void RulesCard::beginDraft()
{
    m_keeper->begin(
        {.screen = Screen.toString(), .id = Rules.toString(), .title = tr("Rules"), .at = {}, .entries = {}},
        [form = QPointer(m_form)] { return form ? draftOfRules(*form) : JsonValue(); });
}

void RulesCard::resume(const JsonValue &draft)
{
    showConflicts(m_form->resume(draft));
    showChanges();
}

void RulesCard::showConflicts(const QList<RecordForm::Difference> &differences)
{
    delete m_conflict;
    if (differences.isEmpty())
        return;
    m_conflict = new ConflictCard(differences, m_form);
    content()->insertWidget(content()->indexOf(m_form), m_conflict);
}

// Whoever types keeps what is typed, and is told what the other has made of it.
void RulesCard::adopt()
{
    const JsonValue rules = rulesOf(*m_workplace.session->tenant());
    if (m_isSaving || rules.toJson() == m_rules)
        return;
    m_rules = rules.toJson();
    if (!m_form->isDirty())
        m_form->load(rules);
    else if (const auto differences = m_form->rebase(rules); !differences.isEmpty())
        showConflicts(differences);
    showChanges();
}

void RulesCard::showChanges()
{
    m_draftMark->setVisible(m_form->isDirty());
    m_discard->setVisible(m_form->isDirty());
}

void RulesCard::askAndSave()
{
    if (m_isSaving || !m_form->validate())
        return;
    const Tenant &tenant = *m_workplace.session->tenant();
    const QList<JsonValue::Member> changes = changedRules(*m_form);
    const Money sample = *Money::fromDecimal({.value = 100}, tenant.exponent);
    const auto reading = otherReading(taxOf(tenant.settings), taxOf(tenant.settings.with(changes)), sample);
    if (!reading) {
        save();
        return;
    }
    const auto words = [&, format = m_workplace.format()](Money amount) {
        return format.price(amount, tenant.exponent, tenant.currency);
    };
    ask(this,
        {.title = tr("Read all prices differently?"),
         .text =
             tr("Running contracts keep their prices as numbers. Where %1 is agreed, the customer pays %3 from "
                "the next charge on, instead of %2.")
                 .arg(words(sample), words(reading->before), words(reading->after)),
         .verb = tr("Save rules"),
         .isDestructive = true},
        [this](const QString &) { save(); });
}

QCoro::Task<> RulesCard::save()
{
    if (m_isSaving || !m_form->validate()) // changed since it was asked
        co_return;
    setSaving(true);
    const JsonValue typed = m_form->draft();
    const auto work = [session = m_workplace.session,
                       changes = changedRules(*m_form)]() -> Result<TenantPointer> {
        const Context context = session->context();
        ONHIRE_TRY(setSettings(context, changes));
        return findTenant(context.database.connection(), context.tenant->id);
    };
    const auto saved = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!saved)
        co_return;
    setSaving(false);
    if (!*saved) {
        const Wording words = wordingOf(saved->error());
        Q_EMIT failed(words.what, words.whatToDo);
        adopt(); // what came meanwhile
        co_return;
    }
    m_rules = rulesOf(***saved).toJson();
    m_workplace.renew(**saved);
    m_keeper->forget();
    delete m_conflict;
    if (m_form->draft().toJson() == typed.toJson())
        m_form->load(rulesOf(***saved));
    else // typed meanwhile: not saved yet
        m_form->rebase(rulesOf(***saved));
    showChanges();
    beginDraft();
    Q_EMIT succeeded(tr("The rules are saved."));
}

// What is being saved is not discarded.
void RulesCard::setSaving(bool isSaving)
{
    m_isSaving = isSaving;
    m_discard->setEnabled(!isSaving);
}

// What was typed comes back at a word, even a secret: until then it is nowhere but here.
void RulesCard::discard()
{
    const JsonValue typed = m_form->draft();
    delete m_conflict;
    m_form->load(rulesOf(*m_workplace.session->tenant()));
    showChanges();
    m_keeper->keep();
    Q_EMIT undoOffered(tr("The draft is discarded."), [self = QPointer(this), typed] {
        if (!self)
            return;
        self->resume(typed);
        self->m_keeper->keep();
    });
}

} // namespace onhire
