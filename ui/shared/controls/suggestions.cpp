// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/suggestions.h"

#include "ui/shared/controls/controls.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStyledItemDelegate>

namespace onhire {

// Qt's own delegate for them knows nothing of style sheets.
void dressSuggestions(QCompleter *completer)
{
    QAbstractItemView *list = completer->popup();
    list->setItemDelegate(new QStyledItemDelegate(list));
    setDress(list, "popup");
}

} // namespace onhire
