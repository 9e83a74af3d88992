// SPDX-License-Identifier: GPL-3.0-or-later
// A product as the detail pane shows it, its variants with what they cost a month.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/text/text_format.h"

#include <functional>

namespace onhire {

class DetailPane;

struct ProductView
{
    JsonValue product;
    const TextFormat &format;
    int exponent;
    QString currency;
    // What can be done with a variant; none: only looked at.
    std::function<void(const JsonValue &variant)> edit = {};
    std::function<void(const JsonValue &variant)> toggle = {};

    void show(DetailPane &pane) const;
};

} // namespace onhire
