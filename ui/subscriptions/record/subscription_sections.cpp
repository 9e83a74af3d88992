// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_sections.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/history/history_timeline.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/contract_bar.h"
#include "ui/subscriptions/record/device_chain.h"
#include "ui/subscriptions/record/payment_rows.h"
#include "ui/subscriptions/record/recovery_figures.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Side = SectionPlace::Column;
using Style = DetailSection::Style;

constexpr qsizetype MostOpenShown = 6;

// It is not going to be asked for, as its contract has ended before.
bool isCalledOff(const PaymentLine &line, QDate today)
{
    return line.isCancelled() && line.due > today;
}

// What is still to be paid of what is charged, whatever it is for; then the next one that comes, the last ones
// before it, and what was cancelled of those. Given with the latest due first.
QList<PaymentLine> paymentsAround(const QList<PaymentLine> &lines, QDate today, qsizetype most)
{
    QList<PaymentLine> chosen, next, before, cancelled;
    for (const PaymentLine &line : lines) {
        if (isCalledOff(line, today))
            continue;
        if (line.isOpen())
            chosen.append(line);
        else if (line.due > today)
            next = {line};
        else
            (line.isCancelled() ? cancelled : before).append(line);
    }
    const qsizetype room = std::max(most, std::min(chosen.size(), MostOpenShown));
    chosen += next + before + cancelled;
    return chosen.mid(0, room);
}

// Of an upgrade whose device is not there yet.
QString assignmentText(OrderStatus order)
{
    switch (order) {
    case OrderStatus::Pending: return SubscriptionTexts::tr("Order not confirmed yet");
    case OrderStatus::Cancelled: return SubscriptionTexts::tr("The order was cancelled");
    default: return SubscriptionTexts::tr("To be assigned");
    }
}

} // namespace

void SubscriptionSections::add() const
{
    addEarlyReturnRequest();
    addUpgrade();
    addRecovery();
    if (!m_place.isPane())
        addContract();
    addTerms();
    if (!m_place.isPane())
        addDevice();
    addUpgradedFrom();
    addPayments(m_place.isPane() ? 3 : 6);
    if (!m_place.isPane() && m_showsCustomer)
        addCustomer();
    addNotes();
    addHistory(6);
}

void SubscriptionSections::addAllPayments() const
{
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Payments"), Side::Main);
    QList<PaymentLine> lines = payments();
    std::ranges::stable_partition(lines,
                                  [&](const PaymentLine &line) { return !isCalledOff(line, m_details.today); });
    addPaymentRows(*section, lines);
}

void SubscriptionSections::addDevices() const
{
    for (const DeviceSpell &spell : deviceChainOf(m_details.value, m_tenant.zone))
        addSpell(spell);
    addUpgradedFrom();
}

void SubscriptionSections::addHistory(qsizetype most) const
{
    if (m_details.history.isEmpty())
        return;
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("History"), Side::Main);
    const auto latest = m_details.history.first(std::min(most, m_details.history.size()));
    section->addWidget(new Timeline(timelineOf(latest, m_format, m_tenant), section));
}

QString SubscriptionSections::amount(Money money) const
{
    return m_format.price(money, m_tenant.exponent, m_tenant.currency);
}

QList<PaymentLine> SubscriptionSections::payments() const
{
    return m_details.payments.isEmpty() ? agreedLines(m_details.outlook.schedule) : m_details.payments;
}

// With tax and invoices where there is room for them.
void SubscriptionSections::addPaymentRows(DetailSection &section, const QList<PaymentLine> &lines) const
{
    if (m_place.isPane() || m_details.payments.isEmpty()) {
        auto *rows = new PaymentRows(m_format, m_tenant, m_details.today, &section);
        for (const PaymentLine &line : lines)
            rows->add(line);
        section.addWidget(rows);
        return;
    }
    auto *table = new PaymentTable(m_format, m_tenant, m_openInvoice, &section);
    for (const PaymentLine &line : lines)
        table->add(line, purposeText(line, m_format.locale()));
    section.addWidget(table);
}

