// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/draft_keeper.h"

#include "core/base/clock.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace onhire {

DraftKeeper::DraftKeeper(DraftStore &store, const Clock &clock, QObject *parent)
    : QObject(parent), m_store(store), m_clock(clock)
{
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::keep);
}

void DraftKeeper::begin(Draft draft, std::function<JsonValue()> entries)
{
    end();
    m_draft = std::move(draft);
    m_entries = std::move(entries);
    m_timer.start();
}

void DraftKeeper::keep()
{
    if (!m_entries)
        return;
    m_draft.entries = m_entries();
    if (m_draft.entries.members().isEmpty()) {
        drop();
        return;
    }
    const auto kept = m_store.find(m_draft.screen, m_draft.id, m_draft.act);
    if (kept && kept->entries.toJson() == m_draft.entries.toJson())
        return;
    m_draft.at = m_clock.now();
    m_store.keep(m_draft);
    Q_EMIT changed();
}

void DraftKeeper::end()
{
    keep();
    m_timer.stop();
    m_entries = {};
}

void DraftKeeper::forget()
{
    if (!std::exchange(m_entries, {}))
        return;
    m_timer.stop();
    drop();
}

void DraftKeeper::drop()
{
    if (!m_store.find(m_draft.screen, m_draft.id, m_draft.act))
        return;
    m_store.drop(m_draft.screen, m_draft.id, m_draft.act);
    Q_EMIT changed();
}

} // namespace onhire
