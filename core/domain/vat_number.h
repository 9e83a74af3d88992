// SPDX-License-Identifier: GPL-3.0-or-later
// VAT numbers: whether one can be right, by the form and the check digits of its country. Whether it was really
// given to somebody, only the tax authorities know.
#pragma once

#include <QString>

namespace onhire {

// As it is kept: capital letters and digits only (DE 136 695 976 is DE136695976).
QString plainVatNumber(const QString &typed);

// Of a plain one, which begins with its country. A country whose check digits nobody here knows may have
// anything of two to thirteen letters and digits.
bool isVatNumber(const QString &number);

// Whether one of its country can be checked that far.
bool isCheckedVatNumber(const QString &number);

} // namespace onhire
