// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/go_to_search.h"

#include "core/base/id.h"
#include "core/data/assets/asset_table.h"
#include "core/data/customers/customer_rows.h"
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_rows.h"
#include "core/data/products/product_rows.h"
#include "core/services/context.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int MostOfAKind = 5;

static QList<RawRow> rowsLike(const Context &context, const ListTable &table, const QString &filter,
                              const QString &text)
{
    ListRequest request;
    request.limit = MostOfAKind;
    request.sortBy = table.sorts.constFirst().name;
    request.filters = {{filter, text}};
    const auto rows = fetchRows(context.database.connection(), context.scope(), table, request);
    return rows ? rows->rows : QList<RawRow>();
}

static QList<GoToHit> recordsLike(const Session &session, const QString &text)
{
    const Context context = session.context();
    QList<GoToHit> hits;
    if (session.may("orders:read"_L1)) {
        for (const RawRow &row : rowsLike(context, orderRows(), u"search"_s, text))
            hits.append({u"orders"_s, row.id, shortCodeOf(row.id), row.cells[order_cell::Customer].toString(),
                         Glyph::Orders});
    }
    if (session.may("assets:read"_L1)) {
        for (const RawRow &row : rowsLike(context, assetTable(), u"search"_s, text))
            hits.append(
                {u"devices"_s, row.id, row.id, row.cells[asset_cell::Product].toString(), Glyph::Assets});
    }
    if (session.may("customers:read"_L1)) {
        for (const RawRow &row : rowsLike(context, customerRows(), u"search"_s, text))
            hits.append({u"customers"_s, row.id, row.cells[customer_cell::Name].toString(),
                         row.cells[customer_cell::Email].toString(), Glyph::Customers});
    }
    if (session.may("products:read"_L1)) {
        for (const RawRow &row : rowsLike(context, productRows(), u"search"_s, text))
            hits.append({u"catalogue"_s, row.id, row.cells[product_cell::Name].toString(),
                         row.cells[product_cell::Sku].toString(), Glyph::Catalogue});
    }
    return hits;
}

// What is called as it was typed, by its code, SKU or e-mail address, before what only has to do with it.
static void putNamesakesFirst(QList<GoToHit> &hits, const QString &text)
{
    std::stable_partition(hits.begin(), hits.end(), [&text](const GoToHit &hit) {
        return hit.title.compare(text, Qt::CaseInsensitive) == 0
            || hit.subtitle.compare(text, Qt::CaseInsensitive) == 0;
    });
}

GoToSearch::GoToSearch(const Workplace &workplace, QList<GoToHit> screens, QObject *parent)
    : QObject(parent), m_workplace(workplace), m_screens(std::move(screens))
{
}

QCoro::Task<QList<GoToHit>> GoToSearch::find(QString text)
{
    QList<GoToHit> hits;
    for (const GoToHit &screen : m_screens) {
        if (screen.title.contains(text, Qt::CaseInsensitive))
            hits.append(screen);
    }
    const auto work = [session = m_workplace.session, text] { return recordsLike(*session, text); };
    hits += co_await m_workplace.runner.run(work);
    putNamesakesFirst(hits, text);
    co_return hits;
}

} // namespace onhire
