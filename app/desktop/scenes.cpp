// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/scenes.h"

#include "app/desktop/tour.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"
#include "ui/subscriptions/subscriptions_page.h"
#include "ui/today/today_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr int ShownRow = 6;
constexpr int AllFigures = 5;

// Forms and guided forms, by the action that begins them.
const QStringList &formsToSee()
{
    static const QStringList actions{u"orders.new"_s,
                                     u"orders.edit"_s,
                                     u"customers.edit"_s,
                                     u"devices.edit"_s,
                                     u"devices.new"_s,
                                     u"catalogue.new"_s,
                                     u"catalogue.edit"_s,
                                     u"catalogue.add-variant"_s,
                                     u"subscriptions.edit"_s,
                                     u"subscriptions.extend"_s,
                                     u"subscriptions.upgrade"_s,
                                     u"subscriptions.replace"_s,
                                     u"subscriptions.buyout"_s,
                                     u"subscriptions.early-return"_s,
                                     u"subscriptions.cancel"_s};
    return actions;
}

class ScreenTour : public Tour
{
public:
    using Tour::Tour;

    void walk()
    {
        for (const QString &screen : tenant().pages()) {
            window().show(screen);
            if (auto *records = qobject_cast<RecordsPage *>(window().currentPage()))
                seeRecords(*records, screen);
            else
                seePage(screen);
        }
        window().show(tenant().pages().constFirst());
        seeGoTo(u"go-to"_s, {});
        seeGoTo(u"go-to-found"_s, u"ThinkPad"_s);
        seeGoTo(u"go-to-commands"_s, u">"_s);
    }

private:
    void seePage(const QString &screen)
    {
        if (auto *table = qobject_cast<TablePage *>(window().currentPage()))
            openRow(*table, ShownRow);
        if (const auto *today = qobject_cast<TodayPage *>(window().currentPage()))
            waitUntil([&] { return today->figures()->figures().size() == AllFigures; });
        see(screen);
    }

    void seeRecords(RecordsPage &page, const QString &screen)
    {
        const QString id = openRow(page, ShownRow);
        see(screen);
        if (id.isEmpty())
            return;
        page.openPage(id);
        if (page.isPageShown()) {
            see(screen + u"-page"_s);
            page.goBack();
        }
        seeSeveral(page, screen);
        seeNothing(page, screen);
        for (const QString &action : formsToSee()) {
            if (action.startsWith(screen + u'.'))
                seeForm(page, id, action);
        }
        if (screen == u"orders")
            seeBegunOrder(page);
    }

    // For the customer of the order that is shown, and of the same.
    void seeBegunOrder(RecordsPage &page)
    {
        const JsonValue order = page.shown().value;
        page.openLink(
            {.screen = u"orders"_s, .act = u"orders.new"_s, .with = order[u"customer"][u"email"].toString()});
        settle();
        const JsonValue &items = order[u"items"];
        if (auto *sku = qobject_cast<QLineEdit *>(page.form()->focusWidget());
            sku && !items.elements().isEmpty())
            sku->setText(items.elements().constFirst()[u"sku"].toString());
        const QDeadlineTimer untilItIsKept(1500ms);
        waitUntil([&] { return untilItIsKept.hasExpired(); });
        see(u"orders-new-begun"_s);
        page.leave();
    }

    void seeSeveral(RecordsPage &page, const QString &screen)
    {
        auto *selection = page.table()->selectionModel();
        for (int row = 1; row < 5; ++row)
            selection->select(page.model().index(row, 0),
                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        waitUntil([&] { return !page.bulkPane()->actionButtons().isEmpty(); });
        see(screen + u"-several"_s);
        page.table()->clearSelection();
    }

    void seeNothing(RecordsPage &page, const QString &screen)
    {
        page.filterBar()->setState({u"zzzz"_s, {}});
        waitUntil([&] { return page.emptyState()->isVisible(); });
        see(screen + u"-nothing"_s);
        page.filterBar()->clear();
        waitUntil([&] { return page.model().rowCount() > 0; });
    }

    void seeGoTo(const QString &name, const QString &typed)
    {
        GoToPanel &goTo = *window().goToPanel();
        goTo.start();
        goTo.field()->insert(typed);
        waitUntil([&] { return goTo.list()->count() > 0 && goTo.list()->typed() == typed.section(u'>', -1); });
        see(name);
        QKeyEvent leave(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(goTo.field(), &leave);
    }

    void seeForm(RecordsPage &page, const QString &id, const QString &action)
    {
        page.openLink({.screen = action.section(u'.', 0, 0), .id = id, .act = action});
        if (auto *subscriptions = qobject_cast<SubscriptionsPage *>(&page))
            waitForPreview(*subscriptions);
        see(QString(action).replace(u'.', u'-'));
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
        page.leave();
        if (auto *subscriptions = qobject_cast<SubscriptionsPage *>(&page); subscriptions)
            subscriptions->goBack();
    }

    // Of what has to be chosen first there is none.
    static void waitForPreview(SubscriptionsPage &page)
    {
        const auto form = [&] { return page.guided(); };
        waitUntil([&] { return form() || page.isEditing(); });
        waitUntil([&] { return !form() || form()->isCurrent() || !form()->refusal().isEmpty(); }, 2s);
    }
};

} // namespace

void showScenes(TenantWindow &window, const Seen &seen)
{
    ScreenTour(window, seen).walk();
}

} // namespace onhire
