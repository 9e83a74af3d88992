// SPDX-License-Identifier: GPL-3.0-or-later
// What a tenant says of itself on its invoices: the settings seller.*, as far as a schema cannot check them.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

#include <QList>

namespace onhire {

// As it is kept: numbers without the spaces that people read them by.
JsonValue plainSellerSetting(const QString &key, const JsonValue &value);

// Of a value whose type is right; of other settings none.
QList<Fault> sellerFaults(const QString &key, const JsonValue &value, const QString &path);

bool isIban(const QString &plain); // its length by country, where that is known, and its check digits
bool isSepaIban(const QString &plain); // credit transfers in euros reach it
bool isBic(const QString &plain);

// Content types of pictures that a logo may be of.
bool isLogoType(const QString &contentType);

} // namespace onhire
