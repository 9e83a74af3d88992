// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/scenes.h"

#include "app/desktop/tour.h"
#include "core/services/fulfilment/fulfilment.h"
#include "ui/devices/devices_page.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/shared/pages/draft_card.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shell/help_dialog.h"
#include "ui/shell/message_bar.h"
#include "ui/subscriptions/subscriptions_page.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

const auto Orders = u"orders"_s, Subscriptions = u"subscriptions"_s, Devices = u"devices"_s,
           Customers = u"customers"_s;

class WorkTour : public Tour
{
public:
    using Tour::Tour;

    void walk()
    {
        seeQuestions();
        seePapers();
        seeTakingBack();
        seeEnding();
        seeDraft();
        seeUndo();
        seeMenu();
        seeDesk();
        seeHelp();
    }

private:
    void act(const QString &action, const FilterState &filter = {})
    {
        const QString screen = action.section(u'.', 0, 0);
        auto &page = show<RecordsPage>(screen);
        const QString id = find(page, filter).value(0);
        page.openLink({.screen = screen, .id = id, .act = action});
        waitUntil([&] { return page.shown().id == id; });
    }

    void ask(const QString &action, const FilterState &filter = {})
    {
        act(action, filter);
        seeDialog(QString(action).replace(u'.', u'-'));
        static_cast<RecordsPage *>(window().currentPage())->filterBar()->clear();
    }

    void seeQuestions()
    {
        ask(u"orders.confirm"_s, withStatus(u"pending"_s));
        ask(u"orders.cancel"_s, withStatus(u"pending"_s));
        ask(u"devices.deactivate"_s, withStatus(u"available"_s));
    }

    void seePapers()
    {
        ask(u"orders.packing-list"_s, withStatus(u"confirmed"_s));
        ask(u"orders.labels"_s);
        ask(u"orders.contract"_s, withStatus(u"fulfilled"_s));
        ask(u"devices.labels"_s);
        seeSizes();
        ask(u"devices.returnSlip"_s, withStatus(u"rented_out"_s));
    }

