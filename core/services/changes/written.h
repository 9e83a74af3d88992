// SPDX-License-Identifier: GPL-3.0-or-later
// What a command leaves beside its rows: an entry of the audit log for each record that it changed, the events
// that receivers are told of, and the words by which the record is found. All of a command's records at once.
#pragma once

#include "core/services/context.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace onhire {

struct RecordChange
{
    QLatin1StringView noun; // "order": the member under which the record stands in an event
    QString recordId;
    QByteArray ids; // "orderId":"…","customerId":"…": what an event's data begins with
    QByteArray before; // the stored document; null for a new record
    QByteArray after; // the document that is stored now
    QString action; // of the audit log: order.create
    QStringList events; // their types
};

// One statement, in the transaction of the command. Also tells the other programs once that is committed.
Result<void> writeChanges(Connection &connection, const Context &context, const QList<RecordChange> &changes);

// The same of several commands that share a transaction.
struct CommandChanges
{
    const Context &context;
    QList<RecordChange> changes;
};
Result<void> writeChanges(Connection &connection, const Scope &scope,
                          const std::vector<CommandChanges> &commands);

// "name":"value" for each, separated by commas; a name whose value is empty is left out.
QByteArray idMembers(std::initializer_list<std::pair<QLatin1StringView, QString>> ids);

} // namespace onhire
