// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/order_papers.h"

#include "core/base/id.h"
#include "core/services/contracts/contracts.h"
#include "ui/papers/kept_paper_dialog.h"
#include "ui/papers/packing_list.h"
#include "ui/papers/show_paper.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString customerOf(const JsonValue &order)
{
    const JsonValue &customer = order[u"customer"];
    const QString company = customer[u"company"].toString();
    return company.isEmpty()
        ? PaperTexts::tr("%1 %2").arg(customer[u"firstName"].toString(), customer[u"lastName"].toString())
        : company;
}

QString productsOf(const JsonValue &order)
{
    const auto items = order[u"items"].elements();
    return productsText(items.value(0)[u"productName"].toString(), int(items.size()) - 1);
}

LabelContent labelOf(const ShownRecord &order, const QString &company)
{
    return {.code = shortCodeOf(order.id),
            .lines = {{LabelLine::Product, productsOf(order.value)}, {LabelLine::Company, company}},
            .first = customerOf(order.value)};
}

Result<QList<PackingFacts>> allPackingFacts(const Context &context, const ShownRecords &orders)
{
    QList<PackingFacts> all;
    for (const ShownRecord &order : orders) {
        ONHIRE_ASSIGN(const PackingFacts facts, packingFacts(context, order.id));
        all.append(facts);
    }
    return all;
}

void showPackingLists(const Workplace &workplace, const QList<PackingFacts> &facts, Page &page)
{
    QList<PaperContent> lists;
    for (const PackingFacts &each : facts)
        lists.append(packingList(each, letterheadOf(workplace)));
    const QString title = lists.size() == 1 ? lists.constFirst().title
                                            : PaperTexts::tr("%Ln packing lists", nullptr, int(lists.size()));
    auto *dialog = new PrintDialog(title, u"papers/packing-list"_s, workplace.settings, &page);
    dialog->show(std::make_shared<Paper>(title, lists, pageWords()));
    openFor(page, dialog);
}

} // namespace

void printOrderLabels(const Workplace &workplace, const ShownRecords &orders, Page &page)
{
    QList<LabelContent> labels;
    for (const ShownRecord &order : orders)
        labels.append(labelOf(order, workplace.session->tenant()->name));
    const QString title = PaperTexts::tr("Labels for %Ln orders", nullptr, int(orders.size()));
    openFor(page, new LabelDialog(title, labels, workplace.settings, &page));
}

void printPackingLists(const Workplace &workplace, const ShownRecords &orders, Page &page)
{
    readForPaper<QList<PackingFacts>>(
        workplace, &page, [orders](const Context &context) { return allPackingFacts(context, orders); },
        [workplace, &page](const QList<PackingFacts> &facts) { showPackingLists(workplace, facts, page); });
}

void makeContract(const Workplace &workplace, const QString &orderId, Page &page)
{
    const QString code = shortCodeOf(orderId);
    const KeptPaper contract{.kind = u"contract"_s,
                             .title = PaperTexts::tr("Contract of order %1").arg(leftToRight(code)),
                             .about = PaperTexts::tr("The contract is stored with the order’s files."),
                             .fileName = PaperTexts::tr("Contract %1").arg(code),
                             .make = [id = orderId](const Context &context) {
                                 ContractRequest request;
                                 request.orderId = id;
                                 return generateContract(context, request);
                             }};
    openFor(page, new KeptPaperDialog(workplace, contract, &page));
}

} // namespace onhire
