// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/window_place.h"

#include "ui/theme/metrics.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace onhire {

static QString placeKey()
{
    return u"window/geometry"_s;
}

// The first window may be larger than the screen; restoreGeometry sees to later ones. What is drawn without a
// display has no screen to stay on.
static void stayOnScreen(QWidget &window)
{
    if (QGuiApplication::platformName() == u"offscreen")
        return;
    const QSize room = window.screen()->availableSize();
    if (window.width() > room.width() || window.height() > room.height()) {
        window.resize(room * 9 / 10); // once it is not maximised any more
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
    }
}

void placeWindow(QWidget &window, const QSettings &settings)
{
    window.resize(units(&window, 1280), units(&window, 800));
    window.restoreGeometry(settings.value(placeKey()).toByteArray());
    stayOnScreen(window);
}

void keepPlace(const QWidget &window, QSettings &settings)
{
    settings.setValue(placeKey(), window.saveGeometry());
}

} // namespace onhire
