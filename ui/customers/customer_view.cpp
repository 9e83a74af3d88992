// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_view.h"

#include "core/base/id.h"
#include "core/domain/subscriptions/standing.h"
#include "ui/customers/customer_chart.h"
#include "ui/customers/customer_columns.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/charts/chart_card.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/controls/timeline.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/action_words.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_lines.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype SubscriptionsAtAGlance = 8;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Customers)
};

QString wordForType(const JsonValue &customer)
{
    return customerTypes().at(customer[u"customerType"].toString() == u"business").text;
}

class CustomerSections
{
public:
    CustomerSections(SectionPlace &place, const JsonValue &customer, const CustomerDetails &details,
                     const CustomerView &view)
        : m_place(place), m_customer(customer), m_details(details), m_view(view)
    {
    }

    void addFigures()
    {
        using Style = DetailSection::Style;
        DetailSection *figures = m_place.addSection(Words::tr("Figures"), SectionPlace::Column::Main);
        figures->addRow(Words::tr("Monthly"), inCurrency(u"totalMonthlyRevenue"), Style::Total);
        figures->addRow(Words::tr("Devices"), countOf(u"totalDevicesRented"), Style::Amount);
        figures->addRow(Words::tr("Orders"), countOf(u"totalOrders"), Style::Amount);
        figures->addRow(Words::tr("Collected"), inCurrency(u"lifetimeCollected"), Style::Amount);
        //: Collected payments less what the devices did cost
        figures->addRow(Words::tr("Margin"), inCurrency(u"customerMargin"), Style::Amount);
    }

    void addFigureStrip()
    {
        auto *strip = new FigureStrip;
        const QString unit = m_view.tenant->currency;
        const Money collected = moneyOf(u"lifetimeCollected"), cost = moneyOf(u"totalAcquisitionCost"),
                    margin = moneyOf(u"customerMargin");
        const auto share = percentOf(collected, cost);
        const auto number = [&](QStringView member) { return int(m_customer[member].toInteger().value_or(0)); };
        FigureText monthly{Words::tr("Monthly"), amount(moneyOf(u"totalMonthlyRevenue")), unit};
        monthly.note = Words::tr("%n devices out", nullptr, number(u"totalDevicesRented"));
        FigureText paid{Words::tr("Collected"), amount(collected), unit};
        paid.note = Words::tr("%n orders", nullptr, number(u"totalOrders"));
        FigureText devices{Words::tr("Cost of the devices"), amount(cost), unit};
        devices.note = Words::tr("%n subscriptions in total", nullptr, number(u"subscriptionsTracked"));
        FigureText recovered{Words::tr("Cost recovered"), share ? m_view.format.share(*share) : u"–"_s};
        if (share && collected < cost) {
            recovered.share = double(collected.minor()) / double(cost.minor());
        } else if (share) {
            recovered.note = Words::tr("The devices have paid for themselves");
            recovered.tone = Tone::Ok;
        }
        FigureText earned{Words::tr("Margin so far"), amount(margin), unit};
        earned.meaning =
            Words::tr("Collected payments less the cost of all devices ever provided, without tax");
        strip->show({monthly, paid, devices, recovered, earned});
        m_place.addBanner(strip);
    }

    void addMonths()
    {
        if (m_details.months.size() > 1)
            m_place.addWidget(collectedAndSpentCard(m_details.months, m_view.format, *m_view.tenant));
    }

    void addContact()
    {
        DetailSection *contact = m_place.addSection(Words::tr("Contact"));
        if (m_customer.has(u"company")) {
            contact->addRow(Words::tr("Company"), m_customer[u"company"].toString());
            contact->addRow(Words::tr("Contact"), personOf(m_customer));
        }
        contact->addRow(Words::tr("E-mail"), leftToRight(m_customer[u"email"].toString()));
        if (m_customer.has(u"phone"))
            contact->addRow(Words::tr("Phone"), leftToRight(m_customer[u"phone"].toString()));
        contact->addRow(Words::tr("Type"), wordForType(m_customer));
        addAddresses(*contact);
        CustomFields(m_view.tenant->settings, u"customer"_s).show(*contact, m_customer);
        const QDateTime since = momentFrom(m_customer[u"createdAt"]).toTimeZone(m_view.tenant->zone);
        contact->addRow(Words::tr("Since"), m_view.format.fullDay(since.date()));
    }

    void addOrders()
    {
        DetailSection *latest = m_place.addSection(Words::tr("Recent orders"));
        for (const CustomerOrder &order : m_details.orders)
            latest->addWidget(orderCard(order, latest));
        if (m_details.orders.isEmpty())
            latest->addWidget(mutedLabel(Words::tr("No orders yet"), latest));
        else
            latest->addTitleLink(allOf(m_customer[u"orderIds"]), listOf(u"orders"_s));
    }

    void addSubscriptions(qsizetype most)
    {
        if (!m_view.showsSubscriptions)
            return;
        DetailSection *section = m_place.addSection(Words::tr("Subscriptions"), SectionPlace::Column::Main);
        if (m_details.subscriptions.isEmpty()) {
            section->addWidget(mutedLabel(Words::tr("No subscriptions yet"), section));
            return;
        }
        fillWithSubscriptions(*section,
                              m_details.subscriptions.first(qMin(most, m_details.subscriptions.size())),
                              m_view.format, *m_view.tenant);
        section->addTitleLink(allOf(m_customer[u"rentalIds"]), listOf(u"subscriptions"_s));
    }

    void addPayments()
    {
        DetailSection *section = m_place.addSection(Words::tr("Payments"), SectionPlace::Column::Main);
        fillWithPayments(*section, m_details.payments, m_view.format, *m_view.tenant, m_view.openInvoice);
    }

