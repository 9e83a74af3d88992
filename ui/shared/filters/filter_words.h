// SPDX-License-Identifier: GPL-3.0-or-later
// What a chip says: the field, and what of it is chosen.
#pragma once

#include "ui/shared/filters/filter_field.h"

namespace onhire {

// `names` are those of records, by their ids, as far as they are known.
QString chipText(const FilterField &field, const QStringList &chosen, const QMap<QString, QString> &names);

} // namespace onhire
