// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/fulfilment/fulfilment.h"
#include "core/services/moment.h"
#include "core/services/note_lines.h"
#include "core/services/orders/orders.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

enum class Noun { Order, Device };

Noun nounOf(const QString &subject)
{
    return isId(IdKind::Order, subject) ? Noun::Order : Noun::Device;
}

Result<Record> find(const Context &context, const QString &subject)
{
    switch (nounOf(subject)) {
    case Noun::Order: return findOrder(context, subject);
    case Noun::Device: return findAsset(context, subject);
    }
    Q_UNREACHABLE();
}

// By what the API would be sent, so that the same bounds hold.
Result<void> revise(const Context &context, const Record &record, const QString &subject, const QString &notes)
{
    const Tenant &tenant = *context.tenant;
    const JsonValue body = JsonValue::object({{u"notes"_s, JsonValue::string(notes)}});
    switch (nounOf(subject)) {
    case Noun::Order: {
        ONHIRE_ASSIGN(const auto patch, OrderPatch::read(body, tenant, OrderPatch::notesSchema()));
        ONHIRE_TRY(reviseOrder(context, subject, patch, record.version));
        return {};
    }
    case Noun::Device: {
        ONHIRE_ASSIGN(const auto patch, AssetPatch::read(body, subject, tenant, todayOf(context)));
        ONHIRE_TRY(reviseAsset(context, subject, patch, record.version));
        return {};
    }
    }
    Q_UNREACHABLE();
}

Result<void> addOnce(const Context &context, const QString &subject, const QString &line)
{
    ONHIRE_ASSIGN(const Record record, find(context, subject));
    const QString before = readJson(record.json).value_or(JsonValue())[u"notes"].toString();
    if (hasLine(before, line)) // its answer was lost, and it is tried again
        return {};
    return revise(context, record, subject, withLine(before, line));
}

} // namespace

Result<void> addNote(const Context &context, const QString &subject, const QString &line)
{
    constexpr int MostTries = 3; // while others change the same record
    Result<void> added;
    for (int i = 0; i < MostTries; ++i) {
        added = addOnce(context, subject, line);
        if (added || added.error().code != ErrorCode::VersionConflict)
            break;
    }
    return added;
}

} // namespace onhire
