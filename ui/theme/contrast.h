// SPDX-License-Identifier: GPL-3.0-or-later
// How far two colours stand apart, as WCAG 2 defines it.
#pragma once

class QColor;

namespace onhire {

double contrast(const QColor &one, const QColor &other); // to one: from 1, the same, to 21, black on white

} // namespace onhire
