// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/return_slip_dialog.h"

#include "ui/papers/show_paper.h"
#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

ReturnSlipDialog::ReturnSlipDialog(const Workplace &workplace, QList<ReturnFacts> facts, QWidget *parent)
    : PrintDialog(tr("%Ln return slips", nullptr, int(facts.size())), u"papers/return-slip"_s,
                  workplace.settings, parent),
      m_workplace(workplace), m_facts(std::move(facts)),
      m_key(u"papers/%1/returnAddress"_s.arg(workplace.session->tenant()->id)),
      m_address(new QPlainTextEdit(this)), m_missing(new QLabel(tr("The return address is missing."), this))
{
    auto *label = new QLabel(tr("Return &address"), this);
    label->setBuddy(m_address);
    m_address->setAccessibleName(tr("Return address"));
    m_address->setPlaceholderText(tr("Street and number\nPostal code and city"));
    m_address->setTabChangesFocus(true);
    m_address->setFixedHeight(units(this, 76));
    m_address->setPlainText(settings().value(m_key).toString());
    options()->addWidget(label);
    options()->addWidget(m_address);
    m_missing->setWordWrap(true);
    setDress(m_missing, "fault");
    options()->addWidget(m_missing);
    connect(m_address, &QPlainTextEdit::textChanged, this, [this] {
        settings().setValue(m_key, m_address->toPlainText());
        showSlips();
    });
    showSlips();
}

QString ReturnSlipDialog::addressFault() const
{
    return m_missing->isHidden() ? QString() : m_missing->text();
}

void ReturnSlipDialog::showSlips()
{
    const QString address = m_address->toPlainText().trimmed();
    QList<PaperContent> slips;
    for (const ReturnFacts &facts : m_facts)
        slips.append(returnSlip(facts, address, letterheadOf(m_workplace)));
    m_missing->setVisible(address.isEmpty());
    const QString title = slips.size() == 1 ? slips.constFirst().title : windowTitle();
    show(std::make_shared<Paper>(title, slips, pageWords()));
}

} // namespace onhire
