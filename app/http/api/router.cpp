// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/router.h"

#include "core/base/text.h"

#include <QStringDecoder>

namespace onhire {
namespace {

// A segment as text; none where it is not UTF-8 or holds a NUL, which no id of ours does.
std::optional<QString> decoded(QByteArrayView segment)
{
    const QByteArray bytes = QByteArray::fromPercentEncoding(segment.toByteArray());
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError() || hasNul(text))
        return std::nullopt;
    return text;
}

QByteArrayList allowedBy(const QMap<QByteArray, const Route *> &verbs)
{
    QByteArrayList methods = verbs.keys();
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
    const Node *node = &m_root;
    for (const QByteArray &segment : path.toByteArray().sliced(1).split('/')) {
        const auto literal = node->literals.constFind(segment);
        if (literal != node->literals.constEnd()) {
            node = literal->get();
            continue;
        }
        const auto value = decoded(segment);
        if (!node->parameter || !value || value->isEmpty())
            return {};
        match.pathValues += *value;
        node = node->parameter.get();
    }
    if (node->verbs.isEmpty())
        return {};
    match.allowed = allowedBy(node->verbs);
    const QByteArray verb = method == "HEAD" ? QByteArray("GET") : method.toByteArray();
    match.route = node->verbs.value(verb, nullptr);
    return match;
}

} // namespace onhire
