// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a variant without a form: taken out of the offer, and put back.
#pragma once

#include "ui/shared/forms/record_commands.h"

namespace onhire {

RecordAct activateVariant(const JsonValue &variant);
RecordAct deactivateVariant(const JsonValue &variant);

} // namespace onhire
