// SPDX-License-Identifier: GPL-3.0-or-later
// Looks an installation over: the database and its walls, the invariants of the data, the clock, the disk. It
// shows what is wrong and says what to do; it repairs nothing.
#pragma once

#include "core/data/db/database.h"
#include "core/data/files/file_storage.h"

#include <QList>

namespace onhire {

struct Finding
{
    QString subject;
    bool isWell = true;
    QString advice = {};
};

QList<Finding> examine(Database &database, const QString &dataDir, const FileStorage &files);

} // namespace onhire
