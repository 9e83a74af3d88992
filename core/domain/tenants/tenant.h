// SPDX-License-Identifier: GPL-3.0-or-later
// A tenant: one business unit with its currency, its calendar and its rules. An organisation may have several.
#pragma once

#include "core/domain/tenants/settings.h"

#include <QDateTime>
#include <QTimeZone>

#include <optional>

namespace onhire {

enum class Tier { Starter, Growth, Enterprise };

QLatin1StringView nameOf(Tier tier);
std::optional<Tier> tierNamed(QStringView name);

struct Tenant
{
    QString id;
    QString organisationId;
    QString name;
    Tier tier = Tier::Growth;
    QString currency;
    int exponent = 2;
    QTimeZone zone;
    bool sandbox = false;
    std::optional<QDateTime> testNow; // sandbox tenants only: where their clock stands
    Settings settings;
    int version = 1;
};

// Who it is on its papers: the company that its own address names, else its name.
QString nameOnPapers(const Tenant &tenant);

} // namespace onhire
