// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of orders in its window, over a real database with a small company in it.
#pragma once

#include "core/services/demo/demo.h"
#include "core/services/housekeeping/housekeeper.h"
#include "core/services/orders/orders.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/shop.h"
#include "tests/ui/halt.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/shell/main_window.h"

#include <QTemporaryDir>
#include <QTest>

namespace onhire {

class OrdersDesk
{
public:
    explicit OrdersDesk(int orders) : m_settings(m_folder.filePath(QStringLiteral("s.ini")))
    {
        if (const auto filled = fillWithDemo(shop.context(), {.orders = orders}); !filled)
            qFatal("%s", qUtf8Printable(filled.error().detail));
        m_databases = std::make_shared<ThreadDatabases>(shop.database.conninfo(), m_runner.reads());
        m_housekeeper = std::make_unique<Housekeeper>(shop.database.conninfo(), m_clock, m_feed, nullptr);
        m_live = std::make_unique<LiveChanges>(shop.database.conninfo(), shop.tenant->id);
        const Person owner{{QStringLiteral("user"), QStringLiteral("u1"), QStringLiteral("M. Keller")},
                           *Permissions::ofRole(QStringLiteral("admin"))};
        m_session = std::make_shared<Session>(m_databases, shop.tenant, owner, shop.clock, m_feed);
        const Workplace workplace{m_session, m_runner, m_settings, *m_live, QLocale(QStringLiteral("en_GB"))};
        window = std::make_unique<MainWindow>(m_settings);
        window->addPage({QStringLiteral("orders"),
                         QStringLiteral("Orders"),
                         Glyph::Orders,
                         {},
                         [this, workplace](QWidget *parent) {
                             return new OrdersPage(workplace, window->actions(), parent);
                         }});
        window->QWidget::show();
        window->activateWindow();
        window->show(QStringLiteral("orders"));
        page = static_cast<OrdersPage *>(window->currentPage());
    }

    DraftStore drafts() { return DraftStore(m_settings, *m_session); }
    bool hears() const { return m_live->hears(); }
    const LiveChanges &live() const { return *m_live; }

    // Custom fields, as the settings have them.
    void declare(const QByteArray &fields) { set(QStringLiteral("customFields"), fields); }
    void set(const QString &key, const QByteArray &value)
    {
        const auto done = setSetting(shop.context(), key, json(value));
        const auto tenant = findTenant(shop.database.connection(), shop.tenant->id);
        if (!done || !tenant)
            qFatal("not a setting");
        m_session->renew(*tenant);
        Q_EMIT m_live->companyRenewed();
    }

    void moveTo(const QTimeZone &zone) // the company
    {
        auto moved = std::make_shared<Tenant>(*m_session->tenant());
        moved->zone = zone;
        m_session->renew(moved);
        Q_EMIT m_live->companyRenewed();
    }

    // Somebody else, on a connection of their own, who tells of the change as every program does.
    template <typename Change>
    void elsewhere(Change change)
    {
        ChangeFeed feed;
        Context context = shop.context();
        context.feed = &feed;
        if (const auto changed = change(context); !changed)
            qFatal("%s", qUtf8Printable(changed.error().detail));
        const Housekeeper teller(shop.database.conninfo(), m_clock, feed, nullptr);
    }

    std::unique_ptr<Halt> halt() { return std::make_unique<Halt>(m_runner); }

    Shop shop;

private:
    QTemporaryDir m_folder;
    SettingsFile m_settings;
    const SystemClock m_clock;
    ChangeFeed m_feed;
    std::shared_ptr<ThreadDatabases> m_databases;
    SessionPointer m_session;
    AsyncRunner m_runner{Halt::Threads};
    std::unique_ptr<Housekeeper> m_housekeeper;
    std::unique_ptr<LiveChanges> m_live;

public:
    std::unique_ptr<MainWindow> window;
    OrdersPage *page = nullptr;
};

} // namespace onhire
