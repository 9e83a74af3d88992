// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who goes through the desktop to look at it: opens screens and records, and waits until what was
// asked for is there.
#pragma once

#include "app/desktop/scenes.h"
#include "app/desktop/tenant_window.h"
#include "ui/shared/pages/records_page.h"

#include <chrono>

namespace onhire {

// Lets the program work until nothing more is to be expected.
void settle();
bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds atMost = std::chrono::seconds(15));

inline FilterState withStatus(const QString &status)
{
    return {{}, {{QStringLiteral("status"), {status}}}};
}

class Tour
{
public:
    Tour(TenantWindow &tenant, const Seen &seen) : m_tenant(tenant), m_window(tenant.window()), m_seen(seen) { }

protected:
    TenantWindow &tenant() const { return m_tenant; }
    MainWindow &window() const { return m_window; }

    template <typename Shown>
    Shown &show(const QString &screen)
    {
        m_window.show(screen);
        return *qobject_cast<Shown *>(m_window.currentPage());
    }

    void see(const QString &name); // once it has settled
    void seeDialog(const QString &name); // once one is open, which is closed then

    // Opens a row in the pane and answers with its id; empty: the list has none.
    static QString openRow(TablePage &page, int row);
    // The ids of the first rows that a filter leaves. The list stays filtered.
    static QStringList find(TablePage &page, const FilterState &filter, int most = 1);
    // The records themselves, from the pane.
    ShownRecords read(const QString &screen, const FilterState &filter, int most = 1);
    // Whatever a service is asked for beside the window, as by somebody else.
    template <typename Work>
    auto elsewhere(const Work &work) const
    {
        const Workplace &workplace = m_tenant.workplace();
        const auto asked = [session = workplace.session, work] { return work(session->context()); };
        return QCoro::waitFor(workplace.runner.run(asked));
    }

private:
    TenantWindow &m_tenant;
    MainWindow &m_window;
    const Seen &m_seen;
};

} // namespace onhire
