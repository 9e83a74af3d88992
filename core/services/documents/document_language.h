// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that documents may be in. A document's is that of whoever gets it, not the one that the program
// speaks, and documents are made on threads of the server: so their words stand in tables, and no translator
// is asked.
#pragma once

#include <QLocale>
#include <QString>

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

} // namespace onhire
