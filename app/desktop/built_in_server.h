// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server inside the desktop: on or off, and remembered.
#pragma once

#include "ui/settings/server_control.h"

#include <memory>

class QSettings;

namespace onhire {

class Clock;
class HttpServer;
class Place;

class BuiltInServer final : public ServerControl
{
    Q_OBJECT

public:
    BuiltInServer(const Place &place, const Clock &clock, QSettings &settings, QObject *parent = nullptr);
    ~BuiltInServer() override;

    bool isOn() const override { return bool(m_server); }
    QString listen() const override;
    bool startsByItself() const override;
    StatusLook look() const override;
    QString refusal() const override { return m_refusal; }

    void setListen(const QString &listen) override;
    void setStartsByItself(bool on) override;
    void turn(bool on) override;

private:
    void start();

    const QString m_conninfo;
    const QString m_keyFile;
    const QString m_filesDir;
    const Clock &m_clock;
    QSettings &m_settings;
    std::unique_ptr<HttpServer> m_server;
    QString m_refusal;
};

} // namespace onhire
