// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/router.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace onhire {
namespace {

// A segment as text; none where it is not UTF-8 or holds a NUL, which no id of ours does.
std::optional<QString> decodedSegment(QByteArrayView segment)
{
    const auto text = wholeUtf8(QByteArray::fromPercentEncoding(segment.toByteArray()));
    if (!text || hasNul(*text))
        return std::nullopt;
    return text;
}

// For the header: each once, and what is always understood.
QByteArrayList allowedBy(QByteArrayList methods)
{
    std::sort(methods.begin(), methods.end());
    methods.erase(std::unique(methods.begin(), methods.end()), methods.end());
    if (methods.contains("GET"))
        methods += "HEAD";
    methods += "OPTIONS";
    return methods;
}

} // namespace

Router::Router(const RouteTable &table)
{
    for (const Route &route : table) {
        Node *node = &m_root;
        for (const QByteArray &segment : route.path.sliced(1).split('/')) {
            std::shared_ptr<Node> &next = segment.startsWith('{') ? node->parameter : node->literals[segment];
            if (!next)
                next = std::make_shared<Node>();
            node = next.get();
        }
        Q_ASSERT_X(!node->verbs.contains(route.verb), "Router", route.path.constData());
        node->verbs.insert(route.verb, &route);
    }
}

Router::Match Router::find(QByteArrayView method, QByteArrayView path) const
{
    Match match;
    const QByteArray verb = method == "HEAD" ? QByteArray("GET") : method.toByteArray();
    find(match, m_root, verb, path.toByteArray().sliced(1).split('/'), 0, {});
    if (!match.route && !match.allowed.isEmpty())
        match.allowed = allowedBy(match.allowed);
    return match;
}

// Collects what the address allows until it comes to a route with that verb.
void Router::find(Match &match, const Node &node, const QByteArray &verb, const QByteArrayList &segments,
                  qsizetype depth, const QStringList &values)
{
    if (depth == segments.size()) {
        match.route = node.verbs.value(verb, nullptr);
        match.pathValues = values;
        if (!match.route)
            match.allowed += node.verbs.keys();
        return;
    }
    const auto literal = node.literals.constFind(segments[depth]);
    if (literal != node.literals.constEnd())
        find(match, **literal, verb, segments, depth + 1, values);
    if (match.route || !node.parameter)
        return;
    const auto value = decodedSegment(segments[depth]);
    if (value && !value->isEmpty())
        find(match, *node.parameter, verb, segments, depth + 1, values + QStringList(*value));
}

} // namespace onhire
