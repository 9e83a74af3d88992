// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/question.h"

#include "core/domain/reason.h"
#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

QuestionDialog::QuestionDialog(const Question &question, QWidget *parent)
    : Dialog(parent), m_verb(primaryButton(question.verb, this)), m_leansBack(question.leansBack())
{
    setWindowTitle(question.title);
    auto *layout = new QVBoxLayout(this);
    const int margin = units(this, 18);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 12));
    layout->addWidget(heading(question.title, this));
    auto *text = new QLabel(question.text, this);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setMinimumWidth(units(this, 340));
    layout->addWidget(text);
    if (!question.names.isEmpty())
        layout->addWidget(namesLabel(question.names, this));
    if (!question.reasonLabel.isEmpty()) {
        auto *label = new QLabel(question.reasonLabel, this);
        m_reason = new QLineEdit(this);
        m_reason->setMaxLength(LongestReason);
        label->setBuddy(m_reason);
        m_reason->setAccessibleName(question.reasonLabel);
        layout->addWidget(label);
        layout->addWidget(m_reason);
        if (question.needsReason) {
            m_verb->setEnabled(false);
            connect(m_reason, &QLineEdit::textChanged, m_verb,
                    [this] { m_verb->setEnabled(!reason().isEmpty()); });
        }
    }
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    QPushButton *back = button(tr("Back"), this);
    buttons->addWidget(back);
    buttons->addWidget(m_verb);
    layout->addLayout(buttons);
    if (question.isDestructive)
        setDress(m_verb, "danger");
    // Enter in the field of the reason is a way to press the default, too
    m_verb->setAutoDefault(!question.isDestructive);
    QPushButton *preset = m_leansBack ? back : m_verb;
    preset->setDefault(true);
    QWidget *first = m_reason ? static_cast<QWidget *>(m_reason) : preset;
    first->setFocus();
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_verb, &QPushButton::clicked, this, &QDialog::accept);
}

QLabel *namesLabel(const QStringList &names, QWidget *parent)
{
    static constexpr int Most = 8;
    QStringList shown = names.mid(0, Most);
    if (names.size() > Most)
        shown += QuestionDialog::tr("and %Ln more", nullptr, int(names.size()) - Most);
    auto *label = new QLabel(shown.join(u'\n'), parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

// Where Enter means Back, it would lose a reason that was typed: it leads on to the button instead, which Space
// presses. A key that is held, or a scanner that sends two, does no more than that.
void QuestionDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_leansBack && !reason().isEmpty())
        m_verb->setFocus();
    else
        Dialog::keyPressEvent(event);
}

QString QuestionDialog::reason() const
{
    return m_reason ? m_reason->text().trimmed() : QString();
}

QuestionDialog *ask(QWidget *parent, const Question &question, std::function<void(const QString &)> yes)
{
    auto *dialog = new QuestionDialog(question, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [dialog, yes = std::move(yes)] { yes(dialog->reason()); });
    dialog->open();
    return dialog;
}

} // namespace onhire
