// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/menu_text.h"

namespace onhire {

QString menuText(QString words)
{
    return words.replace(u'&', QStringLiteral("&&"));
}

} // namespace onhire
