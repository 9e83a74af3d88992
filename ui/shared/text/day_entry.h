// SPDX-License-Identifier: GPL-3.0-or-later
// Days as people type them in their language: with or without the year, with two or four digits of it; and as
// ISO 8601 has them.
#pragma once

#include "ui/shared/text/text_format.h"

namespace onhire {

QDate dayFrom(const QString &typed, const TextFormat &format); // invalid: it is no day
QString dayText(QDate day, const QLocale &locale);

} // namespace onhire
