// SPDX-License-Identifier: GPL-3.0-or-later
// An order as people look at it, in the pane and on its page.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/services/audit/history.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

HeadWords orderHead(const ShownRecord &order);

struct OrderView
{
    TextFormat format;
    TenantPointer tenant;

    void show(SectionPlace &place, const JsonValue &order, const QList<HistoryEntry> &history) const;
    QList<RecordTab> tabs(const JsonValue &order, const QList<HistoryEntry> &history) const;
};

} // namespace onhire
