// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to a product or a variant without a form: taken out of the offer, and put back.
#pragma once

#include "ui/shared/forms/record_commands.h"

namespace onhire {

RecordAct discontinueProduct(const Record &product);
RecordAct reactivateProduct(const Record &product);

RecordAct activateVariant(const JsonValue &variant);
RecordAct deactivateVariant(const JsonValue &variant);

} // namespace onhire
