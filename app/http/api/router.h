// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the route of a request: a tree of path segments, literal before parameter, so that the time does not
// depend on how many routes there are. Where the literal does not offer the method, the parameter may: a device
// whose serial number is `batch` is read like any other.
#pragma once

#include "app/http/api/route.h"

#include <QHash>
#include <QMap>

#include <memory>

namespace onhire {

class Router
{
public:
    struct Match
    {
        const Route *route = nullptr; // null: no such address, or not that method
        QStringList pathValues;
        QByteArrayList allowed; // without a route: the methods that the address knows; empty: no such address
    };

    explicit Router(const RouteTable &table); // which must outlive it

    Match find(QByteArrayView method, QByteArrayView path) const;

private:
    struct Node
    {
        QHash<QByteArray, std::shared_ptr<Node>> literals;
        std::shared_ptr<Node> parameter;
        QMap<QByteArray, const Route *> verbs;
    };

    static void find(Match &match, const Node &node, const QByteArray &verb, const QByteArrayList &segments,
                     qsizetype depth, const QStringList &values);

    Node m_root;
};

} // namespace onhire
