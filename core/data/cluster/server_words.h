// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL said when it failed, made fit for a person: the line that matters, and for the common
// troubles what to do about them.
#pragma once

#include <QString>

namespace onhire {

QString usefulLine(const QString &output);
QString plainReason(const QString &line, const QString &folder);

} // namespace onhire
