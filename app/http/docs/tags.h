// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace onhire {

// What the operations of a tag are about; empty for a tag that nobody has described.
QLatin1StringView meaningOfTag(QLatin1StringView tag);

} // namespace onhire
