// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"

#include "core/base/json_string.h"
#include "core/base/number_text.h"

#include <QSet>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

constexpr int DeepestNesting = 64;
constexpr qsizetype LongestNumber = 64;

// The names of one object. A few are compared one by one, many are hashed.
class ObjectNames
{
public:
    bool insert(const QString &name, const QList<JsonValue::Member> &before)
    {
        if (before.size() < Few)
            return std::ranges::find(before, name, &JsonValue::Member::first) == before.end();
        if (m_hashed.isEmpty()) {
            for (const JsonValue::Member &member : before)
                m_hashed.insert(member.first);
        }
        const qsizetype count = m_hashed.size();
        m_hashed.insert(name);
        return m_hashed.size() > count;
    }

private:
    static constexpr qsizetype Few = 16;
    QSet<QString> m_hashed;
};

class JsonReader
{
public:
    explicit JsonReader(QByteArrayView text) : m_text(text) { }

    tl::expected<JsonValue, JsonFault> read();

private:
    std::optional<JsonValue> readValue();
    std::optional<JsonValue> readLiteral(QByteArrayView word, JsonValue value);
    std::optional<JsonValue> readNumber();
    std::optional<QString> readString();
    std::optional<JsonValue> readArray();
    std::optional<JsonValue> readObject();
    std::optional<QString> readName(ObjectNames &names, const QList<JsonValue::Member> &before);

    bool atEnd() const { return m_position == m_text.size(); }
    char here() const { return atEnd() ? '\0' : m_text[m_position]; }
    void skipBlanks();
    bool take(char wanted);
    bool descend();
    std::nullopt_t refuse(QLatin1StringView message) { return refuse(message, m_position); }
    std::nullopt_t refuse(QLatin1StringView message, qsizetype offset);
    std::nullopt_t unexpected(QLatin1StringView message);
    // A fault learns its path on the way out, one step from each level.
    std::nullopt_t within(const QString &step);

    QByteArrayView m_text;
    qsizetype m_position = 0;
    int m_depth = 0;
    JsonFault m_fault;
};

tl::expected<JsonValue, JsonFault> JsonReader::read()
{
    if (m_text.startsWith("\xef\xbb\xbf")) {
        refuse("a byte-order mark is not allowed"_L1);
        return tl::unexpected(m_fault);
    }
    std::optional<JsonValue> value = readValue();
    skipBlanks();
    if (value && !atEnd())
        value = refuse("nothing may follow the value"_L1);
    if (!value)
        return tl::unexpected(m_fault);
    return *std::move(value);
}

std::optional<JsonValue> JsonReader::readValue()
{
    skipBlanks();
    switch (here()) {
    case '{': return readObject();
    case '[': return readArray();
    case '"':
        if (std::optional<QString> text = readString())
            return JsonValue::string(*std::move(text));
        return {};
    case 't': return readLiteral("true", JsonValue::boolean(true));
    case 'f': return readLiteral("false", JsonValue::boolean(false));
    case 'n': return readLiteral("null", JsonValue());
    default: return readNumber();
    }
}

std::optional<JsonValue> JsonReader::readLiteral(QByteArrayView word, JsonValue value)
{
    if (!m_text.sliced(m_position).startsWith(word))
        return unexpected("expected a value"_L1);
    m_position += word.size();
    return value;
}

std::optional<JsonValue> JsonReader::readNumber()
{
    const std::optional<NumberText> number = NumberText::at(m_text.sliced(m_position));
    if (!number)
        return unexpected("expected a value"_L1);
    if (number->length > LongestNumber)
        return refuse("number longer than 64 characters"_L1);
    m_position += number->length;
    return JsonValue::number(m_text.sliced(m_position - number->length, number->length).toByteArray());
}

std::optional<QString> JsonReader::readString()
{
    JsonString string = readJsonString(m_text, m_position);
    m_position = string.end;
    if (!string.fault.isEmpty())
        return refuse(string.fault);
    return string.text.normalized(QString::NormalizationForm_C); // costs nothing where all is ASCII
}

std::optional<JsonValue> JsonReader::readArray()
{
    if (!descend())
        return {};
    QList<JsonValue> elements;
    if (!take(']')) {
        do {
            std::optional<JsonValue> element = readValue();
            if (!element)
                return within(QString::number(elements.size()));
            elements.append(*std::move(element));
        } while (take(','));
        if (!take(']'))
            return unexpected("expected , or ]"_L1);
    }
    --m_depth;
    return JsonValue::array(std::move(elements));
}

std::optional<JsonValue> JsonReader::readObject()
{
    if (!descend())
        return {};
    QList<JsonValue::Member> members;
    ObjectNames names;
    if (!take('}')) {
        do {
            std::optional<QString> name = readName(names, members);
            if (!name)
                return {};
            std::optional<JsonValue> value = readValue();
            if (!value)
                return within(*name);
            members.emplaceBack(*std::move(name), *std::move(value));
        } while (take(','));
        if (!take('}'))
            return unexpected("expected , or }"_L1);
    }
    --m_depth;
    return JsonValue::object(std::move(members));
}

std::optional<QString> JsonReader::readName(ObjectNames &names, const QList<JsonValue::Member> &before)
{
    skipBlanks();
    const qsizetype begin = m_position;
    if (here() != '"')
        return unexpected("expected a name in quotes"_L1);
    std::optional<QString> name = readString();
    if (!name)
        return {};
    if (!names.insert(*name, before)) {
        refuse("duplicate key"_L1, begin);
        return within(*name);
    }
    if (!take(':'))
        return unexpected("expected :"_L1);
    return name;
}

void JsonReader::skipBlanks()
{
    while (!atEnd() && (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t'))
        ++m_position;
}

bool JsonReader::take(char wanted)
{
    skipBlanks();
    if (here() != wanted)
        return false;
    ++m_position;
    return true;
}

bool JsonReader::descend()
{
    if (m_depth == DeepestNesting) {
        refuse("nested deeper than 64 levels"_L1);
        return false;
    }
    ++m_depth;
    ++m_position;
    return true;
}

std::nullopt_t JsonReader::refuse(QLatin1StringView message, qsizetype offset)
{
    m_fault = {offset, {}, message};
    return std::nullopt;
}

std::nullopt_t JsonReader::unexpected(QLatin1StringView message)
{
    return refuse(atEnd() ? "the text ends too early"_L1 : message);
}

std::nullopt_t JsonReader::within(const QString &step)
{
    m_fault.path = m_fault.path.isEmpty() ? step : step + u'.' + m_fault.path;
    return std::nullopt;
}

} // namespace

tl::expected<JsonValue, JsonFault> readJson(QByteArrayView text)
{
    return JsonReader(text).read();
}

} // namespace onhire
