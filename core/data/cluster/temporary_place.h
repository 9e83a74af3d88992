// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary data folder that PostgreSQL's user may pass through. Otherwise, where root runs the program, the
// database would lie elsewhere and remain when the folder is removed.
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
