// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/record_actions.h"

#include <algorithm>

namespace onhire {

RecordActions::RecordActions(QList<RecordAction> actions, SessionPointer session)
{
    for (RecordAction &action : actions) {
        if (action.permission.isEmpty() || session->may(QLatin1StringView(action.permission.toLatin1())))
            m_allowed.append(std::move(action));
    }
    std::stable_partition(m_allowed.begin(), m_allowed.end(),
                          [](const RecordAction &action) { return !action.isDestructive; });
}

static ActionOffer offerOf(const RecordAction &action, const ShownRecords &records)
{
    ActionOffer offer{action, {}, int(records.size()), {}};
    for (const ShownRecord &record : records) {
        const QString refusal = action.refusal ? action.refusal(record.value) : QString();
        if (refusal.isEmpty())
            offer.fits.append(record);
        else if (offer.refusal.isEmpty())
            offer.refusal = refusal;
    }
    return offer;
}

QList<ActionOffer> RecordActions::offersFor(const ShownRecord &record) const
{
    QList<ActionOffer> offers;
    for (const RecordAction &action : m_allowed)
        offers.append(offerOf(action, {record}));
    return offers;
}

QList<ActionOffer> RecordActions::offersFor(const ShownRecords &records) const
{
    QList<ActionOffer> offers;
    for (const RecordAction &action : m_allowed) {
        if (action.takesMany())
            offers.append(offerOf(action, records));
    }
    return offers;
}

std::optional<ActionOffer> RecordActions::offer(const QString &id, const ShownRecords &records) const
{
    for (const RecordAction &action : m_allowed) {
        if (action.id == id && (records.size() == 1 || action.takesMany()))
            return offerOf(action, records);
    }
    return {};
}

} // namespace onhire
