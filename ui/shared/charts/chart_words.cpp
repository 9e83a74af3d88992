// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/chart_words.h"

#include <unicode/unumberformatter.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace onhire {

// How a language shortens large numbers stands in ICU; Qt does not know it. Those of four digits that it leaves
// as they are would have no separator unless one asks for it.
static QString compact(double value, const QLocale &locale, int decimals)
{
    const QString skeleton = decimals > 0 ? u"compact-short group-auto ."_s + QString(decimals, u'#')
                                          : u"compact-short group-auto"_s;
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale(reinterpret_cast<const UChar *>(skeleton.utf16()), int(skeleton.size()),
                                       locale.name().toLatin1().constData(), &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(formatter, value, result, &status);
    std::array<UChar, 64> text{};
    const int length = unumf_resultToString(result, text.data(), int(text.size()), &status);
    unumf_closeResult(result);
    unumf_close(formatter);
    return U_SUCCESS(status) ? QString::fromUtf16(text.data(), length) : locale.toString(value, 'f', 0);
}

// What is written out needs none of its decimals.
QString shortNumber(double value, const QLocale &locale, int decimals)
{
    const QString whole = compact(value, locale, 0);
    const bool isShortened = std::ranges::any_of(whole, [](QChar c) { return c.isLetter(); });
    return isShortened && decimals > 0 ? compact(value, locale, decimals) : whole;
}

QList<double> scaleUpTo(double most, int steps)
{
    if (most <= 0)
        return {0, 1};
    const double magnitude = std::pow(10, std::floor(std::log10(most / steps)));
    double step = magnitude * 10;
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (magnitude * factor * steps >= most) {
            step = magnitude * factor;
            break;
        }
    }
    step = std::max(step, 1.0); // what is counted has no parts
    QList<double> scale;
    for (int tick = 0; (tick - 1) * step < most; ++tick)
        scale += tick * step;
    return scale;
}

} // namespace onhire
