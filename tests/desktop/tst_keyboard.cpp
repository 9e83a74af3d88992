// SPDX-License-Identifier: GPL-3.0-or-later
// An order from its first letter to the device on its shelf again, in the real window over a real database, by
// somebody who has no mouse: in a narrow window, where the navigation is icons and a record lies over its
// table, in a usual one and in a wide one.
#include "core/base/id.h"
#include "core/services/assets/assets.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "tests/desktop/desk_round.h"
#include "tests/desktop/hands.h"
#include "tests/support/shifted_clock.h"
#include "tests/support/shop.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shell/main_window.h"

using namespace onhire;
using namespace Qt::StringLiterals;

class TestKeyboard : public QObject
{
    Q_OBJECT

private:
    // For a whole order of one device, its letters apart: who knows the keys needs no more, in whatever width.
    static constexpr int MostKeys = 24;

    test::ShiftedClock m_clock; // a contract runs out while the program is open
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<Hands> m_hands;

    // A product, two devices of it, and a customer who has ordered before.
    void fill(const TenantPointer &tenant)
    {
        const Context context{m_company->database, tenant, {}, {}, m_clock};
        need(upsertProduct(
            context,
            need(ProductRequest::read(
                json("{'productSku':'PHONE','name':'Fairphone 5','specification':'x','category':'c',"
                     "'brand':'b','variants':[{'variantSku':'PHONE','variantName':'A','grade':'A',"
                     "'listPrice':699,'acquisitionCost':500,'pricing':{'12':29.90,'24':24.90}}]}"),
                *tenant))));
        for (const QByteArray &serial : {"FP5-0001"_ba, "FP5-0002"_ba})
            need(createAsset(context,
                             need(AssetRequest::read(json("{'serialNumber':'" + serial + "','sku':'PHONE'}"),
                                                     *tenant, m_clock.now().date()))));
        const auto before = need(OrderRequest::read(json(orderOf("PHONE")), *tenant));
        const QString old = need(placeOrder(context, before, NaturalKey::Skip)).id;
        need(cancelOrder(context, old, {}));
    }

    QString look(const QString &column)
    {
        return m_company->look(
            u"select %1::text from orders o left join subscriptions s using (tenant_id, order_id) "
            "left join assets a on a.tenant_id = s.tenant_id and a.serial_number = s.serial_number "
            "where o.status <> 'cancelled'"_s.arg(column));
    }
    // What stands in the row of that screen's table.
    QString rowOf(const QString &id)
    {
        const PagedTableModel &model = m_desk->table()->model();
        const auto row = model.rowOf(id);
        QStringList words;
        for (int column = 0; row && column < model.columnCount(); ++column)
            words += model.index(*row, column).data().toString();
        return words.join(u'|');
    }
    QString screen() { return m_desk->window()->currentPageId(); }
    QString wordsOnScreen() { return allWords(m_desk->window()->currentPage()); }
    // In words as they stand there, without the marks that keep codes from left to right.
    bool reads(const QString &text) { return plain(wordsOnScreen()).contains(text); }
    QString entryOf(const QString &name)
    {
        const auto *line = seen<QLineEdit>(m_desk->window()->currentPage(), name);
        return line ? line->text() : QString();
    }
    bool isAsked() const
    {
        const QWidget *dialog = QApplication::activeModalWidget();
        return qobject_cast<const QuestionDialog *>(dialog) && dialog->isActiveWindow();
    }

