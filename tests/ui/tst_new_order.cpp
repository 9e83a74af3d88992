// SPDX-License-Identifier: GPL-3.0-or-later
// A new order on its page, by keyboard: for whom it is, what it comes to, and what is left of it.
#include "core/base/json_reader.h"
#include "core/services/customers/customers.h"
#include "core/services/products/products.h"
#include "tests/ui/edit_buttons.h"
#include "tests/ui/new_order_desk_test.h"
#include "tests/ui/other_page.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_summary.h"
#include "ui/products/price_editor.h"
#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/shared/forms/edit_dialog.h"
#include "ui/shared/forms/form_columns.h"
#include "ui/shared/pickers/picker_lines.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shell/message_bar.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSemaphore>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestNewOrder : public NewOrderDeskTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { sitAtTheDesk(); }
    void cleanup() { leaveTheDesk(); }

    // What is likely is asked for when the field is entered; that answer says nothing of what is typed
    // meanwhile.
    void whoTypesBeforeAnythingIsOfferedGetsWhatWasTyped()
    {
        begin();
        QSemaphore asked, answered;
        const auto search = [&](const Context &, const QString &text) -> Result<QList<PickedRecord>> {
            if (!text.isEmpty())
                return QList<PickedRecord>{{u"B"_s, u"Meant"_s, u"B"_s}};
            asked.release();
            answered.acquire();
            return QList<PickedRecord>{{u"A"_s, u"Likely"_s, u"A"_s}};
        };
        const auto find = [](const Context &, const QString &) -> Result<std::optional<PickedRecord>> {
            return std::nullopt;
        };
        sku()->setSource({search, find});
        sku()->suggestAtOnce(true);
        line(u"E-mail"_s)->setFocus();
        sku()->setFocus(Qt::TabFocusReason);
        QVERIFY(asked.tryAcquire(1, 5000));
        type(u"b"_s);
        answered.release();
        QTRY_VERIFY(sku()->list()->isVisible());
        press(Qt::Key_Return);
        QTRY_VERIFY(sku()->chosen());
        QCOMPARE(sku()->chosen()->name, u"Meant"_s);
        answered.release(10);
    }

    void aCustomerIsFoundByTheBeginningOfAName()
    {
        const QString grace = customer("Grace", "Hopper", "Kiel");
        begin();
        type(QString::fromLatin1(Sku));
        pick(u"hopp"_s);
        QCOMPARE(form()->customer()->text(), u"Grace Hopper · grace@navy.example"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
        QCOMPARE(entered(u"First name"_s), u"Grace"_s);
        QCOMPARE(entered(u"City"_s), u"Kiel"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(look(u"select count(*) from orders where customer_id = '%1'"_s.arg(grace)), u"2"_s);
        QTRY_VERIFY(!page()->isFormShown());
    }

    void anotherCustomerTakesTheFieldsOfTheFirst()
    {
        customer("Grace", "Hopper", "Kiel");
        customer("Jean", "Bartik", "Bremen");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"City"_s), u"Kiel"_s);
        pick(u"bartik"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"jean@navy.example"_s);
        QCOMPARE(entered(u"Last name"_s), u"Bartik"_s);
        QCOMPARE(entered(u"City"_s), u"Bremen"_s);
        form()->customer()->setFocus();
        form()->customer()->selectAll();
        type(u"somebody else"_s);
        QCOMPARE(entered(u"E-mail"_s), QString()); // what is half typed is nobody yet
        QCOMPARE(entered(u"City"_s), QString());
    }

    void anAddressThatSomebodyHasEnteredStays()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        line(u"City"_s)->setFocus();
        type(u"Ulm"_s);
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
        QCOMPARE(entered(u"City"_s), u"Ulm"_s);
    }

    void anotherAddressIsAnotherCustomer()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
        line(u"E-mail"_s)->setFocus();
        press(Qt::Key_End);
        type(u".org"_s);
        QCOMPARE(form()->customer()->customerId(), QString());
        QCOMPARE(form()->customer()->text(), QString());
        QCOMPARE(entered(u"Last name"_s), u"Hopper"_s);
    }

    // What the first has brought goes with them; what somebody has entered stays.
    void anotherAddressThatIsKnownBringsItsOwnCustomer()
    {
        const QString grace = customer("Grace", "Hopper", "Kiel");
        const Context here = m_desk->shop.context();
        const auto called = CustomerPatch::read(json("{'phone':'+49 431 1'}"), grace, *here.tenant);
        QVERIFY(reviseCustomer(here, grace, *called));
        customer("Jean", "Bartik", "Bremen");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"Phone"_s), u"+49 431 1"_s);
        line(u"First name"_s)->setText(u"Betty Jean"_s);
        line(u"E-mail"_s)->setFocus();
        line(u"E-mail"_s)->selectAll();
        type(u"jean@navy.example"_s);
        QCOMPARE(entered(u"Phone"_s), QString());
        press(Qt::Key_Tab);
        QTRY_COMPARE(entered(u"Last name"_s), u"Bartik"_s);
        QCOMPARE(entered(u"First name"_s), u"Betty Jean"_s);
        QCOMPARE(entered(u"City"_s), u"Bremen"_s);
    }

    void aPhoneThatSomebodyHasEnteredStaysWithAnotherAddress()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
        line(u"Phone"_s)->setText(u"+49 40 7"_s);
        line(u"E-mail"_s)->setFocus();
        press(Qt::Key_End);
        type(u".org"_s);
        QCOMPARE(entered(u"Phone"_s), u"+49 40 7"_s);
    }

    void whereItIsShippedSaysNothingOfWhoPays()
    {
        customer("Grace", "Hopper", "Kiel");
        customer("Jean", "Bartik", "Bremen");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"City"_s), u"Kiel"_s);
        lines(u"City"_s).at(1)->setText(u"Rostock"_s);
        pick(u"bartik"_s);
        QTRY_COMPARE(entered(u"E-mail"_s), u"jean@navy.example"_s);
        QCOMPARE(entered(u"City"_s), u"Bremen"_s);
        QCOMPARE(lines(u"City"_s).at(1)->text(), u"Rostock"_s);
    }

    void aDraftKeepsTheCustomerAndAsksForTheAddressOfToday()
    {
        const QString grace = customer("Grace", "Hopper", "Kiel");
        begin();
        type(QString::fromLatin1(Sku));
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"Last name"_s), u"Hopper"_s);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!page()->isFormShown());
        const Context here = m_desk->shop.context();
        const auto moved = CustomerPatch::read(json("{'email':'hopper@navy.example'}"), grace, *here.tenant);
        QVERIFY(reviseCustomer(here, grace, *moved));
        begin();
        QTRY_COMPARE(form()->customer()->text(), u"Grace Hopper · hopper@navy.example"_s);
        QCOMPARE(form()->customer()->customerId(), grace);
        QTRY_COMPARE(entered(u"E-mail"_s), u"hopper@navy.example"_s);
        saveButton(page())->click();
        QTRY_COMPARE(look(u"select count(*) from orders where customer_id = '%1'"_s.arg(grace)), u"2"_s);
    }

    void aLongCustomerIsReadFromTheBeginning()
    {
        customer("Grace", "Hopper-Eisenhower-Montgomery", "Kiel");
        page()->openLink({.screen = u"orders"_s, .act = u"orders.new"_s, .with = u"grace@navy.example"_s});
        QTRY_VERIFY(form()->customer()->text().contains(u"grace@navy.example"_s));
        QCOMPARE(form()->customer()->cursorPosition(), 0);
    }

    void anOrderThatNobodyHasTouchedLeavesNoDraft()
    {
        begin();
        press(Qt::Key_Escape);
        QCOMPARE(m_desk->drafts().all().size(), 0);
        customer("Grace", "Hopper", "Kiel");
        page()->openLink({.screen = u"orders"_s, .act = u"orders.new"_s, .with = u"grace@navy.example"_s});
        QTRY_COMPARE(entered(u"Last name"_s), u"Hopper"_s);
        QCOMPARE(entered(u"City"_s), u"Kiel"_s);
        page()->keepWork();
        QCOMPARE(m_desk->drafts().all().size(), 0);
        line(u"Last name"_s)->setFocus();
        type(u"x"_s);
        page()->keepWork();
        QCOMPARE(m_desk->drafts().all().size(), 1);
        press(Qt::Key_Backspace);
        page()->keepWork();
        QCOMPARE(m_desk->drafts().all().size(), 0);
    }

    void escLeadsBackToWhereAnOrderWasBegun()
    {
        m_desk->window->addPage(otherScreen());
        const Link order{.screen = u"orders"_s, .act = u"orders.new"_s};
        m_desk->window->show(u"other"_s);
        m_desk->window->follow(order);
        QTRY_VERIFY(form());
        press(Qt::Key_Escape);
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);

        m_desk->window->show(u"orders"_s);
        QVERIFY(!page()->isFormShown());
        begin(); // in the list itself
        press(Qt::Key_Escape);
        QCOMPARE(m_desk->window->currentPageId(), u"orders"_s);
        QVERIFY(page()->table()->hasFocus());
    }

    void anOrderForOneCustomerIsNotTheDraftOfAnother()
    {
        customer("Grace", "Hopper", "Kiel");
        customer("Jean", "Bartik", "Bremen");
        page()->openLink({.screen = u"orders"_s, .act = u"orders.new"_s, .with = u"grace@navy.example"_s});
        QTRY_COMPARE(entered(u"Last name"_s), u"Hopper"_s);
        type(QString::fromLatin1(Sku));
        page()->openLink({.screen = u"orders"_s, .act = u"orders.new"_s, .with = u"jean@navy.example"_s});
        QTRY_COMPARE(entered(u"Last name"_s), u"Bartik"_s);
        QCOMPARE(form()->items().constFirst()->item().sku, QString());
        QCOMPARE(m_desk->drafts().all().value(0).title, u"New order for grace@navy.example"_s);
        page()->openLink({.screen = u"orders"_s, .act = u"orders.new"_s, .with = u"grace@navy.example"_s});
        QTRY_COMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
    }

    void theFormStandsInTheMiddleWithItsSummaryAtTheSide_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("wide") << 1440 << false;
        QTest::newRow("wide, right to left") << 1440 << true;
        QTest::newRow("narrow") << 1024 << false;
        QTest::newRow("narrow, right to left") << 1024 << true;
        QTest::newRow("very wide") << 2560 << false;
    }
    void theFormStandsInTheMiddleWithItsSummaryAtTheSide()
    {
        QFETCH(int, width);
        QFETCH(bool, rightToLeft);
        QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        m_desk->window->resize(width, 800);
        begin();
        QVERIFY(page()->isFormShown() && page()->formPage()->isVisible());
        QVERIFY(form()->width() <= units(form(), 760));
        QCOMPARE(form()->findChild<FormColumns *>()->columns(), 2);
        const auto placeOf = [&](QWidget *widget) {
            return QRect(widget->mapTo(page(), QPoint()), widget->size());
        };
        const QRect fields = placeOf(form()), sums = placeOf(form()->summary());
        QVERIFY(rightToLeft ? sums.right() < fields.left() : sums.left() > fields.right());
        QCOMPARE(placeOf(button(u"Discard"_s)).top(), placeOf(saveButton(page())).top());
        const int line = fields.top() - units(form(), 16); // the fields begin below it
        QVERIFY(line - placeOf(saveButton(page())).bottom() >= units(form(), 8));
        const QRect both = fields.united(sums);
        QVERIFY(page()->rect().contains(QRect(both.left(), 0, both.width(), 1)));
        QVERIFY(std::abs(both.center().x() - page()->rect().center().x()) <= units(form(), 12));
        for (QLineEdit *each : form()->findChildren<QLineEdit *>())
            QVERIFY2(!each->isVisible() || each->width() <= units(each, 420),
                     qPrintable(each->accessibleName()));
        const auto labels = form()->findChildren<QLabel *>();
        const auto named = [&](const QString &name) {
            return std::ranges::count_if(
                labels, [&](const QLabel *each) { return each->isVisible() && each->text() == name; });
        };
        for (const QString &name : {u"Quantity"_s, u"Contract length"_s, u"Customer"_s})
            QCOMPARE(named(name), 1);
    }

    void halfADeviceIsNotFiveTimesAsMany()
    {
        begin();
        auto *quantity = form()->findChild<WholeNumberBox *>();
        quantity->setFocus();
        quantity->selectAll();
        type(u"12.5"_s);
        QCOMPARE(quantity->text(), u"12"_s);
        const auto labels = form()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *each) {
            return each->isVisible() && each->text() == u"Enter a whole number from 1 to 10000."_s;
        }));
    }

    void theSummaryIsWhatTheCoreQuotes()
    {
        m_desk->set(u"tax.rate"_s, "19");
        m_desk->shop.look(
            u"update variant_prices p set monthly_price = 4990, setup_fee = 1000, discount_type = "
            "null, discount_value = null from variants v where v.variant_id = p.variant_id and "
            "v.variant_sku = 'PROJ4K-A' and p.contract_length = 12 returning 1"_s);
        begin();
        QCOMPARE(summary().size(), 2); // its title, and what to do
        form()->items().constFirst()->setItem({QString::fromLatin1(Sku), 2, 12});
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QCOMPARE(inSummary(u"Monthly, net"_s), u"99.80\u00a0EUR"_s);
        QCOMPARE(inSummary(u"Tax"_s), u"18.96\u00a0EUR"_s);
        QCOMPARE(inSummary(u"Monthly, total"_s), u"118.76\u00a0EUR"_s);
        QCOMPARE(inSummary(u"One-off set-up"_s), u"20.00\u00a0EUR"_s);
        QCOMPARE(inSummary(u"First payment"_s), u"142.56\u00a0EUR"_s); // 119.80 and the tax on it
        QVERIFY2(summary().contains(u"2 × 49.90 · 12 months"_s), qPrintable(summary().join(u'|')));
    }

    void sumsThatAreNotForWhatIsEnteredAreFaded()
    {
        begin();
        ItemEditor *item = form()->items().constFirst();
        item->setItem({QString::fromLatin1(Sku), 1, 12});
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QTRY_VERIFY(form()->summary()->isCurrent());
        const QString one = inSummary(u"Monthly, net"_s);
        auto halt = m_desk->halt();
        auto *quantity = item->findChild<QSpinBox *>();
        quantity->setFocus();
        quantity->selectAll();
        type(u"2"_s);
        QVERIFY(!form()->summary()->isCurrent());
        const auto isFaded = [](const QLabel *each) {
            const QWidget *at = each;
            while (at && !at->graphicsEffect())
                at = at->parentWidget();
            return at != nullptr;
        };
        QList<QLabel *> amounts = form()->findChildren<QLabel *>();
        amounts.removeIf(
            [](const QLabel *each) { return !each->isVisible() || !each->text().contains(u"EUR"_s); });
        QVERIFY(!amounts.isEmpty());
        for (const QLabel *each : std::as_const(amounts))
            QVERIFY2(isFaded(each), qPrintable(each->text()));
        QTRY_VERIFY(summary().contains(u"Calculating…"_s));
        halt.reset();
        QTRY_VERIFY(form()->summary()->isCurrent());
        QVERIFY(inSummary(u"Monthly, net"_s) != one);
        QVERIFY(!summary().contains(u"Calculating…"_s));
    }

    // Whoever enters an order in one go sees what it comes to before it is placed.
    void anOrderIsPlacedOnceItsSumsAreThere()
    {
        const QString orders =
            u"select count(*) from orders where customer_id = '%1'"_s.arg(customer("Grace", "Hopper", "Kiel"));
        enterForKnownCustomer();
        QTRY_VERIFY(form()->summary()->isCurrent());
        auto halt = m_desk->halt();
        auto *quantity = form()->items().constFirst()->findChild<QSpinBox *>();
        quantity->setFocus();
        quantity->selectAll();
        type(u"2"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        quantity->selectAll();
        type(u"3"_s); // so it was not that which was meant
        halt.reset();
        QTRY_VERIFY(form()->summary()->isCurrent());
        const auto *told = page()->formPage()->findChild<FaultCard *>();
        QVERIFY(told);
        QVERIFY2(told->what().contains(u"The form was changed"_s), qPrintable(told->what()));
        halt = m_desk->halt();
        quantity->selectAll();
        type(u"4"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!form()->summary()->isCurrent());
        halt.reset();
        QTRY_VERIFY(!form());
        QCOMPARE(look(orders), u"2"_s); // the first try has placed none
    }

    void anOrderThatWouldCostSomethingElseByNowIsShownFirst()
    {
        const QString orders =
            u"select count(*) from orders where customer_id = '%1'"_s.arg(customer("Grace", "Hopper", "Kiel"));
        enterForKnownCustomer();
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QTRY_VERIFY(form()->summary()->isCurrent());
        const QString before = inSummary(u"Monthly, net"_s);
        m_desk->shop.look(u"update variant_prices set monthly_price = monthly_price + 500 returning 1"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto *told = page()->formPage()->findChild<FaultCard *>();
        QVERIFY(told);
        QTRY_VERIFY2(told->what().contains(u"The totals were out of date"_s), qPrintable(told->what()));
        QCOMPARE(look(orders), u"1"_s);
        QTRY_VERIFY(inSummary(u"Monthly, net"_s) != before);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!form());
        QCOMPARE(look(orders), u"2"_s); // the first try has placed none
    }

    void sumsFollowTheCatalogueAndTheCompany()
    {
        begin();
        form()->items().constFirst()->setItem({QString::fromLatin1(Sku), 1, 12});
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        const QString tax = inSummary(u"Tax"_s);
        m_desk->set(u"tax.rate"_s, "19");
        QTRY_VERIFY(inSummary(u"Tax"_s) != tax);
    }

    void aProductIsPickedByItsNameAndShowsItsPrice()
    {
        begin();
        type(u"PROJ"_s);
        QTRY_VERIFY(sku()->list()->isVisible());
        const QListWidgetItem *first = sku()->list()->item(0);
        QCOMPARE(first->data(PickerLines::CodeRole).toString(), QString::fromLatin1(Sku));
        const QString price = first->data(PickerLines::NoteRole).toString();
        QVERIFY2(price.startsWith(u"from ") && price.endsWith(u"\u00a0EUR"), qPrintable(price));
        QVERIFY(sku()->list()->viewport()->width() >= sku()->list()->sizeHintForColumn(0)); // can be read
        const QString name = first->text();
        press(Qt::Key_Return);
        QCOMPARE(sku()->text(), name + u" · PROJ4K-A"_s);
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
    }

    // As somebody types it who knows it by heart, and as a draft keeps it.
    void aWholeSkuIsAProduct()
    {
        begin();
        type(u"proj4k-a"_s);
        press(Qt::Key_Tab);
        QTRY_VERIFY2(sku()->text().endsWith(u" · PROJ4K-A"_s), qPrintable(sku()->text()));
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
        const QString words = sku()->text();
        press(Qt::Key_Escape);
        QTRY_VERIFY(!page()->isFormShown());
        begin();
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
        QTRY_COMPARE(sku()->text(), words);
    }

    // Two keys beside the name; what was entered before stays.
    void someoneNewIsMadeFromTheListOfCustomers()
    {
        begin();
        type(QString::fromLatin1(Sku));
        form()->customer()->setFocus();
        type(u"Grace Brewster Hopper"_s);
        QTRY_VERIFY(form()->customer()->list()->isVisible());
        QCOMPARE(form()->customer()->list()->currentItem()->text(), u"New customer…"_s);
        press(Qt::Key_Return);
        QCOMPARE(entered(u"First name"_s), u"Grace Brewster"_s);
        QCOMPARE(entered(u"Last name"_s), u"Hopper"_s);
        QCOMPARE(form()->customer()->text(), QString());
        QVERIFY(line(u"E-mail"_s)->hasFocus());
        form()->customer()->setFocus();
        type(u"new@navy.example"_s);
        QTRY_VERIFY(form()->customer()->list()->isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(entered(u"E-mail"_s), u"new@navy.example"_s);
        QVERIFY(line(u"First name"_s)->hasFocus());
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
    }

    void anAddressThatNobodyHasIsANewCustomerByOneKey()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        form()->customer()->setFocus();
        type(u"new@navy.example"_s);
        QTRY_VERIFY(form()->customer()->list()->isVisible());
        QCOMPARE(plain(form()->customer()->list()->currentItem()->text()), u"New customer: new@navy.example"_s);
        press(Qt::Key_Return);
        QCOMPARE(entered(u"E-mail"_s), u"new@navy.example"_s);
        QCOMPARE(form()->customer()->text(), QString());
        QVERIFY(line(u"First name"_s)->hasFocus());
    }

    void anAddressThatNobodyHasIsANewCustomerForWhoeverGoesOn()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        form()->customer()->setFocus();
        type(u"new@navy.example"_s);
        press(Qt::Key_Tab);
        QTRY_COMPARE(entered(u"E-mail"_s), u"new@navy.example"_s);
        QCOMPARE(form()->customer()->text(), QString());
        QVERIFY(line(u"E-mail"_s)->hasFocus());
        form()->customer()->setFocus();
        type(u"grace@navy.example"_s); // whom there is
        press(Qt::Key_Tab);
        QTRY_COMPARE(entered(u"Last name"_s), u"Hopper"_s);
        QCOMPARE(entered(u"E-mail"_s), u"grace@navy.example"_s);
    }

    void anAddressTypedByHalfWaitsWhileAnotherWindowIsLookedAt()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        form()->customer()->setFocus();
        type(u"new@navy.ex"_s);
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!form()->customer()->hasFocus());
        QTest::qWait(300); // nobody of that address would be found meanwhile
        QCOMPARE(form()->customer()->text(), u"new@navy.ex"_s);
        m_desk->window->activateWindow();
        QTRY_VERIFY(form()->customer()->hasFocus());
        type(u"ample"_s);
        press(Qt::Key_Tab);
        QTRY_COMPARE(entered(u"E-mail"_s), u"new@navy.example"_s);
    }

    void whoHasChosenTheCustomerGoesOnWithTheProduct()
    {
        customer("Grace", "Hopper", "Kiel");
        begin();
        pick(u"hopper"_s);
        QTRY_VERIFY(sku()->hasFocus());
        type(QString::fromLatin1(Sku));
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"Last name"_s), u"Hopper"_s);
        QVERIFY(form()->customer()->hasFocus()); // nothing of the item is open
    }

    void anOrderIsPlacedOnceHoweverOftenItIsAskedFor()
    {
        const QString orders =
            u"select count(*) from orders where customer_id = '%1'"_s.arg(customer("Grace", "Hopper", "Kiel"));
        enterForKnownCustomer();
        QTRY_VERIFY(form()->summary()->isCurrent());
        auto halt = m_desk->halt();
        saveButton(page())->setFocus();
        press(Qt::Key_Space);
        QVERIFY(!saveButton(page())->isEnabled());
        QVERIFY(!button(u"Discard"_s)->isEnabled());
        press(Qt::Key_Return, Qt::ControlModifier); // the form has the focus by now
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(page()->formPage()->findChild<BusyLine *>()->isVisible());
        halt.reset();
        QTRY_VERIFY(!form());
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->model().rowCount(), 22);
        QCOMPARE(look(orders), u"2"_s); // with the one from before
        QVERIFY(!question());
    }

    void aProductThatIsMissingIsMadeOverTheOrder()
    {
        begin();
        line(u"City"_s)->setFocus();
        type(u"Ulm"_s);
        sku()->setFocus();
        type(u"Beamer 9"_s);
        QTRY_VERIFY(sku()->list()->isVisible());
        QCOMPARE(sku()->list()->currentItem()->text(), u"New product…"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(page()->window()->findChild<EditDialog *>());
        auto *dialog = page()->window()->findChild<EditDialog *>();
        const auto field = [dialog](const QString &name) {
            for (QLineEdit *each : dialog->findChildren<QLineEdit *>()) {
                if (each->accessibleName() == name)
                    return each;
            }
            return static_cast<QLineEdit *>(nullptr);
        };
        QCOMPARE(field(u"Name"_s)->text(), u"Beamer 9"_s);
        for (const auto &[name, text] : {std::pair{u"SKU"_s, u"BEAM9"_s},
                                         {u"Category"_s, u"Beamers"_s},
                                         {u"Brand"_s, u"Epson"_s},
                                         {u"Variant name"_s, u"Grade A"_s},
                                         {u"Variant SKU"_s, u"BEAM9-A"_s},
                                         {u"Grade"_s, u"A"_s},
                                         {u"List price"_s, u"900"_s}}) {
            QVERIFY2(field(name), qPrintable(name));
            QTest::keyClicks(field(name), text);
        }
        dialog->findChild<QPlainTextEdit *>()->setPlainText(u"4K"_s); // the specification
        const auto *prices = dialog->findChild<PriceEditor *>();
        for (int row = 0; row < prices->rows(); ++row)
            QTest::keyClicks(prices->cell(row, PriceEditor::Monthly), u"29.90"_s);
        QTest::keyClick(field(u"Name"_s), Qt::Key_Return); // it ends nothing
        QVERIFY(dialog->isVisible());
        QTest::keyClick(field(u"Name"_s), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(form()->items().constFirst()->item().sku, u"BEAM9-A"_s);
        QTRY_VERIFY2(sku()->text().startsWith(u"Beamer 9"_s), qPrintable(sku()->text()));
        QCOMPARE(look(u"select count(*) from products where product_sku = 'BEAM9'"_s), u"1"_s);
        QCOMPARE(entered(u"City"_s), u"Ulm"_s);
        QTRY_VERIFY(!page()->window()->findChild<EditDialog *>());
    }

    // For another branch of the same customer, perhaps: nothing is lost, and nothing is told that is not so.
    void theSameOrderOnceMoreIsAskedAbout()
    {
        customer("Grace", "Hopper", "Kiel");
        const auto placed = [this] {
            return look(
                u"select count(*) from orders where customer_id = (select customer_id from customers where "
                u"email = 'grace@navy.example')"_s);
        };
        const auto enter = [this] {
            begin();
            pick(u"Hopp"_s);
            form()->items().constFirst()->setItem({QString::fromLatin1(Sku), 1, 12});
            press(Qt::Key_Return, Qt::ControlModifier);
        };
        enter();
        QTRY_COMPARE(placed(), u"2"_s); // with the one from before
        QTRY_VERIFY(!form());
        enter();
        QTRY_VERIFY(question());
        question()->reject();
        QVERIFY(form());
        page()->keepWork();
        QCOMPARE(m_desk->drafts().all().size(), 1);
        QCOMPARE(placed(), u"2"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(question());
        answer();
        QTRY_COMPARE(placed(), u"3"_s);
        QTRY_VERIFY(!form());
    }

    void whatElseAnOrderTakesIsEntered()
    {
        customer("Grace", "Hopper", "Kiel");
        enterForKnownCustomer();
        line(u"Phone"_s)->setText(u"+49 431 123"_s);
        form()->findChild<QPlainTextEdit *>()->setPlainText(u"Ring twice"_s);
        lines(u"City"_s).at(1)->setText(u"Rostock"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->window->focusWidget(), lines(u"Contact"_s).at(1)); // an address is whole or none
        for (const auto &[name, text] : {std::pair{u"Contact"_s, u"Dock 4"_s},
                                         {u"Street and number"_s, u"Kai 9"_s},
                                         {u"Country"_s, u"DE"_s}})
            lines(name).at(1)->setText(text);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!form());
        QCOMPARE(
            look(u"select concat_ws('|', customer_phone, notes, billing_address ->> 'city', shipping_address "
                 u"->> "
                 "'city', shipping_address ->> 'contactName') from orders order by order_id desc limit 1"_s),
            u"+49 431 123|Ring twice|Kiel|Rostock|Dock 4"_s);
    }

    void withoutAnotherAddressItIsShippedToTheBillingAddress()
    {
        customer("Grace", "Hopper", "Kiel");
        enterForKnownCustomer();
        QVERIFY(std::ranges::none_of(lines(u"City"_s).mid(1), [](const QLineEdit *each) {
            return each->accessibleDescription() == u"Required";
        }));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!form());
        QCOMPARE(look(u"select shipping_address ->> 'city' from orders order by order_id desc limit 1"_s),
                 u"Kiel"_s);
    }

    void aCustomerBringsTheirOwnShippingAddress()
    {
        customer("Grace", "Hopper", "Kiel");
        QByteArray elsewhere = orderOf(Sku, "grace@navy.example").replace("Bonn", "Kiel");
        elsewhere.replace("'items'",
                          "'shippingAddress':{'contactName':'Ada','streetAddress':'Kai 9','city':'Dock',"
                          "'country':'Germany'},'items'");
        const Context here = m_desk->shop.context();
        const auto request = OrderRequest::read(json(elsewhere), *here.tenant);
        QVERIFY(request && placeOrder(here, *request, NaturalKey::Skip));
        customer("Jean", "Bartik", "Bremen");
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(lines(u"City"_s).at(1)->text(), u"Dock"_s);
        QCOMPARE(entered(u"City"_s), u"Kiel"_s);
        pick(u"bart"_s);
        QTRY_COMPARE(entered(u"City"_s), u"Bremen"_s);
        QCOMPARE(lines(u"City"_s).at(1)->text(), QString()); // it has gone with the other
    }

    void aDraftHasItsChipAndIsLeftAndTakenBack()
    {
        begin();
        QVERIFY(!hasDraftChip());
        type(QString::fromLatin1(Sku));
        QTRY_VERIFY(hasDraftChip());
        press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(!page()->isFormShown());
        QVERIFY(page()->table()->hasFocus());
        begin();
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
        QVERIFY(hasDraftChip());
        button(u"Discard"_s)->click();
        QTRY_VERIFY(!page()->isFormShown());
        begin();
        QCOMPARE(form()->items().constFirst()->item().sku, QString());
        QVERIFY(!hasDraftChip());
        press(Qt::Key_Escape);
        QVERIFY(m_desk->window->messages()->undoLatest());
        begin();
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
    }

    void theWayBackLeadsToTheListAndThenWhereItWasOpenedFrom()
    {
        m_desk->window->addPage(otherScreen());
        m_desk->window->show(u"other"_s);
        m_desk->window->show(u"orders"_s);
        begin();
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"orders"_s);
        QVERIFY(!page()->isFormShown());
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);
    }

    void whoComesBackGoesOnWhereTheFormWasLeft()
    {
        m_desk->window->addPage(otherScreen());
        begin();
        line(u"City"_s)->setFocus();
        type(u"Ki"_s);
        press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);
        m_desk->window->show(u"orders"_s);
        QVERIFY(page()->isFormShown());
        type(u"el"_s);
        QCOMPARE(entered(u"City"_s), u"Kiel"_s);
    }

    void whatOthersDoLeavesTheFormAlone()
    {
        page()->open(page()->model().idAt(0));
        QTRY_COMPARE(page()->shown().id, page()->model().idAt(0));
        begin();
        type(QString::fromLatin1(Sku));
        customer("Grace", "Hopper", "Kiel");
        page()->refresh();
        QTRY_COMPARE(page()->model().rowCount(), 21);
        QVERIFY(page()->isFormShown());
        QCOMPARE(form()->items().constFirst()->item().sku, QString::fromLatin1(Sku));
    }
};

ONHIRE_GUI_TEST(TestNewOrder)
#include "tst_new_order.moc"
