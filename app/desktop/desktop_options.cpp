// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_options.h"

#include <QCommandLineParser>

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace onhire {

DesktopOptions DesktopOptions::read(QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"The back office for companies that rent devices by subscription."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dataDir(u"data-dir"_s, u"Use the private database of this folder."_s, u"DIR"_s);
    const QCommandLineOption database(u"database"_s, u"Use this PostgreSQL database."_s, u"URI"_s);
    const QCommandLineOption demo(u"demo"_s, u"Create a company with sample data if there is none."_s);
    const QCommandLineOption language(u"language"_s, u"Interface language: en, de or ar."_s, u"L"_s);
    const QCommandLineOption screens(u"screens"_s,
                                     u"Save a screenshot of every screen to this folder and exit."_s, u"DIR"_s);
    const QCommandLineOption dark(u"dark"_s, u"Dark screenshots."_s);
    const QCommandLineOption scale(u"scale"_s, u"Scale factor of the screenshots."_s, u"N"_s, u"1"_s);
    const QCommandLineOption width(u"width"_s, u"Width of the window in the screenshots."_s, u"PX"_s,
                                   u"1440"_s);
    const QCommandLineOption height(u"height"_s, u"Its height; otherwise as high as such displays are."_s,
                                    u"PX"_s);
    parser.addOptions({dataDir, database, demo, language, screens, dark, scale, width, height});
    if (!parser.parse(QCoreApplication::arguments())) {
        std::fprintf(stderr, "onhire: %s\n", qUtf8Printable(parser.errorText()));
        std::exit(2);
    }
    parser.process(application);

    DesktopOptions options;
    options.request.place = {parser.value(dataDir), parser.value(database)};
    options.request.sample = parser.isSet(demo);
    options.placeGiven = parser.isSet(dataDir) || parser.isSet(database) || parser.isSet(demo);
    options.language = parser.value(language);
    options.screensDir = parser.value(screens);
    const int across = qBound(800, parser.value(width).toInt(), 4000);
    const int usual = across < 1200 ? 700 : across * 5 / 8;
    options.screensSize = {across,
                           parser.isSet(height) ? qBound(500, parser.value(height).toInt(), 4000) : usual};
    options.dark = parser.isSet(dark);
    options.scale = qBound(1.0, parser.value(scale).toDouble(), 4.0);
    return options;
}

} // namespace onhire
