// SPDX-License-Identifier: GPL-3.0-or-later
// What a field suggests below itself while somebody types.
#pragma once

class QCompleter;
class QLineEdit;

namespace onhire {

void dressSuggestions(QCompleter *completer); // like every other list that opens
void showSuggestions(QLineEdit *line); // as wide as their words, if those need more than the field has

} // namespace onhire