    // Of labels on a sheet, of which there is most to say.
    void seeSizes()
    {
        act(u"devices.labels"_s);
        waitUntil([] { return QApplication::activeModalWidget(); }, 3s);
        auto *dialog = qobject_cast<LabelDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        for (int kind = 0; dialog->format().onRoll && kind < dialog->templates()->count(); ++kind)
            Q_EMIT dialog->templates()->activated(kind);
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->isCheckable()) // what unfolds the sizes
                button->click();
        }
        seeDialog(u"devices-labels-sizes"_s);
    }

    // As a manager does it, on a page of its own.
    void seeTakingBack()
    {
        const ReturnsDue due = readDue();
        if (due.next.empty())
            return;
        auto &page = show<SubscriptionsPage>(Subscriptions);
        page.openLink(
            {.screen = Subscriptions, .id = due.next.front().rentalId, .act = u"subscriptions.takeBack"_s});
        waitUntil([&] { return page.guided() && page.guided()->isCurrent(); }, 3s);
        see(u"subscriptions-take-back"_s);
        page.goBack();
    }

    // Of a contract that has run its full term, and whose customer has not said what is to become of it.
    void seeEnding()
    {
        FilterState over = withStatus(u"active"_s);
        over.chosen.insert(u"ends"_s, {u"past"_s});
        auto &page = show<SubscriptionsPage>(Subscriptions);
        const QString id = find(page, over).value(0);
        page.openLink({.screen = Subscriptions, .id = id, .act = u"subscriptions.end"_s});
        waitUntil([&] { return page.guided() && page.guided()->isCurrent(); }, 3s);
        see(u"subscriptions-end"_s);
        page.goBack();
        page.filterBar()->clear();
    }

    // Somebody begins to take a device back, looks at another one, and finds what was begun.
    void seeDraft()
    {
        const QString serial = serialsDue().value(0);
        auto &page = show<DevicesPage>(Devices);
        page.openLink({.screen = Devices, .id = serial, .act = u"devices.takeBack"_s});
        waitUntil([&] { return page.isEditing(); }, 3s);
        if (auto *damage = page.pane()->findChild<QPlainTextEdit *>())
            damage->setPlainText(u"Scratch on the lid"_s);
        see(u"devices-take-back"_s);
        openRow(page, 0);
        page.open(serial);
        const auto card = [&] { return page.pane()->findChild<DraftCard *>(); };
        waitUntil([&] { return page.shown().id == serial && card(); }, 3s);
        see(u"devices-draft"_s);
        if (card())
            Q_EMIT card()->discarded();
        settle();
    }

    void seeUndo()
    {
        const ShownRecords customers = read(Customers, {}, 20);
        const auto idle = std::ranges::find_if(customers, [](const ShownRecord &customer) {
            return customer.value[u"totalDevicesRented"].toInteger() == 0;
        });
        if (idle == customers.end())
            return;
        window().follow({.screen = Customers, .id = idle->id, .act = u"customers.deactivate"_s});
        waitUntil([this] { return !window().messages()->shown().isEmpty(); });
        see(u"customers-undo"_s);
        window().messages()->undoLatest();
    }

    void seeMenu()
    {
        auto &page = show<RecordsPage>(Subscriptions);
        page.openPage(openRow(page, 6));
        settle();
        page.recordPage()->head()->more()->click();
        see(u"subscriptions-menu"_s);
        if (QMenu *menu = page.recordPage()->head()->more()->findChild<QMenu *>())
            menu->close();
        page.goBack();
    }

    ReturnsDue readDue() const
    {
        const auto read = [](const Context &context) { return returnsDue(context, 5); };
        return elsewhere(read).value_or(ReturnsDue());
    }

    QStringList serialsDue() const
    {
        QStringList serials;
        for (const ReturnsDue::Device &device : readDue().next)
            serials += device.serialNumber;
        return serials;
    }

    void seeDesk()
    {
        const ShownRecords running = read(Devices, withStatus(u"rented_out"_s));
        auto &desk = show<FulfilmentPage>(u"fulfilment"_s);
        settle();
        desk.takeNextOrder();
        waitUntil([&] { return desk.work().order().has_value(); });
        if (const auto &order = desk.work().order()) {
            FilterState fitting = withStatus(u"available"_s);
            fitting.search = order->openSkus().value(0);
            const ShownRecords devices = read(Devices, fitting);
            show<FulfilmentPage>(u"fulfilment"_s);
            for (const ShownRecord &device : devices)
                desk.work().assign(device.id);
        }
        desk.work().assign(u"PX9-00417"_s);
        waitUntil([&] { return desk.work().queue().waiting() == 0; });
        see(u"fulfilment-assign"_s);
        seeAside(desk);
        seeReturns(desk, serialsDue(), running.isEmpty() ? QString() : running.constFirst().id);
    }

    // One order is set aside for the next, and the last device is to be replaced.
    void seeAside(FulfilmentPage &desk)
    {
        desk.takeNextOrder();
        waitUntil([&] { return desk.work().queue().waiting() == 0; });
        desk.undoLast();
        waitUntil([&] {
            const auto &shown = desk.work().shownOrder();
            return shown && shown->id == desk.work().shownOrderId();
        });
        see(u"fulfilment-aside"_s);
        desk.undoLast();
    }

    // One has its condition, one is open, one is not to come back yet.
    void seeReturns(FulfilmentPage &desk, const QStringList &due, const QString &running)
    {
        desk.setTakingBack(true);
        see(u"fulfilment-take-back"_s);
        desk.work().takeBack(due.value(0));
        desk.work().setCondition(u"good"_s);
        desk.work().takeBack(due.value(1));
        desk.work().takeBack(running);
        desk.work().takeBack(due.value(2));
        waitUntil([&] { return desk.work().queue().waiting() == 0; });
        see(u"fulfilment-returned"_s);
    }

    void seeHelp()
    {
        window().show(Orders);
        window().showHelp();
        see(u"help"_s);
        if (auto *help = window().findChild<HelpDialog *>())
            help->close();
        window().showKeys();
        seeDialog(u"keys"_s);
    }
};

class RoleTour : public Tour
{
public:
    using Tour::Tour;

    void walk(const QString &role)
    {
        for (const QString &screen : tenant().pages()) {
            window().show(screen);
            if (auto *table = qobject_cast<TablePage *>(window().currentPage()))
                openRow(*table, 6);
            see(role + u'-' + screen);
        }
    }
};

class SilentTour : public Tour
{
public:
    using Tour::Tour;

    void walk()
    {
        window().show(u"today"_s);
        see(u"today-loading"_s);
        auto &page = show<TablePage>(Orders);
        see(u"orders-loading"_s);
        waitUntil([&] { return page.emptyState()->isVisible(); });
        see(u"orders-could-not-load"_s);
        window().show(u"today"_s);
        see(u"today-could-not-load"_s);
        seeWaitingScans();
    }

private:
    void seeWaitingScans()
    {
        auto &desk = show<FulfilmentPage>(u"fulfilment"_s);
        for (const QString &scan : {u"J4QT-DZM"_s, u"C02XK9Q4MD6R"_s, u"PX9-00417"_s})
            desk.work().assign(scan);
        waitUntil([&] { return desk.work().queue().isHeldUp() && !desk.isUpToDate(); });
        see(u"fulfilment-waiting"_s);
    }
};

} // namespace

void showWork(TenantWindow &window, const Seen &seen)
{
    WorkTour(window, seen).walk();
}

void showRole(TenantWindow &window, const QString &role, const Seen &seen)
{
    RoleTour(window, seen).walk(role);
}

void showSilence(TenantWindow &window, const Seen &seen)
{
    SilentTour(window, seen).walk();
}

} // namespace onhire
