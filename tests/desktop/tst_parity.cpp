// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the API can do with orders, subscriptions, devices, products and customers, the desktop can do, too.
// A new operation has to be given a door here, and each door is tried: a record is opened, a form has the
// field, an action is offered.
#include "app/http/v1/routes.h"
#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/shared/history/timeline.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/today/work_card.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

struct Door
{
    enum Kind {
        Action, // of a record: it is registered, and offered for some record of its list, or it is said why not
        Screen, // what a screen lists
        Record, // beside its list, with sections
        Tab, // of its page, `what` is its title
        Form, // that an action opens, with the field `what`
        Pane, // a button for a part of a record
        Bar, // a button over the list
        Desk, // scanning: the screen is there and takes scans
        Account, // of a customer, on the page
        Work, // a list of Today, `what` is its title; tests/ui/tst_today.cpp sees it come and go
    } kind;
    QString screen, what, field = {};
};

const QMap<QByteArray, Door> &doors()
{
    static const QString catalogue = u"catalogue"_s, customers = u"customers"_s, orders = u"orders"_s,
                         devices = u"devices"_s, subscriptions = u"subscriptions"_s;
    static const auto act = [](const QString &id) { return Door{Door::Action, id.section(u'.', 0, 0), id}; };
    static const auto form = [](const QString &id, const QString &field) {
        return Door{Door::Form, id.section(u'.', 0, 0), id, field};
    };
    static const QMap<QByteArray, Door> all{
        {"createProduct", {Door::Bar, catalogue, u"New product"_s}},
        {"listProducts", {Door::Screen, catalogue, {}}},
        {"getProduct", {Door::Record, catalogue, {}}},
        {"updateProduct", form(u"catalogue.edit"_s, u"Brand"_s)},
        {"deleteProduct", act(u"catalogue.discontinue"_s)},
        {"listVariants", {Door::Record, catalogue, {}}},
        {"getVariant", {Door::Pane, catalogue, u"Edit %1"_s}}, // %1: one of its variants
        {"updateVariant", {Door::Pane, catalogue, u"Edit %1"_s}},
        {"setVariantStatus", {Door::Pane, catalogue, u"Deactivate %1"_s}},
        {"listCustomers", {Door::Screen, customers, {}}},
        {"getCustomer", {Door::Record, customers, {}}},
        {"getCustomerAccount", {Door::Account, customers, {}}},
        {"updateCustomer", form(u"customers.edit"_s, u"Last name"_s)},
        {"patchCustomer", form(u"customers.edit"_s, u"VAT number"_s)},
        {"deleteCustomer", act(u"customers.deactivate"_s)},
        {"createOrder", form(u"orders.new"_s, u"Phone"_s)},
        {"listOrders", {Door::Screen, orders, {}}},
        {"getOrder", {Door::Record, orders, {}}},
        {"updateOrder", form(u"orders.edit"_s, u"Shipped on"_s)},
        {"updateOrderNotes", form(u"orders.edit"_s, u"Notes"_s)},
        {"confirmOrder", act(u"orders.confirm"_s)},
        {"cancelOrder", act(u"orders.cancel"_s)},
        {"closeOrderRemainder", act(u"orders.close-remainder"_s)},
        {"createAsset", {Door::Bar, devices, u"Add devices"_s}},
        {"createAssets", {Door::Bar, devices, u"Add devices"_s}},
        {"listAssets", {Door::Screen, devices, {}}},
        {"getAsset", {Door::Record, devices, {}}},
        {"updateAsset", form(u"devices.edit"_s, u"Location"_s)},
        {"deleteAsset", act(u"devices.deactivate"_s)},
        {"returnAsset", act(u"devices.takeBack"_s)},
        {"getAssetHistory", {Door::Record, devices, u"History"_s}},
        {"getChargesDue", {Door::Work, u"today"_s, u"Not charged yet"_s}},
        {"createSubscription", {Door::Desk, u"fulfilment"_s, {}}},
        {"listSubscriptions", {Door::Screen, subscriptions, {}}},
        {"getSubscription", {Door::Record, subscriptions, {}}},
        {"updateSubscription", form(u"subscriptions.edit"_s, u"Notes"_s)},
        {"updateSubscriptionNotes", form(u"subscriptions.edit"_s, u"Notes"_s)},
        {"getSubscriptionSchedule", {Door::Tab, subscriptions, u"Payments"_s}},
        {"getSubscriptionHistory", {Door::Tab, subscriptions, u"History"_s}},
        {"exportRentals", {Door::Bar, subscriptions, u"Export"_s}},
        {"extendSubscription", act(u"subscriptions.extend"_s)},
        {"upgradeSubscription", act(u"subscriptions.upgrade"_s)},
        {"replaceDevice", act(u"subscriptions.replace"_s)},
        {"buyOutSubscription", act(u"subscriptions.buyout"_s)},
        {"returnEarly", act(u"subscriptions.early-return"_s)},
        {"cancelSubscription", act(u"subscriptions.cancel"_s)},
        {"endSubscription", act(u"subscriptions.end"_s)},
        {"calculateBuyout", act(u"subscriptions.buyout"_s)},
        {"calculateEarlyReturnFee", act(u"subscriptions.early-return"_s)},
        {"calculateEarlyReturn", act(u"subscriptions.early-return"_s)},
        {"generateContract", act(u"orders.contract"_s)},
    };
    return all;
}

