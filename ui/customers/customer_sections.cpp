// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_sections.h"

#include "core/base/id.h"
#include "core/domain/subscriptions/standing.h"
#include "ui/customers/account_table.h"
#include "ui/customers/customer_chart.h"
#include "ui/customers/customer_columns.h"
#include "ui/customers/customer_to_do.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/charts/chart_card.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/history/action_words.h"
#include "ui/shared/history/history_timeline.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_lines.h"
#include "ui/theme/metrics.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

QString wordForType(const JsonValue &customer)
{
    return customerTypes().at(customer[u"customerType"].toString() == u"business").text;
}

Money CustomerSections::moneyOf(QStringView member) const
{
    return moneyFrom(m_customer[member], m_view.tenant->exponent);
}

int CustomerSections::numberOf(QStringView member) const
{
    return int(m_customer[member].toInteger().value_or(0));
}

QString CustomerSections::amount(Money money) const
{
    return leftToRight(m_view.format.money(money, m_view.tenant->exponent));
}

QString CustomerSections::price(Money money) const
{
    return m_view.format.price(money, m_view.tenant->exponent, m_view.tenant->currency);
}

QString CustomerSections::allOf(const JsonValue &ids) const
{
    //: Leads to the whole list; %1 is how many there are, as in: All 24
    return CustomerTexts::tr("All %1").arg(m_view.format.number(ids.elements().size()));
}

Link CustomerSections::listOf(const QString &screen) const
{
    return linkToList(screen, {{u"customer"_s, {m_customer[u"customerId"].toString()}}});
}

void CustomerSections::addFigures() const
{
    using Style = DetailSection::Style;
    DetailSection *figures = m_place.addSection(CustomerTexts::tr("Figures"), SectionPlace::Column::Main);
    figures->addRow(CustomerTexts::tr("Monthly"), price(moneyOf(u"totalMonthlyRevenue")), Style::Total);
    figures->addRow(CustomerTexts::tr("Devices"), m_view.format.number(numberOf(u"totalDevicesRented")),
                    Style::Amount);
    figures->addRow(CustomerTexts::tr("Orders"), m_view.format.number(numberOf(u"totalOrders")), Style::Amount);
    figures->addRow(CustomerTexts::tr("Collected"), price(moneyOf(u"lifetimeCollected")), Style::Amount);
    //: Collected payments less what the devices cost
    figures->addRow(CustomerTexts::tr("Margin"), price(moneyOf(u"customerMargin")), Style::Amount);
}

void CustomerSections::addFigureStrip() const
{
    auto *strip = new FigureStrip;
    const QString unit = m_view.tenant->currency;
    const Money collected = moneyOf(u"lifetimeCollected"), cost = moneyOf(u"totalAcquisitionCost");
    const Money expected = m_details.expected.isEmpty() ? collected : m_details.expected.constLast().collected;
    const auto share = percentOf(collected, cost);
    FigureText monthly{CustomerTexts::tr("Monthly"), amount(moneyOf(u"totalMonthlyRevenue")), unit};
    monthly.note = CustomerTexts::tr("%Ln devices out", nullptr, numberOf(u"totalDevicesRented"));
    FigureText paid{CustomerTexts::tr("Collected"), amount(collected), unit};
    paid.note = m_details.months.isEmpty()
        ? CustomerTexts::tr("%Ln orders", nullptr, numberOf(u"totalOrders"))
        : CustomerTexts::tr("%1 a month on average").arg(amount(monthlyAverage(m_details.months)));
    FigureText devices{CustomerTexts::tr("Cost of the devices"), amount(cost), unit};
    devices.note = CustomerTexts::tr("%Ln subscriptions in total", nullptr, numberOf(u"subscriptionsTracked"));
    FigureText recovered{CustomerTexts::tr("Cost recovered"), share ? m_view.format.share(*share) : u"–"_s};
    if (share && collected < cost) {
        recovered.recovery = RecoveryShares{collected, expected, cost};
    } else if (share) {
        recovered.note = CustomerTexts::tr("The devices have paid for themselves");
        recovered.tone = Tone::Ok;
    }
    FigureText earned{CustomerTexts::tr("Margin so far"), amount(moneyOf(u"customerMargin")), unit};
    earned.meaning =
        CustomerTexts::tr("Collected payments less the cost of all devices ever provided, without tax");
    if (!m_details.expected.isEmpty()) {
        const Money margin = Money::difference(expected, cost).value_or(Money());
        //: The margin once all that is agreed is paid, as in: 2,199.40 when the contracts end
        earned.note = CustomerTexts::tr("%1 when the contracts end").arg(price(margin));
        earned.tone = margin < Money() ? Tone::Idle : Tone::Ok;
    }
    strip->show({monthly, paid, devices, recovered, earned});
    m_place.addBanner(strip);
}

