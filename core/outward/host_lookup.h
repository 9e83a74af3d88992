// SPDX-License-Identifier: GPL-3.0-or-later
// A host's addresses, as the system knows them.
#pragma once

#include <QHostInfo>
#include <QObject>

#include <functional>

namespace onhire {

// Belongs to whoever asks and goes with it. Qt would take a function itself, but leaks it when whoever asks is
// gone before the answer comes (seen in 6.4).
class HostLookup final : public QObject
{
    Q_OBJECT

public:
    using Found = std::function<void(QList<QHostAddress>)>;
    HostLookup(const QString &host, QObject *asker, Found found);

private Q_SLOTS:
    void take(const QHostInfo &info);

private:
    const Found m_found;
};

} // namespace onhire
