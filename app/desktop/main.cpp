// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/languages.h"
#include "app/desktop/screens.h"

#include "ui/shared/controls/wheel_guard.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;

// Pictures need no display; that has to be known before the application is made.
static bool wantsPictures(int argc, char *argv[])
{
    return std::any_of(argv, argv + argc, [](const char *argument) {
        return qstrncmp(argument, "--screens", qstrlen("--screens")) == 0;
    });
}

static int run(const DesktopOptions &options, Theme &theme, QSettings &settings, const QLocale &locale)
{
    const SystemClock clock;
    theme.setMode(Theme::Mode(settings.value(u"appearance/mode"_s).toInt()));
    Desktop desktop(options, clock, settings, theme, locale);
    desktop.start();
    return QApplication::exec();
}

int main(int argc, char *argv[])
{
    const bool pictures = wantsPictures(argc, argv);
    if (pictures)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"onhire"_s);
    WheelGuard::install();
    QApplication::setOrganizationName(u"onhire"_s);
    QApplication::setApplicationVersion(QStringLiteral(ONHIRE_VERSION));
    const DesktopOptions options = DesktopOptions::read(application);
    if (pictures) {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
    Theme theme(application);
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, u"onhire"_s, u"onhire"_s);
    const QString saved = pictures ? QString() : settings.value(u"appearance/language"_s).toString();
    const QLocale locale = speak(application, options.language.isEmpty() ? saved : options.language);
    return pictures ? writeScreens(options, theme, locale) : run(options, theme, settings, locale);
}