void CustomerSections::addMonths() const
{
    if (m_details.months.size() > 1)
        m_place.addWidget(
            collectedAndSpentCard(m_details.months, m_details.expected, m_view.format, *m_view.tenant));
}

void CustomerSections::addContact() const
{
    DetailSection *contact = m_place.addSection(CustomerTexts::tr("Contact"));
    if (m_customer.has(u"company")) {
        contact->addRow(CustomerTexts::tr("Company"), m_customer[u"company"].toString());
        contact->addRow(CustomerTexts::tr("Contact"), personOf(m_customer));
    }
    contact->addRow(CustomerTexts::tr("E-mail"), leftToRight(m_customer[u"email"].toString()));
    if (m_customer.has(u"phone"))
        contact->addRow(CustomerTexts::tr("Phone"), leftToRight(m_customer[u"phone"].toString()));
    contact->addRow(CustomerTexts::tr("Type"), wordForType(m_customer));
    addAddresses(*contact);
    addTax(*contact);
    CustomFields(m_view.tenant->settings, u"customer"_s).show(*contact, m_customer);
    const QDateTime since = momentFrom(m_customer[u"createdAt"]).toTimeZone(m_view.tenant->zone);
    contact->addRow(CustomerTexts::tr("Since"), m_view.format.fullDay(since.date()));
}

// What the company's own rate says is not worth a line.
void CustomerSections::addTax(DetailSection &contact) const
{
    const QString treatment = m_customer[u"taxTreatment"].toString();
    const auto rate = m_customer[u"taxRate"].toDecimal();
    if (m_customer.has(u"vatNumber"))
        contact.addRow(CustomerTexts::tr("VAT number"), leftToRight(m_customer[u"vatNumber"].toString()),
                       DetailSection::Style::Code);
    if (treatment != u"standard")
        contact.addRow(CustomerTexts::tr("Tax"), wordForTaxTreatment(treatment));
    else if (rate)
        contact.addRow(CustomerTexts::tr("Tax"), m_view.format.percent(*rate));
}

void CustomerSections::addAddresses(DetailSection &contact) const
{
    const QString billing = addressText(m_customer[u"billingAddress"]);
    const QString shipping = addressText(m_customer[u"shippingAddress"]);
    if (!billing.isEmpty())
        contact.addRow(CustomerTexts::tr("Billing address"), billing);
    if (!shipping.isEmpty())
        contact.addRow(CustomerTexts::tr("Shipping address"),
                       shipping == billing ? CustomerTexts::tr("Same as billing address") : shipping);
}

void CustomerSections::addOrders() const
{
    DetailSection *latest = m_place.addSection(CustomerTexts::tr("Recent orders"));
    for (const CustomerOrder &order : m_details.orders)
        latest->addWidget(orderCard(order, latest));
    if (m_details.orders.isEmpty())
        latest->addWidget(mutedLabel(CustomerTexts::tr("No orders yet"), latest));
    else
        latest->addTitleLink(allOf(m_customer[u"orderIds"]), listOf(u"orders"_s));
}

void CustomerSections::addToDo() const
{
    const QList<ToDo> all = toDoOf(m_details, m_view.format);
    if (all.isEmpty())
        return;
    DetailSection *section = m_place.addSection(CustomerTexts::tr("To do"));
    for (const ToDo &each : all.first(qMin(MostToDo, all.size())))
        section->addWidget(toDoLine(each, section));
    if (all.size() > MostToDo)
        section->addWidget(mutedLabel(CustomerTexts::tr("There is more to do."), section));
}