void SubscriptionSections::addSpell(const DeviceSpell &spell) const
{
    const bool isOut = !spell.until.isValid();
    const QString title = isOut       ? SubscriptionTexts::tr("Out now")
        : spell.replacedFor.isEmpty() ? m_details.look().word
                                      : SubscriptionTexts::tr("Replaced");
    DetailSection *section = m_place.addSection(title, Side::Main);
    section->addLink(SubscriptionTexts::tr("Serial"), spell.serialNumber, linkToDevice(spell.serialNumber),
                     Style::Code);
    section->addRow(SubscriptionTexts::tr("SKU"), leftToRight(spell.sku), Style::Code);
    section->addRow(SubscriptionTexts::tr("From"), m_format.fullDay(spell.from));
    if (!isOut)
        section->addRow(SubscriptionTexts::tr("To"), m_format.fullDay(spell.until));
    if (!spell.replacedFor.isEmpty())
        section->addRow(SubscriptionTexts::tr("Reason"), wordForReplacement(spell.replacedFor));
}

void SubscriptionSections::addEarlyReturnRequest() const
{
    if (!isEarlyReturnRequested(m_details.value))
        return;
    const JsonValue &request = m_details.value[u"earlyReturnRequest"];
    const QDateTime at = parseTimestamp(request[u"requestedAt"].toString()).value_or(QDateTime());
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Early return requested"), Side::Main);
    section->addRow(SubscriptionTexts::tr("Requested by"), request[u"requestedBy"].toString());
    section->addRow(SubscriptionTexts::tr("Requested"), m_format.fullMoment(at));
}

// What it becomes, or has become.
void SubscriptionSections::addUpgrade() const
{
    if (!m_details.upgrade)
        return;
    const UpgradeGoal &goal = *m_details.upgrade;
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Upgrade"), Side::Main);
    section->addRow(SubscriptionTexts::tr("New device"), goal.device, Style::Strong);
    section->addRow(SubscriptionTexts::tr("Length"), monthsText(goal.months));
    section->addRow(SubscriptionTexts::tr("Monthly"), amount(goal.monthlyAmount));
    if (m_details.awaitsUpgrade())
        //: By when the old device of an upgrade is to come back
        section->addRow(SubscriptionTexts::tr("Device back by"),
                        m_format.fullDay(agreedReturnOf(m_details.value)));
    section->addLink(SubscriptionTexts::tr("Order"), shortCodeOf(goal.orderId), linkTo(goal.orderId),
                     Style::Code);
    if (goal.rentalId.isEmpty()) {
        section->addRow(SubscriptionTexts::tr("Serial"), assignmentText(goal.orderStatus));
        return;
    }
    section->addLink(SubscriptionTexts::tr("Serial"), goal.serialNumber, linkToDevice(goal.serialNumber),
                     Style::Code);
    section->addLink(SubscriptionTexts::tr("Subscription"), shortCodeOf(goal.rentalId), linkTo(goal.rentalId),
                     Style::Code);
}

void SubscriptionSections::addUpgradedFrom() const
{
    const JsonValue &before = m_details.upgradedFrom;
    if (before.isNull())
        return;
    const QString id = before[u"rentalId"].toString(), serial = before[u"serialNumber"].toString();
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Before the upgrade"));
    section->addLink(SubscriptionTexts::tr("Subscription"), shortCodeOf(id), linkTo(id), Style::Code);
    section->addRow(SubscriptionTexts::tr("Device"), before[u"productName"].toString());
    section->addLink(SubscriptionTexts::tr("Serial"), serial, linkToDevice(serial), Style::Code);
    section->addRow(SubscriptionTexts::tr("Status"), lookOfSubscription(before).word);
}

void SubscriptionSections::addRecovery() const
{
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Cost recovery"), Side::Main);
    auto *figures = new RecoveryFigures(m_details, m_format, m_tenant, section);
    if (!m_place.isPane())
        figures->addDetails();
    section->addWidget(figures);
}

void SubscriptionSections::addContract() const
{
    const QString months = monthsText(m_details.outlook.months());
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Contract, %1").arg(months), Side::Main);
    section->addWidget(new ContractBar(m_details.outlook, m_format, section));
}

