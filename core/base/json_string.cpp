// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_string.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

// What the first byte of a UTF-8 sequence says of the rest. The second byte's range is what keeps out overlong
// forms, surrogates and what lies beyond U+10FFFF.
struct Utf8Lead
{
    int length; // 0: no such first byte
    uchar firstOfSecond = 0x80;
    uchar lastOfSecond = 0xbf;

    static Utf8Lead of(uchar byte)
    {
        if (byte < 0xc2 || byte > 0xf4)
            return {0};
        if (byte < 0xe0)
            return {2};
        if (byte < 0xf0)
            return {3, uchar(byte == 0xe0 ? 0xa0 : 0x80), uchar(byte == 0xed ? 0x9f : 0xbf)};
        return {4, uchar(byte == 0xf0 ? 0x90 : 0x80), uchar(byte == 0xf4 ? 0x8f : 0xbf)};
    }
};

class JsonStringReader
{
public:
    JsonStringReader(QByteArrayView text, qsizetype begin) : m_text(text), m_position(begin + 1) { }

    JsonString read()
    {
        while (m_fault.isEmpty()) {
            takePlain();
            if (atEnd())
                refuse("the text ends too early"_L1);
            else if (here() == '"')
                return {std::move(m_result), m_position + 1, {}};
            else if (here() == '\\')
                readEscape();
            else if (here() < 0x20)
                refuse("control character in a string"_L1);
            else
                readSequence();
        }
        return {{}, m_position, m_fault};
    }

private:
    bool atEnd() const { return m_position >= m_text.size(); }
    uchar here() const { return uchar(m_text[m_position]); }
    uchar byteAt(qsizetype position) const { return position < m_text.size() ? uchar(m_text[position]) : 0; }
    void refuse(QLatin1StringView fault) { m_fault = fault; }

    void append(char32_t c)
    {
        for (const char16_t unit : QChar::fromUcs4(c))
            m_result += QChar(unit);
    }

    // The longest run of ASCII that stands for itself.
    void takePlain()
    {
        const qsizetype begin = m_position;
        while (!atEnd() && here() >= 0x20 && here() < 0x80 && here() != '"' && here() != '\\')
            ++m_position;
        m_result += QLatin1StringView(m_text.sliced(begin, m_position - begin));
    }

    void readSequence()
    {
        const Utf8Lead lead = Utf8Lead::of(here());
        const uchar second = byteAt(m_position + 1);
        if (lead.length == 0 || second < lead.firstOfSecond || second > lead.lastOfSecond)
            return refuse("invalid UTF-8"_L1);
        char32_t c = here() & (0x7f >> lead.length);
        for (int i = 1; i < lead.length; ++i) {
            const uchar byte = byteAt(m_position + i);
            if ((byte & 0xc0) != 0x80)
                return refuse("invalid UTF-8"_L1);
            c = c << 6 | (byte & 0x3f);
        }
        append(c);
        m_position += lead.length;
    }

    void readEscape()
    {
        static constexpr QByteArrayView letters = "\"\\/bfnrt";
        static constexpr QLatin1StringView meanings = "\"\\/\b\f\n\r\t"_L1;
        const char letter = char(byteAt(m_position + 1));
        if (letter == 'u')
            return readUnicodeEscape();
        const qsizetype index = letter ? letters.indexOf(letter) : -1;
        if (index < 0)
            return refuse("unknown escape"_L1);
        m_result += meanings[index];
        m_position += 2;
    }

    void readUnicodeEscape()
    {
        const std::optional<char16_t> unit = escapedUnitAt(m_position);
        if (!unit)
            return refuse("unknown escape"_L1);
        if (*unit == 0)
            return refuse("U+0000 is not allowed"_L1);
        if (!QChar::isSurrogate(*unit)) {
            m_result += QChar(*unit);
            m_position += EscapeLength;
            return;
        }
        const char16_t low = escapedUnitAt(m_position + EscapeLength).value_or(0);
        if (!QChar::isHighSurrogate(*unit) || !QChar::isLowSurrogate(low))
            return refuse("lone surrogate"_L1);
        append(QChar::surrogateToUcs4(*unit, low));
        m_position += 2 * EscapeLength;
    }

    std::optional<char16_t> escapedUnitAt(qsizetype position) const
    {
        if (byteAt(position) != '\\' || byteAt(position + 1) != 'u')
            return {};
        char16_t unit = 0;
        for (int i = 2; i < EscapeLength; ++i) {
            const int digit = hexDigit(byteAt(position + i));
            if (digit < 0)
                return {};
            unit = char16_t(unit << 4 | digit);
        }
        return unit;
    }

    static int hexDigit(uchar byte)
    {
        if (byte >= '0' && byte <= '9')
            return byte - '0';
        const uchar lower = byte | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    static constexpr int EscapeLength = 6;

    QByteArrayView m_text;
    qsizetype m_position;
    QString m_result;
    QLatin1StringView m_fault;
};

} // namespace

JsonString readJsonString(QByteArrayView text, qsizetype begin)
{
    return JsonStringReader(text, begin).read();
}

} // namespace onhire
