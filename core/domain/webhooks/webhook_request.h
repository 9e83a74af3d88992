// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a webhook endpoint: where it is, which events it wants, whether it is on.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"

#include <optional>

namespace onhire {

enum class PrivateTargets { Refuse, Allow };

struct WebhookRequest
{
    QString url;
    QStringList events = {QStringLiteral("*")};
    bool enabled = true;

    static Schema schema();
    static Result<WebhookRequest> read(const JsonValue &body, PrivateTargets targets, bool strict = false);
};

// Members that are left out stay.
struct WebhookPatch
{
    std::optional<QString> url;
    std::optional<QStringList> events;
    std::optional<bool> enabled;

    static Schema schema();
    static Result<WebhookPatch> read(const JsonValue &body, const QString &endpointId, PrivateTargets targets,
                                     bool strict = false);
};

// Why nothing can be sent there; empty when it can. A name is looked up, and what it stands for judged, only
// when something is sent.
QString objectionTo(const QString &url, PrivateTargets targets);

} // namespace onhire
