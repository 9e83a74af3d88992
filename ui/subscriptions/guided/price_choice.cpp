// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/price_choice.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/number_entry.h"
#include "ui/theme/metrics.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRadioButton>

namespace onhire {

PriceChoice::PriceChoice(const QString &name, QLocale locale, QString currency, int exponent, QWidget *parent)
    : QWidget(parent), m_locale(std::move(locale)), m_currency(std::move(currency)), m_exponent(exponent),
      m_group(new QButtonGroup(this)), m_lines(new QGridLayout(this))
{
    setAccessibleName(name);
    m_lines->setContentsMargins({});
    m_lines->setVerticalSpacing(units(this, 2));
    m_lines->setColumnStretch(0, 1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on)
            return;
        m_wished.reset();
        Q_EMIT changed();
    });
}

void PriceChoice::add(int id, const QString &text)
{
    auto *radio = new QRadioButton(text, this);
    radio->setMinimumHeight(units(this, 32));
    m_group->addButton(radio, id);
    if (m_group->buttons().size() == 1)
        setFocusProxy(radio);
    const int row = m_lines->rowCount();
    m_lines->addWidget(radio, row, 0);
    QLabel *amount = mutedLabel({}, this);
    m_lines->addWidget(amount, row, 1, Qt::AlignTrailing | Qt::AlignVCenter);
    m_amounts.insert(id, amount);
}

void PriceChoice::addLater(int id, const QString &text)
{
    m_later.insert(id);
    add(id, text);
    setOffered(id, false);
}

void PriceChoice::addTyped(int id, const QString &text)
{
    m_typedId = id;
    add(id, text);
    m_line = new QLineEdit(this);
    m_line->setLayoutDirection(Qt::LeftToRight);
    m_line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    m_line->setFixedWidth(units(this, 104));
    m_line->setAccessibleName(text);
    auto *entry = new QHBoxLayout;
    entry->setSpacing(units(this, 6));
    entry->addWidget(m_line);
    entry->addWidget(mutedLabel(m_currency, this));
    m_lines->addLayout(entry, m_lines->rowCount() - 1, 1, Qt::AlignTrailing);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        choose(m_typedId);
        Q_EMIT changed();
    });
}

void PriceChoice::setText(int id, const QString &text)
{
    m_group->button(id)->setText(text);
}

void PriceChoice::setAmount(int id, const QString &amount)
{
    m_amounts[id]->setText(amount);
    m_group->button(id)->setAccessibleDescription(amount);
}

void PriceChoice::setOffered(int id, bool offered)
{
    m_group->button(id)->setVisible(offered);
    m_amounts[id]->setVisible(offered);
    if (offered && m_wished == id)
        m_group->button(id)->setChecked(true);
    else if (!offered && chosen() == id && m_later.contains(id))
        wishFor(id);
    else if (!offered && chosen() == id)
        m_group->buttons().constFirst()->setChecked(true);
}

// No other price stands in for it: an exclusive group would keep the one that was chosen before.
void PriceChoice::wishFor(int id)
{
    m_wished = id;
    QAbstractButton *before = m_group->checkedButton();
    if (!before)
        return;
    m_group->setExclusive(false);
    before->setChecked(false);
    m_group->setExclusive(true);
    Q_EMIT changed();
}

void PriceChoice::choose(int id)
{
    QAbstractButton *wanted = m_group->button(id);
    if (!wanted || !wanted->isEnabled()) // a draft may be of somebody who may do more
        return;
    const bool isTakenBack = wanted->isHidden() && wanted->testAttribute(Qt::WA_WState_ExplicitShowHide);
    if (!isTakenBack)
        wanted->setChecked(true);
    else if (m_later.contains(id))
        wishFor(id);
}

int PriceChoice::chosen() const
{
    return m_group->checkedId();
}

std::optional<Money> PriceChoice::typed() const
{
    if (!m_line)
        return std::nullopt;
    const auto decimal = numberFrom(m_line->text(), m_locale).toDecimal();
    const auto amount = decimal ? Money::fromDecimal(*decimal, m_exponent) : std::nullopt;
    return amount && !amount->isNegative() ? amount : std::nullopt;
}

} // namespace onhire
