// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry of the audit log says of a record: as it was and as it is since, compared as the texts that
// were stored.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

namespace onhire {

struct RecordedChange
{
    // Objects; null: the record was not there yet, or it is gone.
    QByteArrayView before, after;

    // What the record is since: of a new one all members, else those that became others, null for those that
    // went.
    QByteArray details() const;

    // Of each of these members that became another, [what it was, what it is]; empty: of none.
    QByteArray changed(const QStringList &members) const;

    QString newStatus() const; // null: it kept its own
};

} // namespace onhire
