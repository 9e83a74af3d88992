// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/vat_number.h"

#include "core/domain/country_code.h"

#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

int digit(QStringView text, qsizetype at)
{
    return text[at].digitValue();
}

int weighted(QStringView digits, std::initializer_list<int> weights)
{
    int sum = 0;
    qsizetype at = 0;
    for (const int weight : weights)
        sum += weight * digit(digits, at++);
    return sum;
}

int last(QStringView digits)
{
    return digit(digits, digits.size() - 1);
}

int lastTwo(QStringView digits)
{
    return digits.last(2).toInt();
}

int remainder(QStringView digits, int divisor)
{
    int rest = 0;
    for (const QChar c : digits)
        rest = (rest * 10 + c.digitValue()) % divisor;
    return rest;
}

int digitSum(int number)
{
    return number / 10 + number % 10;
}

// Every second digit from the right doubled: the sum of all digits ends with 0.
bool passesLuhn(QStringView digits)
{
    int sum = 0;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const int d = digit(digits, digits.size() - 1 - i);
        sum += i % 2 ? digitSum(2 * d) : d;
    }
    return sum % 10 == 0;
}

// ISO 7064, MOD 11,10.
bool passesMod1110(QStringView digits)
{
    int product = 10;
    for (const QChar c : digits.chopped(1)) {
        const int sum = (c.digitValue() + product) % 10;
        product = (sum ? sum : 10) * 2 % 11;
    }
    return (11 - product) % 10 == last(digits);
}

// Eleven less the rest; what eleven and ten become differs. None: such a number is not given.
constexpr int None = -1;
bool isElevenLess(QStringView digits, int sum, int ten, int eleven)
{
    const int check = 11 - sum % 11;
    const int wanted = check == 10 ? ten : check == 11 ? eleven : check;
    return wanted == last(digits);
}

bool austria(QStringView number)
{
    const QStringView digits = number.sliced(1);
    int sum = 4;
    for (int i = 0; i < 7; ++i)
        sum += i % 2 ? digitSum(2 * digit(digits, i)) : digit(digits, i);
    return (10 - sum % 10) % 10 == last(digits);
}

bool belgium(QStringView digits)
{
    return 97 - remainder(digits.first(8), 97) == lastTwo(digits);
}

bool bulgaria(QStringView digits)
{
    if (digits.size() == 9) {
        const int first = weighted(digits, {1, 2, 3, 4, 5, 6, 7, 8}) % 11;
        const int check = first < 10 ? first : weighted(digits, {3, 4, 5, 6, 7, 8, 9, 10}) % 11 % 10;
        return check == last(digits);
    }
    return weighted(digits, {2, 4, 8, 5, 10, 9, 7, 3, 6}) % 11 % 10 == last(digits) // people
        || weighted(digits, {21, 19, 17, 13, 11, 9, 7, 3, 1}) % 10 == last(digits) // foreigners
        || isElevenLess(digits, weighted(digits, {4, 3, 2, 7, 6, 5, 4, 3, 2}), None, 0);
}

bool cyprus(QStringView number)
{
    static constexpr int Odd[] = {1, 0, 5, 7, 9, 13, 15, 17, 19, 21};
    int sum = 0;
    for (int i = 0; i < 8; ++i)
        sum += i % 2 ? digit(number, i) : Odd[digit(number, i)];
    return !number.startsWith(u"12") && QChar(u'A' + sum % 26) == number[8];
}

bool czechia(QStringView digits)
{
    if (digits.size() == 8)
        return isElevenLess(digits, weighted(digits, {8, 7, 6, 5, 4, 3, 2}), 0, 1);
    return digits.size() == 9 || remainder(digits, 11) == 0; // people: those of before 1954 have no check digit
}

bool denmark(QStringView digits)
{
    return weighted(digits, {2, 7, 6, 5, 4, 3, 2, 1}) % 11 == 0;
}

bool estonia(QStringView digits)
{
    return weighted(digits, {3, 7, 1, 3, 7, 1, 3, 7, 1}) % 10 == 0;
}

bool greece(QStringView digits)
{
    return weighted(digits, {256, 128, 64, 32, 16, 8, 4, 2}) % 11 % 10 == last(digits);
}

