// SPDX-License-Identifier: GPL-3.0-or-later
// What a statement may see: one tenant's rows, or the tables that stand above all tenants (tenants, keys,
// users).
#pragma once

#include <QString>

#include <utility>

namespace onhire {

class Scope
{
public:
    static Scope tenant(QString tenantId) { return Scope(std::move(tenantId)); }
    static Scope control() { return Scope(QStringLiteral("*")); }

    const QString &name() const { return m_name; }
    friend bool operator==(const Scope &, const Scope &) = default;

private:
    explicit Scope(QString name) : m_name(std::move(name)) { }
    QString m_name;
};

} // namespace onhire
