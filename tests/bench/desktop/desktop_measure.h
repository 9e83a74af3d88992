// SPDX-License-Identifier: GPL-3.0-or-later
// The whole desktop, screen by screen.
#pragma once

#include "app/desktop/tenant_window.h"
#include "core/data/place/place.h"
#include "tests/bench/desktop/list_measure.h"

namespace onhire::bench {

class DesktopMeasure
{
public:
    DesktopMeasure(TenantWindow &tenant, PlaceOptions place, FigureTable &figures)
        : m_tenant(tenant), m_window(tenant.window()), m_place(std::move(place)), m_figures(figures)
    {
    }

    void firstSights();
    void lists();
    void today();
    void goTo();
    void whileOthersWrite();
    void switches();
    void memory();

private:
    double timeToShow(const QString &screen); // until it is drawn and takes keys
    TablePage *listOf(const QString &screen);
    Frames framesFor(int milliseconds);

    TenantWindow &m_tenant;
    MainWindow &m_window;
    const PlaceOptions m_place;
    FigureTable &m_figures;
};

} // namespace onhire::bench
