// SPDX-License-Identifier: GPL-3.0-or-later
// Where a page of a list ended: the sort key and the id of its last row, and a digest of the question, so that
// a cursor cannot be used with another one.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

struct Cursor
{
    QString key;
    QString id;

    // Whether PostgreSQL reads the key as a value of that type: somebody may have made the cursor by hand.
    bool hasKeyOf(QLatin1StringView type) const;

    QString encode(const QByteArray &question) const;
    static std::optional<Cursor> decode(const QString &text, const QByteArray &question);
};

} // namespace onhire
