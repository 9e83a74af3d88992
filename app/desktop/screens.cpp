// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens.h"

#include "app/desktop/look_check.h"
#include "app/desktop/scenes.h"
#include "core/data/cluster/temporary_place.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTextStream>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr std::chrono::seconds OpeningTakesAtMost(120); // a new database and its sample data, on a busy machine

// Keeps a picture of every scene, and tells what is wrong with it.
class Album
{
public:
    explicit Album(const DesktopOptions &options) : m_options(options), m_folder(options.screensDir) { }

    void add(QWidget &window, const QString &name)
    {
        const QString file = m_folder.filePath(name + (m_options.dark ? u"-dark.png"_s : u".png"_s));
        QImage image(window.size() * m_options.scale, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(m_options.scale);
        window.render(&image);
        QTextStream(stdout) << file << Qt::endl;
        m_ok = image.save(file) && m_ok;
        for (const QString &fault : faultsSeenIn(window)) {
            m_ok = false;
            QTextStream(stdout) << "  " << fault << Qt::endl;
        }
    }

    bool isGood() const { return m_ok; }

private:
    const DesktopOptions &m_options;
    const QDir m_folder;
    bool m_ok = true;
};

void addStart(Album &album, StartPage &start, const QSize &size)
{
    start.resize(size);
    start.show();
    settle();
    album.add(start, u"start"_s);
    start.askSignIn();
    settle();
    album.add(start, u"sign-in"_s);
}

} // namespace

int writeScreens(const DesktopOptions &options, Theme &theme, const QLocale &locale)
{
    const TemporaryPlace folder;
    QDir().mkpath(options.screensDir);
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    theme.setMode(options.dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
    Desktop desktop(options, clock, settings, theme, locale);
    Album album(options);
    addStart(album, desktop.startPage(), options.screensSize);

    QString failure;
    QObject::connect(&desktop, &Desktop::failed, [&](const QString &what) { failure = what; });
    OpeningRequest request;
    request.place.dataDir = folder.filePath(u"data"_s);
    request.sample = true;
    desktop.open(request);
    waitUntil([&] { return desktop.tenantWindow() || !failure.isEmpty(); }, OpeningTakesAtMost);
    if (!desktop.tenantWindow()) {
        QTextStream(stderr) << (failure.isEmpty() ? u"The sample data took too long."_s : failure) << Qt::endl;
        return 1;
    }
    MainWindow &window = desktop.tenantWindow()->window();
    window.resize(options.screensSize);
    showScenes(*desktop.tenantWindow(), [&](const QString &name) { album.add(window, name); });
    return album.isGood() ? 0 : 1;
}

} // namespace onhire
