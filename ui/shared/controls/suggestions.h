// SPDX-License-Identifier: GPL-3.0-or-later
// What a field suggests below itself while somebody types.
#pragma once

class QCompleter;

namespace onhire {

void dressSuggestions(QCompleter *completer); // like every other list that opens

} // namespace onhire
