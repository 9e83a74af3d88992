// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/company_name_dialog.h"

#include "core/services/tenants/tenants.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/text/wording.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {

CompanyNameDialog::CompanyNameDialog(const Workplace &workplace, QWidget *parent)
    : FormDialog(tr("Rename company"), tr("Save"), parent), m_workplace(workplace),
      m_name(new QLineEdit(workplace.session->tenant()->name, form()))
{
    form()->addField(u"name"_s, tr("&Name"), m_name, [this] {
        return m_name->text().trimmed().isEmpty() ? tr("Enter your company’s name.") : QString();
    });
    m_name->setFocus();
    m_name->selectAll();
    addNote(
        tr("It appears on labels, contracts and invoices. Documents that have been issued keep the old name."));
    connect(this, &FormDialog::saveRequested, this, &CompanyNameDialog::save);
}

QCoro::Task<> CompanyNameDialog::save()
{
    if (!beginSaving())
        co_return;
    const auto work = [session = m_workplace.session, name = m_name->text()]() -> Result<TenantPointer> {
        const Context context = session->context();
        ONHIRE_TRY(renameTenant(context, name));
        return findTenant(context.database.connection(), context.tenant->id);
    };
    const auto answer = co_await m_workplace.runner.runAlways(m_alive.next(), work);
    if (!answer)
        co_return;
    endSaving();
    if (!*answer) {
        tell(answer->error(), [](const Fault &fault) { return wordingOf(fault); });
        co_return;
    }
    m_workplace.renew(**answer);
    Q_EMIT renamed((**answer)->name);
    accept();
}

} // namespace onhire
