// SPDX-License-Identifier: GPL-3.0-or-later
// What every screen is given: who works where, the threads that may wait, what the user has set up, and how to
// write numbers and moments.
#pragma once

#include "ui/shared/text/text_format.h"
#include "ui/shared/workplace/async_runner.h"
#include "ui/shared/workplace/live_changes.h"
#include "ui/shared/workplace/session.h"

class QSettings;

namespace onhire {

struct Workplace
{
    SessionPointer session;
    AsyncRunner &runner;
    QSettings &settings;
    LiveChanges &live; // connect to changed(ids); no ids: anything may have changed
    QLocale locale;

    // By whoever has read the company anew, changed by them or by somebody else: every screen follows its
    // rules.
    void renew(TenantPointer tenant) const
    {
        session->renew(std::move(tenant));
        Q_EMIT live.companyRenewed();
    }

    TextFormat format() const { return {session->tenantClock(), locale, session->tenant()->zone}; }
};

} // namespace onhire
