// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_heads.h"

#include "core/base/id.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qreal Title = 1.6, Figure = 2.5;

QLabel *plain(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    alignToReading(label);
    return label;
}

QLabel *figure(QWidget *parent)
{
    auto *label = plain(parent);
    label->setFont(scaled(label->font(), Figure, QFont::DemiBold));
    label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    return label;
}

// A word above a large number, at the end of the line.
QWidget *counter(const QString &word, QLabel *number, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *title = mutedLabel(word, box);
    title->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    title->setBuddy(number);
    layout->addWidget(title);
    layout->addWidget(number);
    return box;
}

} // namespace

AssignHead::AssignHead(QLocale locale, QWidget *parent)
    : QWidget(parent), m_locale(std::move(locale)), m_code(plain(this)), m_customer(plain(this)),
      m_left(figure(this))
{
    m_code->setFont(scaled(monospaced(m_code->font()), Title, QFont::DemiBold));
    m_customer->setFont(scaled(m_customer->font(), Title, QFont::DemiBold));
    m_customer->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_counter = counter(tr("Left to assign"), m_left, this);
    QSizePolicy policy = m_counter->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the field stays where it is when an order comes
    m_counter->setSizePolicy(policy);
    auto *line = new QHBoxLayout;
    line->setSpacing(units(this, 10));
    line->addWidget(m_code);
    line->addWidget(m_customer, 1);
    auto *titles = new QVBoxLayout;
    titles->setSpacing(units(this, 4));
    titles->addWidget(mutedLabel(tr("Order"), this));
    titles->addLayout(line);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(titles, 1);
    layout->addWidget(m_counter, 0, Qt::AlignBottom);
    show({});
}

void AssignHead::show(const std::optional<DeskOrder> &order)
{
    m_code->setVisible(order.has_value());
    m_code->setText(order ? leftToRight(shortCodeOf(order->id)) : QString());
    m_customer->setText(order ? order->customer : tr("Scan an order to begin"));
    alignToReading(m_customer);
    setDress(m_customer, "muted", !order);
    m_left->setText(order ? m_locale.toString(order->open()) : QString());
    m_counter->setVisible(order.has_value());
}

ReturnHead::ReturnHead(TextFormat format, QWidget *parent)
    : QWidget(parent), m_format(std::move(format)), m_name(plain(this)), m_serial(plain(this)),
      m_customer(plain(this)), m_contract(mutedLabel({}, this)), m_done(figure(this))
{
    m_name->setFont(scaled(m_name->font(), Title, QFont::DemiBold));
    m_serial->setFont(scaled(monospaced(m_serial->font()), 1.2));
    setDress(m_serial, "muted");
    for (QLabel *label : {m_name, m_serial, m_customer, m_contract})
        label->setMinimumWidth(1); // gives way in a narrow window
    m_customer->setTextFormat(Qt::RichText);
    connect(m_customer, &QLabel::linkActivated, this, [this] { Q_EMIT customerChosen(m_customerId); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 8));
    layout->addLayout(newTop());
    auto *question = mutedLabel(tr("Condition: press 1–5 or scan its code. Keep scanning to set it later."),
                                this, 0.92, QFont::DemiBold);
    question->setWordWrap(true);
    layout->addSpacing(units(this, 4));
    layout->addWidget(question);
    layout->addLayout(newConditions());
    show({});
    setCondition({});
    setDone(0);
}

QHBoxLayout *ReturnHead::newTop()
{
    auto *title = new QHBoxLayout;
    title->setSpacing(units(this, 8));
    title->addWidget(m_name);
    title->addWidget(m_serial);
    title->addStretch(1);
    auto *below = new QHBoxLayout;
    below->setSpacing(units(this, 16));
    below->addWidget(m_customer);
    below->addWidget(m_contract);
    below->addStretch(1);
    auto *titles = new QVBoxLayout;
    titles->setSpacing(units(this, 3));
    m_caption = mutedLabel(tr("Just scanned"), this);
    QSizePolicy keepsPlace = m_caption->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_caption->setSizePolicy(keepsPlace);
    titles->addWidget(m_caption);
    titles->addLayout(title);
    titles->addLayout(below);
    auto *top = new QHBoxLayout;
    top->addLayout(titles, 1);
    top->addWidget(counter(tr("Taken back"), m_done, this), 0, Qt::AlignTop);
    return top;
}

QHBoxLayout *ReturnHead::newConditions()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(units(this, 8));
    for (const QString &condition : assetConditions()) {
        auto *choice = new ConditionButton(condition, int(m_conditions.size()) + 1, this);
        connect(choice, &QAbstractButton::clicked, this,
                [this, condition] { Q_EMIT conditionChosen(condition); });
        m_conditions += choice;
        row->addWidget(choice);
    }
    return row;
}

void ReturnHead::show(const std::optional<DeskDevice> &device)
{
    m_caption->setVisible(device.has_value());
    m_name->setText(device ? device->name : tr("Scan a device to take it back"));
    setDress(m_name, "muted", !device);
    alignToReading(m_name);
    m_serial->setText(device ? leftToRight(device->serialNumber) : QString());
    m_customerId = device ? device->customerId : QString();
    const QString link = u"<a href=\"customer\" style=\"text-decoration:none; color:%1\">%2</a>"_s;
    m_customer->setText(m_customerId.isEmpty() ? QString()
                                               : link.arg(colorOf(Role::Accent, palette()).name(),
                                                          device->customer.toHtmlEscaped()));
    m_customer->setAccessibleName(device ? device->customer : QString());
    m_contract->setText(whatFor(device));
}

QString ReturnHead::whatFor(const std::optional<DeskDevice> &device) const
{
    if (device && !device->upgradeOrderId.isEmpty())
        //: Why a device comes back: for the short code of an order that upgrades its contract
        return tr("For upgrade order %1").arg(leftToRight(shortCodeOf(device->upgradeOrderId)));
    if (device && device->contractEnd.isValid())
        return tr("Contract to %1").arg(m_format.day(device->contractEnd));
    return u" "_s; // keeps the line
}

void ReturnHead::setCondition(const std::optional<QString> &condition)
{
    for (int i = 0; i < m_conditions.size(); ++i) {
        const QSignalBlocker told(m_conditions[i]);
        m_conditions[i]->setEnabled(condition.has_value());
        m_conditions[i]->setChecked(condition && *condition == assetConditions()[i]);
    }
}

void ReturnHead::setDone(int devices)
{
    m_done->setText(m_format.number(devices));
}

} // namespace onhire
