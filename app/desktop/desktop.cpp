// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/documents/pdf_maker.h"
#include "core/data/driver/conninfo.h"
#include "core/services/files/file_room.h"
#include "core/services/secrets/secret_box.h"
#include "core/services/tenants/tenants.h"
#include "ui/shared/behaviour/window_place.h"
#include "ui/shell/message_bar.h"
#include "ui/start/start_words.h"

#include <QCoreApplication>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

Desktop::Desktop(DesktopOptions options, const Clock &clock, QSettings &settings, Theme &theme, QLocale locale)
    : m_options(std::move(options)), m_clock(clock), m_settings(settings), m_theme(theme),
      m_locale(std::move(locale))
{
    const auto request = [](const PlaceOptions &place, bool sample) {
        OpeningRequest made;
        made.place = place;
        made.sample = sample;
        return made;
    };
    connect(&m_start, &StartPage::newPlaceChosen, this, [this, request](const QString &company) {
        OpeningRequest made = request({}, false);
        made.companyName = company;
        open(made);
    });
    connect(&m_start, &StartPage::sampleChosen, this, [this, request] { open(request({}, true)); });
    connect(&m_start, &StartPage::databaseChosen, this, [this, request](const QString &uri) {
        open(request({{}, uri}, false));
    });
    connect(&m_start, &StartPage::retryChosen, this, [this] { open(m_request); });
    connect(&m_start, &StartPage::signInRequested, this, &Desktop::signInAs);
    m_openingSlowly.setSingleShot(true);
    m_openingSlowly.setInterval(400ms);
    connect(&m_openingSlowly, &QTimer::timeout, &m_start, &QWidget::show);
}

Desktop::~Desktop()
{
    m_stopping.request_stop();
}

void Desktop::start()
{
    placeWindow(m_start, m_settings);
    OpeningRequest last;
    last.place = {m_settings.value(u"place/dataDir"_s).toString(),
                  m_settings.value(u"place/database"_s).toString()};
    m_start.setDatabase(last.place.database);
    if (!m_options.placeGiven && !m_settings.contains(u"place/dataDir"_s)) {
        m_start.show();
        return;
    }
    m_openingSlowly.start();
    open(m_options.placeGiven ? m_options.request : last);
}

void Desktop::stop()
{
    if (m_tenantWindow)
        m_tenantWindow->window().closeForGood();
    QCoreApplication::exit();
}

void Desktop::open(const OpeningRequest &request)
{
    m_request = request;
    if (m_request.companyName.isEmpty())
        m_request.companyName = tr("My company");
    openPlace(m_request);
}

QCoro::Task<> Desktop::openPlace(OpeningRequest request)
{
    const Ticket alive = m_alive.next();
    const auto progress = [this, alive](OpeningStep step, int done, int of) {
        QMetaObject::invokeMethod(
            this,
            [this, alive, step, done, of] {
                if (alive.isCurrent())
                    tell(step, done, of);
            },
            Qt::QueuedConnection);
    };
    m_opening = std::make_shared<Opening>();
    const auto work = [opening = std::weak_ptr(m_opening), request, &clock = m_clock, progress,
                       stop = m_stopping.get_token()] {
        auto opened = openDesktop(request, clock, progress, stop);
        const auto wanted = opening.lock();
        if (wanted)
            wanted->emplace(std::move(opened));
        return wanted != nullptr;
    };
    const bool isWanted = co_await m_runner.run(work);
    if (!isWanted || !alive.isCurrent())
        co_return;
    m_alive.next(); // what is still to be told of the work comes too late
    const auto opened = *std::exchange(*std::exchange(m_opening, nullptr), std::nullopt);
    if (opened)
        adopt(*opened);
    else
        refuse(opened.error());
}

void Desktop::tell(OpeningStep step, int done, int of)
{
    switch (step) {
    case OpeningStep::Database: return m_start.showWork(tr("Opening the database…"));
    case OpeningStep::Company: return m_start.showWork(tr("Setting up the company…"));
    case OpeningStep::Sample:
        return m_start.showWork(
            tr("Creating sample orders: %1 of %2").arg(m_locale.toString(done), m_locale.toString(of)));
    }
}

void Desktop::refuse(const Error &error)
{
    const Wording words = wordingOf(error);
    m_start.showFailure(words.what, error.detail.isEmpty() ? words.whatToDo : whyNotOpened(error.detail));
    m_start.show();
    Q_EMIT failed(error.detail.isEmpty() ? words.what : error.detail);
}

// Without its password: that belongs in the user's password file or a keyring.
void Desktop::remember(const PlaceOptions &place)
{
    QString database = place.database;
    if (auto words = parseConninfo(database); words && !database.isEmpty()) {
        words->remove(u"password"_s);
        database = toUri(*words);
    }
    m_settings.setValue(u"place/dataDir"_s, place.dataDir);
    m_settings.setValue(u"place/database"_s, database);
}

void Desktop::adopt(std::shared_ptr<OpenedDesktop> opened)
{
    m_opened = std::move(opened);
    if (m_options.screensDir.isEmpty())
        remember(m_request.place);
    m_databases = std::make_shared<ThreadDatabases>(m_opened->place->conninfo(), m_runner.reads());
    m_housekeeper = std::make_unique<Housekeeper>(m_opened->place->conninfo(), m_clock, m_feed, nullptr,
                                                  Housekeeper::ClockIs::ThatOfThisMachine);
    m_lacks.clear();
    openSecrets();
    openFiles();
    m_server = std::make_unique<BuiltInServer>(*m_opened->place, m_clock, m_settings);
    if (m_server->startsByItself())
        m_server->turn(true);
    m_tenants = m_opened->tenants;
    if (m_opened->hasUsers)
        return askSignIn();
    // A database without users belongs to whoever can open it.
    const Actor owner{u"user"_s, u"owner"_s, tr("Owner")};
    enter({owner, *Permissions::ofRole(u"admin")}, m_settings.value(u"place/tenant"_s).toString());
}

