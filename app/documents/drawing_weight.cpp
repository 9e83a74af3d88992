// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/drawing_weight.h"

#include <QXmlStreamAttributes>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr qint64 Endless = std::numeric_limits<qint32>::max(); // also of what uses itself
static constexpr qint64 OfAnElement = 16; // whatever it says
static constexpr int MostLevels = 100;

void DrawingWeight::begin(QStringView element, const QXmlStreamAttributes &attributes)
{
    qint64 letters = OfAnElement;
    QString id, used;
    for (const QXmlStreamAttribute &attribute : attributes) {
        letters += attribute.value().size();
        if (attribute.qualifiedName() == "id"_L1)
            id = attribute.value().toString();
        else if (attribute.name() == "href"_L1 && element == "use"_L1)
            used = attribute.value().mid(1).toString();
    }
    m_open += id;
    m_isTooDeep = m_isTooDeep || m_open.size() > MostLevels;
    if (m_isTooDeep)
        return;
    const auto count = [&](Part &part) {
        part.own = std::min(Endless, part.own + letters);
        if (!used.isEmpty())
            ++part.uses[used];
    };
    count(m_parts[QString()]);
    for (const QString &around : m_open) {
        if (!around.isEmpty())
            count(m_parts[around]);
    }
}

void DrawingWeight::end()
{
    m_open.removeLast();
}

qint64 DrawingWeight::total() const
{
    QHash<QString, qint64> known;
    return m_isTooDeep ? Endless : weightOf(QString(), 0, known);
}

qint64 DrawingWeight::weightOf(const QString &id, int level, QHash<QString, qint64> &known) const
{
    if (level > MostLevels)
        return Endless;
    if (const auto before = known.constFind(id); before != known.constEnd())
        return *before;
    known.insert(id, Endless); // as long as it is not known: whoever comes by again goes in a circle
    const Part part = m_parts.value(id);
    qint64 weight = part.own;
    for (auto use = part.uses.begin(); use != part.uses.end() && weight < Endless; ++use)
        weight = std::min(Endless, weight + *use * weightOf(use.key(), level + 1, known));
    known.insert(id, weight);
    return weight;
}

} // namespace onhire
