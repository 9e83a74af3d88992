// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop is told on the command line.
#pragma once

#include "app/desktop/place_opener.h"

#include <QSize>

class QCoreApplication;

namespace onhire {

struct DesktopOptions
{
    OpeningRequest request;
    bool placeGiven = false; // otherwise the last place, or the questions of the first start
    QString language;
    QString screensDir; // render every screen into this folder, and end
    QSize screensSize;
    bool dark = false;
    qreal scale = 1;

    static DesktopOptions read(QCoreApplication &application);
};

} // namespace onhire
