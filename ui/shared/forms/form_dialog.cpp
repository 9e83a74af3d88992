// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/form_dialog.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace onhire {

FormDialog::FormDialog(const QString &title, const QString &verb, QWidget *parent)
    : Dialog(parent), m_form(new Form(this)), m_fault(new QLabel(this)), m_back(button(tr("Back"), this)),
      m_save(primaryButton(verb, this)), m_content(new QVBoxLayout)
{
    setWindowTitle(title);
    setMinimumWidth(units(this, 380));
    m_fault->setWordWrap(true);
    setDress(m_fault, "fault");
    m_fault->hide();

    connect(m_back, &QAbstractButton::clicked, this, &QDialog::reject);
    m_save->setDefault(true);
    connect(m_save, &QAbstractButton::clicked, this, &FormDialog::saveRequested);
    connect(m_form, &Form::saveRequested, this, &FormDialog::saveRequested);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_save);
    m_content->addWidget(heading(title, this));
    m_content->addWidget(m_form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 20), units(this, 20), units(this, 20), units(this, 16));
    layout->addLayout(m_content);
    layout->addWidget(m_fault);
    layout->addLayout(buttons);
}

void FormDialog::addNote(const QString &text)
{
    QLabel *note = mutedLabel(text, this);
    note->setWordWrap(true);
    m_content->addWidget(note);
}

bool FormDialog::beginSaving()
{
    if (!m_save->isEnabled() || !m_form->validate())
        return false;
    setSaving(true);
    m_fault->hide();
    return true;
}

void FormDialog::endSaving()
{
    setSaving(false);
}

void FormDialog::setSaving(bool isSaving)
{
    hold(isSaving);
    m_back->setEnabled(!isSaving);
    m_save->setEnabled(!isSaving);
}

void FormDialog::tell(const Error &error, const std::function<QString(const Fault &)> &wording)
{
    const QList<Fault> others = m_form->showFaults(error.faults, wording);
    if (!error.faults.isEmpty() && others.isEmpty())
        return;
    m_fault->setText(wordingOf(error).what);
    m_fault->show();
}

} // namespace onhire
