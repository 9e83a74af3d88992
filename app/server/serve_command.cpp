// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/serve_command.h"

#include "app/documents/pdf_maker.h"
#include "app/http/server/http_server.h"
#include "app/server/opened_place.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QTextStream>

#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Address
{
    QString host;
    quint16 port;
};

Result<Address> addressFrom(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    bool isPort = false;
    const quint16 port = text.mid(colon + 1).toUShort(&isPort);
    if (colon <= 0 || !isPort)
        return Failure(Error::invalid(u"listen"_s, Fault::Kind::InvalidString,
                                      u"--listen takes HOST:PORT, such as 127.0.0.1:8080 or "
                                      "[::1]:8080."_s));
    QString host = text.left(colon);
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    return Address{host, port};
}

Result<ServerOptions> optionsFrom(const Arguments &arguments)
{
    ServerOptions options;
    ONHIRE_ASSIGN(const Address address, addressFrom(arguments.value(u"listen"_s, u"127.0.0.1:8080"_s)));
    options.host = address.host;
    options.port = address.port;
    options.region = arguments.value(u"region"_s, options.region);
    options.publicUrl = arguments.value(u"public-url"_s);
    options.allowedHosts = arguments.options.values(u"allowed-host"_s);
    options.threads = arguments.value(u"threads"_s, u"0"_s).toInt();
    options.fairUsePerSecond = arguments.value(u"fair-use"_s, u"0"_s).toInt();
    if (arguments.has(u"allow-private-webhooks"_s))
        options.webhookTargets = PrivateTargets::Allow;
    options.connectionsPerAddress =
        arguments.value(u"per-address"_s, QString::number(options.connectionsPerAddress)).toInt();
    if (options.connectionsPerAddress < 1)
        return Failure(Error::invalid(u"per-address"_s, Fault::Kind::TooSmall,
                                      u"--per-address takes the number of connections allowed per "
                                      "address."_s));
    if (options.threads < 0 || options.threads > 256 || options.fairUsePerSecond < 0)
        return Failure(
            Error::invalid(u"threads"_s, Fault::Kind::TooBig, u"--threads takes a number from 1 to 256."_s));
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
    say(u"tenant  %1\nkey     %2\nThe key is shown only once: store it safely."_s.arg(tenant->id, key.apiKey));
    return {};
}

int waitForStopSignal()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    const int descriptor = ::signalfd(-1, &signals, SFD_CLOEXEC);
    QSocketNotifier stop(descriptor, QSocketNotifier::Read);
    QObject::connect(&stop, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    const int code = QCoreApplication::exec();
    ::close(descriptor);
    return code;
}

Result<Report> serve(const Arguments &arguments)
{
    ONHIRE_ASSIGN(ServerOptions options, optionsFrom(arguments));
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments.place));
    options.keyFile = opened->place->keyFile();
    ONHIRE_TRY(greetIfEmpty(*opened));
    ONHIRE_ASSIGN(const auto files,
                  FileRoom::open(opened->place->filesDir(), std::make_shared<const PdfMaker>()));
    HttpServer server(opened->place->conninfo(), options, opened->clock, files);
    ONHIRE_TRY(server.start());
    say(u"listening on "_s + server.address());
    const int code = waitForStopSignal();
    server.stop();
    return Report{{}, {}, code};
}

} // namespace

QList<Command> serveCommands()
{
    return {{u"serve"_s,
             u"[--listen HOST:PORT] [--region NAME] [--threads N] [--public-url URL] [--allowed-host NAME]… "
             "[--fair-use REQUESTS_PER_SECOND] [--per-address CONNECTIONS] [--allow-private-webhooks]"_s,
             u"Serves the API (default 127.0.0.1:8080; port 0 picks a free one) until SIGTERM. Each "
             "address may hold 128 of 4096 connections; behind a proxy, use --per-address 4096."_s,
             {u"listen"_s, u"region"_s, u"threads"_s, u"public-url"_s, u"allowed-host"_s, u"fair-use"_s,
              u"per-address"_s},
             {u"allow-private-webhooks"_s},
             {},
             0,
             serve}};
}

} // namespace onhire
