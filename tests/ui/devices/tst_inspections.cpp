// SPDX-License-Identifier: GPL-3.0-or-later
// Several devices that have come back are inspected at once, and no other device is touched by that.
#include "core/services/assets/take_back.h"
#include "core/services/fulfilment/fulfilment.h"
#include "tests/support/rentals.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/devices/devices_page.h"
#include "ui/devices/inspection_dialog.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/tables/data_table.h"
#include "ui/shared/tables/paged_table_model.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/subscriptions/subscriptions_page.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

namespace {

class DevicesDesk
{
public:
    DevicesDesk()
        : m_databases(std::make_shared<ThreadDatabases>(shop.database.conninfo(), m_runner.reads())),
          m_live(shop.database.conninfo(), shop.tenant->id)
    {
    }

    void open()
    {
        const Person person{{u"user"_s, u"u1"_s, u"M. Keller"_s}, *Permissions::ofRole(u"admin"_s)};
        const auto session = std::make_shared<Session>(m_databases, shop.tenant, person, shop.clock, m_feed);
        page = std::make_unique<DevicesPage>(
            Workplace{session, m_runner, m_settings, m_live, QLocale(u"en_GB"_s)}, m_actions);
        page->resize(1200, 800);
        page->show();
        page->activateWindow();
        page->activate();
    }
    std::unique_ptr<SubscriptionsPage> openSubscriptions()
    {
        const Person person{{u"user"_s, u"u1"_s, u"M. Keller"_s}, *Permissions::ofRole(u"admin"_s)};
        const auto session = std::make_shared<Session>(m_databases, shop.tenant, person, shop.clock, m_feed);
        auto made = std::make_unique<SubscriptionsPage>(
            Workplace{session, m_runner, m_settings, m_live, QLocale(u"en_GB"_s)}, m_actions);
        made->resize(1200, 800);
        made->show();
        made->activateWindow();
        made->activate();
        return made;
    }
    QString back() // its condition is still to be recorded
    {
        const QString rental = shop.rent(), serial = shop.of(rental, u"serial_number"_s);
        shop.cancel(rental);
        need(takeBackDevice(shop.context(), rental, {}));
        return serial;
    }
    QString stolen()
    {
        const QString rental = shop.rent(), serial = shop.of(rental, u"serial_number"_s);
        need(shop.replace(rental, "{'newSerialNumber':'" + shop.device().toLatin1() + "','reason':'stolen'}"));
        return serial;
    }
    QString sold()
    {
        const QString rental = shop.rent();
        need(shop.buy(rental));
        return shop.of(rental, u"serial_number"_s);
    }
    void goOutAgain(const QString &serial)
    {
        need(reviseAsset(shop.context(), serial, {.status = AssetStatus::Available}));
        const auto order = need(OrderRequest::read(json(orderOf("PHONE")), *shop.tenant));
        const QString id = need(placeOrder(shop.context(), order, NaturalKey::Skip)).id;
        QVERIFY(need(assignDevice(shop.context(), id, serial)).isDone());
    }

    void comeBackAgain(const QString &serial)
    {
        const QString rental =
            shop.look(u"select rental_id from assets where serial_number = '%1'"_s.arg(serial));
        shop.cancel(rental);
        need(takeBackDevice(shop.context(), rental, {}));
    }
    // Of each subscription its device.
    QList<std::pair<QString, QString>> devices()
    {
        QList<std::pair<QString, QString>> all;
        const QString rentals = shop.look(u"select string_agg(rental_id, ' ' order by rental_id) from "
                                          u"subscriptions"_s);
        for (const QString &rental : rentals.split(u' '))
            all.append({rental, shop.of(rental, u"serial_number"_s)});
        return all;
    }

    Rentals shop;
    std::unique_ptr<DevicesPage> page;

private:
    QTemporaryDir m_folder;
    SettingsFile m_settings{m_folder.filePath(u"s.ini"_s)};
    ChangeFeed m_feed;
    AsyncRunner m_runner{2};
    std::shared_ptr<ThreadDatabases> m_databases;
    LiveChanges m_live;
    ActionRegistry m_actions;
};

} // namespace

class TestInspections : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DevicesDesk> m_desk;

    QString stateOf(const QString &serial) { return m_desk->shop.assetOf(serial); }
    BulkPane *pane() { return m_desk->page->bulkPane(); }
    InspectionDialog *inspectAll(const QString &offered)
    {
        m_desk->open();
        const auto isRead = [this] { return m_desk->page->model().rowCount() > 1; };
        if (!QTest::qWaitFor(isRead))
            return nullptr;
        m_desk->page->table()->selectAll();
        const auto isOffered = [&] { return pane()->primary() && pane()->primary()->text() == offered; };
        if (!QTest::qWaitFor(isOffered))
            return nullptr;
        pane()->primary()->click();
        return m_desk->page->findChild<InspectionDialog *>();
    }
    static void choose(const InspectionDialog &dialog, const QString &field, const QString &choice)
    {
        for (QComboBox *box : dialog.form()->findChildren<QComboBox *>()) {
            if (box->accessibleName() == field)
                box->setCurrentIndex(box->findText(choice));
        }
    }
    QStringList refusals()
    {
        QStringList lines;
        for (const QLabel *label : pane()->findChildren<QLabel *>())
            lines += label->text();
        return lines.filter(u"Someone else has changed this."_s);
    }

