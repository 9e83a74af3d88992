// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tenant_window.h"

#include "app/desktop/closed_page.h"
#include "app/desktop/languages.h"
#include "core/data/doctor/invariants.h"
#include "ui/customers/customers_page.h"
#include "ui/devices/devices_page.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/orders/orders_page.h"
#include "ui/products/catalogue_page.h"
#include "ui/settings/settings_page.h"
#include "ui/shared/scanning/scan_unframer.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/password_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/user_button.h"
#include "ui/subscriptions/subscriptions_page.h"
#include "ui/today/today_page.h"
#include "ui/today/waiting_work.h"

#include <QMenu>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace onhire {

TenantWindow::TenantWindow(const WindowSurroundings &surroundings, const QList<TenantPointer> &tenants,
                           const TenantPointer &tenant, const Person &person)
    : m_live(surroundings.conninfo, tenant->id),
      m_workplace{std::make_shared<Session>(surroundings.databases, tenant, person, surroundings.clock,
                                            surroundings.feed, surroundings.secrets, surroundings.files),
                  surroundings.runner, surroundings.settings, m_live, surroundings.locale},
      m_window(surroundings.settings)
{
    new ScanUnframer([session = m_workplace.session] { return ScanFrame::of(session->tenant()->settings); },
                     &m_window);
    addPages(surroundings);
    fillTopBar(surroundings, tenants);
    fillUserMenu(surroundings);
    m_search = std::make_unique<GoToSearch>(m_workplace, m_window);
    m_window.goToPanel()->setProvider([this](const QString &text) { return m_search->find(text); });
    m_window.statusLine()->setConnection(surroundings.isPrivate ? tr("Database on this machine")
                                                                : tr("Remote database"));
    connect(&m_live, &LiveChanges::hearingChanged, this, &TenantWindow::showLive);
    connect(&m_window, &MainWindow::readAgain, this, &TenantWindow::showLive);
    showLive();
    connect(&m_window, &MainWindow::draftsChanged, this, &TenantWindow::showDrafts);
    connect(m_window.statusLine(), &StatusLine::draftChosen, this, [this](const Draft &draft) {
        const auto with = DraftStore::begunWith(draft.id);
        m_window.follow(
            {.screen = draft.screen,
             .id = with ? QString() : draft.id,
             .act = draft.act.isEmpty() ? draft.screen + (with ? u".new"_s : u".edit"_s) : draft.act,
             .with = with.value_or(QString())});
    });
    showDrafts();
    showWaiting();
    connect(&m_live, &LiveChanges::companyChanged, this, [this] { renewTenant(); });
    renewTenant(); // it may have been read long ago, before somebody changed its rules
}

// What is done from now on is done by the rules that hold now, whoever has changed them.
QCoro::Task<> TenantWindow::renewTenant()
{
    const auto read = [session = m_workplace.session] {
        const Context context = session->context();
        return findTenant(context.database.connection(), context.tenant->id);
    };
    const auto tenant = co_await m_workplace.runner.run(m_renewals.next(), read);
    if (!tenant || !*tenant || !**tenant || (**tenant)->version <= m_workplace.session->tenant()->version)
        co_return;
    m_workplace.renew(**tenant);
    m_window.topBar()->setTenant((**tenant)->name);
    if (Page *page = m_window.currentPage())
        page->refresh();
}

void TenantWindow::showDrafts()
{
    const QList<Draft> drafts = DraftStore(m_workplace.settings, *m_workplace.session).all();
    m_window.statusLine()->setDrafts(drafts);
    QMap<QString, int> onScreens;
    for (const Draft &draft : drafts)
        ++onScreens[draft.screen];
    m_window.navigation()->setDrafts(onScreens);
}

template <typename Screen>
std::function<Page *(QWidget *)> TenantWindow::maker()
{
    return [this](QWidget *parent) { return new Screen(m_workplace, m_window.actions(), parent); };
}

void TenantWindow::addPage(PageSpec spec, QLatin1StringView permission)
{
    if (!permission.isEmpty() && !m_workplace.session->may(permission))
        spec.make = [title = spec.title](QWidget *parent) { return new ClosedPage(title, parent); };
    m_window.addPage(spec);
    m_pages += spec.id;
}

