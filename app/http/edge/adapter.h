// SPDX-License-Identifier: GPL-3.0-or-later
// The door to Qt HTTP Server, and the only file that knows which Qt it is built with: its interface changed
// after 6.4.
#pragma once

#include <QObject>

#include <memory>

namespace onhire {

class GuardedServer;
class HttpHandler;

// Lets Qt HTTP Server carry requests from `server`, which listens already, to `handler`. Ends with the returned
// object; null when Qt refuses.
std::unique_ptr<QObject> serveWithQt(std::unique_ptr<GuardedServer> server, HttpHandler &handler);

} // namespace onhire
