// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as a chart has room for them, and the steps of its scale.
#pragma once

#include <QList>
#include <QLocale>

namespace onhire {

QString shortNumber(double value, const QLocale &locale, int decimals = 0); // 200K

// From nothing to the first step at or above `most`, in at most `steps` round steps.
QList<double> scaleUpTo(double most, int steps = 5);

} // namespace onhire