bool spain(QStringView number)
{
    constexpr QStringView PeoplesLetters = u"TRWAGMYFPDXBNJZSQVHLCKE", CompaniesLetters = u"JABCDEFGHI";
    const QChar first = number.front();
    if (first.isDigit())
        return PeoplesLetters[number.first(8).toInt() % 23] == number.back();
    if (const auto foreigner = u"XYZ"_s.indexOf(first); foreigner >= 0)
        return PeoplesLetters[(int(foreigner) * 10'000'000 + number.sliced(1, 7).toInt()) % 23]
            == number.back();
    if (u"KLM"_s.contains(first))
        return PeoplesLetters[number.sliced(1, 7).toInt() % 23] == number.back();
    int sum = 0;
    for (int i = 1; i <= 7; ++i)
        sum += i % 2 ? digitSum(2 * digit(number, i)) : digit(number, i);
    const int check = (10 - sum % 10) % 10;
    const bool isLetter = CompaniesLetters[check] == number.back(),
               isDigit = number.back().digitValue() == check;
    if (u"NPQRSW"_s.contains(first))
        return isLetter;
    return isDigit || (isLetter && !u"ABEH"_s.contains(first));
}

bool finland(QStringView digits)
{
    return isElevenLess(digits, weighted(digits, {7, 9, 10, 5, 8, 4, 2}), None, 0);
}

bool france(QStringView number)
{
    const QStringView company = number.sliced(2);
    if (!company.startsWith(u"000") && !passesLuhn(company)) // Monaco's have no check digit
        return false;
    if (!number[0].isDigit() || !number[1].isDigit())
        return true; // keys with letters are not published
    return (12 + 3 * remainder(company, 97)) % 97 == number.first(2).toInt();
}

bool hungary(QStringView digits)
{
    return (10 - weighted(digits, {9, 7, 3, 1, 9, 7, 3}) % 10) % 10 == last(digits);
}

bool ireland(QStringView number)
{
    constexpr QStringView Letters = u"WABCDEFGHIJKLMNOPQRSTUV";
    if (!number[1].isDigit()) { // of before 2013: the first digit stands behind the others
        const QString today = u"0"_s + number.sliced(2, 5).toString() + number[0] + number[7];
        return ireland(today);
    }
    int sum = weighted(number, {8, 7, 6, 5, 4, 3, 2});
    if (number.size() == 9)
        sum += 9 * int(Letters.indexOf(number[8]));
    return Letters[sum % 23] == number[7];
}

bool lithuania(QStringView digits)
{
    int first = 0, second = 0;
    for (int i = 0; i < digits.size() - 1; ++i) {
        first += (i % 9 + 1) * digit(digits, i);
        second += ((i + 2) % 9 + 1) * digit(digits, i);
    }
    const int check = first % 11 < 10 ? first % 11 : second % 11 % 10;
    return digits[digits.size() - 2] == u'1' && check == last(digits);
}

bool luxembourg(QStringView digits)
{
    return remainder(digits.first(6), 89) == lastTwo(digits);
}

bool latvia(QStringView digits)
{
    if (digit(digits, 0) <= 3) // people: the date of birth
        return true;
    const int rest = weighted(digits, {9, 1, 4, 8, 3, 10, 2, 5, 7, 6}) % 11;
    if (rest == 4 && digit(digits, 0) == 9)
        return false;
    return (rest > 4 ? 14 - rest : 3 - rest) == last(digits);
}

bool malta(QStringView digits)
{
    return 37 - weighted(digits, {3, 4, 6, 7, 8, 9}) % 37 == lastTwo(digits);
}

// Letters count from A = 10.
bool passesMod97(QStringView text)
{
    int rest = 0;
    for (const QChar c : text) {
        const int value = c.isDigit() ? c.digitValue() : c.unicode() - u'A' + 10;
        rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
    }
    return rest == 1;
}

bool netherlands(QStringView number)
{
    const QStringView digits = number.first(9);
    return weighted(digits, {9, 8, 7, 6, 5, 4, 3, 2}) % 11 == last(digits)
        || passesMod97(QString(u"NL"_s + number.toString())); // of people, since 2020
}

bool poland(QStringView digits)
{
    return weighted(digits, {6, 5, 7, 2, 3, 4, 5, 6, 7}) % 11 == last(digits);
}

bool portugal(QStringView digits)
{
    return isElevenLess(digits, weighted(digits, {9, 8, 7, 6, 5, 4, 3, 2}), 0, 0);
}

bool romania(QStringView number)
{
    const QString digits = number.toString().rightJustified(10, u'0');
    return weighted(digits, {7, 5, 3, 2, 1, 7, 5, 3, 2}) * 10 % 11 % 10 == last(digits);
}

