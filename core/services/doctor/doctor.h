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
    QString subject;
    bool isWell = true;
    QString advice = {};
    bool isUnknown = false; // the check itself has failed
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
    const FileStorage &files;
    QString keyFile; // that seals secrets
};

// One check after the other; what is stopped ends with those that were finished.
Examination examine(const Installation &installation, const Supervision &supervision = {});

// Only whether the secrets in the database can be read with this key file, by tenant; makes none where there is
// none.
QList<Finding> examineSecrets(Database &database, const QString &keyFile);

} // namespace onhire
