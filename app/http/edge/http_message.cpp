// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/http_message.h"

#include <algorithm>

namespace onhire {

static auto named(QByteArrayView name)
{
    return [name](const auto &header) { return name.compare(header.first, Qt::CaseInsensitive) == 0; };
}

std::optional<QByteArrayView> findHeader(const HttpHeaderList &headers, QByteArrayView name)
{
    const auto found = std::find_if(headers.begin(), headers.end(), named(name));
    return found == headers.end() ? std::nullopt : std::optional<QByteArrayView>(found->second);
}

int countHeaders(const HttpHeaderList &headers, QByteArrayView name)
{
    return int(std::count_if(headers.begin(), headers.end(), named(name)));
}

} // namespace onhire
