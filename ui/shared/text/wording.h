// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, in the user's language: what happened, and what to do about it.
#pragma once

#include "core/base/error.h"

#include <QString>

namespace onhire {

struct Wording
{
    QString what;
    QString whatToDo = {};

    QString all() const { return whatToDo.isEmpty() ? what : what + u' ' + whatToDo; }
};

Wording wordingOf(const Error &error);
QString wordingOf(const Fault &fault); // below the field that it is about

} // namespace onhire
