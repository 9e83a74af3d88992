// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/form.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace onhire {

FormField::FormField(const QString &label, QWidget *editor, Check check, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_fault(new QLabel(this)), m_check(std::move(check))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 3));
    auto *name = new QLabel(label, this);
    name->setFont(scaled(name->font(), 0.92, QFont::Medium));
    name->setBuddy(editor);
    name->setHidden(label.isEmpty()); // a check box names itself
    editor->setAccessibleName(QString(label).remove(u'&'));
    editor->installEventFilter(this);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_fault->setFont(scaled(m_fault->font(), 0.92));
    setDress(m_fault, "fault");
    m_fault->hide();
    layout->addWidget(name);
    layout->addWidget(editor);
    layout->addWidget(m_fault);
}

void FormField::setFault(const QString &fault)
{
    m_faultText = fault;
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    setDress(m_editor, "invalid", !fault.isEmpty());
    m_editor->setAccessibleDescription(fault);
}

bool FormField::validate()
{
    setFault(m_check ? m_check() : QString());
    return !isFaulty();
}

bool FormField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        validate();
    return QWidget::eventFilter(watched, event);
}

Form::Form(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(units(this, 10));
}

FormField *Form::addField(const QString &path, const QString &label, QWidget *editor, FormField::Check check)
{
    auto *field = new FormField(label, editor, std::move(check), this);
    m_fields.append({path, field});
    m_layout->addWidget(field);
    return field;
}

bool Form::validate()
{
    for (const auto &[path, field] : std::as_const(m_fields))
        field->validate();
    return !focusFirstFault();
}

QList<Fault> Form::showFaults(const QList<Fault> &faults, const std::function<QString(const Fault &)> &wording)
{
    QList<Fault> elsewhere;
    for (const Fault &fault : faults) {
        const auto named = std::find_if(m_fields.cbegin(), m_fields.cend(),
                                        [&](const auto &entry) { return entry.first == fault.path; });
        if (named == m_fields.cend())
            elsewhere.append(fault);
        else
            named->second->setFault(wording(fault));
    }
    focusFirstFault();
    return elsewhere;
}

bool Form::focusFirstFault()
{
    for (const auto &[path, field] : std::as_const(m_fields)) {
        if (field->isFaulty()) {
            field->editor()->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

void Form::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier)
        Q_EMIT saveRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace onhire
