// SPDX-License-Identifier: GPL-3.0-or-later
// What anybody may read without a key: the interface description, its readable page, and whether the server is
// well.
#pragma once

#include "app/http/edge/http_message.h"

#include <optional>

namespace onhire {

struct ApiServices;
class Database;

// None: there is no such page.
std::optional<HttpReply> openPage(const HttpRequest &request, const ApiServices &services, Database &database);

} // namespace onhire