// What the screens of billing, files, import and settings are for, and what is of use to programs alone.
const QSet<QByteArray> &ofTheOffice()
{
    static const QSet<QByteArray> all{
        "syncProducts",
        "importProducts",
        "getRevenueFigures",
        "getReceivableFigures",
        "getProductFigures",
        "getRecoveryFigures",
        "addToBillingGroup",
        "createBillingGroup",
        "deleteBillingGroup",
        "getBillingGroup",
        "listBillingGroups",
        "removeFromBillingGroup",
        "updateBillingGroup",
        "previewInvoice",
        "createPayment",
        "getPayment",
        "listPayments",
        "cancelPayment",
        "chargePaymentAgain",
        "markPaymentFailed",
        "markPaymentPaid",
        "refundPayment",
        "retryPayment",
        "writeOffPayment",
        "creditInvoice",
        "generateInvoice",
        "getInvoice",
        "listInvoices",
        "deleteFile",
        "getFile",
        "getFileUrl",
        "listFiles",
        "createApiKey",
        "getApiKey",
        "listApiKeys",
        "revokeApiKey",
        "getSettings",
        "updateSettings",
        "listAuditEntries",
        "listEvents",
        "createWebhookEndpoint",
        "deleteWebhookEndpoint",
        "getWebhookEndpoint",
        "listWebhookEndpoints",
        "updateWebhookEndpoint",
        "rotateWebhookSecret",
        "testWebhookEndpoint",
        "getWebhookDelivery",
        "listWebhookDeliveries",
        "resendWebhook",
        "getTestClock",
        "moveTestClock",
    };
    return all;
}

} // namespace

