// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command_line.h"

#include <QCoreApplication>

#include <QtGlobal>

#include <clocale>

int main(int argc, char **argv)
{
    onhire::blockStopSignals(); // before any thread starts, so that all inherit it
    qputenv("QT_NO_GLIB", "1"); // its event loop costs every request a little, and nothing here needs it
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("onhire-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ONHIRE_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    return onhire::runCommandLine(QCoreApplication::arguments().mid(1));
}
