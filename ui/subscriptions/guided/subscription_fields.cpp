// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/subscription_fields.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/suggestions.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shared/text/condition_words.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

SubscriptionFields::SubscriptionFields(const Workplace &workplace, SubscriptionDetails details, QWidget *parent)
    : GuidedFields(parent), m_workplace(workplace), m_details(std::move(details))
{
    layout()->setSpacing(units(this, 16));
}

// They are left once more while they go, but what they would ask has gone before.
SubscriptionFields::~SubscriptionFields()
{
    for (FormField *device : std::as_const(m_devices))
        device->stopChecking();
}

void SubscriptionFields::addField(const QString &path, const QString &label, RecordPicker *device)
{
    FormField *field = addField(path, label, device, [device] { return device->fault(); });
    m_devices.append(field);
    connect(device, &RecordPicker::notRecognised, field, &FormField::validate);
    connect(device, &RecordPicker::chosenChanged, this, &SubscriptionFields::touched);
    connect(device, &QLineEdit::textEdited, this, &GuidedFields::edited);
}

std::shared_ptr<const ChangeWords> SubscriptionFields::words() const
{
    return std::make_shared<const ChangeWords>(m_workplace.format(), m_workplace.session->tenant());
}

// An answer that is about this subscription and not about the database: somebody works on it right now.
Wording SubscriptionFields::wordsFor(const Error &error) const
{
    if (error.code == ErrorCode::ServiceUnavailable && error.subject == id())
        return {tr("Someone else is changing this subscription right now."), tr("Try again in a moment.")};
    return GuidedFields::wordsFor(error);
}

void SubscriptionFields::touched()
{
    m_isTouched = true;
    Q_EMIT edited();
}

JsonValue SubscriptionFields::draft() const
{
    return m_isTouched ? m_kept.read() : JsonValue();
}

void SubscriptionFields::resume(const JsonValue &draft)
{
    m_kept.enter(draft);
    touched();
}

QComboBox *SubscriptionFields::addChoice(const QString &name, const QString &label,
                                         const QList<FilterChoice> &choices)
{
    auto *box = new ChoiceBox(this);
    for (const FilterChoice &choice : choices)
        box->addItem(choice.text, choice.value);
    addField({}, label, box);
    m_kept.add(name, box);
    connect(box, &QComboBox::activated, this, &SubscriptionFields::touched);
    return box;
}

QComboBox *SubscriptionFields::addConditions()
{
    QList<FilterChoice> choices{{{}, tr("Not inspected yet")}};
    for (const QString &condition : {u"excellent"_s, u"good"_s, u"fair"_s, u"poor"_s, u"damaged"_s})
        choices.append({condition, wordForCondition(condition)});
    return addChoice(u"condition"_s, tr("Condition"), choices);
}

QComboBox *SubscriptionFields::addSuggested(const QString &name, const QString &label, const QStringList &usual)
{
    auto *box = new QComboBox(this);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItems(usual);
    box->setCurrentIndex(-1);
    box->lineEdit()->setPlaceholderText(tr("Choose or type"));
    box->completer()->setCompletionMode(QCompleter::PopupCompletion); // what is written stays as it is
    dressSuggestions(box->completer());
    addField({}, label, box);
    m_kept.add(name, box->lineEdit());
    connect(box, &QComboBox::editTextChanged, this, &SubscriptionFields::touched);
    return box;
}

QPlainTextEdit *SubscriptionFields::addText(const QString &name, const QString &label)
{
    auto *text = new QPlainTextEdit(this);
    text->setTabChangesFocus(true);
    text->setFixedHeight(units(this, 64));
    addField({}, label, text);
    m_kept.add(name, text);
    connect(text, &QPlainTextEdit::textChanged, this, &SubscriptionFields::touched);
    return text;
}

void SubscriptionFields::offerContract(const QString &label, Contract usual)
{
    if (!m_workplace.session->keepsFiles() || !m_workplace.session->may("files:write"_L1))
        return;
    m_contract = new QCheckBox(label, this);
    m_contract->setAccessibleName(label);
    m_contract->setChecked(usual == Contract::IsMade);
    addField({}, {}, m_contract);
    m_kept.add(u"contract"_s, m_contract);
    connect(m_contract, &QCheckBox::toggled, this, &SubscriptionFields::touched);
}

Contract SubscriptionFields::contract() const
{
    return m_contract && m_contract->isChecked() ? Contract::IsMade : Contract::Stays;
}

void SubscriptionFields::addHint(const QString &text)
{
    QLabel *hint = mutedLabel(text, this, 0.92);
    hint->setWordWrap(true);
    layout()->addWidget(hint);
}

} // namespace onhire