// Each with the key that it keeps: hands learn keys, so screens that come between leave the others' alone.
void TenantWindow::addPages(const WindowSurroundings &surroundings)
{
    const auto control = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    const auto today = [this](QWidget *parent) { return new TodayPage(m_workplace, m_pages, parent); };
    addPage({u"today"_s, tr("Today"), Glyph::Home, {}, today, control(Qt::Key_1)});
    addPage(
        {u"fulfilment"_s, tr("Fulfilment"), Glyph::Barcode, {}, maker<FulfilmentPage>(), control(Qt::Key_2)},
        "orders:read"_L1);
    addPage({u"orders"_s, tr("Orders"), Glyph::Orders, {}, maker<OrdersPage>(), control(Qt::Key_3)},
            "orders:read"_L1);
    addPage({u"subscriptions"_s,
             tr("Subscriptions"),
             Glyph::Subscriptions,
             {},
             maker<SubscriptionsPage>(),
             control(Qt::Key_4)},
            "subscriptions:read"_L1);
    addPage({u"devices"_s, tr("Devices"), Glyph::Assets, {}, maker<DevicesPage>(), control(Qt::Key_5)},
            "assets:read"_L1);
    addPage({u"customers"_s, tr("Customers"), Glyph::Customers, {}, maker<CustomersPage>(), control(Qt::Key_6)},
            "customers:read"_L1);
    addPage({u"catalogue"_s, tr("Catalogue"), Glyph::Catalogue, tr("Company"), maker<CataloguePage>(),
             control(Qt::Key_0)},
            "products:read"_L1);
    const auto settings = [this, surroundings](QWidget *parent) {
        auto *page =
            new SettingsPage(m_workplace, surroundings.theme, surroundings.server, languages(), parent);
        connect(page, &SettingsPage::companyRenamed, m_window.topBar(), &TopBar::setTenant);
        return page;
    };
    addPage({u"settings"_s, tr("Settings"), Glyph::Settings, tr("Company"), settings});
}

void TenantWindow::fillTopBar(const WindowSurroundings &surroundings, const QList<TenantPointer> &tenants)
{
    TopBar *bar = m_window.topBar();
    bar->setTenant(m_workplace.session->tenant()->name);
    if (tenants.size() > 1) {
        QList<TopBar::Choice> choices;
        for (const TenantPointer &tenant : tenants)
            choices.append({tenant->id, tenant->name});
        bar->offerTenants(choices, m_workplace.session->tenant()->id);
        connect(bar, &TopBar::tenantChosen, this,
                [this](const QString &id) { m_window.leave([this, id] { Q_EMIT tenantChosen(id); }); });
    }
    bar->setServer(surroundings.server.look());
    connect(&surroundings.server, &ServerControl::changed, bar,
            [bar, server = &surroundings.server] { bar->setServer(server->look()); });
}

void TenantWindow::showWaiting()
{
    auto *waiting = new WaitingWork(m_workplace, this);
    connect(waiting, &WaitingWork::counted, this, [this](const QMap<QString, QString> &badges) {
        for (auto badge = badges.begin(); badge != badges.end(); ++badge)
            m_window.navigation()->setCount(badge.key(), badge.value());
    });
}

void TenantWindow::fillUserMenu(const WindowSurroundings &surroundings)
{
    UserButton *user = m_window.topBar()->user();
    user->setName(m_workplace.session->person().actor.name);
    const auto add = [this, user](const QString &id, const QString &text, const std::function<void()> &run) {
        user->menu()->addAction(m_window.actions().add(&m_window, {id, text}, run));
    };
    const bool isPrivate = surroundings.isPrivate;
    const QString folder = surroundings.dataFolder;
    add(u"about"_s, tr("About Onhire"), [this, isPrivate, folder] { showAbout(isPrivate, folder); });
    if (!surroundings.hasUsers)
        return;
    user->menu()->addSeparator();
    add(u"password"_s, tr("Change password…"), [this] {
        auto *dialog = new PasswordDialog(m_workplace, &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &PasswordDialog::changed, &m_window,
                [this] { m_window.messages()->showSuccess(tr("Your password has been changed.")); });
        dialog->open();
    });
    add(u"sign-out"_s, tr("Sign out"), [this] { m_window.leave([this] { Q_EMIT signOutWanted(); }); });
}

QCoro::Task<> TenantWindow::showAbout(bool isPrivate, QString dataFolder)
{
    auto *dialog = new AboutDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDataFolder(dataFolder);
    dialog->open();
    const auto ask = [session = m_workplace.session] {
        return serverVersion(session->context().database.connection());
    };
    const QPointer<AboutDialog> shown = dialog;
    const Result<qint64> version = co_await m_workplace.runner.run(ask);
    if (!shown)
        co_return;
    const QString numbers =
        version ? u"%1.%2"_s.arg(*version / 10000).arg(*version % 10000) : tr("cannot be reached");
    shown->setDatabase(numbers, isPrivate ? tr("Database on this machine") : tr("Remote database"));
}

// What others change arrives, and what is shown could be read.
void TenantWindow::showLive()
{
    const Page *page = m_window.currentPage();
    if (!m_live.hears())
        m_window.statusLine()->setLive(false, tr("Live updates unavailable"));
    else if (page && !page->isUpToDate())
        //: In the status line: what the screen shows could not be read the last time
        m_window.statusLine()->setLive(false, tr("Not up to date"));
    else
        m_window.statusLine()->setLive(true, tr("Live"));
}

} // namespace onhire
