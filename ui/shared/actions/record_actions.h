// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a noun, as they are offered for certain records: which of them fit, how many of the records,
// and why the others do not.
#pragma once

#include "ui/shared/actions/record_action.h"
#include "ui/shared/workplace/session.h"

namespace onhire {

struct ActionOffer
{
    RecordAction action;
    ShownRecords fits; // those of the records that it fits
    int of = 0; // so many were asked about
    QString refusal; // why it does not fit the first of the others

    bool isPossible() const { return !fits.isEmpty(); }
};

class RecordActions
{
public:
    RecordActions() = default;
    RecordActions(QList<RecordAction> actions, SessionPointer session);

    // What this user may do at all, in the order in which it was declared, destructive actions last.
    const QList<RecordAction> &allowed() const { return m_allowed; }

    QList<ActionOffer> offersFor(const ShownRecord &record) const;
    // Only what can be done with more than one.
    QList<ActionOffer> offersFor(const ShownRecords &records) const;
    std::optional<ActionOffer> offer(const QString &id, const ShownRecords &records) const;

private:
    QList<RecordAction> m_allowed;
};

} // namespace onhire
