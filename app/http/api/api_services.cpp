// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/api_services.h"

namespace onhire {

QByteArray baseUrl(const ApiServices &services, const HttpRequest &request)
{
    if (!services.publicUrl.isEmpty())
        return services.publicUrl;
    return "http://" + request.header("host").value_or(QByteArrayView("localhost")).toByteArray();
}

} // namespace onhire
