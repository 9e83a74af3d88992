// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/built_in_server.h"

#include "app/documents/pdf_maker.h"
#include "app/http/listening/listening_socket.h"
#include "app/http/server/http_server.h"
#include "core/data/place/place.h"
#include "core/services/secrets/secret_box.h"
#include "ui/shared/text/text_format.h"
#include "ui/start/start_words.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace onhire {

// What a user can put right is said in full; of anything else, what the system says of it.
static QString whyNotStarted(const Error &error, const QString &host, quint16 port)
{
    const QString portText = leftToRight(QString::number(port));
    if (error.subject == listening::PortInUse)
        return BuiltInServer::tr("Another program uses port %1. Choose another port.").arg(portText);
    if (error.subject == listening::NoSuchAddress)
        return BuiltInServer::tr(
                   "This machine does not have the address %1. Use 127.0.0.1 for programs on this "
                   "machine, or 0.0.0.0 for others, too.")
            .arg(leftToRight(host));
    if (error.subject == listening::NotAllowed)
        return BuiltInServer::tr("You are not allowed to use port %1. Choose port 1024 or above.")
            .arg(portText);
    const QString cause = error.faults.isEmpty() ? error.detail : error.faults.constFirst().message;
    //: Why follows, in English
    return BuiltInServer::tr("The server could not start. %1").arg(cause);
}

BuiltInServer::BuiltInServer(const Place &place, const Clock &clock, QSettings &settings, QObject *parent)
    : ServerControl(parent), m_conninfo(place.conninfo()), m_keyFile(place.keyFile()),
      m_filesDir(place.filesDir()), m_clock(clock), m_settings(settings)
{
}

BuiltInServer::~BuiltInServer() = default;

// Nobody outside this machine can reach it until the user says so.
QString BuiltInServer::listen() const
{
    return m_settings.value(u"server/listen"_s, u"127.0.0.1:8080"_s).toString();
}

bool BuiltInServer::startsByItself() const
{
    return m_settings.value(u"server/startsByItself"_s).toBool();
}

StatusLook BuiltInServer::look() const
{
    if (isOn())
        return {tr("Server on %1").arg(m_server->address().mid(int(qstrlen("http://")))), Tone::Ok, Glyph::Dot};
    if (!m_refusal.isEmpty())
        return {tr("Server could not start"), Tone::Bad, Glyph::Warning};
    return {tr("Server off"), Tone::Idle, Glyph::Ring};
}

void BuiltInServer::setListen(const QString &listen)
{
    m_settings.setValue(u"server/listen"_s, listen);
}

void BuiltInServer::setStartsByItself(bool on)
{
    m_settings.setValue(u"server/startsByItself"_s, on);
}

void BuiltInServer::turn(bool on)
{
    m_refusal.clear();
    m_server.reset();
    if (on)
        start();
    Q_EMIT changed();
}

void BuiltInServer::start()
{
    const auto address = hostAndPortIn(listen());
    if (!address || !listeningAddress(address->host)) {
        m_refusal = tr("Enter an address such as 127.0.0.1:8080 or [::1]:8080.");
        return;
    }
    const auto files = FileRoom::open(m_filesDir, m_clock.now(), std::make_shared<const PdfMaker>());
    if (!files) {
        m_refusal = tr("The files folder %1 cannot be used.").arg(m_filesDir);
        return;
    }
    if (const auto secrets = SecretBox::open(m_keyFile); !secrets) {
        //: Why follows
        m_refusal = tr("The key file cannot be used. %1").arg(whyNotOpened(secrets.error().detail));
        return;
    }
    ServerOptions options;
    options.host = address->host;
    options.port = address->port;
    options.keyFile = m_keyFile;
    options.clockIs = Housekeeper::ClockIs::ThatOfThisMachine;
    auto server = std::make_unique<HttpServer>(m_conninfo, options, m_clock, *files);
    if (const auto started = server->start())
        m_server = std::move(server);
    else
        m_refusal = whyNotStarted(started.error(), address->host, address->port);
}

} // namespace onhire