void SubscriptionSections::addTerms() const
{
    DetailSection *section = m_place.addSection(m_place.isPane() ? QString() : SubscriptionTexts::tr("Terms"));
    const QString group = m_details.text(u"billingGroupId"), order = m_details.text(u"orderId");
    section->addLink(SubscriptionTexts::tr("Customer"), m_details.customerName(),
                     linkTo(m_details.text(u"customerId")));
    if (m_place.isPane())
        addSerial(*section);
    section->addLink(SubscriptionTexts::tr("Order"), shortCodeOf(order), linkTo(order), Style::Code);
    const SubscriptionOutlook &outlook = m_details.outlook;
    const Terms &terms = outlook.state.terms;
    //: From one day to another
    section->addRow(SubscriptionTexts::tr("Contract"),
                    SubscriptionTexts::tr("%1 – %2").arg(unbroken(m_format.fullDay(terms.start)),
                                                         unbroken(m_format.fullDay(outlook.ends))));
    if (outlook.endedBefore())
        //: The day to which a contract would have run that has ended before
        section->addRow(SubscriptionTexts::tr("Agreed until"), m_format.fullDay(endOf(terms)));
    section->addRow(SubscriptionTexts::tr("Length"), monthsText(outlook.months()));
    section->addRow(SubscriptionTexts::tr("Monthly"), amount(outlook.state.monthlyAmount));
    if (outlook.state.isActive())
        section->addRow(SubscriptionTexts::tr("At the end"), endText());
    if (group.isEmpty())
        section->addRow(SubscriptionTexts::tr("Billing group"), SubscriptionTexts::tr("none"));
    else // no link: groups have no screen yet
        section->addRow(SubscriptionTexts::tr("Billing group"), shortCodeOf(group), Style::Code);
}

QString SubscriptionSections::endText() const
{
    if (m_details.awaitsUpgrade())
        return SubscriptionTexts::tr("Upgrade agreed");
    return contractEndText(m_tenant, m_details.outlook.state.terms);
}

void SubscriptionSections::addSerial(DetailSection &section) const
{
    const QString serial = m_details.text(u"serialNumber");
    section.addLink(SubscriptionTexts::tr("Serial"), serial, linkToDevice(serial), Style::Code);
}

void SubscriptionSections::addDevice() const
{
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Device"));
    addSerial(*section);
    section->addRow(SubscriptionTexts::tr("SKU"), leftToRight(m_details.text(u"sku")), Style::Code);
    if (m_details.value.has(u"listPrice"))
        section->addRow(SubscriptionTexts::tr("List price"),
                        amount(moneyFrom(m_details.value[u"listPrice"], m_tenant.exponent)));
    if (m_details.value.has(u"acquisitionCost"))
        section->addRow(SubscriptionTexts::tr("Cost"),
                        amount(moneyFrom(m_details.value[u"acquisitionCost"], m_tenant.exponent)));
}

void SubscriptionSections::addCustomer() const
{
    const JsonValue &customer = m_details.customer;
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Customer"));
    section->addLink(SubscriptionTexts::tr("Name"), m_details.customerName(),
                     linkTo(m_details.text(u"customerId")));
    if (customer.has(u"company"))
        section->addRow(SubscriptionTexts::tr("Contact"), personOf(customer));
    section->addRow(SubscriptionTexts::tr("E-mail"), leftToRight(m_details.text(u"customerEmail")));
    if (customer.has(u"phone"))
        section->addRow(SubscriptionTexts::tr("Phone"), leftToRight(customer[u"phone"].toString()));
    if (const QString shipping = addressText(customer[u"shippingAddress"]); !shipping.isEmpty())
        section->addRow(SubscriptionTexts::tr("Shipping address"), shipping);
}

void SubscriptionSections::addPayments(int most) const
{
    const auto lines = paymentsAround(payments(), m_details.today, most);
    if (lines.isEmpty())
        return;
    DetailSection *section = m_place.addSection(SubscriptionTexts::tr("Payments"), Side::Main);
    addPaymentRows(*section, lines);
    if ((m_place.isPane() || m_details.payments.isEmpty()) && m_details.outlook.state.isActive())
        section->addWidget(mutedLabel(SubscriptionTexts::tr("Month %1 is the last.")
                                          .arg(m_format.number(m_details.outlook.state.terms.months)),
                                      section, 0.92));
}

void SubscriptionSections::addNotes() const
{
    if (const QString notes = m_details.text(u"notes"); !notes.isEmpty())
        m_place.addSection(SubscriptionTexts::tr("Remarks"))->addRow(SubscriptionTexts::tr("Notes"), notes);
    if (CustomFields::isIn(m_details.value))
        CustomFields(m_tenant.settings, u"subscription"_s)
            .show(*m_place.addSection(SubscriptionTexts::tr("Additional fields")), m_details.value);
}

} // namespace onhire
