// SPDX-License-Identifier: GPL-3.0-or-later
// Looks an installation over: the database and its walls, the invariants of the data, the clock, the disk. It
// shows what is wrong and says what to do; it repairs nothing.
#pragma once

#include "core/base/clock.h"
#include "core/base/supervision.h"
#include "core/data/db/database.h"
#include "core/data/files/file_storage.h"

#include <QList>

namespace onhire {

struct Finding
{
    QString subject; // what is well: "every order has items"
    QString trouble = {}; // what is not: "an order has no items, for example ord_…"; empty where all is well
    QString advice = {}; // what to do about it
    bool isUnknown = false; // the check itself has failed
    QString tenantId = {}, tenantName = {}; // empty: of the whole installation

    bool isWell() const { return trouble.isEmpty(); }
    QString text() const; // in one line, with the tenant
};

struct Examination
{
    QList<Finding> findings;
    bool isCutShort = false; // there are checks that were not finished
};

struct Installation
{
    Database &database;
    const Clock &clock;
    QString dataDir;
    QString filesDir;
    const FileStorage &files;
    QString keyFile; // that seals secrets
    qint64 leastFreeBytes = 1024LL * 1024 * 1024;
};

// One check after the other; what is stopped ends with those that were finished.
Examination examine(const Installation &installation, const Supervision &supervision = {});

// Only whether the secrets in the database can be read with this key file, by tenant; makes none where there is
// none.
QList<Finding> examineSecrets(Database &database, const QString &keyFile);

} // namespace onhire
