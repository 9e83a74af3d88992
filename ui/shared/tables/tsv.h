// SPDX-License-Identifier: GPL-3.0-or-later
// Cells as text with tabs between them, as spreadsheets paste it.
#pragma once

#include <QList>
#include <QString>

class QAbstractItemModel;

namespace onhire {

// With the titles of the columns as its first line.
QString asTsv(const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns);

} // namespace onhire