private Q_SLOTS:
    void init() { m_desk = std::make_unique<DevicesDesk>(); }
    void cleanup() { m_desk.reset(); }

    // One goes out again while the question is open.
    void severalDevicesThatAreBackAreInspectedAtOnce()
    {
        const QString one = m_desk->back(), two = m_desk->back(), quick = m_desk->back();
        const QString stolen = m_desk->stolen(), sold = m_desk->sold(), shelf = m_desk->shop.device();
        InspectionDialog *dialog = inspectAll(u"Inspect 3 devices…"_s);
        QVERIFY(dialog && dialog->isVisible());
        dialog->accept(); // nobody has said the condition yet
        QVERIFY(dialog->isVisible());
        m_desk->goOutAgain(quick);
        choose(*dialog, u"Condition"_s, u"Fair"_s);
        dialog->accept();
        QTRY_COMPARE(stateOf(one), u"available fair free"_s);
        QTRY_COMPARE(stateOf(two), u"available fair free"_s);
        QTRY_COMPARE(refusals().size(), 1);
        QStringList links;
        for (const LinkLabel *link : pane()->findChildren<LinkLabel *>())
            links += plain(link->text());
        QCOMPARE(links.filter(quick).size(), 1);
        QCOMPARE(stateOf(quick), u"rented_out held"_s);
        QCOMPARE(stateOf(stolen), u"unavailable free"_s);
        QCOMPARE(stateOf(sold), u"sold free"_s);
        QCOMPARE(stateOf(shelf), u"available free"_s);
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    void whatIsFoundUnusableIsTakenOutOfUse()
    {
        const QString one = m_desk->back(), two = m_desk->back();
        InspectionDialog *dialog = inspectAll(u"Inspect 2 devices…"_s);
        QVERIFY(dialog);
        choose(*dialog, u"Condition"_s, u"Damaged"_s);
        choose(*dialog, u"Status"_s, u"Unavailable"_s);
        dialog->accept();
        QTRY_COMPARE(stateOf(one), u"unavailable damaged free"_s);
        QTRY_COMPARE(stateOf(two), u"unavailable damaged free"_s);
    }

    // Two of one customer's contracts, of which one device was with the customer twice; one that still runs in
    // exchange for a stolen one, one whose device was sold, and one that a customer has.
    void devicesOfContractsThatAreOverAreInspectedAtOnce()
    {
        const QString one = m_desk->back(), two = m_desk->back(), stolen = m_desk->stolen();
        m_desk->goOutAgain(two);
        m_desk->comeBackAgain(two);
        const QString sold = m_desk->sold();
        const QString out = m_desk->shop.of(m_desk->shop.rent(), u"serial_number"_s);
        const auto page = m_desk->openSubscriptions();
        QTRY_COMPARE(page->model().rowCount(), 6);
        page->table()->selectAll();
        const auto offered = [&]() -> QPushButton * {
            for (QPushButton *each : page->bulkPane()->actionButtons()) {
                if (each->text() == u"Inspect device…"_s)
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(offered());
        offered()->click();
        auto *dialog = page->findChild<InspectionDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), u"Inspect 2 devices"_s);
        choose(*dialog, u"Condition"_s, u"Good"_s);
        dialog->accept();
        QTRY_COMPARE(stateOf(one), u"available good free"_s);
        QTRY_COMPARE(stateOf(two), u"available good free"_s);
        QCOMPARE(stateOf(stolen), u"unavailable free"_s);
        QCOMPARE(stateOf(sold), u"sold free"_s);
        QCOMPARE(stateOf(out), u"rented_out held"_s);
        QTRY_VERIFY(!offered());
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    // In the pane and on the page; where nothing came back without a condition, the menu does not say it.
    void aDeviceIsInspectedFromItsContract()
    {
        const QString one = m_desk->back(), two = m_desk->back();
        m_desk->stolen();
        m_desk->sold();
        const auto page = m_desk->openSubscriptions();
        QTRY_COMPARE(page->model().rowCount(), 4);
        int inspected = 0;
        for (const auto &[id, serial] : m_desk->devices()) {
            const bool isBack = serial == one || serial == two;
            const bool onPage = serial == two;
            onPage ? page->openPage(id) : void(page->open(id));
            QTRY_COMPARE(page->shown().id, id);
            RecordHead *head = onPage ? page->recordPage()->head() : page->pane()->head();
            QTRY_VERIFY(head->more()->isVisible());
            head->more()->click();
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QAction *inspect = nullptr;
            for (QAction *action : menu->actions()) {
                if (action->text() == u"Inspect device…"_s)
                    inspect = action;
            }
            QCOMPARE(inspect != nullptr, isBack);
            menu->close();
            if (!inspect)
                continue;
            inspect->trigger();
            auto *dialog = page->findChild<InspectionDialog *>();
            QVERIFY(dialog);
            QCOMPARE(dialog->windowTitle(), u"Inspect "_s + leftToRight(serial));
            choose(*dialog, u"Condition"_s, u"Good"_s);
            dialog->accept();
            QTRY_COMPARE(stateOf(serial), u"available good free"_s);
            QTRY_VERIFY(!page->findChild<InspectionDialog *>());
            ++inspected;
            if (onPage)
                page->leave();
        }
        QCOMPARE(inspected, 2);
    }

    void whereNoneIsBackNothingIsOffered()
    {
        m_desk->stolen();
        m_desk->sold();
        m_desk->open();
        QTRY_VERIFY(m_desk->page->model().rowCount() > 1);
        m_desk->page->table()->selectAll();
        QTRY_VERIFY(!pane()->actionButtons().isEmpty());
        QVERIFY(!pane()->primary() || !pane()->primary()->text().startsWith(u"Inspect"_s));
        for (const QPushButton *button : pane()->actionButtons())
            QVERIFY2(!button->text().startsWith(u"Inspect"_s), qPrintable(button->text()));
    }
};

ONHIRE_GUI_TEST(TestInspections)
#include "tst_inspections.moc"
