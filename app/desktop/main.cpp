// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/languages.h"
#include "app/desktop/screens.h"
#include "app/desktop/x_display.h"

#include "core/data/place/stop_signals.h"
#include "ui/shared/behaviour/enter_presses.h"
#include "ui/shared/behaviour/everywhere.h"
#include "ui/shared/behaviour/menu_letters.h"
#include "ui/shared/behaviour/reading_side.h"
#include "ui/shared/behaviour/wheel_guard.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/theme/icons.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;
using namespace onhire;

// Pictures need no display; that has to be known before the application is made.
static bool wantsPictures(int argc, char *argv[])
{
    return std::any_of(argv, argv + argc, [](const char *argument) {
        return qstrncmp(argument, "--screens", qstrlen("--screens")) == 0;
    });
}

// What is only asked on the command line needs no display either, and gets its answer there.
static bool asksOnly(int argc, char *argv[])
{
    static constexpr const char *questions[] = {"--help", "-h", "--help-all", "--version", "-v"};
    return std::any_of(argv + 1, argv + argc, [](const char *argument) {
        return std::any_of(std::begin(questions), std::end(questions),
                           [argument](const char *question) { return qstrcmp(argument, question) == 0; });
    });
}

static bool choosesPlatform(int argc, char *argv[])
{
    static constexpr const char *options[] = {"-platform", "--platform", "-display", "--display"};
    return std::any_of(argv + 1, argv + argc, [](const char *argument) {
        return std::any_of(std::begin(options), std::end(options),
                           [argument](const char *option) { return qstrcmp(argument, option) == 0; });
    });
}

// Why there can be no windows; empty: there can, as far as is known. Qt ends such a program with a crash.
static QByteArray whyNoDisplay(int argc, char *argv[])
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM"), display = qgetenv("DISPLAY");
    if (choosesPlatform(argc, argv) || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !(platform.isEmpty() || platform == "xcb"))
        return {};
    if (display.isEmpty())
        return "There is no display for its windows.";
    const bool mayBeWayland = platform.isEmpty() && qgetenv("XDG_SESSION_TYPE") == "wayland";
    if (mayBeWayland || canReachDisplay(display))
        return {};
    return "The display " + display + " cannot be reached.";
}

static void introduce()
{
    QCoreApplication::setApplicationName(u"onhire"_s);
    QCoreApplication::setOrganizationName(u"onhire"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ONHIRE_VERSION));
}

static int run(const DesktopOptions &options, Theme &theme, QSettings &settings, const QLocale &locale,
               const std::stop_token &stop)
{
    const SystemClock clock;
    theme.setMode(Theme::Mode(settings.value(u"appearance/mode"_s).toInt()));
    Desktop desktop(options, clock, settings, theme, locale);
    desktop.start();
    const std::stop_callback ending(
        stop, [&desktop] { QMetaObject::invokeMethod(&desktop, &Desktop::stop, Qt::QueuedConnection); });
    return QApplication::exec();
}

int main(int argc, char *argv[])
{
    introduce();
    const bool pictures = wantsPictures(argc, argv);
    const bool answers = asksOnly(argc, argv);
    const QByteArray why = pictures ? QByteArray() : whyNoDisplay(argc, argv);
    if (answers || !why.isEmpty()) {
        QCoreApplication application(argc, argv);
        DesktopOptions::read(application); // ends the program when it has answered
        std::fprintf(stderr, "onhire: %s onhire-server runs without one.\n", why.constData());
        return 1;
    }
    if (pictures)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    std::optional<StopSignals> signals; // pictures may be cut off at any time
    if (!pictures)
        signals.emplace();
    QApplication application(argc, argv);
    QApplication::setWindowIcon(programIcon());
    QGuiApplication::setDesktopFileName(u"io.github.onhire.Onhire"_s);
    installEverywhere<EnterPresses>();
    installEverywhere<WheelGuard>();
    installEverywhere<MenuLetters>();
    installEverywhere<ReadingSide>();
    const DesktopOptions options = DesktopOptions::read(application);
    if (pictures) {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
    Theme theme(application);
    SettingsFile settings(SettingsFile::pathOfUser());
    const QString saved = pictures ? QString() : settings.value(u"appearance/language"_s).toString();
    const QLocale locale = speak(application, options.language.isEmpty() ? saved : options.language);
    return pictures ? writeScreens(options, theme, locale)
                    : run(options, theme, settings, locale, signals->token());
}
