// SPDX-License-Identifier: GPL-3.0-or-later
// How people look for records: by the beginnings of words, whatever their case and accents.
#pragma once

#include <QStringList>

namespace onhire {

// The words of these texts, folded; e-mail addresses count as a whole and by their parts.
QStringList searchWords(const QStringList &texts);

} // namespace onhire
