// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/scenes.h"

#include "app/desktop/tenant_window.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr int ShownRow = 6;

// Forms and guided forms, by the action that begins them.
const QStringList &formsToSee()
{
    static const QStringList actions{u"orders.new"_s,
                                     u"orders.edit"_s,
                                     u"customers.edit"_s,
                                     u"devices.edit"_s,
                                     u"devices.new"_s,
                                     u"subscriptions.edit"_s,
                                     u"subscriptions.extend"_s,
                                     u"subscriptions.upgrade"_s,
                                     u"subscriptions.replace"_s,
                                     u"subscriptions.buyout"_s,
                                     u"subscriptions.early-return"_s,
                                     u"subscriptions.cancel"_s,
                                     u"subscriptions.take-back"_s};
    return actions;
}

class Tour
{
public:
    Tour(TenantWindow &tenant, const std::function<void(const QString &)> &seen)
        : m_tenant(tenant), m_window(tenant.window()), m_seen(seen)
    {
    }

    void walk()
    {
        for (const QString &screen : m_tenant.pages()) {
            m_window.show(screen);
            if (auto *records = qobject_cast<RecordsPage *>(m_window.currentPage()))
                seeRecords(*records, screen);
            else
                seePage(screen);
        }
        m_window.show(m_tenant.pages().constFirst());
        seeGoTo(u"go-to"_s, {});
        seeGoTo(u"go-to-found"_s, u"ThinkPad"_s);
        seeGoTo(u"go-to-commands"_s, u">"_s);
    }

private:
    void see(const QString &name)
    {
        settle();
        m_seen(name);
    }

    void seePage(const QString &screen)
    {
        if (auto *table = qobject_cast<TablePage *>(m_window.currentPage()))
            openShownRow(*table);
        see(screen);
    }

    static QString openShownRow(TablePage &page)
    {
        waitUntil([&] { return page.model().hasLoaded(); });
        const QString id = page.model().idAt(qMin(ShownRow, page.model().rowCount() - 1));
        if (id.isEmpty())
            return {};
        page.open(id);
        waitUntil(
            [&] { return !page.pane()->isStale() && !page.pane()->findChildren<DetailSection *>().isEmpty(); });
        return id;
    }

    void seeRecords(RecordsPage &page, const QString &screen)
    {
        const QString id = openShownRow(page);
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
        GoToPanel &goTo = *m_window.goToPanel();
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
        settle();
        see(QString(action).replace(u'.', u'-'));
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
        page.leave();
    }

    TenantWindow &m_tenant;
    MainWindow &m_window;
    const std::function<void(const QString &)> &m_seen;
};

} // namespace

bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds atMost)
{
    const QDeadlineTimer deadline(atMost);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    return condition();
}

void settle()
{
    const QDeadlineTimer deadline(350ms);
    waitUntil([&] { return deadline.hasExpired(); });
}

void showScenes(TenantWindow &window, const std::function<void(const QString &)> &seen)
{
    Tour(window, seen).walk();
}

} // namespace onhire
