// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/documents/document_text.h"

#include <unicode/uloc.h>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QChar NoBreak(0x00a0), IsolateLeftToRight(0x2066), IsolateAsItBegins(0x2068), EndOfIsolate(0x2069);

struct Symbol
{
    QStringView currency;
    const char16_t *latin, *arabic;
};

// Where the sign is one currency's only. All others are named by their code.
constexpr Symbol Symbols[] = {
    {u"EUR", u"€", u"€"},     {u"GBP", u"£", u"£"},     {u"QAR", u"QAR", u"ر.ق"}, {u"SAR", u"SAR", u"ر.س"},
    {u"AED", u"AED", u"د.إ"}, {u"KWD", u"KWD", u"د.ك"}, {u"BHD", u"BHD", u"د.ب"}, {u"OMR", u"OMR", u"ر.ع"},
};

bool isSign(const QString &symbol)
{
    return symbol.size() == 1;
}

// Figures beside such letters would change places with them.
bool hasRightToLeft(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) {
        const QChar::Direction direction = c.direction();
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

} // namespace

DocumentText::DocumentText(DocumentLanguage language, const QString &currency)
    : m_language(language), m_locale(localeOf(language)), m_currency(currency)
{
}

QString DocumentText::symbol() const
{
    const auto found = std::ranges::find(Symbols, QStringView(m_currency), &Symbol::currency);
    if (found == std::end(Symbols))
        return m_currency;
    return QString::fromUtf16(isRightToLeft() ? found->arabic : found->latin);
}

// By its digits, for a floating-point number would not have all of them.
QString DocumentText::number(const QByteArray &decimal) const
{
    const QList<QByteArray> parts = decimal.split('.');
    QString text = m_locale.toString(parts[0].toLongLong());
    if (parts.size() < 2)
        return text;
    text += m_locale.decimalPoint();
    const char32_t zero = m_locale.zeroDigit().at(0).unicode();
    for (const char c : parts[1])
        text += QChar(char16_t(zero + char32_t(c - '0')));
    return text;
}

QString DocumentText::plainAmount(const JsonValue &money) const
{
    return number(money.digits());
}

QString DocumentText::amount(const JsonValue &money) const
{
    const QString plain = plainAmount(money), sign = symbol();
    if (m_language != DocumentLanguage::English)
        return plain + NoBreak + sign;
    return isSign(sign) ? sign + plain : sign + NoBreak + plain;
}

QString DocumentText::percent(const JsonValue &rate) const
{
    const QString plain = number(rate.digits());
    switch (m_language) {
    case DocumentLanguage::English: return plain + u'%';
    case DocumentLanguage::German: return plain + NoBreak + u'%';
    case DocumentLanguage::Arabic: return plain + QChar(0x066a);
    }
    Q_UNREACHABLE();
}

QString DocumentText::date(const QString &isoDate) const
{
    return date(QDate::fromString(isoDate, Qt::ISODate));
}

QString DocumentText::date(QDate date) const
{
    return m_language == DocumentLanguage::German ? m_locale.toString(date, u"d. MMMM yyyy"_s)
                                                  : m_locale.toString(date, u"d MMMM yyyy"_s);
}

QString DocumentText::country(const QString &codeOrName) const
{
    if (codeOrName.size() != 2 || codeOrName != codeOrName.toUpper())
        return codeOrName;
    std::array<char16_t, 200> name{};
    UErrorCode status = U_ZERO_ERROR;
    const QByteArray locale = "und_" + codeOrName.toLatin1();
    const int length = uloc_getDisplayCountry(locale.constData(), m_locale.bcp47Name().toLatin1().constData(),
                                              name.data(), int(name.size()), &status);
    return U_SUCCESS(status) && length > 0 ? QString::fromUtf16(name.data(), length) : codeOrName;
}

QString DocumentText::code(const QString &text) const
{
    return isRightToLeft() && !text.isEmpty() ? IsolateLeftToRight + text + EndOfIsolate : text;
}

QString DocumentText::theirs(const QString &text) const
{
    if (text.isEmpty() || (!isRightToLeft() && !hasRightToLeft(text)))
        return text;
    return IsolateAsItBegins + text + EndOfIsolate;
}

} // namespace onhire
