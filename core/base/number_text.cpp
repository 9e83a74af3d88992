// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_text.h"

namespace onhire {

namespace {

class NumberScanner
{
public:
    explicit NumberScanner(QByteArrayView text) : m_text(text) { }

    qsizetype position() const { return m_position; }

    bool take(char wanted)
    {
        if (m_position == m_text.size() || m_text[m_position] != wanted)
            return false;
        ++m_position;
        return true;
    }

    QByteArrayView digits()
    {
        const qsizetype begin = m_position;
        while (m_position < m_text.size() && m_text[m_position] >= '0' && m_text[m_position] <= '9')
            ++m_position;
        return m_text.sliced(begin, m_position - begin);
    }

    QByteArrayView wholeDigits()
    {
        const qsizetype begin = m_position;
        return take('0') ? m_text.sliced(begin, 1) : digits();
    }

private:
    QByteArrayView m_text;
    qsizetype m_position = 0;
};

} // namespace

std::optional<NumberText> NumberText::at(QByteArrayView text)
{
    NumberScanner scanner(text);
    NumberText number;
    number.isNegative = scanner.take('-');
    number.whole = scanner.wholeDigits();
    if (number.whole.isEmpty())
        return {};
    if (scanner.take('.')) {
        number.fraction = scanner.digits();
        if (number.fraction.isEmpty())
            return {};
    }
    if (scanner.take('e') || scanner.take('E')) {
        number.isExponentNegative = scanner.take('-');
        if (!number.isExponentNegative)
            scanner.take('+');
        number.exponent = scanner.digits();
        if (number.exponent.isEmpty())
            return {};
    }
    number.length = scanner.position();
    return number;
}

} // namespace onhire
