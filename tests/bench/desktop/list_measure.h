// SPDX-License-Identifier: GPL-3.0-or-later
// What one list is asked for by a person: its first page, filters, searches, orders of sorting, scrolling.
#pragma once

#include "tests/bench/desktop/figure_table.h"
#include "ui/shared/pages/table_page.h"

namespace onhire::bench {

inline constexpr double FirstPageLimit = 150; // ms
inline constexpr double FilterLimit = 200;
inline constexpr double FrameLimit = 50;
inline constexpr double SwitchLimit = 100;
inline constexpr double MemoryLimit = 250; // MB

class ListMeasure
{
public:
    ListMeasure(TablePage &page, FigureTable &figures) : m_page(page), m_figures(figures) { }

    void firstPage();
    void sorts();
    void filters();
    void searches();
    void scrolling();

private:
    PagedTableModel &model() const { return m_page.model(); }
    double timeOf(const std::function<void()> &ask); // until the rows are drawn
    double timeOf(const FilterState &state);
    void measure(const QString &what, const FilterState &state);
    void waitForTotal();
    Frames framesOf(int count, const std::function<void(int frame)> &move);
    QStringList samplesOf(const FilterField &field) const;
    QStringList typicalSearches() const;

    TablePage &m_page;
    FigureTable &m_figures;
};

} // namespace onhire::bench
