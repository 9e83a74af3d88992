// SPDX-License-Identifier: GPL-3.0-or-later
// A product that is missing where one is to be picked.
#pragma once

namespace onhire {

class RecordPicker;
struct Workplace;

// To those who may make one: it is picked once it is saved.
void offerNewProduct(RecordPicker &picker, const Workplace &workplace);

} // namespace onhire
