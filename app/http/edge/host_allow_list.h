// SPDX-License-Identifier: GPL-3.0-or-later
// The host names that a listener answers for. A page of another name whose address was rebound to ours is
// turned away.
#pragma once

#include <QHostAddress>
#include <QSet>
#include <QStringList>

namespace onhire {

class HostAllowList
{
public:
    // What is listened on is allowed by its address, and loopback by all its names. The port does not matter.
    HostAllowList(const QStringList &names, const QHostAddress &listensOn);

    bool allows(QByteArrayView host) const; // the value of a well-formed Host header

private:
    QSet<QByteArray> m_names; // in lower case, without brackets
};

} // namespace onhire
