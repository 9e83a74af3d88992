// SPDX-License-Identifier: GPL-3.0-or-later
// Writes XML whose elements stand in the order in which they are called for: the nesting of the calls is that
// of the elements. The same calls make the same bytes.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QXmlStreamWriter>

#include <utility>

namespace onhire {

class XmlElements
{
public:
    using Attribute = std::pair<QLatin1StringView, QString>;

    XmlElements() { m_writer.writeStartDocument(); }
    XmlElements(const XmlElements &) = delete;

    template <typename Content>
    void element(QLatin1StringView name, Content content, const QList<Attribute> &attributes = {})
    {
        start(name, attributes);
        content();
        m_writer.writeEndElement();
    }

    void text(QLatin1StringView name, const QString &text, const QList<Attribute> &attributes = {})
    {
        start(name, attributes);
        m_writer.writeCharacters(text);
        m_writer.writeEndElement();
    }

    void textIfAny(QLatin1StringView name, const QString &value, const QList<Attribute> &attributes = {})
    {
        if (!value.isEmpty())
            text(name, value, attributes);
    }

    QByteArray take()
    {
        m_writer.writeEndDocument();
        return std::exchange(m_bytes, {});
    }

private:
    void start(QLatin1StringView name, const QList<Attribute> &attributes)
    {
        m_writer.writeStartElement(QString(name));
        for (const auto &[attribute, value] : attributes)
            m_writer.writeAttribute(QString(attribute), value);
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_writer{&m_bytes};
};

} // namespace onhire
