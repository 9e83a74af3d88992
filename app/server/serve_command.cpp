// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/serve_command.h"

#include "app/documents/pdf_maker.h"
#include "app/http/listening/listening_socket.h"
#include "app/http/server/http_server.h"
#include "app/server/first_key.h"
#include "app/server/number_option.h"
#include "app/server/opened_place.h"
#include "core/services/doctor/doctor.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QRegularExpression>
#include <QTextStream>
#include <QUrl>

#include <chrono>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A database on another machine, or one that starts with this one, may be there a moment later.
constexpr std::chrono::seconds StartPatience{30};

Result<HostAndPort> addressFrom(const QString &text)
{
    const auto address = hostAndPortIn(text);
    if (!address)
        return Failure(Error::invalid(u"listen"_s, Fault::Kind::InvalidString,
                                      u"--listen takes HOST:PORT, such as 127.0.0.1:8080 or "
                                      "[::1]:8080."_s));
    return *address;
}

// As callers write it in Host, whose port does not matter.
Result<QStringList> hostsFrom(const QStringList &names)
{
    static const QRegularExpression name(u"^([A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.?)$"_s);
    for (const QString &given : names) {
        if (!name.match(given).hasMatch() && QHostAddress(given).isNull())
            return Failure(
                Error::invalid(u"allowed-host"_s, Fault::Kind::InvalidString,
                               u"--allowed-host takes a host name alone, such as onhire.example.com, "
                               "not %1. Give it once for each name."_s.arg(given)));
    }
    return names;
}

Result<QString> publicUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (text.isEmpty()
        || (url.isValid() && isWeb && !url.host().isEmpty() && !url.hasQuery() && !url.hasFragment()))
        return text;
    return Failure(Error::invalid(u"public-url"_s, Fault::Kind::InvalidString,
                                  u"--public-url takes the address by which callers reach the server, such as "
                                  "https://onhire.example.com."_s));
}

Result<void> readNumbers(const Arguments &arguments, ServerOptions &options)
{
    constexpr int Most = 1'000'000;
    const std::pair<NumberOption, int *> numbers[] = {
        {{u"threads"_s, 0, 256, options.threads}, &options.threads},
        {{u"fair-use"_s, 0, Most, options.fairUsePerSecond}, &options.fairUsePerSecond},
        {{u"per-address"_s, 1, Most, options.connectionsPerAddress}, &options.connectionsPerAddress}};
    for (const auto &[option, number] : numbers) {
        ONHIRE_ASSIGN(const qint64 given, numberFrom(arguments, option));
        *number = int(given);
    }
    return {};
}

Result<ServerOptions> serverOptionsFrom(const Arguments &arguments)
{
    ServerOptions options;
    ONHIRE_ASSIGN(const HostAndPort address, addressFrom(arguments.value(u"listen"_s, u"127.0.0.1:8080"_s)));
    options.host = address.host;
    options.port = address.port;
    options.region = arguments.value(u"region"_s, options.region);
    ONHIRE_ASSIGN(options.publicUrl, publicUrlFrom(arguments.value(u"public-url"_s)));
    ONHIRE_ASSIGN(options.allowedHosts, hostsFrom(arguments.options.values(u"allowed-host"_s)));
    ONHIRE_ASSIGN(options.trustedProxies, TrustedProxies::of(arguments.options.values(u"trusted-proxy"_s)));
    if (arguments.has(u"allow-private-webhooks"_s))
        options.webhookTargets = PrivateTargets::Allow;
    options.doesWork = !arguments.has(u"no-background"_s);
    options.clockIs = Housekeeper::ClockIs::ThatOfThisMachine;
    ONHIRE_TRY(readNumbers(arguments, options));
    return options;
}

void say(const QString &text)
{
    QTextStream out(stdout);
    out << text << Qt::endl;
}

// An empty database is of no use to anybody: the first start makes a tenant and an admin key, and shows them
// once.
Result<void> greetIfEmpty(OpenedPlace &opened)
{
    ONHIRE_ASSIGN(const auto tenants, everyTenant(opened.database->connection()));
    if (!tenants.isEmpty())
        return {};
    ONHIRE_ASSIGN(const TenantPointer tenant,
                  createTenant(*opened.database, opened.clock, NewTenant{.name = u"My company"_s}));
    ONHIRE_ASSIGN(const Context context, opened.contextOf(tenant->id));
    ONHIRE_ASSIGN(const IssuedKey key, createKey(context, NewKey{.name = u"First key"_s}));
    ONHIRE_ASSIGN(const QString shown, firstKeyShown(opened.place->dataDir(), tenant->id, key.apiKey));
    say(shown);
    return {};
}

// Without the right key it serves all the same: orders come in, only webhooks wait. But somebody has to hear of
// it.
void warnOfSecrets(OpenedPlace &opened)
{
    const auto findings = examineSecrets(*opened.database, opened.place->keyFile());
    for (const Finding &finding : findings) {
        if (!finding.isWell())
            qWarning().noquote() << "onhire-server: WARNING:" << finding.text();
    }
}

int waitForStop(const std::stop_token &stop)
{
    const std::stop_callback quit(
        stop, [] { QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection); });
    return QCoreApplication::exec();
}

Result<Report> serve(const Arguments &arguments)
{
    ONHIRE_ASSIGN(ServerOptions options, serverOptionsFrom(arguments));
    Arguments patient = arguments;
    patient.place.patience = StartPatience;
    auto place = OpenedPlace::open(patient, Stopping::InOrder);
    if (!place && arguments.stop.stop_requested())
        return Report{}; // told to end before it had begun: no fault
    ONHIRE_ASSIGN(auto opened, std::move(place));
    options.keyFile = opened->place->keyFile();
    ONHIRE_TRY(greetIfEmpty(*opened));
    warnOfSecrets(*opened);
    ONHIRE_ASSIGN(
        const auto files,
        FileRoom::open(opened->place->filesDir(), opened->clock.now(), std::make_shared<const PdfMaker>()));
    HttpServer server(opened->place->conninfo(), options, opened->clock, files);
    ONHIRE_TRY(server.start());
    say(u"listening on "_s + server.address());
    const int code = waitForStop(arguments.stop);
    server.stop();
    return Report{{}, {}, code};
}

} // namespace

QList<Command> serveCommands()
{
    return {
        {u"serve"_s,
         u"[--listen HOST:PORT] [--region NAME] [--threads N] [--public-url URL] [--allowed-host NAME]… "
         "[--trusted-proxy ADDRESS]… [--fair-use REQUESTS_PER_SECOND] [--per-address CONNECTIONS] [--allow-private-webhooks] [--no-background]"_s,
         u"Serves the API (default 127.0.0.1:8080; port 0 picks one) until SIGTERM. Each address may open 128 "
         "of the 4096 connections; behind a proxy, which is one address, give --per-address 4096, and the "
         "proxy's "
         "address or network as --trusted-proxy: its X-Forwarded-For header is then trusted. With "
         "--no-background it only answers requests: nothing is charged or invoiced, and no webhook is sent."_s,
         {u"listen"_s, u"region"_s, u"threads"_s, u"public-url"_s, u"allowed-host"_s, u"fair-use"_s,
          u"per-address"_s, u"trusted-proxy"_s},
         {u"allow-private-webhooks"_s, u"no-background"_s},
         {},
         0,
         serve}};
}

} // namespace onhire
