// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/return_slip.h"

#include "core/base/id.h"
#include "core/services/documents/page_text.h"
#include "core/services/orders/orders.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// `content` escaped already.
QString factRow(const QString &label, const QString &content, const Letterhead &letterhead)
{
    constexpr auto Style = "padding: 4px 0"_L1;
    return paperRow(
        {u"<td style='%1' width='35%'><span class='quiet'>%2</span></td>"_s.arg(Style, escaped(label)),
         u"<td style='%1' width='65%'>%2</td>"_s.arg(Style, content)},
        letterhead);
}

QString factTable(const QString &title, const QString &rows)
{
    return u"<p></p><h2>%1</h2><table width='100%' cellpadding='0' cellspacing='0'>%2</table>"_s.arg(
        escaped(title), rows);
}

QString dayText(QDate day, const Letterhead &letterhead)
{
    return day.isValid() ? letterhead.format.fullDay(day) : QString();
}

QString factsOf(const ReturnFacts &known, const Letterhead &letterhead)
{
    const JsonValue &subscription = known.subscription;
    const auto code = [&](QStringView member) {
        return leftToRight(shortCodeOf(subscription[member].toString()));
    };
    const QList<std::pair<QString, QString>> facts{
        {PaperTexts::tr("Product"), subscription[u"productName"].toString()},
        {PaperTexts::tr("Serial"), leftToRight(subscription[u"serialNumber"].toString())},
        {PaperTexts::tr("SKU"), leftToRight(subscription[u"sku"].toString())},
        {PaperTexts::tr("Subscription"), code(u"rentalId")},
        {PaperTexts::tr("Order"), code(u"orderId")},
        {PaperTexts::tr("Contract ends"), dayText(known.contractEnd, letterhead)},
        {PaperTexts::tr("Return by"), dayText(agreedReturnOf(subscription), letterhead)}};
    QString rows;
    for (const auto &[label, value] : facts) {
        if (!value.isEmpty())
            rows += factRow(label, escaped(value), letterhead);
    }
    return factTable(PaperTexts::tr("Device"), rows);
}

QString steps()
{
    const QStringList each{PaperTexts::tr("Back up your data and sign out of all accounts."),
                           PaperTexts::tr("Pack the device with its charger and all accessories."),
                           PaperTexts::tr("Put this slip in the parcel, on top.")};
    QString items;
    for (const QString &step : each)
        items += u"<li>%1</li>"_s.arg(escaped(step));
    return u"<p></p><h2>%1</h2><ol>%2</ol>"_s.arg(escaped(PaperTexts::tr("Before you send it")), items);
}

// Lines to be written on by hand.
QString inspection(const Letterhead &letterhead)
{
    QString rows;
    for (const QString &line :
         {PaperTexts::tr("Condition"), PaperTexts::tr("Damage"), PaperTexts::tr("Received on, by")})
        rows += factRow(line, u"<br><hr>"_s, letterhead);
    return factTable(PaperTexts::tr("For our warehouse"), rows);
}

} // namespace

Result<ReturnFacts> returnFacts(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const Record subscription, findSubscription(context, rentalId));
    const JsonValue value = valueOf(subscription);
    ONHIRE_ASSIGN(const Record order, findOrder(context, value[u"orderId"].toString()));
    return ReturnFacts{value, valueOf(order), endOfContract(value, context.tenant->zone)};
}

PaperContent returnSlip(const ReturnFacts &known, const QString &address, const Letterhead &letterhead)
{
    const QString serial = known.subscription[u"serialNumber"].toString();
    const QString title = PaperTexts::tr("Return slip");
    const QString columns = paperColumns(
        PaperTexts::tr("Send to"), u"<b>%1</b><br>%2"_s.arg(escaped(letterhead.company), escaped(address)),
        PaperTexts::tr("From"), addressLines(known.order[u"shippingAddress"]), letterhead);
    return {title + u' ' + serial,
            htmlPage(paperHead(letterhead, title, serial) + columns + factsOf(known, letterhead) + steps()
                     + inspection(letterhead)),
            //: The foot of a paper: the company and the serial number of a device
            PaperTexts::tr("%1 · Device %2").arg(letterhead.company, leftToRight(serial)),
            letterhead.direction()};
}

} // namespace onhire
