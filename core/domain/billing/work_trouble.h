// SPDX-License-Identifier: GPL-3.0-or-later
// What stood in the way of something that was due.
#pragma once

#include "core/base/error.h"

#include <QString>

namespace onhire {

struct WorkTrouble
{
    Error error;
    QString rentalId = {}, billingGroupId = {}; // of what could not be charged; empty: of something else
};

} // namespace onhire
