// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an item of a new order is told at the cell that it is about.
#include "core/services/products/products.h"
#include "tests/ui/new_order_desk_test.h"
#include "tests/watch/gui_test.h"
#include "ui/orders/items_editor.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/whole_number_box.h"

#include <QComboBox>
#include <QSemaphore>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestNewOrderItems : public NewOrderDeskTest
{
    Q_OBJECT

    static void choose(QComboBox *months, int length)
    {
        months->setCurrentIndex(months->findData(length));
        Q_EMIT months->activated(months->currentIndex());
    }
    QString itemsFault()
    {
        const auto *items = form()->findChild<ItemsEditor *>();
        return hasDress(*items, "invalid") ? items->accessibleDescription() : QString();
    }
    void makeItDear()
    {
        look(u"update variant_prices p set monthly_price = 900000000000, discount_type = null, discount_value "
             u"= null "
             "from variants v where v.variant_id = p.variant_id and v.variant_sku = 'PROJ4K-A' returning 1"_s);
    }

private Q_SLOTS:
    void init() { sitAtTheDesk(); }
    void cleanup() { leaveTheDesk(); }

    // It would be lost with the form once the order is there.
    void whatIsTypedWhileTheOrderIsPlacedIsNotTaken()
    {
        customer("Grace", "Hopper", "Kiel");
        enterForKnownCustomer();
        QTRY_VERIFY(sku()->chosen());
        QLineEdit *city = line(u"City"_s);
        city->setFocus();
        QTRY_VERIFY(form()->summary()->isCurrent());
        auto halt = m_desk->halt();
        press(Qt::Key_Return, Qt::ControlModifier);
        type(u" Mitte"_s);
        QCOMPARE(city->text(), u"Kiel"_s);
        QVERIFY(city->hasFocus());
        halt.reset();
        QTRY_VERIFY(!form());
    }

    void aLengthThatIsChosenStaysThoughAnOlderAnswerComes()
    {
        begin();
        ItemEditor *item = form()->items().constFirst();
        item->setItem({QString::fromLatin1(Sku), 1, 12});
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        auto halt = m_desk->halt();
        item->findChild<QSpinBox *>()->setValue(2);
        QTest::qWait(300); // the price of two is asked for, and cannot be seen to be
        auto *months = item->findChild<QComboBox *>();
        months->setCurrentIndex(months->findData(24));
        Q_EMIT months->activated(months->currentIndex());
        halt.reset();
        QTRY_VERIFY2(summary().join(u'|').contains(u"24 months"_s), qPrintable(summary().join(u'|')));
        QCOMPARE(item->item().contractLength, 24);
    }

    // Somebody takes it off the price list while it is being entered.
    void aLengthThatIsNotOfferedIsToldAtTheLength()
    {
        const QString orders =
            u"select count(*) from orders where customer_id = '%1'"_s.arg(customer("Grace", "Hopper", "Kiel"));
        enterForKnownCustomer();
        ItemEditor *item = form()->items().constFirst();
        auto *months = item->findChild<QComboBox *>();
        QTRY_VERIFY(months->findData(24) >= 0);
        look(u"update variant_prices p set contract_length = 18 from variants v where v.variant_id = "
             "p.variant_id and v.variant_sku = 'PROJ4K-A' and p.contract_length = 24 returning 1"_s);
        choose(months, 24);
        QTRY_COMPARE(months->accessibleDescription(), u"Not offered for this product."_s);
        QCOMPARE(item->item().contractLength, 24); // for whoever looks what was chosen
        QCOMPARE(months->findData(18), -1); // it has a price, but is no length of this company's
        QVERIFY2(!hasDress(*sku(), "invalid"), qPrintable(sku()->accessibleDescription()));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->window->focusWidget(), months);
        QCOMPARE(look(orders), u"1"_s);
        choose(months, 12);
        QVERIFY(!hasDress(*months, "invalid"));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(look(orders), u"2"_s);
    }

    void aProductWithoutThePriceOfTheUsualLengthAsksForOne()
    {
        look(u"delete from variant_prices p using variants v where v.variant_id = p.variant_id and "
             "v.variant_sku = 'PROJ4K-A' and p.contract_length = 12 returning 1"_s);
        begin();
        ItemEditor *item = form()->items().constFirst();
        auto *months = item->findChild<QComboBox *>();
        item->setItem({QString::fromLatin1(Sku), 1, std::nullopt});
        QTRY_COMPARE(months->accessibleDescription(), u"Choose a contract length."_s);
        choose(months, 24);
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QVERIFY(!hasDress(*months, "invalid"));
    }

    void theOnlyLengthThereIsNeedsNoChoice()
    {
        look(u"delete from variant_prices p using variants v where v.variant_id = p.variant_id and "
             "v.variant_sku = 'PROJ4K-A' and p.contract_length <> 24 returning 1"_s);
        begin();
        ItemEditor *item = form()->items().constFirst();
        item->setItem({QString::fromLatin1(Sku), 1, std::nullopt});
        QTRY_COMPARE(item->item().contractLength, 24);
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QVERIFY(!hasDress(*item->findChild<QComboBox *>(), "invalid"));
    }

    void tooManyAreToldAtTheQuantity()
    {
        makeItDear();
        begin();
        ItemEditor *item = form()->items().constFirst();
        auto *quantity = item->findChild<WholeNumberBox *>();
        item->setItem({QString::fromLatin1(Sku), 2, 12});
        QTRY_COMPARE(quantity->accessibleDescription(), u"The total is too large. Enter a smaller quantity."_s);
        QVERIFY(!hasDress(*sku(), "invalid"));
        item->setItem({QString::fromLatin1(Sku), 1, 12});
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QVERIFY(!hasDress(*quantity, "invalid"));
    }

    void itemsThatAreTooDearTogetherAreToldAtOnceAndNoLongerThanTheyAre()
    {
        customer("Grace", "Hopper", "Kiel");
        makeItDear();
        enterForKnownCustomer();
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        button(u"Add another item"_s)->click();
        form()->items().at(1)->setItem({QString::fromLatin1(Sku), 1, 12});
        const QString told =
            u"Together, the items cost too much. Enter smaller quantities, or place several orders."_s;
        QTRY_COMPARE(itemsFault(), told);
        QVERIFY2(summary().contains(u"There is no total: together, the items cost too much."_s),
                 qPrintable(summary().join(u'|')));
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(itemsFault(), told);
        look(u"update variant_prices p set monthly_price = 4000 from variants v where v.variant_id = "
             u"p.variant_id "
             "and v.variant_sku = 'PROJ4K-A' returning 1"_s);
        m_desk->set(u"orders.duplicateMinutes"_s, "6"); // whereupon it is reckoned anew
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QCOMPARE(itemsFault(), QString());
    }

    // Nobody edits anything here.
    void whatIsWrongWithAnItemIsSaidNoLongerThanItIs()
    {
        customer("Grace", "Hopper", "Kiel");
        enterForKnownCustomer();
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        const QString variant = look(
            u"update variants set status = 'inactive' where variant_sku = 'PROJ4K-A' returning variant_id"_s);
        m_desk->set(u"orders.duplicateMinutes"_s, "6");
        QTRY_VERIFY(!summary().contains(u"First payment"_s));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(itemsFault(), u"Every item needs a SKU that can be ordered."_s);
        m_desk->elsewhere([&](const Context &there) { return setVariantStatus(there, variant, true); });
        QTRY_VERIFY(summary().contains(u"First payment"_s));
        QCOMPARE(itemsFault(), QString());
        QVERIFY(!hasDress(*sku(), "invalid"));
    }

    // While somebody is in the box it is not told: so it is when the order is to be placed.
    void tooManyAreToldToWhoeverIsStillInTheQuantity()
    {
        customer("Grace", "Hopper", "Kiel");
        makeItDear();
        enterForKnownCustomer();
        auto *quantity = form()->items().constFirst()->findChild<WholeNumberBox *>();
        quantity->setFocus();
        quantity->setValue(2);
        QTRY_VERIFY(!summary().contains(u"First payment"_s));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(quantity->accessibleDescription(), u"The total is too large. Enter a smaller quantity."_s);
    }
};

ONHIRE_GUI_TEST(TestNewOrderItems)
#include "tst_new_order_items.moc"
