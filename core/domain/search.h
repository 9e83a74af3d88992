// SPDX-License-Identifier: GPL-3.0-or-later
// How people look for records: by the beginnings of words, whatever their case and accents.
#pragma once

#include <QStringList>

namespace onhire {

// The words by which a record with these texts is found, folded. What has punctuation counts as a whole and by
// its parts; an e-mail address as a whole, by its domain and by the parts before it: those of a domain are
// everybody's.
QStringList searchWords(const QStringList &texts);

// What somebody typed, folded, taken apart at blanks only: whatever has a word that begins like the whole has
// words that begin like its parts.
QStringList solidWords(const QString &typed);

} // namespace onhire
