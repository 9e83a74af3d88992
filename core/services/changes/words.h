// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>

#include <optional>

namespace onhire {

// As changes/words.sql reads them; none: they stay as they are.
QVariant wordsJson(const std::optional<QStringList> &words);

} // namespace onhire
