// SPDX-License-Identifier: GPL-3.0-or-later
// A data folder for a while. The user of PostgreSQL may pass through it: where root runs the program, the
// database would lie elsewhere otherwise, and stay when the folder goes.
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace onhire {

class TemporaryPlace : public QTemporaryDir
{
public:
    TemporaryPlace()
    {
        QFile::setPermissions(path(), QFile::permissions(path()) | QFile::ExeGroup | QFile::ExeOther);
    }
};

} // namespace onhire
