// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/field_table.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The schema as the interface description has it: so the page cannot say anything else.
JsonValue describedBy(const Schema &schema)
{
    JsonWriter json;
    schema.write(json, true);
    return readJson(json.take()).value_or(JsonValue());
}

QString reference(const JsonValue &described)
{
    return described[u"$ref"].toString().section(u'/', -1);
}

QString choicesOf(const JsonValue &described)
{
    QStringList choices;
    for (const JsonValue &choice : described[u"enum"].elements())
        choices += u"<code>"_s + choice.toString().toHtmlEscaped() + u"</code>"_s;
    return choices.join(u" | "_s);
}

QString typeOf(const JsonValue &described)
{
    if (const QString name = reference(described); !name.isEmpty())
        return u"<a href=\"#%1\">%2</a>"_s.arg(recordAnchor(name), name);
    if (described.has(u"enum"))
        return choicesOf(described);
    QStringList alternatives;
    for (const JsonValue &alternative : described[u"anyOf"].elements())
        alternatives += typeOf(alternative);
    const JsonValue &type = described[u"type"];
    for (const JsonValue &each : type.elements())
        alternatives += each.toString();
    if (type.isString())
        alternatives += type.toString();
    QString text = alternatives.isEmpty() ? u"any"_s : alternatives.join(u" or "_s);
    if (described.has(u"items"))
        text += u" of "_s + typeOf(described[u"items"]);
    return described.has(u"format") ? text + u", "_s + described[u"format"].toString() : text;
}

bool isRequired(const JsonValue &object, const QString &name)
{
    const auto names = object[u"required"].elements();
    return std::any_of(names.begin(), names.end(),
                       [&](const JsonValue &each) { return each.toString() == name; });
}

QString rowsOf(const JsonValue &object, const QString &before)
{
    QString rows;
    for (const auto &[name, member] : object[u"properties"].members()) {
        const QString path = before + name;
        rows += u"<tr><td><code>%1</code></td><td>%2%3</td><td>%4</td></tr>"_s.arg(
            path, typeOf(member), isRequired(object, name) ? u", required"_s : QString(),
            member[u"description"].toString().toHtmlEscaped());
        rows += rowsOf(member, path + u'.');
        rows += rowsOf(member[u"items"], path + u"[]."_s);
    }
    return rows;
}

} // namespace

QString fieldTable(const Schema &schema)
{
    const QString rows = rowsOf(describedBy(schema), {});
    return rows.isEmpty() ? QString() : u"<table>"_s + rows + u"</table>"_s;
}

void collectNamed(const Schema &schema, NamedSchemas &found)
{
    if (!schema.name().isEmpty())
        found.insert(schema.name(), schema);
    for (const Schema &child : schema.children())
        collectNamed(child, found);
}

QString recordAnchor(const QString &name)
{
    return u"record-"_s + name;
}

} // namespace onhire
