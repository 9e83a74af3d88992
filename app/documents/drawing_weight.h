// SPDX-License-Identifier: GPL-3.0-or-later
// How much there is to draw of an SVG: a part that is used again counts again, and so do those that it uses in
// turn. Sixteen lines of text can ask for a picture that takes minutes. What is nested or uses one another over
// many levels is no logo, and counts as endless: to go through all of it would take a stack without end.
#pragma once

#include <QHash>
#include <QList>
#include <QString>

class QXmlStreamAttributes;

namespace onhire {

class DrawingWeight
{
public:
    void begin(QStringView element, const QXmlStreamAttributes &attributes);
    void end();

    qint64 total() const; // in letters

private:
    struct Part
    {
        qint64 own = 0;
        QHash<QString, int> uses; // of other parts, how often
    };

    qint64 weightOf(const QString &id, int level, QHash<QString, qint64> &known) const;

    QHash<QString, Part> m_parts; // by id; the whole drawing has none
    QList<QString> m_open; // the ids of the elements around the place that is read; empty where one has none
    bool m_isTooDeep = false;
};

} // namespace onhire
