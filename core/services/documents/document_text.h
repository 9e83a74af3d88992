// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts, dates and codes as the language of a document writes them.
#pragma once

#include "core/base/json_value.h"
#include "core/services/documents/document_language.h"

#include <QDate>

namespace onhire {

class DocumentText
{
public:
    DocumentText(DocumentLanguage language, const QString &currency);

    bool isRightToLeft() const { return m_language == DocumentLanguage::Arabic; }
    DocumentLanguage language() const { return m_language; }

    QString symbol() const; // of the currency
    QString plainAmount(const JsonValue &money) const; // without the currency
    QString amount(const JsonValue &money) const;
    QString percent(const JsonValue &rate) const;
    QString date(const QString &isoDate) const;
    QString date(QDate date) const;
    QString country(const QString &codeOrName) const;
    const QLocale &locale() const { return m_locale; }

    // What is made of letters and figures, and reads from left to right in every language.
    QString code(const QString &text) const;
    // What others have written: it reads as its own first letter does.
    QString theirs(const QString &text) const;

private:
    QString number(const QByteArray &decimal) const;

    DocumentLanguage m_language;
    QLocale m_locale;
    QString m_currency;
};

} // namespace onhire
