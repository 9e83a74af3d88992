// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/number_option.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<qint64> numberFrom(const Arguments &arguments, const NumberOption &option)
{
    if (!arguments.has(option.name))
        return option.fallback;
    bool isNumber = false;
    const qint64 number = arguments.value(option.name).toLongLong(&isNumber);
    if (!isNumber || number < option.least || number > option.most)
        return Failure(Error::invalid(
            option.name, Fault::Kind::InvalidString,
            u"--%1 takes a number from %2 to %3."_s.arg(option.name).arg(option.least).arg(option.most)));
    return number;
}

} // namespace onhire