    void addHistory()
    {
        DetailSection *section = m_place.addSection(Words::tr("History"), SectionPlace::Column::Main);
        QList<TimelineEntry> entries;
        for (const HistoryEntry &entry : m_details.history)
            //: What happened to a customer and who did it, as in: Edited · M. Keller
            entries.append({m_view.format.moment(entry.at),
                            Words::tr("%1 · %2").arg(wordForAction(entry.action, entry.status), entry.who)});
        entries.append({m_view.format.moment(momentFrom(m_customer[u"createdAt"])),
                        Words::tr("Created with the first order")});
        section->addWidget(new Timeline(entries, section));
    }

private:
    Money moneyOf(QStringView member) const { return moneyFrom(m_customer[member], m_view.tenant->exponent); }
    QString amount(Money money) const
    {
        return leftToRight(m_view.format.money(money, m_view.tenant->exponent));
    }

    QString inCurrency(QStringView member) const
    {
        return m_view.format.price(moneyOf(member), m_view.tenant->exponent, m_view.tenant->currency);
    }

    QString countOf(QStringView member) const
    {
        return m_view.format.number(m_customer[member].toInteger().value_or(0));
    }

    QString allOf(const JsonValue &ids) const
    {
        //: Leads to the whole list; %1 is how many there are, as in: All 24
        return Words::tr("All %1").arg(m_view.format.number(ids.elements().size()));
    }

    Link listOf(const QString &screen) const
    {
        return linkToList(screen, {{u"customer"_s, {m_customer[u"customerId"].toString()}}});
    }

    void addAddresses(DetailSection &contact)
    {
        const QString billing = addressText(m_customer[u"billingAddress"]);
        const QString shipping = addressText(m_customer[u"shippingAddress"]);
        if (!billing.isEmpty())
            contact.addRow(Words::tr("Billing address"), billing);
        if (!shipping.isEmpty())
            contact.addRow(Words::tr("Shipping address"),
                           shipping == billing ? Words::tr("Same as billing address") : shipping);
    }

    LinkCard *orderCard(const CustomerOrder &order, DetailSection *section) const
    {
        const StatusLook look = lookOfOrder(order.status);
        const QString code = shortCodeOf(order.id);
        //: Read aloud: the short code of an order and its state
        auto *card = new LinkCard(Words::tr("Order %1, %2").arg(code, look.word), section);
        auto *id = new QLabel(code, card);
        id->setFont(monospaced(id->font()));
        auto *status = new Pill(card);
        status->setLook(look);
        card->add(id);
        card->add(status);
        const auto created = parseTimestamp(order.createdAt);
        auto *when = new ElidedLabel(created ? m_view.format.moment(*created) : QString(), card);
        when->setFont(scaled(when->font(), 0.92));
        setDress(when, "muted");
        card->add(when, 1);
        card->add(new QLabel(amount(order.monthly), card));
        QObject::connect(card, &QAbstractButton::clicked, section,
                         [section, id = order.id] { Q_EMIT section->followed(linkTo(id)); });
        return card;
    }

    SectionPlace &m_place;
    const JsonValue &m_customer;
    const CustomerDetails &m_details;
    const CustomerView &m_view;
};

} // namespace

HeadWords customerHead(const ShownRecord &customer)
{
    HeadWords words{customer.title, lookOfCustomer(customer.value[u"status"].toString())};
    if (customer.value.has(u"company"))
        words.facts.append({.text = personOf(customer.value)});
    return words;
}

// The line below the title of its page.
HeadWords customerPageHead(const ShownRecord &customer)
{
    HeadWords words = customerHead(customer);
    words.facts.prepend({.text = wordForType(customer.value)});
    words.facts.append({.text = leftToRight(customer.value[u"email"].toString())});
    const QString city = customer.value[u"billingAddress"][u"city"].toString();
    if (!city.isEmpty())
        words.facts.append({.text = city});
    return words;
}

void CustomerView::show(SectionPlace &place, const JsonValue &customer, const CustomerDetails &details) const
{
    CustomerSections sections(place, customer, details, *this);
    if (place.isPane()) {
        sections.addFigures();
    } else {
        sections.addFigureStrip();
        sections.addMonths();
        sections.addSubscriptions(SubscriptionsAtAGlance);
    }
    sections.addContact();
    sections.addOrders();
}

QList<RecordTab> CustomerView::tabs(const JsonValue &customer, const CustomerDetails &details) const
{
    const auto cards = [view = *this, customer, details](auto fill) {
        return [view, customer, details, fill](QWidget *parent) {
            auto *columns = new CardColumns(parent);
            CustomerSections sections(*columns, customer, details, view);
            fill(sections);
            return columns;
        };
    };
    const auto overview = [view = *this, customer, details](QWidget *parent) {
        auto *columns = new CardColumns(parent);
        view.show(*columns, customer, details);
        return columns;
    };
    QList<RecordTab> tabs{{Words::tr("Overview"), {}, overview}};
    if (showsSubscriptions)
        tabs.append(
            {Words::tr("Subscriptions"), format.number(customer[u"rentalIds"].elements().size()),
             cards([](CustomerSections &sections) { sections.addSubscriptions(MostSubscriptionsListed); })});
    if (showsPayments)
        tabs.append({Words::tr("Payments"), format.number(details.payments.size()),
                     cards([](CustomerSections &sections) { sections.addPayments(); })});
    tabs.append({Words::tr("History"), format.number(details.history.size() + 1), // it was created
                 cards([](CustomerSections &sections) { sections.addHistory(); })});
    return tabs;
}

} // namespace onhire
