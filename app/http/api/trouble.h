// SPDX-License-Identifier: GPL-3.0-or-later
// Work that was due and could not be done, in the words of the API.
#pragma once

#include "core/base/schema.h"
#include "core/domain/billing/work_trouble.h"

namespace onhire {

class JsonWriter;

QList<Schema::Property> troubleMembers();
void writeTroubleMembers(JsonWriter &json, const WorkTrouble &trouble);

} // namespace onhire
