// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/host_allow_list.h"

#include "app/http/edge/request_head.h"

namespace onhire {

static bool isWildcard(const QHostAddress &address)
{
    return address == QHostAddress::Any || address == QHostAddress::AnyIPv4 || address == QHostAddress::AnyIPv6;
}

HostAllowList::HostAllowList(const QStringList &names, const QHostAddress &listensOn)
{
    for (const QString &name : names)
        m_names.insert(name.toLatin1().toLower());
    if (!isWildcard(listensOn))
        m_names.insert(listensOn.toString().toLatin1().toLower());
    if (listensOn.isLoopback())
        m_names.unite({"localhost", "127.0.0.1", "::1"});
}

bool HostAllowList::allows(QByteArrayView host) const
{
    return m_names.contains(hostNameIn(host).toByteArray().toLower());
}

} // namespace onhire
