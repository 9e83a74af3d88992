// SPDX-License-Identifier: GPL-3.0-or-later
// The interface description (OpenAPI 3.1), written from the table of routes.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

QByteArray openApiDocument(const RouteTable &routes, const QByteArray &publicUrl);

} // namespace onhire
