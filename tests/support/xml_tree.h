// SPDX-License-Identifier: GPL-3.0-or-later
// XML as a test looks into it: elements by the path of their names.
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace onhire::test {

struct XmlTree
{
    QString name, text;
    QMap<QString, QString> attributes = {};
    QList<XmlTree> children = {};

    // All elements at a path below this one: a/b
    QList<XmlTree> all(const QString &path) const
    {
        QList<XmlTree> here{*this};
        for (const QString &step : path.split(u'/')) {
            QList<XmlTree> next;
            for (const XmlTree &each : here) {
                for (const XmlTree &child : each.children) {
                    if (child.name == step)
                        next += child;
                }
            }
            here = next;
        }
        return here;
    }

    QString at(const QString &path) const // of the first
    {
        const QList<XmlTree> found = all(path);
        return found.isEmpty() ? QString() : found.constFirst().text;
    }
};

inline XmlTree elementOf(QXmlStreamReader &reader)
{
    XmlTree element{reader.qualifiedName().toString(), {}};
    for (const QXmlStreamAttribute &each : reader.attributes())
        element.attributes.insert(each.qualifiedName().toString(), each.value().toString());
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement())
            element.children += elementOf(reader);
        else if (reader.isCharacters())
            element.text += reader.text();
        else if (reader.isEndElement())
            break;
    }
    return element;
}

// Of what is no XML, an element without a name.
inline XmlTree xmlTree(const QByteArray &document)
{
    QXmlStreamReader reader(document);
    if (!reader.readNextStartElement())
        return {};
    const XmlTree root = elementOf(reader);
    return reader.hasError() ? XmlTree() : root;
}

} // namespace onhire::test
