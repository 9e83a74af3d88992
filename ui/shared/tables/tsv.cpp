// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/tsv.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace onhire {

static QString tsvField(const QVariant &cell)
{
    return cell.toString().replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

QString asTsv(const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns)
{
    QString text;
    const auto addLine = [&](const auto &cell) {
        QStringList fields;
        for (const int column : columns)
            fields.append(tsvField(cell(column)));
        text += fields.join(u'\t') + u'\n';
    };
    addLine([&](int column) { return model.headerData(column, Qt::Horizontal); });
    for (const int row : rows)
        addLine([&](int column) { return model.index(row, column).data(); });
    return text;
}

} // namespace onhire
