// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that documents may be in. A document is in the language of whoever gets it, not in the
// program's, and it is made on a thread of the server. So its words stand in tables, and no QTranslator is
// used.
#pragma once

#include <QLocale>
#include <QString>

#include <algorithm>
#include <iterator>

namespace onhire {

enum class DocumentLanguage { English, German, Arabic };

DocumentLanguage documentLanguage(const QString &code); // en, de, ar

// How a language writes dates and numbers.
QLocale localeOf(DocumentLanguage language);

// A word in each of them, as a row of a table.
struct InEachLanguage
{
    const char16_t *english, *german, *arabic;

    QString in(DocumentLanguage language) const;
};

template <typename Word>
struct WordInEachLanguage
{
    Word word;
    InEachLanguage text;
};

template <typename Word, size_t Count>
QString wordIn(const WordInEachLanguage<Word> (&table)[Count], Word word, DocumentLanguage language)
{
    const auto found = std::ranges::find(table, word, &WordInEachLanguage<Word>::word);
    Q_ASSERT(found != std::end(table));
    return found->text.in(language);
}

} // namespace onhire
