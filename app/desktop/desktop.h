// SPDX-License-Identifier: GPL-3.0-or-later
// The program from its start to its end: finds or asks for the place of the data, opens it, asks who is there
// if the database knows people, and shows the window of the tenant.
#pragma once

#include "app/desktop/desktop_options.h"
#include "app/desktop/tenant_window.h"
#include "ui/shared/text/wording.h"
#include "ui/start/start_page.h"

#include <QSettings>
#include <QTimer>

#include <stop_token>

namespace onhire {

class Desktop : public QObject
{
    Q_OBJECT

public:
    Desktop(DesktopOptions options, const Clock &clock, QSettings &settings, Theme &theme, QLocale locale);
    ~Desktop() override;

    void start();
    TenantWindow *tenantWindow() const { return m_tenantWindow.get(); }
    StartPage &startPage() { return m_start; }
    void open(const OpeningRequest &request);
    void stop(); // the program ends, and asks nobody

    // Another window on the same place: for somebody else, over a database of its own, or of another company.
    std::unique_ptr<TenantWindow> windowFor(const Person &person,
                                            std::shared_ptr<ThreadDatabases> databases = {},
                                            const TenantPointer &company = {});

Q_SIGNALS:
    void entered(); // the window is there
    void failed(const QString &what);

private:
    QCoro::Task<> openPlace(OpeningRequest request);
    void tell(OpeningStep step, int done, int of);
    void adopt(std::shared_ptr<OpenedDesktop> opened);
    void openSecrets();
    void openFiles();
    void lack(const QString &what, const Error &error);
    void refuse(const Error &error);
    QCoro::Task<> signInAs(QString login, QString password);
    void askSignIn();
    void signOut();
    void remember(const PlaceOptions &place);
    QCoro::Task<> enter(Person person, QString tenantId);
    void makeWindow(const Person &person, const QString &tenantId);
    void showWindow();
    WindowSurroundings surroundings();

    const DesktopOptions m_options;
    const Clock &m_clock;
    QSettings &m_settings;
    Theme &m_theme;
    const QLocale m_locale;
    OpeningRequest m_request;

    ChangeFeed m_feed;
    // What is being opened. Should the program end meanwhile, it is closed with it, whoever has it by then.
    using Opening = std::optional<Result<std::shared_ptr<OpenedDesktop>>>;
    std::shared_ptr<Opening> m_opening;
    std::stop_source m_stopping;
    std::shared_ptr<OpenedDesktop> m_opened;
    QList<TenantPointer> m_tenants; // of the person
    std::shared_ptr<ThreadDatabases> m_databases;
    AsyncRunner m_runner; // its threads end before what they use
    std::unique_ptr<Housekeeper> m_housekeeper;
    std::shared_ptr<const SecretBox> m_secrets;
    std::shared_ptr<const FileRoom> m_files;
    QList<Wording> m_lacks; // of this start: what does not work, and why
    std::unique_ptr<BuiltInServer> m_server;
    StartPage m_start;
    QTimer m_openingSlowly; // then the start page says so
    std::unique_ptr<TenantWindow> m_tenantWindow, m_nextWindow; // the latter is being made
    Latest m_alive;
};

} // namespace onhire