bool sweden(QStringView digits)
{
    return passesLuhn(digits.first(10));
}

bool slovenia(QStringView digits)
{
    return isElevenLess(digits, weighted(digits, {8, 7, 6, 5, 4, 3, 2}), 0, None);
}

bool slovakia(QStringView digits)
{
    return remainder(digits, 11) == 0;
}

bool britain(QStringView digits)
{
    const int sum = weighted(digits, {8, 7, 6, 5, 4, 3, 2}) + digits.sliced(7, 2).toInt();
    return sum % 97 == 0 || (sum + 55) % 97 == 0;
}

bool switzerland(QStringView number)
{
    const QStringView digits = number.sliced(1, 9);
    return isElevenLess(digits, weighted(digits, {5, 4, 3, 2, 7, 6, 5, 4}), None, 0);
}

bool norway(QStringView number)
{
    const QStringView digits = number.first(9);
    return isElevenLess(digits, weighted(digits, {3, 2, 7, 6, 5, 4, 3, 2}), None, 0);
}

struct Country
{
    QStringView code;
    const char *form; // of what stands behind the code
    bool (*isRight)(QStringView);
};

constexpr Country Countries[] = {
    {u"AT", R"(U\d{8})", austria},
    {u"BE", R"([01]\d{9})", belgium},
    {u"BG", R"(\d{9,10})", bulgaria},
    {u"CH", R"(E\d{9}(MWST|TVA|IVA)?)", switzerland},
    {u"CY", R"(\d{8}[A-Z])", cyprus},
    {u"CZ", R"(\d{8,10})", czechia},
    {u"DE", R"([1-9]\d{8})", passesMod1110},
    {u"DK", R"([1-9]\d{7})", denmark},
    {u"EE", R"(\d{9})", estonia},
    {u"EL", R"(\d{9})", greece},
    {u"ES", R"(([A-Z]\d{7}[0-9A-Z])|(\d{8}[A-Z]))", spain},
    {u"FI", R"(\d{8})", finland},
    {u"FR", R"([0-9A-HJ-NP-Z]{2}\d{9})", france},
    {u"GB", R"(\d{9}(\d{3})?)", britain},
    {u"HR", R"(\d{11})", passesMod1110},
    {u"HU", R"(\d{8})", hungary},
    {u"IE", R"((\d{7}[A-W][A-IW]?)|(\d[A-Z]\d{5}[A-W]))", ireland},
    {u"IT", R"(\d{11})", passesLuhn},
    {u"LT", R"(\d{9}|\d{12})", lithuania},
    {u"LU", R"(\d{8})", luxembourg},
    {u"LV", R"(\d{11})", latvia},
    {u"MT", R"([1-9]\d{7})", malta},
    {u"NL", R"(\d{9}B\d{2})", netherlands},
    {u"NO", R"([89]\d{8}(MVA)?)", norway},
    {u"PL", R"(\d{10})", poland},
    {u"PT", R"([1-9]\d{8})", portugal},
    {u"RO", R"([1-9]\d{1,9})", romania},
    {u"SE", R"(\d{10}(0[1-9]|[1-8]\d|9[0-4]))", sweden},
    {u"SI", R"([1-9]\d{7})", slovenia},
    {u"SK", R"([1-9]\d[2346-9]\d{7})", slovakia},
    {u"XI", R"(\d{9}(\d{3})?)", britain}, // Northern Ireland
};

const Country *countryOf(const QString &number)
{
    return std::ranges::find(Countries, QStringView(number).left(2), &Country::code);
}

bool matches(QStringView text, const QString &form)
{
    const QRegularExpression pattern(QRegularExpression::anchoredPattern(form));
    return pattern.match(text.toString()).hasMatch();
}

} // namespace

QString plainVatNumber(const QString &typed)
{
    QString plain;
    for (const QChar c : typed.toUpper()) {
        if (!c.isSpace() && c != u'-' && c != u'.' && c != u'/')
            plain += c;
    }
    return plain;
}

bool isCheckedVatNumber(const QString &number)
{
    return countryOf(number) != std::end(Countries);
}

bool isVatNumber(const QString &number)
{
    const QString code = number.left(2);
    const QStringView own = QStringView(number).sliced(code.size());
    const auto country = countryOf(number);
    if (country == std::end(Countries))
        return matches(number, u"[A-Z]{2}[0-9A-Z]{2,13}"_s) && countryCode(code) == code;
    return matches(own, QString::fromLatin1(country->form)) && country->isRight(own);
}

} // namespace onhire
