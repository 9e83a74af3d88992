// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/out_of_memory.h"
#include "app/server/command_line.h"
#include "core/data/place/stop_signals.h"

#include <QGuiApplication>

#include <QtGlobal>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <malloc.h>
#include <memory>

// An answer takes some hundred kilobytes for a moment. Left to itself, glibc gives them back to the kernel
// after each answer and asks for them again for the next: about half the processor time of a list.
static void keepFreedMemory()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1024 * 1024);
    mallopt(M_TRIM_THRESHOLD, 4 * 1024 * 1024);
    mallopt(M_TOP_PAD, 256 * 1024);
#endif
}

// Documents need fonts, which Qt has in its graphical half; no display is looked for. Only who serves makes
// any, and who chooses a logo has it looked at.
static bool needsFonts(int argc, char **argv)
{
    if (argc < 2)
        return false;
    return qstrcmp(argv[1], "serve") == 0 || std::any_of(argv + 2, argv + argc, [](const char *word) {
               return qstrcmp(word, "seller.logoFileId") == 0;
           });
}

// A service has no session, and so no folder for one; Qt complains of that at each start, and nothing here uses
// it.
static void passOver(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(QLatin1StringView("QStandardPaths: XDG_RUNTIME_DIR not set")))
        fputs(qPrintable(qFormatLogMessage(type, context, message) + QLatin1Char('\n')), stderr);
}

static std::unique_ptr<QCoreApplication> application(int &argc, char **argv)
{
    if (!needsFonts(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QtMessageHandler usual = qInstallMessageHandler(passOver);
    auto made = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return made;
}

int main(int argc, char **argv)
{
    onhire::endCleanlyWithoutMemory();
    keepFreedMemory();
    const onhire::StopSignals signals;
    qputenv("QT_NO_GLIB", "1"); // its event loop costs every request a little, and nothing here needs it
    const auto app = application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("onhire-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ONHIRE_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    return onhire::runCommandLine(QCoreApplication::arguments().mid(1), signals.token());
}
