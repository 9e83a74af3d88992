// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps an eye on what lies around a scan desk: the order at it, the shelves, the queue and the devices that
// are due. It looks again soon after a scan, and after whatever others change.
#pragma once

#include "ui/fulfilment/desk_work.h"

#include <QTimer>

namespace onhire {

// As it was read together.
struct DeskSurroundings
{
    std::optional<DeskOrder> order; // that was asked for
    std::vector<ShelfStock> shelf; // of its open items
    std::vector<DeskOrder> aside; // that were set aside
    FulfilmentQueue queue;
    ReturnsDue returns;
    UninspectedDevices uninspected;
    QDate today;
};

class DeskWatch : public QObject
{
    Q_OBJECT

public:
    DeskWatch(const Workplace &workplace, DeskWork &work, QObject *parent = nullptr);

    QCoro::Task<> look(); // at once
    const DeskSurroundings &seen() const { return m_seen; }
    bool isUpToDate() const { return !m_failure; }
    const std::optional<Error> &failure() const { return m_failure; } // of the last look
    const QDateTime &seenAt() const { return m_seenAt; } // invalid: nothing has been seen yet
    // The one after the order at the desk; else the first; else the first that was set aside. Empty: none
    // waits.
    QString nextOrder() const;
    // The one after the device at the desk. Empty: the condition of all that are back is known.
    QString nextToInspect() const;

Q_SIGNALS:
    void looked();
    void triedToLook(); // or could not, see isUpToDate()

private:
    void lookSoon();

    const Workplace m_workplace;
    DeskWork &m_work;
    DeskSurroundings m_seen;
    QTimer m_soon;
    QDateTime m_seenAt;
    std::optional<Error> m_failure;
    bool m_isWatching = false; // since the first look
    int m_finished = 0; // scans: what was read before the last of them is old
    Latest m_reading;
};

} // namespace onhire
