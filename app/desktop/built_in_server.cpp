// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/built_in_server.h"

#include "app/documents/pdf_maker.h"
#include "app/http/listening/listening_socket.h"
#include "app/http/server/http_server.h"
#include "core/data/place/place.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace onhire {

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
    if (!address) {
        m_refusal = tr("Enter an address such as 127.0.0.1:8080 or [::1]:8080.");
        return;
    }
    const auto files = FileRoom::open(m_filesDir, m_clock.now(), std::make_shared<const PdfMaker>());
    if (!files) {
        m_refusal = tr("The files folder %1 cannot be used.").arg(m_filesDir);
        return;
    }
    ServerOptions options;
    options.host = address->host;
    options.port = address->port;
    options.keyFile = m_keyFile;
    auto server = std::make_unique<HttpServer>(m_conninfo, options, m_clock, *files);
    if (const auto started = server->start())
        m_server = std::move(server);
    else
        m_refusal = tr("Onhire cannot listen on %1. Another program may be using it. Choose another port.")
                        .arg(listen());
}

} // namespace onhire
