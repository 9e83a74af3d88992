// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/country_code.h"

#include "core/base/text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct OtherName
{
    QLatin1StringView name, code;
};

// In common use, but not what the list of countries calls them.
constexpr OtherName otherNames[] = {
    {"EL"_L1, "GR"_L1},
    {"UK"_L1, "GB"_L1},
    {"Great Britain"_L1, "GB"_L1},
    {"England"_L1, "GB"_L1},
    {"USA"_L1, "US"_L1},
    {"United States of America"_L1, "US"_L1},
    {"UAE"_L1, "AE"_L1},
    {"KSA"_L1, "SA"_L1},
    {"Holland"_L1, "NL"_L1},
    {"The Netherlands"_L1, "NL"_L1},
    {"Czech Republic"_L1, "CZ"_L1},
    {"Turkey"_L1, "TR"_L1},
};

// Regions that have two letters though ISO 3166-1 has no such country.
bool isNoCountry(const QString &code)
{
    static const QStringList regions = u"AC CP CQ DG EA EU EZ IC TA UN XK"_s.split(u' ');
    return code.size() != 2 || regions.contains(code);
}

bool isSame(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

bool isNativeName(QLocale::Territory territory, const QString &name)
{
    const QList<QLocale> locales =
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, territory);
    return std::ranges::any_of(
        locales, [&](const QLocale &locale) { return isSame(locale.nativeTerritoryName(), name); });
}

template <typename Names>
QString codeOfFirst(Names hasThatName)
{
    for (int i = QLocale::AnyTerritory + 1; i <= QLocale::LastTerritory; ++i) {
        const auto territory = QLocale::Territory(i);
        const QString code = QLocale::territoryToCode(territory);
        if (!isNoCountry(code) && hasThatName(territory, code))
            return code;
    }
    return {};
}

} // namespace

QString countryCode(const QString &typed)
{
    const QString name = cleaned(typed);
    if (name.isEmpty())
        return {};
    for (const OtherName &other : otherNames) {
        if (isSame(other.name, name))
            return other.code;
    }
    const QString code = codeOfFirst([&](QLocale::Territory territory, const QString &letters) {
        return isSame(letters, name) || isSame(QLocale::territoryToString(territory), name);
    });
    if (!code.isEmpty())
        return code;
    return codeOfFirst(
        [&](QLocale::Territory territory, const QString &) { return isNativeName(territory, name); });
}

} // namespace onhire
