// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/live_changes.h"

#include "core/services/housekeeping/change_notice.h"
#include "core/services/tenants/control_notice.h"

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

// With the time that an answer is waited for, whoever looks at the screen knows within five seconds.
static constexpr auto Beat = 1500ms;

LiveChanges::LiveChanges(const QString &conninfo, QString tenantId, QObject *parent)
    : QObject(parent), m_tenantId(std::move(tenantId)),
      m_listener(conninfo, {ChangesChannel, ControlChannel},
                 {.heard =
                      [this](const QString &channel, const QString &payload) {
                          QMetaObject::invokeMethod(
                              this, [this, channel, payload] { hear(channel, payload); }, Qt::QueuedConnection);
                      },
                  .hearingChanged =
                      [this](bool hears) {
                          QMetaObject::invokeMethod(
                              this, [this, hears] { setHearing(hears); }, Qt::QueuedConnection);
                      },
                  .quietBeat = Beat})
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(100ms);
    connect(&m_soon, &QTimer::timeout, this, &LiveChanges::tell);
}

void LiveChanges::hear(const QString &channel, const QString &payload)
{
    if (channel == ControlChannel) {
        m_companyChanged = true;
    } else {
        const ChangeNotice notice = ChangeNotice::read(payload);
        if (notice.tenantId != m_tenantId)
            return;
        m_anything = m_anything || notice.recordIds.isEmpty();
        m_ids.unite(QSet<QString>(notice.recordIds.begin(), notice.recordIds.end()));
    }
    if (!m_soon.isActive())
        m_soon.start();
}

void LiveChanges::setHearing(bool hears)
{
    if (hears) // what was read before may be old by now
        Q_EMIT companyChanged();
    if (hears && m_missed)
        Q_EMIT changed({});
    m_missed = m_missed || !hears;
    m_hears = hears;
    Q_EMIT hearingChanged(hears);
}

void LiveChanges::tell()
{
    if (std::exchange(m_companyChanged, false))
        Q_EMIT companyChanged();
    const QSet<QString> ids = std::exchange(m_ids, {});
    if (std::exchange(m_anything, false))
        Q_EMIT changed({});
    else if (!ids.isEmpty())
        Q_EMIT changed(ids.values());
}

} // namespace onhire
