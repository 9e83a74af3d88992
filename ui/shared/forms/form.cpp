// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/form.h"

#include "ui/shared/forms/form_columns.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace onhire {

Form::Form(QWidget *parent) : QWidget(parent), m_columns(new FormColumns(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 10));
    layout->addWidget(m_columns);
}

void Form::beginSection(const QString &title)
{
    m_section = m_columns->addSection(title);
}

QVBoxLayout *Form::section()
{
    if (!m_section)
        m_section = m_columns->addSection();
    return m_section;
}

FormField *Form::addField(const QString &path, const QString &label, QWidget *editor, FormField::Check check)
{
    auto *field = new FormField(label, editor, std::move(check), section()->parentWidget());
    m_fields.append({path, field});
    section()->addWidget(field);
    return field;
}

void Form::addNote(QWidget *note)
{
    section()->addWidget(note);
}

// Together they are no wider than one that stands by itself.
void Form::putSideBySide(FormField *first, FormField *second)
{
    const int gap = units(this, 10);
    auto *row = new QHBoxLayout;
    row->setSpacing(gap);
    for (FormField *field : {first, second}) {
        m_section->removeWidget(field);
        field->setMaximumWidth((FormField::mostWidth(this) - gap) / 2);
        row->addWidget(field, 1, Qt::AlignTop);
    }
    row->addStretch(); // takes what they must not
    m_section->addLayout(row);
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
