// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/seller.h"

#include "core/domain/vat_number.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct IbanLength
{
    QStringView country;
    int length;
};

// Of SEPA, and of the Gulf. Others may have what ISO 13616 allows.
constexpr IbanLength IbanLengths[] = {
    {u"AD", 24}, {u"AE", 23}, {u"AT", 20}, {u"BE", 16}, {u"BG", 22}, {u"BH", 22}, {u"CH", 21}, {u"CY", 28},
    {u"CZ", 24}, {u"DE", 22}, {u"DK", 18}, {u"EE", 20}, {u"ES", 24}, {u"FI", 18}, {u"FR", 27}, {u"GB", 22},
    {u"GI", 23}, {u"GR", 27}, {u"HR", 21}, {u"HU", 28}, {u"IE", 22}, {u"IS", 26}, {u"IT", 27}, {u"KW", 30},
    {u"LI", 21}, {u"LT", 20}, {u"LU", 20}, {u"LV", 21}, {u"MC", 27}, {u"MT", 31}, {u"NL", 18}, {u"NO", 15},
    {u"OM", 23}, {u"PL", 28}, {u"PT", 25}, {u"QA", 29}, {u"RO", 24}, {u"SA", 24}, {u"SE", 24}, {u"SI", 19},
    {u"SK", 24}, {u"SM", 27}, {u"VA", 22},
};

bool matches(const QString &text, const QString &form)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(form)).match(text).hasMatch();
}

QString withoutSpaces(const QString &typed)
{
    QString plain;
    for (const QChar c : typed.toUpper()) {
        if (!c.isSpace())
            plain += c;
    }
    return plain;
}

bool isCountry(const QString &code)
{
    return matches(code, u"[A-Z]{2}"_s) && QLocale::codeToTerritory(code) != QLocale::AnyTerritory;
}

// ISO 7064, MOD 97-10: the first four stand at the end, and letters count from A = 10.
bool hasRightCheckDigits(const QString &iban)
{
    int rest = 0;
    for (const QChar c : iban.sliced(4) + iban.first(4)) {
        const int value = c.isDigit() ? c.digitValue() : c.unicode() - u'A' + 10;
        rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
    }
    return rest == 1;
}

} // namespace

bool isIban(const QString &plain)
{
    if (!matches(plain, u"[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}"_s))
        return false;
    const auto known = std::ranges::find(IbanLengths, QStringView(plain).first(2), &IbanLength::country);
    return (known == std::end(IbanLengths) || known->length == plain.size()) && hasRightCheckDigits(plain);
}

bool isSepaIban(const QString &plain)
{
    static constexpr QStringView Gulf[] = {u"AE", u"BH", u"KW", u"OM", u"QA", u"SA"};
    const QStringView country = QStringView(plain).left(2);
    return isIban(plain)
        && std::ranges::find(IbanLengths, country, &IbanLength::country) != std::end(IbanLengths)
        && std::ranges::find(Gulf, country) == std::end(Gulf);
}

bool isBic(const QString &plain)
{
    return matches(plain, u"[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}([0-9A-Z]{3})?"_s) && isCountry(plain.sliced(4, 2));
}

bool isLogoType(const QString &contentType)
{
    return contentType == "image/png"_L1 || contentType == "image/jpeg"_L1 || contentType == "image/svg+xml"_L1;
}

JsonValue plainSellerSetting(const QString &key, const JsonValue &value)
{
    if (!value.isString())
        return value;
    if (key == "seller.vatNumber"_L1)
        return JsonValue::string(plainVatNumber(value.toString()));
    if (key == "seller.iban"_L1 || key == "seller.bic"_L1)
        return JsonValue::string(withoutSpaces(value.toString()));
    return value;
}

QList<Fault> sellerFaults(const QString &key, const JsonValue &value, const QString &path)
{
    const QString plain = plainSellerSetting(key, value).toString();
    const auto unless = [](bool isRight, const QString &where, const QString &message) {
        return isRight ? QList<Fault>() : QList<Fault>{{where, Fault::Kind::InvalidString, message}};
    };
    if (key == "seller.address"_L1)
        return unless(isCountry(value[u"country"].toString()), path + u".country"_s,
                      u"Must be a country code of two letters, such as DE."_s);
    if (key == "seller.vatNumber"_L1)
        return unless(isVatNumber(plain), path, u"Not a valid VAT number for its country."_s);
    if (key == "seller.iban"_L1)
        return unless(isIban(plain), path, u"Not a valid IBAN."_s);
    if (key == "seller.bic"_L1)
        return unless(isBic(plain), path, u"Not a valid BIC."_s);
    return {};
}

} // namespace onhire
