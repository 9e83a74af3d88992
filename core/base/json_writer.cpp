// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"

#include "core/base/json_value.h"

namespace onhire {

namespace {

// The next character of a UTF-16 text; half a pair is read as U+FFFD.
char32_t nextOf(QStringView text, qsizetype &position)
{
    const QChar unit = text[position++];
    if (!unit.isSurrogate())
        return unit.unicode();
    if (unit.isHighSurrogate() && position < text.size() && text[position].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text[position++]);
    return QChar::ReplacementCharacter;
}

char32_t nextOf(QLatin1StringView text, qsizetype &position)
{
    return text[position++].unicode();
}

char *writeUtf8(char32_t c, char *out)
{
    if (c < 0x80) {
        *out++ = char(c);
        return out;
    }
    if (c < 0x800) {
        *out++ = char(0xc0 | c >> 6);
    } else {
        if (c < 0x10000) {
            *out++ = char(0xe0 | c >> 12);
        } else {
            *out++ = char(0xf0 | c >> 18);
            *out++ = char(0x80 | (c >> 12 & 0x3f));
        }
        *out++ = char(0x80 | (c >> 6 & 0x3f));
    }
    *out++ = char(0x80 | (c & 0x3f));
    return out;
}

char shortEscapeOf(char32_t c)
{
    switch (c) {
    case U'"': return '"';
    case U'\\': return '\\';
    case U'\b': return 'b';
    case U'\f': return 'f';
    case U'\n': return 'n';
    case U'\r': return 'r';
    case U'\t': return 't';
    default: return 0;
    }
}

char *writeEscaped(char32_t c, char *out)
{
    if (c >= 0x20 && c != U'"' && c != U'\\')
        return writeUtf8(c, out);
    *out++ = '\\';
    if (const char letter = shortEscapeOf(c)) {
        *out++ = letter;
        return out;
    }
    for (const char digit : {'u', '0', '0', c < 0x10 ? '0' : '1', "0123456789abcdef"[c & 0xf]})
        *out++ = digit;
    return out;
}

} // namespace

JsonWriter &JsonWriter::beginObject()
{
    return begin('{', '}');
}

JsonWriter &JsonWriter::endObject()
{
    return end('}');
}

JsonWriter &JsonWriter::beginArray()
{
    return begin('[', ']');
}

JsonWriter &JsonWriter::endArray()
{
    return end(']');
}

JsonWriter &JsonWriter::begin(char opening, char closing)
{
    separate();
    m_bytes += opening;
    m_closing.append(closing);
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::end(char closing)
{
    Q_ASSERT(!m_closing.isEmpty() && m_closing.last() == closing && !m_hasKey);
    m_bytes += closing;
    m_closing.removeLast();
    m_needsComma = true;
    return *this;
}

void JsonWriter::separate()
{
    Q_ASSERT(m_closing.isEmpty() ? m_bytes.isEmpty() : (m_closing.last() == '}') == m_hasKey);
    if (m_needsComma)
        m_bytes += ',';
    m_needsComma = true;
    m_hasKey = false;
}

template <typename View>
void JsonWriter::quote(View text)
{
    static constexpr qsizetype LongestEscape = 6;
    char buffer[512];
    char *out = buffer;
    *out++ = '"';
    for (qsizetype position = 0; position < text.size();) {
        if (out - buffer > qsizetype(sizeof buffer) - LongestEscape - 1) {
            m_bytes.append(buffer, out - buffer);
            out = buffer;
        }
        out = writeEscaped(nextOf(text, position), out);
    }
    *out++ = '"';
    m_bytes.append(buffer, out - buffer);
}

JsonWriter &JsonWriter::key(QLatin1StringView name)
{
    beginKey();
    quote(name);
    return endKey();
}

JsonWriter &JsonWriter::key(QStringView name)
{
    beginKey();
    quote(name);
    return endKey();
}

void JsonWriter::beginKey()
{
    Q_ASSERT(!m_closing.isEmpty() && m_closing.last() == '}' && !m_hasKey);
    if (m_needsComma)
        m_bytes += ',';
}

JsonWriter &JsonWriter::endKey()
{
    m_bytes += ':';
    m_needsComma = false;
    m_hasKey = true;
    return *this;
}

JsonWriter &JsonWriter::value(QStringView text)
{
    separate();
    quote(text);
    return *this;
}

JsonWriter &JsonWriter::value(QLatin1StringView text)
{
    separate();
    quote(text);
    return *this;
}

JsonWriter &JsonWriter::value(Money amount, int exponent)
{
    return raw(amount.toJson(exponent));
}

JsonWriter &JsonWriter::value(const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Type::Null: return null();
    case JsonValue::Type::Boolean: return this->value(value.toBool());
    case JsonValue::Type::Number: return raw(value.digits());
    case JsonValue::Type::String: return this->value(value.toString());
    case JsonValue::Type::Array:
        beginArray();
        for (const JsonValue &element : value.elements())
            this->value(element);
        return endArray();
    case JsonValue::Type::Object:
        beginObject();
        for (const auto &[name, content] : value.members())
            member(QStringView(name), content);
        return endObject();
    }
    Q_UNREACHABLE();
}

JsonWriter &JsonWriter::null()
{
    return raw("null");
}

JsonWriter &JsonWriter::raw(QByteArrayView json)
{
    separate();
    m_bytes += json;
    return *this;
}

QByteArray JsonWriter::take()
{
    Q_ASSERT(m_closing.isEmpty());
    m_needsComma = false;
    return std::exchange(m_bytes, {});
}

} // namespace onhire
