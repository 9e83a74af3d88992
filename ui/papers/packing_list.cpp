// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/packing_list.h"

#include "core/base/id.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/documents/page_text.h"
#include "core/services/orders/orders.h"
#include "ui/shared/text/record_values.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Papers)
};

const QString CellStyle = u"padding: 5px 12px 5px 0; border-bottom: 1px solid #c8c8c8"_s;

qint64 numberIn(const JsonValue &item, QStringView member)
{
    return item[member].toInteger().value_or(0);
}

QString serialLines(const QStringList &serials)
{
    QStringList shown;
    for (const QString &serial : serials)
        //: A box to be ticked by hand, then a serial number
        shown += Words::tr("☐ %1").arg(leftToRight(serial));
    return escapedLines(shown);
}

QString itemRow(const JsonValue &item, const QStringList &serials, const Letterhead &letterhead)
{
    const qint64 quantity = numberIn(item, u"quantity") - numberIn(item, u"droppedQuantity");
    const qint64 open = quantity - serials.size();
    QString devices = serialLines(serials);
    if (open > 0) {
        if (!devices.isEmpty())
            devices += u"<br>"_s;
        devices += u"<span class='quiet'>%1</span>"_s.arg(
            escaped(Words::tr("%n devices are not assigned yet", nullptr, int(open))));
    }
    return u"<tr><td style='%6'>%1<br><span class='quiet'>%2</span></td><td style='%6' align='%3'>%4</td>"
           "<td style='%6'>%5</td></tr>"_s.arg(
               escaped(item[u"productName"].toString()), escaped(leftToRight(item[u"sku"].toString())),
               cellAlignment(letterhead, true), letterhead.format.number(quantity), devices, CellStyle);
}

QString itemTable(const PackingFacts &facts, const Letterhead &letterhead)
{
    const QString start = cellAlignment(letterhead, false), end = cellAlignment(letterhead, true);
    QString rows;
    int position = 0;
    for (const JsonValue &item : facts.order[u"items"].elements())
        rows += itemRow(item, facts.serials.value(position++), letterhead);
    return u"<p></p><h2>%1</h2><table width='100%' cellpadding='0' cellspacing='0'><thead><tr>"
           "<th style='%7' width='46%' align='%2'>%3</th><th style='%7' width='14%' align='%4'>%5</th>"
           "<th style='%7' width='40%' align='%2'>%6</th></tr></thead>"_s.arg(
               escaped(Words::tr("Items")), start, escaped(Words::tr("Product")), end,
               escaped(Words::tr("Quantity")), escaped(Words::tr("Serial numbers")), CellStyle)
        + rows + u"</table>"_s;
}

QString notesOf(const JsonValue &order)
{
    const QString notes = order[u"notes"].toString();
    return notes.isEmpty() ? QString()
                           : u"<h2>%1</h2><p>%2</p>"_s.arg(escaped(Words::tr("Notes")), escaped(notes));
}

} // namespace

Result<PackingFacts> packingFacts(const Context &context, const QString &orderId)
{
    ONHIRE_ASSIGN(const Record order, findOrder(context, orderId));
    PackingFacts facts{valueOf(order), {}};
    ONHIRE_ASSIGN(facts.serials, serialNumbersOf(context.database.connection(), context.scope(), orderId));
    return facts;
}

PaperContent packingList(const PackingFacts &facts, const Letterhead &letterhead)
{
    const QString code = shortCodeOf(facts.order[u"orderId"].toString());
    const QString title = Words::tr("Packing list");
    const QString columns =
        paperColumns(Words::tr("Shipping address"), addressLines(facts.order[u"shippingAddress"]),
                     Words::tr("Customer"), customerLines(facts.order[u"customer"]));
    return {title + u' ' + code,
            htmlPage(paperHead(letterhead, title, code) + columns + itemTable(facts, letterhead)
                     + notesOf(facts.order)),
            //: The foot of a paper: the company and the order
            Words::tr("%1 · Order %2").arg(letterhead.company, leftToRight(code)), letterhead.direction()};
}

} // namespace onhire
