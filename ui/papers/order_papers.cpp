// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/order_papers.h"

#include "core/base/id.h"
#include "ui/papers/contract_dialog.h"
#include "ui/papers/packing_list.h"
#include "ui/papers/show_paper.h"
#include "ui/shared/printing/label_dialog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Papers)
};

QString customerOf(const JsonValue &order)
{
    const JsonValue &customer = order[u"customer"];
    const QString company = customer[u"company"].toString();
    return company.isEmpty()
        ? Words::tr("%1 %2").arg(customer[u"firstName"].toString(), customer[u"lastName"].toString())
        : company;
}

LabelContent labelOf(const ShownRecord &order, const QString &company)
{
    const JsonValue first = order.value[u"items"].elements().value(0);
    return {shortCodeOf(order.id),
            {},
            {{LabelLine::Customer, customerOf(order.value)},
             {LabelLine::Product, first[u"productName"].toString()},
             {LabelLine::Company, company}}};
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
                                            : Words::tr("%n packing lists", nullptr, int(lists.size()));
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
    const QString title = Words::tr("Labels for %n orders", nullptr, int(orders.size()));
    openFor(page, new LabelDialog(title, labels, workplace.settings, &page));
}

void printPackingLists(const Workplace &workplace, const ShownRecords &orders, Page &page)
{
    readForPaper<QList<PackingFacts>>(
        workplace, &page, [orders](const Context &context) { return allPackingFacts(context, orders); },
        [workplace, &page](const QList<PackingFacts> &facts) { showPackingLists(workplace, facts, page); });
}

void makeContract(const Workplace &workplace, const ShownRecord &order, Page &page)
{
    auto *dialog = new ContractDialog(workplace, order.id, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &ContractDialog::done, &page, &Page::succeeded);
    dialog->open();
}

} // namespace onhire
