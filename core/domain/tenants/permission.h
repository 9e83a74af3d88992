// SPDX-License-Identifier: GPL-3.0-or-later
// What a key or a user may do. Roles are bundles of permissions; "*" is all of them.
#pragma once

#include <QStringList>

#include <optional>

namespace onhire {

class Permissions
{
public:
    Permissions() = default;
    explicit Permissions(QStringList names) : m_names(std::move(names)) { }

    static const QStringList &known(); // "*" included
    static std::optional<Permissions> ofRole(QStringView role);
    static const QStringList &roles();

    bool allow(QLatin1StringView permission) const;
    const QStringList &names() const { return m_names; }

private:
    QStringList m_names;
};

} // namespace onhire