class TestParity : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    std::unique_ptr<Desk> m_desk;
    QString m_changed; // a device with a history

    TablePage *table() { return qobject_cast<TablePage *>(m_desk->window()->currentPage()); }
    RecordsPage *records() { return qobject_cast<RecordsPage *>(table()); }

    bool isLoaded()
    {
        return QTest::qWaitFor([this] { return table()->model().hasLoaded() && !table()->model().isLoading(); },
                               10'000);
    }
    bool isRecordShown(const QString &id)
    {
        return QTest::qWaitFor([&] {
            const QString current = records() ? records()->shown().id : table()->table()->currentId();
            return current == id && !table()->pane()->isStale()
                && !table()->pane()->findChildren<DetailSection *>().isEmpty();
        });
    }
    bool isRegistered(const QString &action)
    {
        return std::ranges::any_of(m_desk->window()->actions().entries(),
                                   [&](const ActionRegistry::Entry &entry) { return entry.spec.id == action; });
    }
    // Some record of the list for which it is offered; empty: none of those that can be seen.
    QString oneThatTakes(const QString &action)
    {
        static constexpr int Most = 40;
        for (int row = 0; row < qMin(Most, table()->model().rowCount()); ++row) {
            const QString id = table()->model().idAt(row);
            table()->open(id);
            if (isRecordShown(id) && records()->objectOf(action))
                return id;
        }
        return {};
    }
    // Behind '…', where everything is that cannot be done now.
    bool isTold(const QString &action)
    {
        for (const ActionRegistry::Entry &entry : m_desk->window()->actions().entries()) {
            if (entry.spec.id != action)
                continue;
            table()->pane()->head()->more()->click();
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            const bool is = menu && std::ranges::any_of(menu->actions(), [&](const QAction *each) {
                                return each->text().startsWith(entry.spec.text) && !each->isEnabled()
                                    && each->toolTip() != QString(each->text()).remove(u'&');
                            });
            if (menu)
                menu->close();
            return is;
        }
        return false;
    }
    // Which of the states of its noun those records have that take an action, if not the first in the list.
    void narrow(const QString &action)
    {
        static const QMap<QString, QStringList> states{
            {u"orders.confirm"_s, {u"pending"_s}},       {u"orders.close-remainder"_s, {u"partial"_s}},
            {u"orders.contract"_s, {u"fulfilled"_s}},    {u"devices.takeBack"_s, {u"rented_out"_s}},
            {u"devices.deactivate"_s, {u"available"_s}}, {u"subscriptions.end"_s, {u"active"_s}},
            {u"subscriptions.extend"_s, {u"active"_s}},  {u"subscriptions.upgrade"_s, {u"active"_s}},
            {u"subscriptions.replace"_s, {u"active"_s}}, {u"subscriptions.buyout"_s, {u"active"_s}},
            {u"subscriptions.cancel"_s, {u"active"_s}},  {u"subscriptions.early-return"_s, {u"active"_s}},
        };
        if (states.contains(action))
            table()->filterBar()->setState({{}, {{u"status"_s, states[action]}}});
        else
            table()->filterBar()->clear();
        isLoaded();
    }

    bool opensForm(const Door &door)
    {
        if (door.what.endsWith(u".new"_s))
            m_desk->window()->follow({.screen = door.screen, .act = door.what});
        else if (!oneThatTakes(door.what).isEmpty())
            records()->act(door.what);
        if (!QTest::qWaitFor([this] { return records()->isEditing(); }))
            return false;
        const bool has = seen<QLineEdit>(records(), door.field) || seen<QPlainTextEdit>(records(), door.field);
        QTest::keyClick(records()->form(), Qt::Key_Escape);
        return has && QTest::qWaitFor([this] { return !records()->isEditing(); });
    }
    bool isButtonOfVariant(const QString &words)
    {
        return std::ranges::any_of(table()->pane()->findChildren<QPushButton *>(), [&](QPushButton *each) {
            return each->isVisible() && each->accessibleName().startsWith(words.section(u'%', 0, 0));
        });
    }
    bool hasTab(const QString &title)
    {
        QTabBar *tabs = records()->recordPage()->tabs();
        for (int at = 0; at < tabs->count(); ++at) {
            if (tabs->tabText(at) == title) {
                tabs->setCurrentIndex(at);
                return tabs->currentIndex() == at;
            }
        }
        return false;
    }

    // A serial number that nobody knows is looked for, and told of.
    bool takesScans()
    {
        auto *desk = qobject_cast<FulfilmentPage *>(m_desk->window()->currentPage());
        if (!desk)
            return false;
        desk->field()->setFocus();
        QTest::keyClicks(desk->field(), u"PX9-00417"_s);
        QTest::keyClick(desk->field(), Qt::Key_Return);
        return QTest::qWaitFor([desk] { return allWords(desk).contains(u"PX9-00417"_s); });
    }

    // Whether it leads anywhere.
    bool isOpen(const Door &door)
    {
        m_desk->window()->show(door.screen);
        if (m_desk->window()->currentPageId() != door.screen)
            return false;
        if (door.kind == Door::Desk)
            return takesScans();
        if (door.kind == Door::Work)
            return m_desk->window()->currentPage()->findChild<WorkCard *>(door.what);
        narrow(door.kind == Door::Action ? door.what : QString());
        if (door.kind == Door::Record && !door.what.isEmpty())
            table()->filterBar()->setState({m_changed, {}});
        if (!isLoaded() || table()->model().rowCount() == 0)
            return false;
        const QString first = table()->model().idAt(0);
        switch (door.kind) {
        case Door::Screen: return true;
        case Door::Action:
            return isRegistered(door.what) && (!oneThatTakes(door.what).isEmpty() || isTold(door.what));
        case Door::Form: return opensForm(door);
        case Door::Bar: return seen<QPushButton>(table()->filterBar(), door.what);
        case Door::Record:
            table()->open(first);
            return isRecordShown(first) && (door.what.isEmpty() || QTest::qWaitFor([this] {
                                                return table()->pane()->findChild<Timeline *>() != nullptr;
                                            }));
        case Door::Pane:
            table()->open(first);
            return isRecordShown(first) && QTest::qWaitFor([&] { return isButtonOfVariant(door.what); });
        case Door::Tab:
        case Door::Account: {
            records()->openPage(first);
            if (!QTest::qWaitFor([&] { return records()->shown().id == first && records()->isPageShown(); }))
                return false;
            const bool is = door.kind == Door::Tab
                ? QTest::qWaitFor([&] { return hasTab(door.what); })
                : QTest::qWaitFor([&] { return allWords(records()->recordPage()).contains(u"Balance"_s); })
                    && allWords(records()->recordPage()).contains(u"Credit"_s);
            records()->leave();
            return is;
        }
        case Door::Desk:
        case Door::Work: break;
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        const Context context = m_company->at(tenant);
        need(fillWithDemo(context, {.orders = 80}));
        m_changed = m_company->look(u"select min(serial_number) from assets"_s);
        const JsonValue location = readJson(R"({"location":"Shelf 9"})").value();
        need(reviseAsset(context, m_changed,
                         need(AssetPatch::read(location, m_changed, *tenant, m_company->clock.now().date())),
                         {}));
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        m_desk->window()->resize(1440, 900);
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_company.reset();
        m_theme.reset();
    }

    void everyOperationHasADoorOrIsTheOffices()
    {
        QStringList missing, unknown;
        QSet<QByteArray> operations;
        for (const Route &route : everyRoute()) {
            const QByteArray operation(route.operation.data(), route.operation.size());
            operations += operation;
            if (doors().contains(operation) == ofTheOffice().contains(operation))
                missing += QString::fromLatin1(operation);
        }
        for (const QSet<QByteArray> &listed :
             {ofTheOffice(), QSet<QByteArray>(doors().keyBegin(), doors().keyEnd())}) {
            for (const QByteArray &operation : listed - operations)
                unknown += QString::fromLatin1(operation);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"no door, or two: "_s + missing.join(u' ')));
        QVERIFY2(unknown.isEmpty(), qPrintable(u"no operation: "_s + unknown.join(u' ')));
    }

    void everyDoorIsOpen_data()
    {
        QTest::addColumn<QByteArray>("operation");
        for (auto door = doors().keyBegin(); door != doors().keyEnd(); ++door)
            QTest::newRow(door->constData()) << *door;
    }
    void everyDoorIsOpen()
    {
        QFETCH(QByteArray, operation);
        QVERIFY(isOpen(doors()[operation]));
    }
};

ONHIRE_GUI_TEST(TestParity)
#include "tst_parity.moc"
