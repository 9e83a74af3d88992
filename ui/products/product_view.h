// SPDX-License-Identifier: GPL-3.0-or-later
// A product as the detail pane shows it: its variants with what they cost a month, and the way to their devices
// and orders.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/pages/section_place.h"
#include "ui/shared/text/text_format.h"

#include <functional>

namespace onhire {

struct ProductView
{
    JsonValue product;
    TextFormat format;
    int exponent;
    QString currency;
    bool showsDevices = false, showsOrders = false; // leads there
    // What can be done with a variant; none: only looked at.
    std::function<void(const JsonValue &variant)> edit = {};
    std::function<void(const JsonValue &variant)> toggle = {};
    // What is left of an edit of it that was not saved; null: nothing.
    std::function<QWidget *(const JsonValue &variant, QWidget *parent)> draft = {};

    void show(SectionPlace &place) const;
};

} // namespace onhire
