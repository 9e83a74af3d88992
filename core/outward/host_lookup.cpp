// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/host_lookup.h"

namespace onhire {

HostLookup::HostLookup(const QString &host, QObject *asker, Found found)
    : QObject(asker), m_found(std::move(found))
{
    QHostInfo::lookupHost(host, this, SLOT(take(QHostInfo)));
}

void HostLookup::take(const QHostInfo &info)
{
    deleteLater();
    m_found(info.addresses());
}

} // namespace onhire
