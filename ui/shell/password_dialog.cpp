// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/password_dialog.h"

#include "core/services/tenants/tenants.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/text/wording.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {

PasswordDialog::PasswordDialog(const Workplace &workplace, QWidget *parent)
    : FormDialog(tr("Change password"), tr("Change password"), parent), m_workplace(workplace)
{
    m_current = addPassword(u"currentPassword"_s, tr("&Current password"), [this] {
        return m_current->text().isEmpty() ? tr("Enter your current password.") : QString();
    });
    m_password = addPassword(u"password"_s, tr("&New password"), [this] {
        return m_password->text().isEmpty() ? tr("Enter a new password.") : QString();
    });
    m_again = addPassword(u"again"_s, tr("New password, &again"), [this] {
        return m_again->text() == m_password->text() ? QString() : tr("The two new passwords do not match.");
    });
    m_current->setFocus();
    connect(this, &FormDialog::saveRequested, this, &PasswordDialog::save);
}

QLineEdit *PasswordDialog::addPassword(const QString &path, const QString &label,
                                       std::function<QString()> check)
{
    auto *editor = new QLineEdit(form());
    editor->setEchoMode(QLineEdit::Password);
    form()->addField(path, label, editor, std::move(check));
    return editor;
}

static QString wordsFor(const Fault &fault)
{
    if (fault.path == u"currentPassword")
        return PasswordDialog::tr("This is not your current password.");
    return fault.kind == Fault::Kind::TooSmall
        ? PasswordDialog::tr("A password needs at least %Ln characters.", nullptr, ShortestPassword)
        : wordingOf(fault);
}

QCoro::Task<> PasswordDialog::save()
{
    if (!beginSaving())
        co_return;
    const PasswordChange change{m_workplace.session->person().actor.id, m_current->text(), m_password->text()};
    const auto work = [session = m_workplace.session, change] {
        return changePassword(session->databases().ofThisThread(), change);
    };
    const auto answer = co_await m_workplace.runner.runAlways(m_alive.next(), work);
    if (!answer)
        co_return;
    endSaving();
    if (!*answer) {
        tell(answer->error(), wordsFor);
        co_return;
    }
    Q_EMIT changed();
    accept();
}

} // namespace onhire
