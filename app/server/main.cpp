// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command_line.h"

#include <QGuiApplication>

#include <QtGlobal>

#include <clocale>
#include <memory>

// Documents need fonts, which Qt has in its graphical half; no display is looked for. Only who serves makes
// any.
static std::unique_ptr<QCoreApplication> application(int &argc, char **argv)
{
    if (argc < 2 || qstrcmp(argv[1], "serve") != 0)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int main(int argc, char **argv)
{
    onhire::blockStopSignals(); // before any thread starts, so that all inherit it
    qputenv("QT_NO_GLIB", "1"); // its event loop costs every request a little, and nothing here needs it
    const auto app = application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("onhire-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ONHIRE_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    return onhire::runCommandLine(QCoreApplication::arguments().mid(1));
}
