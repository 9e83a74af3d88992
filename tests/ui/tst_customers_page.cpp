// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/services/assets/assets.h"
#include "core/services/customers/customers.h"
#include "core/services/orders/orders.h"
#include "core/services/payments/payments.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/ui_place.h"
#include "tests/ui/edit_buttons.h"
#include "tests/ui/filter_hands.h"
#include "tests/watch/gui_test.h"
#include "ui/customers/account_table.h"
#include "ui/customers/customer_to_do.h"
#include "ui/customers/customers_page.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/charts/chart_card.h"
#include "ui/shared/charts/line_chart.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/forms/change_summary.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/forms/form_columns.h"
#include "ui/shared/history/timeline.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/shared/text/day_entry.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_lines.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

static constexpr auto product =
    R"({"productSku":"TP14","name":"ThinkPad T14","specification":"16 GB","category":"Laptops","brand":"Lenovo",)"
    R"("variants":[{"variantSku":"TP14-A","variantName":"ThinkPad T14, Grade A","grade":"A",)"
    R"("pricing":[{"contractLength":12,"monthlyPrice":49.90}]}]})";

static QByteArray orderOf(const QByteArray &first, const QByteArray &last, const QByteArray &company)
{
    const QString name = QString::fromUtf8(first) + u' ' + QString::fromUtf8(last);
    const QJsonObject address{{u"contactName"_s, name},
                              {u"streetAddress"_s, u"Hafenstr. 12"_s},
                              {u"postalCode"_s, u"20457"_s},
                              {u"city"_s, u"Hamburg"_s},
                              {u"country"_s, u"DE"_s}};
    QJsonObject customer{{u"email"_s, QString::fromUtf8(first.toLower() + "@example.com")},
                         {u"firstName"_s, QString::fromUtf8(first)},
                         {u"lastName"_s, QString::fromUtf8(last)},
                         {u"customerType"_s, company.isEmpty() ? u"individual"_s : u"business"_s}};
    if (!company.isEmpty())
        customer.insert(u"company"_s, QString::fromUtf8(company));
    const QJsonObject item{{u"sku"_s, u"TP14-A"_s}, {u"quantity"_s, 2}, {u"contractLength"_s, 12}};
    return QJsonDocument(QJsonObject{{u"customer"_s, customer},
                                     {u"billingAddress"_s, address},
                                     {u"shippingAddress"_s, address},
                                     {u"items"_s, QJsonArray{item}}})
        .toJson(QJsonDocument::Compact);
}

class TestCustomersPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<CustomersPage> m_page;
    QString m_ada, m_lastOrder;
    ActionRegistry m_actions;

    void show(const Workplace &workplace)
    {
        m_page = std::make_unique<CustomersPage>(workplace, m_actions);
        m_page->resize(1080, 760);
        m_page->show();
        m_page->activate();
    }
    QString placed(const QByteArray &order)
    {
        const JsonValue made = valueOf(m_place->order(order));
        m_lastOrder = made[u"orderId"].toString();
        return made[u"customer"][u"customerId"].toString();
    }
    QString shown(int row, int column) const { return m_page->model().index(row, column).data().toString(); }
    template <typename Widget>
    Widget *named(const QString &name) const
    {
        for (Widget *each : m_page->template findChildren<Widget *>()) {
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : m_page->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    }
    QLineEdit *line(const QString &name) const { return named<QLineEdit>(name); }
    JsonValue stored() const { return valueOf(UiPlace::value(findCustomer(m_place->context(), m_ada))); }
    static void retype(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<UiPlace>();
        m_place->product(product);
        placed(orderOf("Grace", "Hopper", {}));
        placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        m_ada = placed(orderOf("Ada", "Lovelace", {}));
        show(m_place->workplace());
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        QTRY_VERIFY(m_page->model().knowsTotal());
    }
    void cleanup()
    {
        m_page.reset();
        m_place.reset();
    }

    void theTableShowsCustomersByLastName()
    {
        const QAbstractItemModelTester tester(&m_page->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(shown(0, 0), u"Grace Hopper"_s);
        QCOMPARE(shown(1, 0), u"Ada Lovelace"_s);
        QCOMPARE(shown(2, 1), u"Acme Logistics"_s);
        QCOMPARE(shown(2, 2), u"jo@example.com"_s);
        QCOMPARE(shown(2, 3), u"Business"_s);
        QCOMPARE(shown(2, 6), u"Active"_s);
    }

    void filtersSearchAndOrderDecideWhatIsShown_data()
    {
        QTest::addColumn<FilterState>("filter");
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("names");
        const FilterState none;
        QTest::newRow("business") << FilterState{{}, {{u"type"_s, {u"business"_s}}}} << 0
                                  << QStringList{u"Jo Marsh"_s};
        QTest::newRow("search by company") << FilterState{u"acme"_s, {}} << 0 << QStringList{u"Jo Marsh"_s};
        QTest::newRow("with devices") << FilterState{{}, {{u"rentals"_s, {u"true"_s}}}} << 0 << QStringList{};
        QTest::newRow("without devices, by e-mail")
            << FilterState{{}, {{u"rentals"_s, {u"false"_s}}}} << 2
            << QStringList{u"Ada Lovelace"_s, u"Grace Hopper"_s, u"Jo Marsh"_s};
        QTest::newRow("inactive") << FilterState{{}, {{u"status"_s, {u"inactive"_s}}}} << 0 << QStringList{};
    }

    void filtersSearchAndOrderDecideWhatIsShown()
    {
        QFETCH(FilterState, filter);
        QFETCH(int, column);
        QFETCH(QStringList, names);
        m_page->filterBar()->setState(filter);
        m_page->model().sort(column, Qt::AscendingOrder);
        QTRY_COMPARE(m_page->model().rowCount(), names.size());
        for (int row = 0; row < names.size(); ++row)
            QTRY_COMPARE(shown(row, 0), names[row]);
        QCOMPARE(m_page->emptyState()->isVisible(), names.isEmpty());
    }

    void everyColumnThatCanBeSortedIs()
    {
        for (int column = 0; column < m_page->model().columns().size(); ++column) {
            if (!m_page->model().columns()[column].sortable)
                continue;
            m_page->model().sort(column, Qt::DescendingOrder);
            QTRY_VERIFY(!m_page->model().isLoading());
            QVERIFY(!m_page->model().failure());
            QCOMPARE(m_page->model().rowCount(), 3);
        }
    }

    // A device for one of the two that the last order is for.
    QString rentedOut(const QString &start = {})
    {
        const Context here = m_place->context();
        const auto read = [&]<typename Request>(const QByteArray &body) {
            return UiPlace::value(Request::read(readJson(body).value(), *here.tenant, here.now().date()));
        };
        UiPlace::value(confirmOrder(here, m_lastOrder));
        UiPlace::value(createAsset(
            here,
            read.operator()<AssetRequest>(R"({"serialNumber":"SN-1","sku":"TP14-A","acquisitionCost":400})")));
        return UiPlace::value(createSubscription(here,
                                                 read.operator()<SubscriptionRequest>(
                                                     R"({"serialNumber":"SN-1","orderId":")"
                                                     + m_lastOrder.toLatin1() + R"(","startDate":)"
                                                     + (start.isEmpty() ? "null" : start.toLatin1()) + '}')))
            .id;
    }

    void aCustomerIsFoundByWhatIsRentedAndPaid()
    {
        rentedOut();
        m_page->refresh();
        QTRY_COMPARE(shown(1, 4), u"1"_s);
        findByFilter(*m_page, u"rentals"_s, {u"1"_s}, u"Subscriptions: from 1"_s, {m_ada});
        m_page->filterBar()->clear();
        findByFilter(*m_page, u"revenue"_s, {u"49"_s, u"49.90"_s}, u"Monthly: 49–49.90"_s, {m_ada});
        m_page->filterBar()->clear();
        m_page->filterBar()->setState({{}, {{u"revenue"_s, {u"49.91/.."_s}}}});
        QTRY_COMPARE(m_page->model().rowCount(), 0);
    }

    void aCustomerIsFoundByTheDayOfTheFirstOrder()
    {
        const TextFormat format = m_place->workplace().format();
        const QDate today = format.today(), tomorrow = today.addDays(1);
        QStringList all;
        for (int row = 0; row < m_page->model().rowCount(); ++row)
            all += m_page->model().idAt(row);
        findByFilter(*m_page, u"created"_s, {dayText(today, format.locale())},
                     u"Since: from "_s + format.day(today), all);
        m_page->filterBar()->clear();
        findByFilter(*m_page, u"created"_s, {dayText(tomorrow, format.locale())},
                     u"Since: from "_s + format.day(tomorrow), {});
    }

    void whatACustomerHasStandsOnItsPage()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        const QString rental = rentedOut();
        m_page->openPage(jo);
        QTRY_COMPARE(m_page->shown().id, jo);
        QCOMPARE(m_page->recordPage()->head()->title(), u"Acme Logistics"_s);
        const auto *strip = m_page->findChild<FigureStrip *>();
        QVERIFY(strip && strip->isVisible());
        QCOMPARE(strip->figures()[0]->text().value, u"49.90"_s);
        QVERIFY(strip->figures()[0]->text().note.startsWith(u"1 device"_s));
        QCOMPARE(strip->figures()[1]->text().note, u"0.00 a month on average"_s);
        QCOMPARE(strip->figures()[3]->text().value, u"0.0\u00a0%"_s);
        QCOMPARE(strip->figures()[4]->text().value, u"−400.00"_s);
        QCOMPARE(strip->figures()[4]->text().note, u"198.80\u00a0EUR when the contracts end"_s); // 12 × 49.90
        const QTabBar *tabs = m_page->recordPage()->tabs();
        QStringList titles;
        for (int at = 0; at < tabs->count(); ++at)
            titles += tabs->accessibleTabName(at).isEmpty() ? tabs->tabText(at) : tabs->accessibleTabName(at);
        QCOMPARE(titles,
                 (QStringList{u"Overview"_s, u"Subscriptions, 1"_s, u"Payments, 1"_s, u"History, 1"_s}));
        QVERIFY(!m_page->findChild<ChartCard *>()); // one month is no course
        const auto *lines = m_page->findChild<SubscriptionLines *>();
        QVERIFY(lines && lines->isVisible());
        QSignalSpy followed(m_page.get(), &Page::followed);
        QTest::keyClick(lines->findChild<LinkLabel *>(), Qt::Key_Return);
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>(), linkTo(rental));
        m_page->recordPage()->tabs()->setCurrentIndex(2);
        QVERIFY(m_page->findChild<PaymentTable *>()->isVisible());
        const QByteArray payment =
            UiPlace::value(listPayments(m_place->context(), {.sortBy = u"createdAt"_s})).records.constFirst();
        UiPlace::value(markPaid(m_place->context(), readJson(payment).value()[u"paymentId"].toString(),
                                {.amount = Money::fromMinor(1000)}));
        m_page->refresh();
        const auto isSaid = [](const Pill *each) { return each->accessibleName() == u"Due, partly paid"_s; };
        QTRY_VERIFY(std::ranges::any_of(m_page->recordPage()->findChildren<Pill *>(), isSaid));
    }

    void whatADeviceOfUnknownCostCollectedIsShown()
    {
        const Workplace workplace = m_place->workplace();
        SubscriptionLines lines(workplace.format(), *workplace.session->tenant());
        lines.add(
            readJson(R"({"rentalId":"sub_01h2xcejqtf2nbrexx3vqjhp41","status":"active","productName":"Pixel 9",
            "serialNumber":"SN-1","endDate":"2027-01-12","monthlyAmount":49.90,"totalCollected":149.70,
            "costRecovery":{"totalCollected":149.70}})")
                .value());
        QStringList cells;
        for (const QLabel *label : lines.findChildren<QLabel *>())
            cells += label->text();
        QVERIFY2(cells.contains(u"149.70"_s), qPrintable(cells.join(u'|')));
        QCOMPARE(cells.count(u"–"_s), 2); // its cost, and how much of it is recovered
    }

    QStringList words() const
    {
        QStringList words;
        for (const QLabel *label : m_page->recordPage()->findChildren<QLabel *>()) {
            if (label->isVisible())
                words += label->text();
        }
        return words;
    }

    void whatIsToBeDoneForACustomerStandsOnItsPage()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        rentedOut();
        m_page->openPage(jo);
        const auto toDo = [this]() -> LinkLabel * {
            for (LinkLabel *each : m_page->recordPage()->findChildren<LinkLabel *>()) {
                if (each->isVisible()
                    && each->accessibleName().startsWith(shortCodeOf(m_lastOrder) + u": 1 device"_s))
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(toDo());
        QVERIFY2(words().contains(u"to be confirmed"_s), qPrintable(words().join(u'|')));
        const QSignalSpy followed(m_page.get(), &Page::followed);
        QTest::mouseClick(toDo(), Qt::LeftButton);
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>(), linkTo(m_lastOrder));
    }

    void whatIsToBeDoneSaysWhenThereIsMore()
    {
        const auto placeMany = [this](const QByteArray &first, qsizetype orders) {
            QString customer;
            for (qsizetype order = 0; order < orders; ++order)
                customer = placed(orderOf(first, "Marsh", "Acme Logistics"));
            return customer;
        };
        m_page->openPage(placeMany("Pat", MostToDo));
        QTRY_COMPARE(words().count(u"to be confirmed"_s), MostToDo);
        QVERIFY(!words().contains(u"There is more to do."_s));
        m_page->openPage(placeMany("Kim", MostToDo + 1));
        QTRY_VERIFY2(words().contains(u"There is more to do."_s), qPrintable(words().join(u'|')));
        QCOMPARE(words().count(u"to be confirmed"_s), MostToDo);
    }

    void overduePaymentsAreToBeDone()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        rentedOut();
        const Context context = m_place->context();
        UiPlace::value(context.database.connection().run(
            context.scope(), u"update payments set due_date = due_date - 40, version = version + 1"_s, {}));
        m_page->openPage(jo);
        QTRY_VERIFY2(words().contains(u"1 payments"_s), qPrintable(words().join(u'|')));
    }

    void theAccountOfACustomerStandsWherePaymentsMayBeSeen()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        rentedOut();
        m_page->openPage(jo);
        QTRY_VERIFY2(words().contains(u"Balance"_s), qPrintable(words().join(u'|')));
        const QString owed = m_place->workplace().format().price(
            UiPlace::value(latestOfAccount(m_place->context(), jo, 1)).sums.balance, 2, u"EUR"_s);
        QVERIFY2(words().contains(owed), qPrintable(words().join(u'|')));
        m_page->recordPage()->tabs()->setCurrentIndex(2);
        const auto *movements = m_page->recordPage()->findChild<AccountTable *>();
        QVERIFY(movements && movements->isVisible());
        QVERIFY(words().contains(u"Charge"_s));
        show(m_place->workplaceWith({u"customers:read"_s, u"subscriptions:read"_s}));
        m_page->openPage(jo);
        QTRY_COMPARE(m_page->shown().id, jo);
        QVERIFY(!words().contains(u"Balance"_s));
    }

    void aCustomerIsEditedOnAPageInTheMiddleWithTheChangesBesideIt()
    {
        m_page->resize(1240, 800);
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isFormShown());
        QVERIFY(m_page->formPage()->isVisible() && m_page->formPage()->isAncestorOf(m_page->form()));
        QTRY_VERIFY(m_page->form()->width() > 600);
        QVERIFY(m_page->form()->width() <= units(m_page.get(), 760));
        QCOMPARE(m_page->form()->findChild<FormColumns *>()->columns(), 2);
        const auto *summary = m_page->findChild<ChangeSummary *>();
        QVERIFY(summary && summary->isVisible());
        const auto told = [&] {
            QStringList lines;
            for (const QLabel *label : summary->findChildren<QLabel *>()) {
                if (label->isVisible())
                    lines += label->text();
            }
            return lines;
        };
        QCOMPARE(told(), (QStringList{u"Changes"_s, u"Nothing has been changed yet."_s}));
        retype(line(u"Last name"_s), u"King"_s);
        QTRY_COMPARE(told(), (QStringList{u"Changes"_s, u"Last name"_s, u"King"_s, u"was Lovelace"_s}));
        QCOMPARE(m_page->place(),
                 (Link{.screen = u"customers"_s, .id = m_ada, .asPage = true, .act = u"customers.edit"_s}));
        QTest::keyClick(line(u"Last name"_s), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!m_page->isFormShown());
        QVERIFY(m_page->table()->isVisible() && m_page->isPaneShown());
        QCOMPARE(stored()[u"lastName"].toString(), u"King"_s);
    }

    void howACustomerIsTaxedIsEditedToo()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        auto *treatment = named<QComboBox>(u"Treatment"_s);
        QVERIFY(treatment);
        treatment->setCurrentIndex(treatment->findData(u"reverse_charge"_s));
        saveButton(m_page.get())->click();
        QVERIFY(m_page->isEditing());
        QCOMPARE(QApplication::focusWidget(), treatment);
        QCOMPARE(treatment->accessibleDescription(), u"Only a business can be taxed by reverse charge."_s);
        treatment->setCurrentIndex(treatment->findData(u"exempt"_s));
        retype(line(u"VAT number"_s), u"DE811907980"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"taxTreatment"].toString(), u"exempt"_s);
        QCOMPARE(stored()[u"vatNumber"].toString(), u"DE811907980"_s);
    }

    void aLinkToPaymentsOpensTheirTab()
    {
        m_page->openLink(
            {.screen = u"customers"_s, .id = m_ada, .asPage = true, .act = u"customers.payments"_s});
        QTRY_VERIFY(m_page->recordPage() && m_page->recordPage()->tabs()->count() > 0);
        const QTabBar *tabs = m_page->recordPage()->tabs();
        QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), u"Payments"_s);
    }

    void whoIsChargedNoTaxHasNoRateOfTheirOwn()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        const QString why = u"No tax is charged with this treatment, so no rate applies."_s;
        const auto explains = [&] {
            const auto labels = m_page->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->isVisible() && label->text() == why; });
        };
        auto *treatment = named<QComboBox>(u"Treatment"_s);
        retype(line(u"Own rate"_s), u"7"_s);
        QVERIFY(!explains());
        treatment->setCurrentIndex(treatment->findData(u"exempt"_s));
        QCOMPARE(line(u"Own rate"_s)->text(), QString());
        QVERIFY(!line(u"Own rate"_s)->isEnabled() && explains());
        treatment->setCurrentIndex(treatment->findData(u"standard"_s)); // not, after all
        QCOMPARE(line(u"Own rate"_s)->text(), u"7"_s);
        QVERIFY(line(u"Own rate"_s)->isEnabled() && !explains());
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"taxRate"].toInteger(), 7);

        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        treatment = named<QComboBox>(u"Treatment"_s);
        treatment->setCurrentIndex(treatment->findData(u"exempt"_s));
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"taxTreatment"].toString(), u"exempt"_s);
        QVERIFY(stored()[u"taxRate"].isNull());
    }

    void whatHappenedToACustomerHasATab()
    {
        const Context here = m_place->context();
        const auto other = CustomerPatch::read(readJson(R"({"phone":"040 2"})").value(), m_ada, *here.tenant);
        UiPlace::value(reviseCustomer(here, m_ada, *other));
        m_page->openPage(m_ada);
        const QTabBar *tabs = m_page->recordPage()->tabs();
        QTRY_COMPARE(tabs->accessibleTabName(tabs->count() - 1), u"History, 2"_s);
        m_page->recordPage()->tabs()->setCurrentIndex(tabs->count() - 1);
        const auto *timeline = m_page->recordPage()->findChild<Timeline *>();
        QVERIFY(timeline && timeline->isVisible());
        QStringList told;
        for (const QLabel *label : timeline->findChildren<QLabel *>())
            told += label->text();
        QCOMPARE(told.mid(1, 2), (QStringList{u"Edited · M. Keller"_s, u"Phone: 040 2"_s}));
        QCOMPARE(told.constLast(), u"Created with the first order · M. Keller"_s);
    }

    void whoIsDeactivatedAndActivatedReadsSoInTheHistory()
    {
        const Context here = m_place->context();
        UiPlace::value(cancelOrder(here, m_lastOrder, {}));
        UiPlace::value(reviseCustomer(here, m_ada, CustomerPatch::ofStatus(false)));
        UiPlace::value(reviseCustomer(here, m_ada, CustomerPatch::ofStatus(true)));
        m_page->openPage(m_ada);
        const QTabBar *tabs = m_page->recordPage()->tabs();
        QTRY_COMPARE(tabs->accessibleTabName(tabs->count() - 1), u"History, 3"_s);
        m_page->recordPage()->tabs()->setCurrentIndex(tabs->count() - 1);
        QStringList told;
        for (const QLabel *label : m_page->recordPage()->findChild<Timeline *>()->findChildren<QLabel *>())
            told += label->text();
        QVERIFY2(told.value(1) == u"Activated · M. Keller"_s && told.value(3) == u"Deactivated · M. Keller"_s,
                 qPrintable(told.join(u'|')));
    }

    void allOfACustomersOrdersAndSubscriptionsAreOneLinkAway()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        rentedOut();
        m_page->openPage(jo);
        QTRY_VERIFY(named<LinkLabel>(u"Recent orders: All 2"_s));
        QVERIFY(named<LinkLabel>(u"Subscriptions: All 1"_s));
        const QSignalSpy followed(m_page.get(), &Page::followed);
        QTest::mouseClick(named<LinkLabel>(u"Recent orders: All 2"_s), Qt::LeftButton);
        QTest::keyClick(named<LinkLabel>(u"Subscriptions: All 1"_s), Qt::Key_Return);
        QCOMPARE(followed.size(), 2);
        QCOMPARE(followed[1][0].value<Link>(), linkToList(u"subscriptions"_s, {{u"customer"_s, {jo}}}));
        ActionRegistry actions;
        OrdersPage orders(m_place->workplace(), actions);
        orders.show();
        orders.activate();
        QVERIFY(orders.openLink(followed[0][0].value<Link>()));
        QTRY_COMPARE(orders.model().rowCount(), 2);
    }

    void whatCameInIsDrawnBesideWhatWasSpent()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        const QDate start = firstOfMonth(m_place->context().now().date()).addMonths(-2);
        rentedOut(start.toString(u"\"yyyy-MM-dd\""_s));
        m_page->openPage(jo);
        QTRY_VERIFY(m_page->findChild<ChartCard *>());
        auto *card = m_page->findChild<ChartCard *>();
        QVERIFY(card->isVisible());
        QVERIFY(card->findChild<LineChart *>()->isVisible());
        card->toggle()->click();
        QCOMPARE(card->table()->rowCount(), 3); // the latest month first
        const auto cell = [&](int row, int column) { return card->table()->item(row, column)->text(); };
        QCOMPARE(cell(2, 0), QLocale(u"en_GB"_s).toString(start, u"MMMM yyyy"));
        for (int row = 0; row < 3; ++row)
            QCOMPARE((QStringList{cell(row, 1), cell(row, 2), cell(row, 3)}),
                     (QStringList{u"0.00"_s, u"400.00"_s, u"−400.00"_s}));
    }

    void whoMayNotSeeMoreSeesTheCustomerAlone()
    {
        const QString jo = placed(orderOf("Jo", "Marsh", "Acme Logistics"));
        rentedOut();
        show(m_place->workplaceWith({u"customers:read"_s}));
        m_page->openPage(jo);
        QTRY_COMPARE(m_page->shown().id, jo);
        QCOMPARE(m_page->recordPage()->tabs()->count(), 2);
        QVERIFY(!m_page->findChild<SubscriptionLines *>());
    }

    void aCustomerIsEditedWithTheKeyboardAlone()
    {
        m_page->table()->setFocus();
        QTest::keyClick(m_page->table(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(m_page->table(), Qt::Key_Down);
        QTest::keyClick(m_page->table(), Qt::Key_Return);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        QVERIFY(m_page->isPageShown());
        QTest::keyClick(m_page->recordPage(), Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), line(u"First name"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), line(u"Last name"_s));
        QTest::keyClicks(QApplication::focusWidget(), u"King"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"lastName"].toString(), u"King"_s);
        QCOMPARE(stored()[u"billingAddress"][u"city"].toString(), u"Hamburg"_s);
        const QSignalSpy followed(m_page.get(), &Page::followed);
        QTest::keyClick(m_page->recordPage(), Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(followed.value(0).value(0).value<Link>().with, u"ada@example.com"_s); // an order begins
    }

    void escapeGoesBackAndKeepsWhatWasTyped()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Last name"_s), u"King"_s);
        QTest::keyClick(line(u"Last name"_s), Qt::Key_Escape);
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"lastName"].toString(), u"Lovelace"_s);
        QTRY_VERIFY(button(u"Resume"_s));
        button(u"Resume"_s)->click();
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(line(u"Last name"_s)->text(), u"King"_s);
    }

    void whoGoesOnWhileItIsSavedIsToldAllTheSame()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Last name"_s), u"King"_s);
        QSignalSpy told(m_page.get(), &Page::succeeded);
        saveButton(m_page.get())->click();
        QTest::keyClick(line(u"Last name"_s), Qt::Key_Escape); // before the answer is there
        QVERIFY(!m_page->isEditing());
        QCOMPARE(told.size(), 0);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(stored()[u"lastName"].toString(), u"King"_s);
        QTRY_VERIFY(!button(u"Resume"_s)); // nothing is left to be done
    }

    void aDraftShowsWhatSomebodyElseHasChangedSince()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Last name"_s), u"King"_s);
        QTest::keyClick(line(u"Last name"_s), Qt::Key_Escape);
        const Context here = m_place->context();
        const auto other =
            CustomerPatch::read(readJson(R"({"lastName":"Byron"})").value(), m_ada, *here.tenant);
        UiPlace::value(reviseCustomer(here, m_ada, *other));
        m_page->refresh();
        QTRY_COMPARE(m_page->shown().title, u"Ada Byron"_s);
        QTRY_VERIFY(button(u"Resume"_s));
        button(u"Resume"_s)->click();
        QTRY_VERIFY(m_page->findChild<ConflictCard *>());
        QCOMPARE(m_page->findChild<ConflictCard *>()->findChild<QLabel *>(u"theirs"_s)->text(), u"Byron"_s);
        QCOMPARE(line(u"Last name"_s)->text(), u"King"_s);
    }

    void faultsStandAtTheirFields_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("fault");
        QTest::newRow("name") << u"Last name"_s << QString() << u"Please fill this in."_s;
        QTest::newRow("e-mail") << u"E-mail"_s << u"nobody"_s
                                << u"Enter an e-mail address such as name@example.com."_s;
        QTest::newRow("city") << u"City"_s << QString() << u"Please fill this in."_s;
        QTest::newRow("taken") << u"E-mail"_s << u"jo@example.com"_s
                               << u"Another customer already has this e-mail address."_s;
    }

    void faultsStandAtTheirFields()
    {
        QFETCH(QString, field);
        QFETCH(QString, typed);
        QFETCH(QString, fault);
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        line(field)->clear();
        line(field)->setText(typed);
        saveButton(m_page.get())->click();
        QTRY_VERIFY2(line(field)->accessibleDescription().startsWith(fault),
                     qPrintable(line(field)->accessibleDescription()));
        QCOMPARE(QApplication::focusWidget(), line(field));
        QVERIFY(m_page->isEditing());
    }

    void whenTwoChangeTheSameBothValuesAreShown()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        retype(line(u"Phone"_s), u"040 1"_s);
        const Context here = m_place->context();
        const auto other = CustomerPatch::read(readJson(R"({"phone":"040 2","company":"Engines"})").value(),
                                               m_ada, *here.tenant);
        UiPlace::value(reviseCustomer(here, m_ada, *other));
        saveButton(m_page.get())->click();
        QTRY_VERIFY(m_page->findChild<ConflictCard *>());
        const auto *card = m_page->findChild<ConflictCard *>();
        QCOMPARE(card->findChild<QLabel *>(u"theirs"_s)->text(), u"040 2"_s);
        QCOMPARE(card->findChild<QLabel *>(u"yours"_s)->text(), u"040 1"_s);
        card->findChild<QPushButton *>()->click();
        QCOMPARE(line(u"Phone"_s)->text(), u"040 2"_s);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!m_page->isEditing());
        QCOMPARE(stored()[u"phone"].toString(), u"040 2"_s);
        QCOMPARE(stored()[u"company"].toString(), u"Engines"_s);
    }

    void anOrderOpensByClickAndByEnter()
    {
        m_page->open(m_ada);
        QTRY_VERIFY(m_page->findChild<LinkCard *>());
        auto *card = m_page->findChild<LinkCard *>();
        QSignalSpy opened(m_page.get(), &Page::followed);
        QTest::mouseClick(card, Qt::LeftButton);
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(opened[1][0].value<Link>(), linkTo(m_lastOrder));
    }

    void whoHasOpenOrdersStaysActiveAndItIsSaidWhy()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        m_page->act(u"customers.deactivate"_s);
        QTRY_COMPARE(m_page->pane()->fault(), u"The customer still has open orders."_s);
    }

    void whoHasOpenOrdersIsNotOfferedToBeDeactivated()
    {
        placed(orderOf("Ada", "Lovelace", {}));
        UiPlace::value(cancelOrder(m_place->context(), m_lastOrder, u"changed her mind"_s));
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        const auto offered = [this]() -> QAction * {
            m_page->pane()->head()->more()->click();
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (QAction *each : menu ? menu->actions() : QList<QAction *>()) {
                if (each->text().startsWith(u"Deactivate"_s))
                    return each;
            }
            return nullptr;
        };
        QAction *deactivate = offered();
        QVERIFY(deactivate && !deactivate->isEnabled());
        const QString said = deactivate->text() + deactivate->toolTip();
        QVERIFY2(said.contains(u"The customer still has open orders."_s), qPrintable(said));
        QApplication::activePopupWidget()->close();
        QVERIFY(!m_page->objectOf(u"customers.deactivate"_s));
    }

    void whoHasDevicesIsNotOfferedToBeDeactivated()
    {
        const Context here = m_place->context();
        UiPlace::value(cancelOrder(here, m_lastOrder, u"changed her mind"_s));
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        QVERIFY(m_page->objectOf(u"customers.deactivate"_s));
        placed(orderOf("Ada", "Lovelace", {}));
        const JsonValue device = readJson(R"({"serialNumber":"SN-1","sku":"TP14-A"})").value();
        UiPlace::value(
            createAsset(here, UiPlace::value(AssetRequest::read(device, *here.tenant, here.now().date()))));
        UiPlace::value(confirmOrder(here, m_lastOrder));
        const JsonValue rental =
            readJson(R"({"serialNumber":"SN-1","orderId":")" + m_lastOrder.toLatin1() + R"("})").value();
        UiPlace::value(createSubscription(
            here, UiPlace::value(SubscriptionRequest::read(rental, *here.tenant, here.now().date()))));
        m_page->refresh();
        QTRY_VERIFY(!m_page->objectOf(u"customers.deactivate"_s));
        m_page->act(u"customers.deactivate"_s);
        QTRY_COMPARE(m_page->pane()->fault(), u"The customer still has active subscriptions."_s);
        QCOMPARE(stored()[u"status"].toString(), u"active"_s);
    }

    void deactivatingCanBeTakenBack()
    {
        UiPlace::value(cancelOrder(m_place->context(), m_lastOrder, u"changed her mind"_s));
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offered) { undo = offered; });
        m_page->act(u"customers.deactivate"_s);
        QTRY_VERIFY(undo);
        QCOMPARE(stored()[u"status"].toString(), u"inactive"_s);
        undo();
        QTRY_COMPARE(stored()[u"status"].toString(), u"active"_s);
    }

    void whatOthersChangeIsSeenAfterARefresh()
    {
        m_page->open(m_ada);
        QTRY_COMPARE(m_page->shown().id, m_ada);
        QPointer<QPushButton> open = button(u"Open"_s);
        m_page->refresh();
        QTRY_VERIFY(!m_page->model().isLoading());
        QVERIFY(open); // nothing has changed, so nothing was built anew
        const Context here = m_place->context();
        const auto other = CustomerPatch::read(readJson(R"({"lastName":"Zuse"})").value(), m_ada, *here.tenant);
        UiPlace::value(reviseCustomer(here, m_ada, *other));
        m_page->refresh();
        QTRY_COMPARE(shown(2, 0), u"Ada Zuse"_s);
        QCOMPARE(m_page->table()->currentId(), m_ada);
    }

    void whoMayOnlyReadIsOfferedNothingElse()
    {
        show(m_place->workplaceWith({u"customers:read"_s}));
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        m_page->open(m_ada);
        QTRY_VERIFY(m_page->findChild<LinkCard *>());
        QVERIFY(!m_page->pane()->head()->primary());
        QVERIFY(!m_page->pane()->head()->more()->isVisible());
    }
};

ONHIRE_GUI_TEST(TestCustomersPage)
#include "tst_customers_page.moc"
