// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_columns.h"
#include "ui/shared/text/texts.h"

#include "core/data/products/product_rows.h"

using namespace Qt::StringLiterals;

namespace onhire {

bool isOffered(const JsonValue &product)
{
    return product[u"status"].toString() == u"active";
}

StatusLook lookOfProduct(const QString &status)
{
    if (status == u"active")
        //: A product that is offered
        return {CatalogueTexts::tr("Active"), Tone::Ok, Glyph::Dot};
    return {CatalogueTexts::tr("Discontinued"), Tone::Idle, Glyph::Cross};
}

StatusLook lookOfVariant(const QString &status)
{
    if (status == u"active")
        return {CatalogueTexts::tr("Active"), Tone::Ok, Glyph::Dot};
    return {CatalogueTexts::tr("Inactive"), Tone::Idle, Glyph::Pause};
}

QList<Column> productColumns(const QString &currency)
{
    using namespace product_cell;
    const auto status = [](const QVariant &raw) { return lookOfProduct(raw.toString()); };
    return {
        {.id = u"name"_s, .title = CatalogueTexts::tr("Product"), .value = cellOfRow(Name), .width = 18},
        {.id = u"status"_s,
         .title = CatalogueTexts::tr("Status"),
         .kind = CellKind::Status,
         .value = cellOfRow(Status),
         .width = 13,
         .holds = {u"active"_s, u"discontinued"_s},
         .sortable = false,
         .status = status},
        {.id = u"category"_s,
         .title = CatalogueTexts::tr("Category"),
         .value = cellOfRow(Category),
         .width = 14},
        {.id = u"brand"_s, .title = CatalogueTexts::tr("Brand"), .value = cellOfRow(Brand), .width = 10},
        {.id = u"variants"_s,
         .title = CatalogueTexts::tr("Variants"),
         .kind = CellKind::Number,
         .value = cellOfRow(Variants),
         .width = 8,
         .sortable = false},
        //: The lowest price for a month; %1 is a currency
        {.id = u"price"_s,
         .title = CatalogueTexts::tr("From %1").arg(currency),
         .kind = CellKind::Money,
         .value = amountOfRow(PriceFrom),
         .width = 9,
         .sortable = false},
        {.id = u"sku"_s,
         .title = CatalogueTexts::tr("SKU"),
         .kind = CellKind::Code,
         .value = cellOfRow(Sku),
         .width = 14},
        {.id = u"updated"_s,
         .title = CatalogueTexts::tr("Changed"),
         .kind = CellKind::Date,
         .value = momentOfRow(Updated),
         .width = 9,
         .shown = false},
    };
}

QList<FilterField> productFilters()
{
    const QList<FilterChoice> states{{u"active"_s, lookOfProduct(u"active"_s).word},
                                     {u"discontinued"_s, lookOfProduct(u"discontinued"_s).word}};
    return {{u"status"_s, CatalogueTexts::tr("Status"), states, true},
            {u"category"_s, CatalogueTexts::tr("Category"), {}, true},
            {u"brand"_s, CatalogueTexts::tr("Brand"), {}, true}};
}

FilterMeaning productFilterMeaning()
{
    return {[](const QString &, const QStringList &chosen, const Context &) {
        return chosen.join(ValueSeparator);
    }};
}

} // namespace onhire
