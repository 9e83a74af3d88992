// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <algorithm>
#include <iterator>

namespace onhire {

// ISO 4217 list one, as of 2026. In order, so that it can be searched.
static constexpr char16_t withoutMinorUnit[][4] = {
    u"BIF", u"CLP", u"DJF", u"GNF", u"ISK", u"JPY", u"KMF", u"KRW", u"PYG",
    u"RWF", u"UGX", u"UYI", u"VND", u"VUV", u"XAF", u"XOF", u"XPF",
};

static constexpr char16_t withTwoDecimals[][4] = {
    u"AED", u"AFN", u"ALL", u"AMD", u"AOA", u"ARS", u"AUD", u"AWG", u"AZN", u"BAM", u"BBD", u"BDT", u"BMD",
    u"BND", u"BOB", u"BOV", u"BRL", u"BSD", u"BTN", u"BWP", u"BYN", u"BZD", u"CAD", u"CDF", u"CHE", u"CHF",
    u"CHW", u"CNY", u"COP", u"COU", u"CRC", u"CUP", u"CVE", u"CZK", u"DKK", u"DOP", u"DZD", u"EGP", u"ERN",
    u"ETB", u"EUR", u"FJD", u"FKP", u"GBP", u"GEL", u"GHS", u"GIP", u"GMD", u"GTQ", u"GYD", u"HKD", u"HNL",
    u"HTG", u"HUF", u"IDR", u"ILS", u"INR", u"IRR", u"JMD", u"KES", u"KGS", u"KHR", u"KPW", u"KYD", u"KZT",
    u"LAK", u"LBP", u"LKR", u"LRD", u"LSL", u"MAD", u"MDL", u"MGA", u"MKD", u"MMK", u"MNT", u"MOP", u"MRU",
    u"MUR", u"MVR", u"MWK", u"MXN", u"MXV", u"MYR", u"MZN", u"NAD", u"NGN", u"NIO", u"NOK", u"NPR", u"NZD",
    u"PAB", u"PEN", u"PGK", u"PHP", u"PKR", u"PLN", u"QAR", u"RON", u"RSD", u"RUB", u"SAR", u"SBD", u"SCR",
    u"SDG", u"SEK", u"SGD", u"SHP", u"SLE", u"SOS", u"SRD", u"SSP", u"STN", u"SVC", u"SYP", u"SZL", u"THB",
    u"TJS", u"TMT", u"TOP", u"TRY", u"TTD", u"TWD", u"TZS", u"UAH", u"USD", u"USN", u"UYU", u"UZS", u"VED",
    u"VES", u"WST", u"XAD", u"XCD", u"XCG", u"YER", u"ZAR", u"ZMW", u"ZWG",
};

static constexpr char16_t withThreeDecimals[][4] = {u"BHD", u"IQD", u"JOD", u"KWD", u"LYD", u"OMR", u"TND"};

static constexpr char16_t withFourDecimals[][4] = {u"CLF", u"UYW"};

template <size_t Count>
static bool lists(const char16_t (&codes)[Count][4], QStringView code)
{
    return std::binary_search(std::begin(codes), std::end(codes), code,
                              [](QStringView a, QStringView b) { return a < b; });
}

std::optional<int> currencyExponent(QStringView code)
{
    if (lists(withTwoDecimals, code))
        return 2;
    if (lists(withoutMinorUnit, code))
        return 0;
    if (lists(withThreeDecimals, code))
        return 3;
    if (lists(withFourDecimals, code))
        return 4;
    return {};
}

} // namespace onhire
