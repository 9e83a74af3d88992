// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/number_range_panel.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/range_value.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QLineEdit>

#include <utility>

namespace onhire {

static constexpr int MostDigits = 9; // as many as an integer of the database surely holds

NumberRangePanel::NumberRangePanel(const ByNumbers &field, const QString &chosen, QWidget *parent)
    : EntryPanel(parent), m_field(field), m_fault(new QLabel(this))
{
    const RangeValue range = RangeValue::read(chosen).value_or(RangeValue());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(units(this, 8));
    //: The lower end of a range
    m_from = addLine(tr("From"), range.from);
    //: The upper end of a range
    m_to = addLine(tr("To"), range.to);
    int column = 0;
    for (QLineEdit *line : {m_from, m_to}) {
        auto *label = mutedLabel(line->accessibleName(), this, 0.92);
        label->setBuddy(line);
        grid->addWidget(label, 0, column);
        grid->addWidget(line, 1, column++);
    }
    grid->addWidget(mutedLabel(field.unit, this), 1, column);
    setDress(m_fault, "fault");
    m_fault->hide();
    grid->addWidget(m_fault, 2, 0, 1, 3);
    setFocusProxy(m_from);
}

QLineEdit *NumberRangePanel::addLine(const QString &name, const QString &digits)
{
    auto *line = new QLineEdit(this);
    line->setAccessibleName(name);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    line->setFixedWidth(units(this, 100));
    if (!digits.isEmpty())
        line->setText(numberText(JsonValue::number(digits.toLatin1()), m_field.locale));
    return line;
}

static bool isFine(const JsonValue &value, int decimals)
{
    if (!value.isNumber() || value.digits().contains('e') || value.digits().size() > MostDigits)
        return false;
    const QByteArray digits(value.digits());
    const qsizetype point = digits.indexOf('.');
    return point < 0 || digits.size() - point - 1 <= decimals;
}

std::optional<QString> NumberRangePanel::read(QLineEdit *line)
{
    const JsonValue value = numberFrom(line->text().trimmed(), m_field.locale);
    const bool isRight = value.isNull() || isFine(value, m_field.decimals);
    setDress(line, "invalid", !isRight);
    if (!isRight)
        return {};
    return value.isNull() ? QString() : QString::fromLatin1(value.digits());
}

void NumberRangePanel::apply()
{
    auto from = read(m_from);
    auto to = read(m_to);
    m_fault->setVisible(!from || !to);
    if (!from || !to) {
        m_fault->setText(m_field.decimals == 0 ? tr("Enter a whole number.") : tr("Enter a number."));
        (from ? m_to : m_from)->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!from->isEmpty() && !to->isEmpty() && from->toDouble() > to->toDouble())
        std::swap(from, to);
    Q_EMIT entered(RangeValue{*from, *to}.text());
}

} // namespace onhire
