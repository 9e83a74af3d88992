// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/schema_node.h"

#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {

void Schema::write(JsonWriter &json, bool top) const
{
    const Node &node = *m_node;
    json.beginObject();
    if (!top && !node.name.isEmpty()) {
        json.member("$ref"_L1, QString(u"#/components/schemas/"_s + node.name));
        json.endObject();
        return;
    }
    const bool hasFormat = !ruleOf(node.format).name.isEmpty();
    // Validators hold a format against null as well, so each has a schema of its own.
    const bool isApart = node.nullable && hasFormat;
    if (isApart)
        json.key("anyOf"_L1).beginArray().beginObject().member("type"_L1, typeName(node.type));
    else if (node.type != Type::Any && node.nullable)
        json.key("type"_L1).beginArray().value(typeName(node.type)).value("null"_L1).endArray();
    else if (node.type != Type::Any)
        json.member("type"_L1, typeName(node.type));
    writeBounds(json);
    if (hasFormat)
        json.member("format"_L1, ruleOf(node.format).name);
    if (isApart)
        json.endObject().beginObject().member("type"_L1, "null"_L1).endObject().endArray();
    if (!node.description.isEmpty())
        json.member("description"_L1, node.description);
    if (!node.choices.isEmpty()) {
        json.key("enum"_L1).beginArray();
        for (const QString &choice : node.choices)
            json.value(QStringView(choice));
        if (node.nullable)
            json.null();
        json.endArray();
    }
    if (!node.elements.isEmpty()) {
        json.key("items"_L1);
        node.elements.constFirst().write(json);
    }
    if (node.type == Type::Object)
        writeMembers(json);
    if (!node.fallback.isEmpty())
        json.key("default"_L1).raw(node.fallback);
    if (!node.example.isEmpty())
        json.key("examples"_L1).beginArray().raw(node.example).endArray();
    json.endObject();
}

void Schema::writeBounds(JsonWriter &json) const
{
    struct Words
    {
        QLatin1StringView least, most;
    };
    const Node &node = *m_node;
    const Words words = node.type == Type::String ? Words{"minLength"_L1, "maxLength"_L1}
        : node.type == Type::Array                ? Words{"minItems"_L1, "maxItems"_L1}
                                                  : Words{"minimum"_L1, "maximum"_L1};
    if (node.least)
        json.member(words.least, *node.least);
    if (node.most)
        json.member(words.most, *node.most);
    if (node.above)
        json.member("exclusiveMinimum"_L1, *node.above);
}

void Schema::writeMembers(JsonWriter &json) const
{
    json.key("properties"_L1).beginObject();
    for (const Property &property : m_node->properties) {
        json.key(property.name);
        property.schema.write(json);
        for (const QString &alias : property.aliases) {
            json.key(alias).beginObject().key("allOf"_L1).beginArray();
            property.schema.write(json);
            json.endArray();
            json.member("description"_L1,
                        u"Alias of %1. If both are given, they must match."_s.arg(property.name))
                .endObject();
        }
    }
    json.endObject();
    writeRequired(json);
    if (m_node->open)
        json.key("additionalProperties"_L1).value(true);
}

void Schema::writeRequired(JsonWriter &json) const
{
    const auto write = [&json](const QStringList &names) {
        json.key("required"_L1).beginArray();
        for (const QString &name : names)
            json.value(QStringView(name));
        json.endArray();
    };
    QStringList plain;
    QList<QStringList> choices; // one of the names of each
    for (const Property &property : m_node->properties) {
        if (property.required && property.aliases.isEmpty())
            plain += QString(property.name);
        else if (property.required)
            choices += QStringList(QString(property.name)) + property.aliases;
    }
    if (!plain.isEmpty())
        write(plain);
    if (choices.isEmpty())
        return;
    json.key("allOf"_L1).beginArray();
    for (const QStringList &names : choices) {
        json.beginObject().key("anyOf"_L1).beginArray();
        for (const QString &name : names) {
            json.beginObject();
            write({name});
            json.endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

} // namespace onhire
