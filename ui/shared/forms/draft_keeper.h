// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what stands in an open form as its draft: every second, and when the form is left. A form in which
// nothing is entered has none.
#pragma once

#include "ui/shared/forms/draft_store.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace onhire {

class Clock;

class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    DraftKeeper(DraftStore &store, const Clock &clock, QObject *parent);

    void begin(Draft draft, std::function<JsonValue()> entries); // whose form it is, and what that holds now
    void keep();
    void end(); // keeps it for the last time
    void forget(); // it is saved

Q_SIGNALS:
    void changed();

private:
    void drop();

    DraftStore &m_store;
    const Clock &m_clock;
    Draft m_draft;
    std::function<JsonValue()> m_entries; // none: no form is open
    QTimer m_timer;
};

} // namespace onhire
