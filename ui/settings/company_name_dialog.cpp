// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/company_name_dialog.h"

#include "core/services/tenants/tenants.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

CompanyNameDialog::CompanyNameDialog(const Workplace &workplace, QWidget *parent)
    : Dialog(parent), m_workplace(workplace), m_form(new Form(this)),
      m_name(new QLineEdit(workplace.session->tenant()->name, m_form)), m_fault(new QLabel(this)),
      m_save(primaryButton(tr("Save"), this))
{
    setWindowTitle(tr("Rename company"));
    setMinimumWidth(units(this, 380));
    m_form->addField(u"name"_s, tr("&Name"), m_name, [this] {
        return m_name->text().trimmed().isEmpty() ? tr("Enter your company’s name.") : QString();
    });
    m_name->selectAll();
    m_fault->setWordWrap(true);
    setDress(m_fault, "fault");
    m_fault->hide();
    QLabel *where = mutedLabel(
        tr("It appears on labels, contracts and invoices. Documents that have been issued keep the old name."),
        this);
    where->setWordWrap(true);

    QPushButton *back = button(tr("Back"), this);
    connect(back, &QAbstractButton::clicked, this, &QDialog::reject);
    m_save->setDefault(true);
    connect(m_save, &QAbstractButton::clicked, this, &CompanyNameDialog::save);
    connect(m_form, &Form::saveRequested, this, &CompanyNameDialog::save);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(back);
    buttons->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 20), units(this, 20), units(this, 20), units(this, 16));
    layout->addWidget(heading(windowTitle(), this));
    layout->addWidget(m_form);
    layout->addWidget(where);
    layout->addWidget(m_fault);
    layout->addLayout(buttons);
}

QCoro::Task<> CompanyNameDialog::save()
{
    if (!m_save->isEnabled() || !m_form->validate())
        co_return;
    m_save->setEnabled(false);
    m_fault->hide();
    const auto work = [session = m_workplace.session, name = m_name->text()]() -> Result<TenantPointer> {
        const Context context = session->context();
        ONHIRE_TRY(renameTenant(context, name));
        return findTenant(context.database.connection(), context.tenant->id);
    };
    const auto answer = co_await m_workplace.runner.runAlways(m_alive.next(), work);
    if (!answer)
        co_return;
    m_save->setEnabled(true);
    if (!*answer) {
        tell(answer->error());
        co_return;
    }
    m_workplace.session->renew(**answer);
    Q_EMIT renamed((**answer)->name);
    accept();
}

void CompanyNameDialog::tell(const Error &error)
{
    const QList<Fault> others =
        m_form->showFaults(error.faults, [](const Fault &fault) { return wordingOf(fault); });
    if (!error.faults.isEmpty() && others.isEmpty())
        return;
    m_fault->setText(wordingOf(error).what);
    m_fault->show();
}

} // namespace onhire
