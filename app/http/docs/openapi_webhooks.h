// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the interface description that says what receivers are sent.
#pragma once

namespace onhire {

class JsonWriter;

void writeWebhooks(JsonWriter &json);

} // namespace onhire
