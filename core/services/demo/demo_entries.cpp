// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_entries.h"

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/json_writer.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Writer
{
    QLatin1StringView kind, name;
};
constexpr Writer WebShop{"api_key"_L1, "Web shop"_L1};
constexpr Writer Office{"user"_L1, "M. Keller"_L1};
constexpr Writer Store{"user"_L1, "S. Brandt"_L1};
constexpr Writer Program{"system"_L1, "Onhire"_L1};

// The steps of one record, with its status by name before and after each.
class Steps
{
public:
    Steps(std::vector<DemoEntry> &entries, QString recordId)
        : m_entries(entries), m_recordId(std::move(recordId))
    {
    }

    void add(const QDateTime &at, const Writer &by, QLatin1StringView action, QLatin1StringView status)
    {
        m_entries.push_back({.id = newId(IdKind::AuditEntry, at),
                             .at = toTimestamp(at),
                             .actorKind = by.kind,
                             .actor = by.name,
                             .action = action,
                             .recordId = m_recordId,
                             .before = m_status.isEmpty() ? QByteArray() : json(m_status),
                             .after = json(status)});
        m_status = status;
    }

private:
    static QByteArray json(QLatin1StringView status)
    {
        JsonWriter json;
        return json.beginObject().member("status"_L1, status).endObject().take();
    }

    std::vector<DemoEntry> &m_entries;
    const QString m_recordId;
    QLatin1StringView m_status;
};

} // namespace

void tellOf(std::vector<DemoEntry> &entries, const DemoOrder &told, const OrderRecord &order)
{
    using enum OrderStatus;
    Steps steps(entries, order.id);
    steps.add(told.at, WebShop, "order.create"_L1, nameOf(Pending));
    if (told.status == Cancelled)
        steps.add(told.changedAt, Office, "order.cancel"_L1, nameOf(Cancelled));
    else if (told.status != Pending)
        steps.add(told.changedAt, Office, "order.confirm"_L1, nameOf(Confirmed));
    for (qsizetype given = 1; given <= told.rentalIds.size(); ++given) {
        const QDateTime at = told.changedAt.addMSecs(given); // entries of one moment have no order
        const bool isLast = given == told.rentalIds.size();
        steps.add(at, Store, "order.rent"_L1, nameOf(isLast ? told.status : Partial));
    }
}

void tellOf(std::vector<DemoEntry> &entries, const DemoOrder &told, const SubscriptionRecord &rental)
{
    const QDateTime end = endOf(rental.terms).startOfDay(QTimeZone::utc());
    Steps steps(entries, rental.rentalId);
    steps.add(told.changedAt, Store, "subscription.create"_L1, nameOf(SubscriptionStatus::Active));
    if (!rental.isActive())
        steps.add(end, Store, "subscription.end"_L1, nameOf(rental.status));
    else if (rental.ending)
        steps.add(end, Program, "subscription.contract_end"_L1, nameOf(rental.status));
}

} // namespace onhire
