// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the API can do with orders, subscriptions, devices and customers, the desktop can do, too. A new
// operation has to be given a row here: the action that does it, or the screen that shows it.
#include "app/http/v1/routes.h"
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/watch/gui_test.h"

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

const QString Office = u"office"_s; // the screens of billing, files, import and settings
const QString Machines = u"machines"_s; // of use to programs alone

const QMap<QByteArray, QString> &doors()
{
    static const QMap<QByteArray, QString> all{
        {"createProduct", u"screen:catalogue"_s},
        {"listProducts", u"screen:catalogue"_s},
        {"getProduct", u"screen:catalogue"_s},
        {"updateProduct", u"screen:catalogue"_s},
        {"deleteProduct", u"screen:catalogue"_s},
        {"syncProducts", Office},
        {"listVariants", u"screen:catalogue"_s},
        {"getVariant", u"screen:catalogue"_s},
        {"updateVariant", u"screen:catalogue"_s},
        {"setVariantStatus", u"screen:catalogue"_s},
        {"importProducts", Office},
        {"listCustomers", u"screen:customers"_s},
        {"getCustomer", u"screen:customers"_s},
        {"updateCustomer", u"customers.edit"_s},
        {"patchCustomer", u"customers.edit"_s},
        {"deleteCustomer", u"customers.deactivate"_s},
        {"createOrder", u"orders.new"_s},
        {"listOrders", u"screen:orders"_s},
        {"getOrder", u"screen:orders"_s},
        {"updateOrder", u"orders.edit"_s},
        {"updateOrderNotes", u"orders.edit"_s},
        {"confirmOrder", u"orders.confirm"_s},
        {"cancelOrder", u"orders.cancel"_s},
        {"closeOrderRemainder", u"orders.close-remainder"_s},
        {"createAsset", u"devices.new"_s},
        {"createAssets", u"devices.new"_s},
        {"listAssets", u"screen:devices"_s},
        {"getAsset", u"screen:devices"_s},
        {"updateAsset", u"devices.edit"_s},
        {"deleteAsset", u"devices.deactivate"_s},
        {"returnAsset", u"devices.takeBack"_s},
        {"getAssetHistory", u"screen:devices"_s},
        {"createSubscription", u"screen:fulfilment"_s},
        {"listSubscriptions", u"screen:subscriptions"_s},
        {"getSubscription", u"screen:subscriptions"_s},
        {"updateSubscription", u"subscriptions.edit"_s},
        {"updateSubscriptionNotes", u"subscriptions.edit"_s},
        {"getSubscriptionSchedule", u"screen:subscriptions"_s},
        {"getSubscriptionHistory", u"screen:subscriptions"_s},
        {"exportRentals", u"subscriptions.export"_s},
        {"extendSubscription", u"subscriptions.extend"_s},
        {"upgradeSubscription", u"subscriptions.upgrade"_s},
        {"replaceDevice", u"subscriptions.replace"_s},
        {"buyOutSubscription", u"subscriptions.buyout"_s},
        {"returnEarly", u"subscriptions.early-return"_s},
        {"cancelSubscription", u"subscriptions.cancel"_s},
        {"endSubscription", u"subscriptions.end"_s},
        {"calculateBuyout", u"subscriptions.buyout"_s},
        {"calculateEarlyReturnFee", u"subscriptions.early-return"_s},
        {"calculateEarlyReturn", u"subscriptions.early-return"_s},
        {"generateContract", u"orders.contract"_s},
        {"getCustomerAccount", Office},
        {"getRevenueFigures", Office},
        {"getReceivableFigures", Office},
        {"getProductFigures", Office},
        {"getRecoveryFigures", Office},
    };
    return all;
}

// What is Office's, by the tag under which the API describes it.
bool isOffice(const Route &route)
{
    static const QStringList nouns{u"payments"_s, u"invoices"_s, u"billing"_s, u"files"_s,
                                   u"settings"_s, u"webhooks"_s, u"keys"_s,    u"audit"_s,
                                   u"exports"_s,  u"events"_s,   u"clock"_s,   u"documents"_s};
    const QString path = QString::fromLatin1(route.path);
    for (const QString &noun : nouns) {
        if (path.contains(noun))
            return true;
    }
    return path.startsWith(u"/v1/webhook"_s);
}

} // namespace

class TestParity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationHasADoor()
    {
        Theme theme(*qApp);
        CompanyDatabase company;
        need(fillWithDemo(company.at(company.tenant(u"Nordlicht GmbH"_s)), {.orders = 20}));
        Desk desk(company.clock, theme);
        desk.startAt(company.uri());
        QTRY_VERIFY(desk.window());
        const QStringList screens = desk.desktop->tenantWindow()->pages();
        for (const QString &screen : screens)
            desk.window()->show(screen);
        QStringList actions;
        for (const ActionRegistry::Entry &entry : desk.window()->actions().entries())
            actions += entry.spec.id;

        QStringList missing;
        for (const Route &route : everyRoute()) {
            const QString door = doors().value(route.operation.data());
            const bool isOpen = door == Office || door == Machines || actions.contains(door)
                || (door.startsWith(u"screen:"_s) && screens.contains(door.mid(7)));
            if (!isOpen && !(door.isEmpty() && isOffice(route)))
                missing += QString(route.operation) + u" wants "_s + door;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
};

ONHIRE_GUI_TEST(TestParity)
#include "tst_parity.moc"
