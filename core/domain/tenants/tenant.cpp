// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/tenant.h"

namespace onhire {

static constexpr QLatin1StringView tierNames[] = {QLatin1StringView("starter"), QLatin1StringView("growth"),
                                                  QLatin1StringView("enterprise")};

QLatin1StringView nameOf(Tier tier)
{
    return tierNames[int(tier)];
}

std::optional<Tier> tierNamed(QStringView name)
{
    for (int i = 0; i < 3; ++i) {
        if (name == tierNames[i])
            return Tier(i);
    }
    return std::nullopt;
}

QString nameOnPapers(const Tenant &tenant)
{
    const QString company =
        tenant.settings.value(QLatin1StringView("seller.address"))[u"company"].toString().trimmed();
    return company.isEmpty() ? tenant.name : company;
}

} // namespace onhire
