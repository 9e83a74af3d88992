// SPDX-License-Identifier: GPL-3.0-or-later
// A place for a screen to work in: a database of its own with a company in it, and somebody who sits there.
// Header-only, so that tests without widgets need not link them.
#pragma once

#include "core/base/json_reader.h"
#include "core/data/schema/migrator.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/test_cluster.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/shared/workplace/workplace.h"

#include <QTemporaryDir>
#include <QTimeZone>

namespace onhire {

class UiPlace
{
public:
    explicit UiPlace(QStringList permissions = {QStringLiteral("*")},
                     QLocale language = QLocale(QStringLiteral("en_GB")))
        : m_address(TestCluster::freshDatabase(migrated())),
          m_databases(std::make_shared<ThreadDatabases>(m_address.conninfo(appRole), m_runner.reads())),
          m_tenant(newTenant()), m_settings(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_live(m_address.conninfo(appRole), m_tenant->id), m_session(sessionWith(std::move(permissions))),
          m_language(std::move(language))
    {
    }

    Workplace workplace() { return {m_session, m_runner, m_settings, m_live, m_language}; }
    Workplace workplaceWith(const QStringList &permissions)
    {
        return {sessionWith(permissions), m_runner, m_settings, m_live, m_language};
    }
    Workplace workplaceWith(std::shared_ptr<const FileRoom> files)
    {
        return {std::make_shared<Session>(m_databases, m_tenant, m_session->person(), m_clock, m_feed, nullptr,
                                          std::move(files)),
                m_runner, m_settings, m_live, m_language};
    }
    // For the test itself, which may wait for the database where a screen may not.
    Context context() const
    {
        return {m_databases->ofThisThread(),
                m_session->tenant(),
                m_session->person().actor,
                Origin{QStringLiteral("desktop"), {}},
                m_clock,
                &m_feed};
    }
    QSettings &settings() { return m_settings; }
    LiveChanges &live() { return m_live; }
    const ClusterAddress &address() const { return m_address; }
    void setLanguage(const QLocale &language) { m_language = language; }

    Record product(const QByteArray &json) const
    {
        const Context here = context();
        const auto request = ProductRequest::read(readJson(json).value(), *here.tenant);
        return value(upsertProduct(here, value(request))).record;
    }
    Record order(const QByteArray &json) const
    {
        const Context here = context();
        const auto request = OrderRequest::read(readJson(json).value(), *here.tenant);
        return value(placeOrder(here, value(request), NaturalKey::Skip));
    }

    // Ends the test program when it is none.
    template <typename T>
    static T value(Result<T> result)
    {
        if (!result) {
            const QString fault = result.error().faults.isEmpty() ? QString() : result.error().faults[0].path;
            qFatal("%s %s %s", infoOf(result.error().code).name.data(), qUtf8Printable(result.error().detail),
                   qUtf8Printable(fault));
        }
        if constexpr (!std::is_void_v<T>)
            return std::move(*result);
    }

private:
    static ClusterAddress migrated()
    {
        static const ClusterAddress address = [] {
            const ClusterAddress made = TestCluster::freshDatabase();
            if (const auto state = migrate(made.conninfo(ownerRole)); !state)
                qFatal("%s", qUtf8Printable(state.error().detail));
            return made;
        }();
        return address;
    }

    TenantPointer newTenant()
    {
        return value(
            createTenant(m_databases->ofThisThread(), m_clock, {.name = QStringLiteral("Nordlicht GmbH")}));
    }

    SessionPointer sessionWith(QStringList permissions)
    {
        const Person person{{QStringLiteral("user"), QStringLiteral("usr_1"), QStringLiteral("M. Keller")},
                            Permissions(std::move(permissions))};
        return std::make_shared<Session>(m_databases, m_tenant, person, m_clock, m_feed);
    }

    const ClusterAddress m_address;
    QTemporaryDir m_folder;
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    mutable ChangeFeed m_feed;
    AsyncRunner m_runner;
    std::shared_ptr<ThreadDatabases> m_databases;
    TenantPointer m_tenant;
    SettingsFile m_settings;
    LiveChanges m_live;
    SessionPointer m_session;
    QLocale m_language;
};

} // namespace onhire
