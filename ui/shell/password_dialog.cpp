// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/password_dialog.h"

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

PasswordDialog::PasswordDialog(const Workplace &workplace, QWidget *parent)
    : Dialog(parent), m_workplace(workplace), m_form(new Form(this)), m_fault(new QLabel(this)),
      m_save(primaryButton(tr("Change password"), this))
{
    setWindowTitle(tr("Change password"));
    setMinimumWidth(units(this, 380));
    m_current = addPassword(u"currentPassword"_s, tr("&Current password"), [this] {
        return m_current->text().isEmpty() ? tr("Enter your current password.") : QString();
    });
    m_password = addPassword(u"password"_s, tr("&New password"), [this] {
        return m_password->text().isEmpty() ? tr("Enter a new password.") : QString();
    });
    m_again = addPassword(u"again"_s, tr("New password, &again"), [this] {
        return m_again->text() == m_password->text() ? QString() : tr("The two new passwords do not match.");
    });
    m_fault->setWordWrap(true);
    setDress(m_fault, "fault");
    m_fault->hide();

    QPushButton *back = button(tr("Back"), this);
    connect(back, &QAbstractButton::clicked, this, &QDialog::reject);
    m_save->setDefault(true);
    connect(m_save, &QAbstractButton::clicked, this, &PasswordDialog::save);
    connect(m_form, &Form::saveRequested, this, &PasswordDialog::save);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(back);
    buttons->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 20), units(this, 20), units(this, 20), units(this, 16));
    layout->addWidget(heading(tr("Change password"), this));
    layout->addWidget(m_form);
    layout->addWidget(m_fault);
    layout->addLayout(buttons);
}

QLineEdit *PasswordDialog::addPassword(const QString &path, const QString &label,
                                       std::function<QString()> check)
{
    auto *editor = new QLineEdit(m_form);
    editor->setEchoMode(QLineEdit::Password);
    m_form->addField(path, label, editor, std::move(check));
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
    if (!m_save->isEnabled() || !m_form->validate())
        co_return;
    m_save->setEnabled(false);
    m_fault->hide();
    const PasswordChange change{m_workplace.session->person().actor.id, m_current->text(), m_password->text()};
    const auto work = [session = m_workplace.session, change] {
        return changePassword(session->databases().ofThisThread(), change);
    };
    const auto answer = co_await m_workplace.runner.runAlways(m_alive.next(), work);
    if (!answer)
        co_return;
    m_save->setEnabled(true);
    if (!*answer) {
        tell(answer->error());
        co_return;
    }
    Q_EMIT changed();
    accept();
}

void PasswordDialog::tell(const Error &error)
{
    const QList<Fault> others = m_form->showFaults(error.faults, wordsFor);
    if (!error.faults.isEmpty() && others.isEmpty())
        return;
    m_fault->setText(wordingOf(error).what);
    m_fault->show();
}

} // namespace onhire
