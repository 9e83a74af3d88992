// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/suggestions.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace onhire {

// Qt's own delegate for them knows nothing of style sheets.
void dressSuggestions(QCompleter *completer)
{
    QAbstractItemView *list = completer->popup();
    list->setItemDelegate(new QStyledItemDelegate(list));
    setDress(list, "popup");
}

void showSuggestions(QLineEdit *line)
{
    QCompleter *completer = line->completer();
    const int wanted = completer->popup()->sizeHintForColumn(0) + units(line, 24);
    completer->complete(QRect(0, 0, qMax(line->width(), wanted), line->height()));
}

} // namespace onhire