// Without them most of the work can be done, so it goes on; the window says what cannot.
void Desktop::openSecrets()
{
    auto secrets = SecretBox::open(m_opened->place->keyFile());
    if (secrets)
        m_secrets = std::make_shared<const SecretBox>(std::move(*secrets));
    else
        lack(tr("Access tokens and webhook secrets cannot be saved."), secrets.error());
}

void Desktop::openFiles()
{
    auto files = FileRoom::open(m_opened->place->filesDir(), m_clock.now(), std::make_shared<const PdfMaker>());
    if (files)
        m_files = std::move(*files);
    else
        lack(tr("Files cannot be opened or saved, and no contracts are made."), files.error());
}

void Desktop::lack(const QString &what, const Error &error)
{
    //: Why something does not work
    m_lacks.append({what, tr("%1 Fix this, then restart Onhire.").arg(whyNotOpened(error.detail))});
}

QCoro::Task<> Desktop::signInAs(QString login, QString password)
{
    const auto work = [databases = m_databases, login, password] {
        return signIn(databases->ofThisThread(), login, password);
    };
    const Ticket latest = m_alive.next();
    const auto user = co_await m_runner.run(work);
    if (!latest.isCurrent())
        co_return;
    if (!user) {
        m_start.askSignIn(wordingOf(user.error()).what);
        co_return;
    }
    m_tenants = m_opened->tenants;
    m_tenants.removeIf(
        [&](const TenantPointer &tenant) { return tenant->organisationId != user->organisationId; });
    if (m_tenants.isEmpty()) {
        m_start.askSignIn(tr("You do not have access to a company in this database."));
        co_return;
    }
    enter({Actor{u"user"_s, user->userId, user->displayName}, user->permissions},
          m_settings.value(u"place/tenant"_s).toString());
}

WindowSurroundings Desktop::surroundings()
{
    return {m_opened->place->conninfo(),
            m_opened->place->isPrivate(),
            m_opened->place->dataDir(),
            m_opened->hasUsers,
            m_clock,
            m_runner,
            m_settings,
            m_theme,
            m_locale,
            m_feed,
            m_databases,
            *m_server,
            m_secrets,
            m_files};
}

// The window, its first screen and their first look each have a turn of their own: together they would hold up
// whoever waits.
QCoro::Task<> Desktop::enter(Person person, QString tenantId)
{
    const Ticket latest = m_alive.next();
    m_openingSlowly.stop();
    makeWindow(person, tenantId);
    co_await nextTurn();
    if (!latest.isCurrent())
        co_return;
    m_nextWindow->window().makeAnotherPage(m_nextWindow->pages().constFirst());
    co_await nextTurn();
    if (latest.isCurrent())
        showWindow();
}

void Desktop::makeWindow(const Person &person, const QString &tenantId)
{
    TenantPointer tenant = m_tenants.constFirst();
    for (const TenantPointer &known : std::as_const(m_tenants)) {
        if (known->id == tenantId)
            tenant = known;
    }
    if (m_tenantWindow)
        keepPlace(m_tenantWindow->window(), m_settings);
    else if (m_start.isVisible())
        keepPlace(m_start, m_settings);
    m_nextWindow = std::make_unique<TenantWindow>(surroundings(), m_tenants, tenant, person);
    connect(
        m_nextWindow.get(), &TenantWindow::tenantChosen, this,
        [this, person](const QString &id) {
            m_settings.setValue(u"place/tenant"_s, id);
            enter(person, id);
        },
        Qt::QueuedConnection);
    connect(m_nextWindow.get(), &TenantWindow::signOutWanted, this, &Desktop::signOut, Qt::QueuedConnection);
}

void Desktop::showWindow()
{
    MainWindow &window = m_nextWindow->window();
    window.QWidget::show();
    window.show(m_nextWindow->pages().constFirst());
    for (const Wording &lack : std::as_const(m_lacks))
        window.messages()->showError(lack.what, lack.whatToDo);
    m_tenantWindow = std::exchange(m_nextWindow, nullptr);
    m_start.hide();
    Q_EMIT entered();
}

std::unique_ptr<TenantWindow> Desktop::windowFor(const Person &person,
                                                 std::shared_ptr<ThreadDatabases> databases,
                                                 const TenantPointer &company)
{
    WindowSurroundings around = surroundings();
    if (databases)
        around.databases = std::move(databases);
    return std::make_unique<TenantWindow>(around, m_tenants, company ? company : m_tenants.constFirst(),
                                          person);
}

void Desktop::askSignIn()
{
    m_openingSlowly.stop();
    if (m_tenantWindow) {
        keepPlace(m_tenantWindow->window(), m_settings);
        placeWindow(m_start, m_settings);
    }
    m_start.show();
    m_start.askSignIn();
}

void Desktop::signOut()
{
    m_alive.cancel(); // nobody's window comes up any more
    m_nextWindow.reset();
    askSignIn(); // before the last window is gone, with which the program would end
    m_tenantWindow.reset();
}

} // namespace onhire