    void placeOrderByKeys()
    {
        m_hands->press(Qt::Key_3, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 1);
        m_hands->press(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(m_hands->focus()->accessibleName(), u"SKU"_s);
        m_hands->type(u"fair"_s);
        const auto *sku = qobject_cast<RecordPicker *>(m_hands->focus());
        QTRY_VERIFY(sku && sku->list()->isVisible());
        m_hands->press(Qt::Key_Return);
        QVERIFY(sku->chosen());
        QTRY_VERIFY(reads(u"Fairphone 5"_s));
        m_hands->tabTo(u"Contract length"_s);
        m_hands->press(Qt::Key_Home); // of twelve and twenty-four
        m_hands->tabTo(u"E-mail"_s);
        m_hands->type(u"ada@example.com"_s);
        m_hands->press(Qt::Key_Tab);
        QTRY_COMPARE(entryOf(u"Last name"_s), u"Lovelace"_s); // who has that address is known
        m_hands->press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY2(m_desk->messages().contains(u"is placed."_s), qPrintable(wordsOnScreen()));
        QCOMPARE(look(u"o.status"_s), u"pending"_s);
    }
    void confirmByKeys()
    {
        m_hands->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isAsked());
        m_hands->tabTo(u"Confirm order"_s);
        m_hands->press(Qt::Key_Return);
        QTRY_VERIFY(m_desk->messages().contains(u"is confirmed."_s));
        QCOMPARE(look(u"o.status"_s), u"confirmed"_s);
    }
    void assignByKeys()
    {
        m_hands->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY2(reads(u"Queue: 1 order"_s), qPrintable(wordsOnScreen()));
        m_hands->press(Qt::Key_F4);
        QTRY_VERIFY2(reads(shortCodeOf(look(u"o.order_id"_s))), qPrintable(wordsOnScreen()));
        QCOMPARE(m_hands->focus()->accessibleName(), u"Scan"_s);
        m_hands->type(u"FP5-0002"_s);
        m_hands->press(Qt::Key_Return);
        QTRY_COMPARE(look(u"o.status"_s), u"fulfilled"_s);
        QCOMPARE(look(u"s.status"_s), u"active"_s);
    }
    void takeBackByKeys()
    {
        m_hands->press(Qt::Key_F6);
        QTRY_VERIFY2(reads(u"Scan a device to take it back"_s), qPrintable(wordsOnScreen()));
        m_hands->type(u"FP5-0002"_s);
        m_hands->press(Qt::Key_Return);
        QTRY_VERIFY2(reads(u"Contract to"_s), qPrintable(wordsOnScreen()));
        m_hands->type(u"2"_s);
        QTRY_COMPARE(look(u"a.condition"_s), u"good"_s);
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init()
    {
        m_company = std::make_unique<CompanyDatabase>();
        fill(m_company->tenant(u"Nordlicht GmbH"_s));
        m_desk = std::make_unique<Desk>(m_clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        m_hands = std::make_unique<Hands>(*m_desk->window());
    }
    void cleanup()
    {
        m_hands.reset();
        m_desk.reset();
        m_company.reset();
    }

    void anOrderIsPlacedConfirmedAssignedAndTakenBackWithoutAMouse_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 700), QSize(1440, 900), QSize(2560, 1440)})
            QTest::addRow("%d", size.width()) << size;
    }
    void anOrderIsPlacedConfirmedAssignedAndTakenBackWithoutAMouse()
    {
        QFETCH(QSize, size);
        m_desk->window()->resize(size);
        QTRY_COMPARE(m_desk->window()->size(), size);
        placeOrderByKeys();
        if (!QTest::currentTestFailed())
            confirmByKeys();
        if (!QTest::currentTestFailed())
            assignByKeys();
        if (QTest::currentTestFailed())
            return;
        m_clock.advance(std::chrono::hours(24 * 367)); // twelve months later
        takeBackByKeys();
        if (QTest::currentTestFailed())
            return;

        m_hands->press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY2(rowOf(look(u"o.order_id"_s)).contains(u"|Fulfilled|"_s),
                     qPrintable(rowOf(look(u"o.order_id"_s))));
        m_hands->press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY2(rowOf(look(u"s.rental_id"_s)).contains(u"Completed"_s),
                     qPrintable(rowOf(look(u"s.rental_id"_s))));
        m_hands->press(Qt::Key_5, Qt::ControlModifier);
        QTRY_VERIFY2(rowOf(u"FP5-0002"_s).contains(u"Returned"_s), qPrintable(rowOf(u"FP5-0002"_s)));
        QVERIFY2(rowOf(u"FP5-0002"_s).contains(u"Good"_s), qPrintable(rowOf(u"FP5-0002"_s)));
        QVERIFY2(rowOf(u"FP5-0001"_s).contains(u"Available"_s), qPrintable(rowOf(u"FP5-0001"_s)));
        qInfo("%d keys and %d letters", m_hands->keys(), m_hands->letters());
        QVERIFY2(m_hands->keys() <= MostKeys, QByteArray::number(m_hands->keys()).constData());
    }
};

ONHIRE_GUI_TEST(TestKeyboard)
#include "tst_keyboard.moc"
