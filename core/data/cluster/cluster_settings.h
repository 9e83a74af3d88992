// SPDX-License-Identifier: GPL-3.0-or-later
// The three files that say how the private cluster behaves and who may enter. They are written anew before each
// start, so that they always belong to this version of Onhire; what a person wants otherwise goes to
// local.conf.
#pragma once

#include "core/data/cluster/account.h"

#include <QByteArray>
#include <QString>

namespace onhire {

enum class Durability {
    Full,
    None, // tests only: a crash of the machine would lose everything
};

Result<void> writeSettings(const QString &dataFolder, const Account &account, Durability durability);

} // namespace onhire
