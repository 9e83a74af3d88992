// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of a statement that is being put together. The first one is the tenant in all of them.
#pragma once

#include <QString>
#include <QVariantList>

namespace onhire {

class Bindings
{
public:
    explicit Bindings(const QString &tenantId) : m_values{tenantId} { }

    // The name by which the statement knows the value: $2. What is bound must be used.
    QString add(const QVariant &value)
    {
        m_values.append(value);
        return QStringLiteral("$%1").arg(m_values.size());
    }

    const QVariantList &values() const { return m_values; }

private:
    QVariantList m_values;
};

} // namespace onhire
