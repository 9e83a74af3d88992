// SPDX-License-Identifier: GPL-3.0-or-later
// What a tenant may decide for itself: one table of descriptors, from which the checks, the defaults, the
// settings screen and the command line all come.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"
#include "core/base/schema.h"

#include <span>

namespace onhire {

struct SettingDescriptor
{
    QLatin1StringView key;
    Schema schema;
    QByteArray fallback; // JSON
    bool isSecret = false; // kept sealed, and never shown
};

class Settings
{
public:
    Settings() = default;
    explicit Settings(JsonValue chosen) : m_chosen(std::move(chosen)) { }

    static std::span<const SettingDescriptor> descriptors();
    static const SettingDescriptor *descriptorOf(QStringView key);

    const JsonValue &value(QLatin1StringView key) const; // what was chosen, else the default
    bool isSet(QLatin1StringView key) const { return m_chosen.has(QString(key)); }
    int integer(QLatin1StringView key) const { return int(value(key).toInteger().value_or(0)); }
    bool flag(QLatin1StringView key) const { return value(key).toBool(); }
    const QString &text(QLatin1StringView key) const { return value(key).toString(); }
    Decimal decimal(QLatin1StringView key) const { return value(key).toDecimal().value_or(Decimal{}); }

    QList<int> contractLengths() const;
    int defaultContractLength() const { return integer(QLatin1StringView("defaultContractLength")); }
    Decimal taxRate() const { return decimal(QLatin1StringView("tax.rate")); }
    bool pricesIncludeTax() const { return flag(QLatin1StringView("tax.inclusive")); }
    QStringList customFieldIds() const;

    const JsonValue &chosen() const { return m_chosen; }
    Settings with(const QList<JsonValue::Member> &values) const; // null: back to the default

private:
    JsonValue m_chosen; // an object: key → value
};

} // namespace onhire
