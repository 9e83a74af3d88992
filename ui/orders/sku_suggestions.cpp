// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/sku_suggestions.h"

#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::SkuSuggestions)
};

// The lowest, since the length of the contract is not chosen yet.
QString priceOf(const JsonValue &variant, const TextFormat &format, int exponent)
{
    const QList<JsonValue> tiers = variant[u"pricing"].elements();
    if (tiers.isEmpty())
        return {};
    Money least = moneyFrom(tiers.constFirst()[u"monthlyPrice"], exponent);
    for (const JsonValue &tier : tiers)
        least = std::min(least, moneyFrom(tier[u"monthlyPrice"], exponent));
    const QString price = leftToRight(format.money(least, exponent));
    //: The lowest of several prices
    return tiers.size() > 1 ? Words::tr("from %1").arg(price) : price;
}

} // namespace

void fillSuggestions(QStandardItemModel &model, const QList<JsonValue> &variants, const TextFormat &format,
                     int exponent)
{
    model.clear();
    for (const JsonValue &variant : variants) {
        auto *item = new QStandardItem(variantTitle(variant));
        const QString sku = variant[u"variantSku"].toString();
        const QString price = priceOf(variant, format, exponent);
        item->setData(sku, SkuRole);
        item->setData(price, PriceRole);
        //: A suggested product as a screen reader says it: name, SKU, price
        item->setAccessibleText(Words::tr("%1, %2, %3").arg(item->text(), sku, price));
        model.appendRow(item);
    }
}

QSize SkuSuggestionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), units(option.fontMetrics, 44)};
}

void SkuSuggestionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, colorOf(selected ? Role::AccentBg : Role::Pane, option.palette));
    const int margin = units(option.fontMetrics, 9);
    const QRect inside = option.rect.adjusted(margin, margin / 2, -margin, -margin / 2);
    const auto place = [&](const QRect &logical) {
        return QStyle::visualRect(option.direction, inside, logical);
    };
    const QString price = index.data(PriceRole).toString();
    const int across = option.fontMetrics.horizontalAdvance(price) + margin;
    const QRect upper(inside.left(), inside.top(), inside.width() - across, inside.height() / 2);
    const int begin = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const int end = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    painter->setFont(option.font);
    painter->setPen(colorOf(Role::Ink, option.palette));
    painter->drawText(place(upper), begin,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, upper.width()));
    painter->drawText(place(inside.adjusted(inside.width() - across, 0, 0, 0)), end, price);
    painter->setFont(monospaced(option.font));
    painter->setPen(colorOf(Role::Muted, option.palette));
    painter->drawText(place(upper.translated(0, upper.height())), begin, index.data(SkuRole).toString());
    painter->restore();
}

} // namespace onhire
