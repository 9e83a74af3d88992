// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/record_actions.h"

#include <algorithm>

namespace onhire {

bool mayAll(const Session &session, const QStringList &permissions)
{
    return std::ranges::all_of(permissions, [&](const QString &permission) {
        return session.may(QLatin1StringView(permission.toLatin1()));
    });
}

RecordActions::RecordActions(QList<RecordAction> actions, SessionPointer session)
{
    for (RecordAction &action : actions) {
        if (mayAll(*session, action.permissions))
            m_allowed.append(std::move(action));
    }
    std::ranges::stable_sort(m_allowed, {}, &RecordAction::group);
}

ActionOffer offerOf(const RecordAction &action, const ShownRecords &records)
{
    ActionOffer offer{action, {}, int(records.size()), {}};
    for (const ShownRecord &record : records) {
        const QString why = action.refusal ? action.refusal(record.value) : QString();
        if (why.isEmpty()) {
            offer.fits.append(record);
            continue;
        }
        const auto same = std::ranges::find(offer.misfits, why, &Misfit::why);
        if (same == offer.misfits.end())
            offer.misfits.append({why, {record}});
        else
            same->records.append(record);
    }
    return offer;
}

QList<ActionOffer> RecordActions::offersFor(const ShownRecords &records) const
{
    QList<ActionOffer> offers;
    for (const RecordAction &action : m_allowed) {
        ActionOffer offer = offerOf(action, records);
        if (!action.isRare || !offer.fits.isEmpty())
            offers.append(std::move(offer));
    }
    return offers;
}

std::optional<ActionOffer> RecordActions::offer(const QString &id, const ShownRecords &records) const
{
    for (const RecordAction &action : m_allowed) {
        if (action.id == id)
            return offerOf(action, records);
    }
    return {};
}

} // namespace onhire
