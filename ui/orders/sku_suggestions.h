// SPDX-License-Identifier: GPL-3.0-or-later
// What is suggested while a SKU is typed: the product's name, the SKU below it, and what it costs each month.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/text/text_format.h"

#include <QStyledItemDelegate>

class QStandardItemModel;

namespace onhire {

enum SuggestionRole { SkuRole = Qt::UserRole, PriceRole };

void fillSuggestions(QStandardItemModel &model, const QList<JsonValue> &variants, const TextFormat &format,
                     int exponent);

class SkuSuggestionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace onhire
