// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/packing_list.h"

#include "core/base/id.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/documents/page_text.h"
#include "core/services/orders/orders.h"
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QString CellStyle = u"padding: 5px 6px; border-bottom: 1px solid #c8c8c8"_s;

qint64 numberIn(const JsonValue &item, QStringView member)
{
    return item[member].toInteger().value_or(0);
}

// Beside each other, as many as there is room for; none is torn apart.
QString serialWords(const QStringList &serials)
{
    QStringList words;
    for (const QString &serial : serials)
        words += u"<nobr>☐ %1</nobr>"_s.arg(escaped(leftToRight(serial)));
    return words.join(u" &nbsp; "_s);
}

QString itemRow(const JsonValue &item, const QString &called, const QStringList &serials,
                const Letterhead &letterhead)
{
    const qint64 quantity = numberIn(item, u"quantity") - numberIn(item, u"droppedQuantity");
    const qint64 open = quantity - serials.size();
    QStringList devices;
    if (!serials.isEmpty())
        devices += serialWords(serials);
    if (open > 0)
        devices += u"<span class='quiet'>%1</span>"_s.arg(
            escaped(PaperTexts::tr("%Ln devices are not assigned yet", nullptr, int(open))));
    return paperRow({u"<td style='%1'>%2<br><span class='quiet'>%3</span></td>"_s.arg(
                         CellStyle, escaped(called), escaped(leftToRight(item[u"sku"].toString()))),
                     u"<td style='%1' align='%2'>%3</td>"_s.arg(CellStyle, cellAlignment(letterhead, true),
                                                                letterhead.format.number(quantity)),
                     u"<td style='%1'>%2</td>"_s.arg(CellStyle, devices.join(u"<br>"_s))},
                    letterhead);
}

QString itemTable(const PackingFacts &facts, const Letterhead &letterhead)
{
    const QString start = cellAlignment(letterhead, false), end = cellAlignment(letterhead, true);
    const auto head = [](const QString &width, const QString &alignment, const QString &text) {
        return u"<th style='%1' width='%2' align='%3'>%4</th>"_s.arg(CellStyle, width, alignment,
                                                                     escaped(text));
    };
    QString rows = paperRow({head(u"36%"_s, start, PaperTexts::tr("Product")),
                             head(u"12%"_s, end, PaperTexts::tr("Quantity")),
                             head(u"52%"_s, start, PaperTexts::tr("Serial numbers"))},
                            letterhead);
    const QList<JsonValue> items = facts.order[u"items"].elements();
    QList<NamedItem> named;
    for (const JsonValue &item : items)
        named.append({item[u"productName"].toString(), item[u"sku"].toString()});
    const QStringList names = namesOfItems(named);
    for (int position = 0; position < int(items.size()); ++position)
        rows += itemRow(items[position], names[position], facts.serials.value(position), letterhead);
    return u"<p></p><h2>%1</h2><table width='100%' cellpadding='0' cellspacing='0'>%2</table>"_s.arg(
        escaped(PaperTexts::tr("Items")), rows);
}

QString notesOf(const JsonValue &order)
{
    const QString notes = order[u"notes"].toString();
    return notes.isEmpty() ? QString()
                           : u"<h2>%1</h2><p>%2</p>"_s.arg(escaped(PaperTexts::tr("Notes")), escaped(notes));
}

} // namespace

Result<PackingFacts> packingFacts(const Context &context, const QString &orderId)
{
    ONHIRE_ASSIGN(const Record order, findOrder(context, orderId));
    PackingFacts facts{valueOf(order), {}};
    ONHIRE_ASSIGN(const auto devices, assignedDevices(context.database.connection(), context.scope(), orderId));
    for (const DeviceOfItem &device : devices)
        facts.serials[device.item] += device.serialNumber;
    return facts;
}

PaperContent packingList(const PackingFacts &facts, const Letterhead &letterhead)
{
    const QString code = shortCodeOf(facts.order[u"orderId"].toString());
    const QString title = PaperTexts::tr("Packing list");
    const QString columns =
        paperColumns(PaperTexts::tr("Shipping address"), addressLines(facts.order[u"shippingAddress"]),
                     PaperTexts::tr("Customer"), customerLines(facts.order[u"customer"]), letterhead);
    return {title + u' ' + code,
            htmlPage(paperHead(letterhead, title, code) + columns + itemTable(facts, letterhead)
                     + notesOf(facts.order)),
            //: The foot of a paper: the company and the order
            PaperTexts::tr("%1 · Order %2").arg(letterhead.company, leftToRight(code)), letterhead.direction()};
}

} // namespace onhire
