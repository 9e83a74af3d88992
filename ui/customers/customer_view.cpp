// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_view.h"

#include "ui/customers/customer_columns.h"
#include "ui/customers/customer_sections.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype SubscriptionsAtAGlance = 8;

} // namespace

bool CustomerDetails::historyTellsOfCreation() const
{
    return !history.isEmpty() && history.constLast().action == "customer.create"_L1;
}

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
        sections.addRunning(SubscriptionsAtAGlance);
    }
    sections.addContact();
    if (place.isPane()) {
        sections.addOrders();
    } else {
        sections.addToDo();
        sections.addOrders();
        sections.addAccount();
    }
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
    QList<RecordTab> tabs{{CustomerTexts::tr("Overview"), {}, overview}};
    if (showsSubscriptions)
        tabs.append({CustomerTexts::tr("Subscriptions"),
                     format.number(customer[u"rentalIds"].elements().size()),
                     cards([](CustomerSections &sections) { sections.addSubscriptions(); })});
    if (showsPayments)
        tabs.append({CustomerTexts::tr("Payments"), format.number(details.payments.size()),
                     cards([](CustomerSections &sections) {
                         sections.addPayments();
                         sections.addMovements();
                         sections.addAccount();
                     }),
                     u"customers.payments"_s});
    tabs.append({CustomerTexts::tr("History"),
                 format.number(details.history.size() + (details.historyTellsOfCreation() ? 0 : 1)),
                 cards([](CustomerSections &sections) { sections.addHistory(); })});
    return tabs;
}

} // namespace onhire
