// SPDX-License-Identifier: GPL-3.0-or-later
// The window of one person in one company, with everything behind it: the one place where the desktop's parts
// are wired together. To change the company is to make another one.
#pragma once

#include "app/desktop/built_in_server.h"
#include "app/desktop/go_to_search.h"
#include "core/services/housekeeping/housekeeper.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <memory>

namespace onhire {

// What outlives a window: it belongs to the place, not to the person.
struct WindowSurroundings
{
    const QString conninfo;
    const bool isPrivate;
    const QString dataFolder;
    const bool hasUsers;
    const Clock &clock;
    AsyncRunner &runner;
    QSettings &settings;
    Theme &theme;
    QLocale locale;
    ChangeFeed &feed;
    std::shared_ptr<ThreadDatabases> databases;
    BuiltInServer &server;
    std::shared_ptr<const SecretBox> secrets;
    std::shared_ptr<const FileRoom> files;
};

class TenantWindow : public QObject
{
    Q_OBJECT

public:
    TenantWindow(const WindowSurroundings &surroundings, const QList<TenantPointer> &tenants,
                 const TenantPointer &tenant, const Person &person);

    MainWindow &window() { return m_window; }
    QStringList pages() const { return m_pages; }
    const Workplace &workplace() const { return m_workplace; }

Q_SIGNALS:
    void tenantChosen(const QString &tenantId);
    void signOutWanted();

private:
    template <typename Screen>
    std::function<Page *(QWidget *parent)> maker(); // of a screen with actions
    void addPages(const WindowSurroundings &surroundings);
    void addPage(PageSpec spec, QLatin1StringView permission = {}); // that it takes to see it
    void fillTopBar(const WindowSurroundings &surroundings, const QList<TenantPointer> &tenants);
    void fillUserMenu(const WindowSurroundings &surroundings);
    QCoro::Task<> showAbout(bool isPrivate, QString dataFolder);
    void showLive();
    void showDrafts();
    void showWaiting();
    QCoro::Task<> renewTenant();

    LiveChanges m_live;
    const Workplace m_workplace;
    MainWindow m_window;
    QStringList m_pages;
    std::unique_ptr<GoToSearch> m_search;
    Latest m_renewals;
};

} // namespace onhire
