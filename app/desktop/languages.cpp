// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/languages.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace onhire {

// The system's own locale where it speaks the same language: it knows the user's country and habits.
static QLocale localeFor(const QString &language)
{
    const QLocale system = QLocale::system();
    if (language == u"ar" && system.language() != QLocale::Arabic)
        return QLocale(u"ar_AE"_s); // with the digits that serial numbers and amounts have
    if (system.language() == QLocale::C)
        return language.isEmpty() || language == u"en" ? QLocale(u"en_GB"_s) : QLocale(language);
    const QLocale wanted(language);
    return language.isEmpty() || wanted.language() == system.language() ? system : wanted;
}

QList<Language> languages()
{
    const auto known = [](const QString &code, const QString &name) {
        return Language{code, name, localeFor(code)};
    };
    return {known({}, QCoreApplication::translate("onhire::Languages", "Follow system")),
            known(u"en"_s, u"English"_s), known(u"de"_s, u"Deutsch"_s), known(u"ar"_s, u"العربية"_s)};
}

static void load(QApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(locale, name, u"_"_s, folder))
        application.installTranslator(translator);
    else
        delete translator;
}

QLocale speak(QApplication &application, const QString &language)
{
    const QLocale locale = localeFor(language);
    QLocale::setDefault(locale);
    load(application, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(application, locale, u"onhire"_s, u":/i18n"_s);
    application.setLayoutDirection(locale.textDirection());
    return locale;
}

} // namespace onhire
