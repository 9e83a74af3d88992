// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the desktop as people use it, with all its screens, over the data of a company: ./dev bench
// --desktop With --folder or --database it takes data that is there, otherwise it makes some. Besides what
// --write does, nothing in it is changed. It fails when a limit is missed; --slower says that the machine is
// not one that could keep them.
#include "app/desktop/desktop.h"
#include "core/data/cluster/temporary_place.h"
#include "tests/bench/desktop/desktop_measure.h"
#include "tests/bench/desktop/other_writer.h"
#include "tests/bench/desktop/patience.h"
#include "ui/shared/behaviour/everywhere.h"
#include "ui/shared/behaviour/wheel_guard.h"
#include "ui/shared/workplace/settings_file.h"

#include <QApplication>
#include <QCommandLineParser>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::bench;

struct Wanted
{
    PlaceOptions place;
    int orders = 0; // to be made
    double slower = 1;
    bool writes = false;
    QString only;
};

static Wanted wanted(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures the desktop, each figure beside its limit."_s);
    parser.addHelpOption();
    const QCommandLineOption folder(u"folder"_s, u"The data folder of a private database."_s, u"DIR"_s);
    const QCommandLineOption database(u"database"_s, u"A PostgreSQL."_s, u"URI"_s);
    const QCommandLineOption orders(u"orders"_s, u"Otherwise: sample data of so many orders."_s, u"N"_s,
                                    u"5000"_s);
    const QCommandLineOption write(u"write"_s, u"Be the other one, who writes meanwhile."_s);
    const QCommandLineOption only(u"only"_s, u"One part: lists, today, goto, write, switch."_s, u"PART"_s);
    const QCommandLineOption slower(u"slower"_s,
                                    u"This machine is so many times as slow as one that keeps the limits."_s,
                                    u"FACTOR"_s, u"1"_s);
    parser.addOptions({folder, database, orders, write, only, slower});
    parser.process(application);
    const double factor = parser.value(slower).toDouble();
    if (factor <= 0) {
        QTextStream(stderr) << "--slower takes a number above 0." << Qt::endl;
        std::exit(2);
    }
    return {{parser.value(folder), parser.value(database)},
            parser.value(orders).toInt(),
            factor,
            parser.isSet(write),
            parser.value(only)};
}

static void measure(TenantWindow &tenant, const Wanted &wanted, FigureTable &figures)
{
    tenant.window().resize(1440, 900);
    DesktopMeasure measure(tenant, wanted.place, figures);
    const auto wants = [&](const QString &part) { return wanted.only.isEmpty() || wanted.only == part; };
    measure.firstSights();
    if (wants(u"lists"_s))
        measure.lists();
    if (wants(u"today"_s))
        measure.today();
    if (wants(u"goto"_s))
        measure.goTo();
    if (wants(u"write"_s))
        measure.whileOthersWrite();
    if (wants(u"switch"_s))
        measure.switches();
    measure.memory();
}

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"onhire"_s);
    Wanted options = wanted(application);
    if (options.writes)
        return writeUntilToldToStop(options.place);

    installEverywhere<WheelGuard>();
    const TemporaryPlace folder;
    SettingsFile settings(folder.filePath(u"settings.ini"_s));
    Theme theme(application);
    const SystemClock clock;
    Desktop desktop({}, clock, settings, theme, QLocale(u"en_GB"_s));
    QString failure;
    QObject::connect(&desktop, &Desktop::failed, [&](const QString &what) { failure = what; });
    OpeningRequest request;
    request.sample = options.place.dataDir.isEmpty() && options.place.database.isEmpty();
    request.sampleOrders = options.orders;
    if (request.sample)
        options.place.dataDir = folder.filePath(u"data"_s);
    request.place = options.place;
    FigureTable figures(options.slower);
    figures.begin(u"Start"_s);
    desktop.open(request);
    const double opened = timeUntil(
        "the window", [&] { return desktop.tenantWindow() || !failure.isEmpty(); }, 3600);
    if (!desktop.tenantWindow()) {
        QTextStream(stderr) << failure << Qt::endl;
        return 1;
    }
    figures.note(u"until the window is there"_s, u"%1 ms"_s.arg(opened, 0, 'f', 0));
    measure(*desktop.tenantWindow(), options, figures);
    figures.end();
    return figures.missed().isEmpty() ? 0 : 1;
}
