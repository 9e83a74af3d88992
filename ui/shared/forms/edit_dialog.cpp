// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/edit_dialog.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/shared/controls/question.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace onhire {

EditDialog::EditDialog(const Workplace &workplace, QWidget *parent)
    : Dialog(parent), m_title(heading({}, this)), m_fault(new FaultCard(this)),
      m_busy(new BusyLine(this, this)), m_place(new QScrollArea(this)), m_buttons(new QHBoxLayout),
      m_edit(workplace, this)
{
    const int margin = units(this, 18);
    m_place->setWidgetResizable(true);
    m_place->setFrameShape(QFrame::NoFrame);
    m_place->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_place->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 12));
    layout->addWidget(m_title);
    layout->addWidget(m_fault);
    layout->addWidget(m_place, 1);
    layout->addLayout(m_buttons);
    resize(units(this, 760), qMin(units(this, 640), parent->window()->height() - 2 * margin));
    connect(&m_edit, &OpenEdit::cancelled, this, &EditDialog::reject);
    connect(&m_edit, &OpenEdit::discarded, this, &EditDialog::reject);
    connect(&m_edit, &OpenEdit::saved, this, &EditDialog::finish);
    connect(&m_edit, &OpenEdit::told, this,
            [this](const Wording &wording) { showFault(wording.what, wording.whatToDo); });
}

void EditDialog::edit(const RecordEdit &edit)
{
    m_edit.begin(edit);
    m_edit.standIn(*this);
    m_edit.form()->focusFirst();
}

void EditDialog::finish(const Record &record)
{
    Q_EMIT saved(record);
    m_edit.end();
    accept();
}

void EditDialog::beginEdit(const QString &title, QWidget *form, QWidget *)
{
    setWindowTitle(title);
    m_title->setText(title);
    m_place->setWidget(form);
}

// Enter in a field is not yet the end.
QPushButton *EditDialog::addEditButton(const QString &text, bool primary)
{
    QPushButton *made = primary ? primaryButton(text, this) : button(text, this);
    made->setAutoDefault(false);
    m_buttons->insertWidget(1, made); // the primary one is added first and stands last
    return made;
}

void EditDialog::reveal(QWidget *part)
{
    m_place->ensureWidgetVisible(part);
}

void EditDialog::showFault(const QString &what, const QString &whatToDo)
{
    m_fault->showFault(what, whatToDo);
}

void EditDialog::clearFault()
{
    m_fault->clear();
}

void EditDialog::showWorking(bool isWorking)
{
    m_busy->setBusy(isWorking);
    hold(isWorking);
}

void EditDialog::reject()
{
    if (isHeld() || !m_edit.mayBeLost()) {
        Dialog::reject();
        return;
    }
    const Question question{
        tr("Discard what you have entered?"), tr("It has not been saved."), tr("Discard"), {}, true};
    ask(this, question, [this](const QString &) { Dialog::reject(); });
}

} // namespace onhire
