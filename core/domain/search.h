// SPDX-License-Identifier: GPL-3.0-or-later
// How people look for records: by the beginnings of words, whatever their case and accents.
#pragma once

#include <QStringList>

namespace onhire {

// The words of these texts, folded; what has punctuation counts as a whole and by its parts, an e-mail address
// by its domain, too.
QStringList searchWords(const QStringList &texts);

} // namespace onhire