void CustomerSections::addRunning(qsizetype most) const
{
    const QList<JsonValue> &all = m_details.running.isEmpty() ? m_details.subscriptions : m_details.running;
    if (m_view.showsSubscriptions)
        addSubscriptions(all.first(qMin(most, all.size())));
}

void CustomerSections::addSubscriptions() const
{
    addSubscriptions(m_details.subscriptions);
}

void CustomerSections::addSubscriptions(const QList<JsonValue> &subscriptions) const
{
    DetailSection *section = m_place.addSection(CustomerTexts::tr("Subscriptions"), SectionPlace::Column::Main);
    if (subscriptions.isEmpty()) {
        section->addWidget(mutedLabel(CustomerTexts::tr("No subscriptions yet"), section));
        return;
    }
    fillWithSubscriptions(*section, subscriptions, m_view.format, *m_view.tenant);
    section->addTitleLink(allOf(m_customer[u"rentalIds"]), listOf(u"subscriptions"_s));
}

void CustomerSections::addAccount() const
{
    if (!m_details.account)
        return;
    using Style = DetailSection::Style;
    DetailSection *section = m_place.addSection(CustomerTexts::tr("Account"));
    //: What a customer owes, less the credit
    section->addRow(CustomerTexts::tr("Balance"), price(m_details.account->sums.balance), Style::Total);
    //: What was paid or credited and not used yet
    section->addRow(CustomerTexts::tr("Credit"), price(m_details.account->sums.credit), Style::Amount);
}

void CustomerSections::addMovements() const
{
    if (!m_details.account || m_details.account->entries.empty())
        return;
    //: All that was charged, paid, credited and given back
    DetailSection *section = m_place.addSection(CustomerTexts::tr("Movements"), SectionPlace::Column::Main);
    section->addWidget(new AccountTable(*m_details.account, m_view.format, *m_view.tenant, section));
    if (m_details.account->hasMore)
        section->addWidget(mutedLabel(CustomerTexts::tr("The latest %Ln movements are shown.", nullptr,
                                                        int(m_details.account->entries.size())),
                                      section));
}

void CustomerSections::addPayments() const
{
    DetailSection *section = m_place.addSection(CustomerTexts::tr("Payments"), SectionPlace::Column::Main);
    fillWithPayments(*section, m_details.payments, m_view.format, *m_view.tenant, m_view.openInvoice);
}

void CustomerSections::addHistory() const
{
    DetailSection *section = m_place.addSection(CustomerTexts::tr("History"), SectionPlace::Column::Main);
    QList<TimelineEntry> entries = timelineOf(m_details.history, m_view.format, *m_view.tenant);
    if (!m_details.historyTellsOfCreation())
        entries.append(
            {m_view.format.moment(momentFrom(m_customer[u"createdAt"])), wordForAction(u"customer.create"_s)});
    section->addWidget(new Timeline(entries, section));
}

LinkCard *CustomerSections::orderCard(const CustomerOrder &order, DetailSection *section) const
{
    const StatusLook look = lookOfOrder(order.status);
    const QString code = shortCodeOf(order.id);
    //: Read aloud: the short code of an order and its state
    auto *card = new LinkCard(CustomerTexts::tr("Order %1, %2").arg(code, look.word), section);
    auto *id = new QLabel(code, card);
    id->setFont(monospaced(id->font()));
    auto *status = new Pill(card);
    status->setLook(look);
    const auto created = parseTimestamp(order.createdAt);
    auto *when = new ElidedLabel(created ? m_view.format.moment(*created) : QString(), card);
    when->setFont(scaled(when->font(), 0.92));
    setDress(when, "muted");
    auto *names = new QWidget(card); // under each other: beside each other they are wider than a narrow column
    auto *lines = new QVBoxLayout(names);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(id);
    lines->addWidget(when);
    card->add(names, 1);
    card->add(status);
    card->add(new QLabel(price(order.monthly), card));
    QObject::connect(card, &QAbstractButton::clicked, section,
                     [section, id = order.id] { Q_EMIT section->followed(linkTo(id)); });
    return card;
}

} // namespace onhire
