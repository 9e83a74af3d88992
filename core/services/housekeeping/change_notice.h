// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of changed records to whoever shows them: the tenant, then the ids. An id may be a serial number
// and hold anything.
#pragma once

#include <QLatin1StringView>
#include <QSet>
#include <QString>
#include <QStringList>

namespace onhire {

inline constexpr auto ChangesChannel = QLatin1StringView("onhire_changes");

struct ChangeNotice
{
    QString tenantId;
    QStringList recordIds;

    static ChangeNotice read(const QString &payload);
};

// As many as it takes, for PostgreSQL sends no more than 8000 bytes at once.
QStringList changeNotices(const QString &tenantId, const QSet<QString> &recordIds);

} // namespace onhire
