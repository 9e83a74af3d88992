// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a noun, as they are offered for certain records: which of them fit, how many of the records,
// and why the others do not.
#pragma once

#include "ui/shared/actions/record_action.h"
#include "ui/shared/workplace/session.h"

namespace onhire {

// Records that an action does not fit, all for one reason.
struct Misfit
{
    QString why;
    ShownRecords records;
};

struct ActionOffer
{
    RecordAction action;
    ShownRecords fits; // those of the records that it fits
    int of = 0; // so many were asked about
    QList<Misfit> misfits;

    // Several records that it fits one by one: none of them is meant.
    bool isOneAtATime() const { return !action.takesMany() && fits.size() > 1; }
    bool isPossible() const { return !fits.isEmpty() && !isOneAtATime(); }
    QString refusal() const { return misfits.isEmpty() ? QString() : misfits.constFirst().why; }
};

bool mayAll(const Session &session, const QStringList &permissions);

ActionOffer offerOf(const RecordAction &action, const ShownRecords &records);

class RecordActions
{
public:
    RecordActions() = default;
    RecordActions(QList<RecordAction> actions, SessionPointer session);

    // What this user may do at all, in the order in which it was declared, group by group.
    const QList<RecordAction> &allowed() const { return m_allowed; }

    QList<ActionOffer> offersFor(const ShownRecords &records) const;
    std::optional<ActionOffer> offer(const QString &id, const ShownRecords &records) const;

private:
    QList<RecordAction> m_allowed;
};

} // namespace onhire
