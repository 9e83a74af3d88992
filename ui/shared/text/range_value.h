// SPDX-License-Identifier: GPL-3.0-or-later
// A range of days or of numbers as one text, which can be saved and sent in a link: 2026-11-01/2026-11-20. An
// end that is open is written as in ISO 8601: 2026-11-01/..
#pragma once

#include <QString>

#include <optional>

namespace onhire {

struct RangeValue
{
    QString from = {}; // empty: open
    QString to = {};

    static std::optional<RangeValue> read(const QString &text);
    QString text() const; // empty: open at both ends
    friend bool operator==(const RangeValue &, const RangeValue &) = default;
};

} // namespace onhire
