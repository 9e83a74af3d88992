// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/documents/document_language.h"

namespace onhire {

DocumentLanguage documentLanguage(const QString &code)
{
    return code == u"de" ? DocumentLanguage::German
        : code == u"ar"  ? DocumentLanguage::Arabic
                         : DocumentLanguage::English;
}

QLocale localeOf(DocumentLanguage language)
{
    switch (language) {
    case DocumentLanguage::English: return {QLocale::English, QLocale::UnitedKingdom};
    case DocumentLanguage::German: return {QLocale::German, QLocale::Germany};
    case DocumentLanguage::Arabic: return {QLocale::Arabic, QLocale::Qatar};
    }
    Q_UNREACHABLE();
}

QString InEachLanguage::in(DocumentLanguage language) const
{
    switch (language) {
    case DocumentLanguage::English: return QString::fromUtf16(english);
    case DocumentLanguage::German: return QString::fromUtf16(german);
    case DocumentLanguage::Arabic: return QString::fromUtf16(arabic);
    }
    Q_UNREACHABLE();
}

} // namespace onhire
