// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/early_return_request.h"

#include "core/domain/subscriptions/subscription_request.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/moment.h"
#include "core/services/note_lines.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<SubscriptionRecord> withNote(const Context &context, SubscriptionRecord subscription,
                                    const QString &line)
{
    const QString notes = withLine(subscription.notes, line);
    // by what the API would be sent, so that the same bounds hold
    const JsonValue body = JsonValue::object({{u"notes"_s, JsonValue::string(notes)}});
    ONHIRE_ASSIGN(const auto patch,
                  SubscriptionPatch::read(body, subscription.rentalId, *context.tenant,
                                          SubscriptionPatch::notesSchema()));
    patch.applyTo(subscription);
    return subscription;
}

} // namespace

Result<void> requestEarlyReturn(const Context &context, const QString &rentalId, const QString &line)
{
    return onStoredSubscription(
        context, rentalId, {},
        [&](Connection &connection, const Context &still,
            const StoredSubscription &subscription) -> Result<void> {
            if (hasLine(subscription.notes, line))
                return {};
            ONHIRE_TRY(checkActive(subscription));
            ONHIRE_ASSIGN(SubscriptionRecord asked, withNote(still, subscription, line));
            if (!asked.earlyReturnAsked)
                asked.earlyReturnAsked = {toTimestamp(still.now()), still.actor.name};
            ONHIRE_TRY(reviseSubscription(connection, still, subscription, asked,
                                          u"subscription.request_early_return"_s, {u"subscription.updated"_s}));
            return {};
        });
}

Result<Record> declineEarlyReturn(const Context &context, const QString &rentalId, const QString &line,
                                  ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still,
            const StoredSubscription &subscription) -> Result<Record> {
            if (!subscription.earlyReturnAsked)
                return Failure(Error{ErrorCode::VersionConflict, rentalId});
            ONHIRE_ASSIGN(SubscriptionRecord declined, withNote(still, subscription, line));
            declined.earlyReturnAsked.reset();
            return reviseSubscription(connection, still, subscription, declined,
                                      u"subscription.decline_early_return"_s, {u"subscription.updated"_s});
        });
}

} // namespace onhire
