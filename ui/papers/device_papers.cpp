// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/device_papers.h"

#include "core/base/id.h"
#include "core/services/customers/customers.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/papers/return_slip.h"
#include "ui/papers/return_slip_dialog.h"
#include "ui/papers/show_paper.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Whoever has the device stands in its subscription.
Result<LabelContent> labelOf(const Context &context, const JsonValue &device)
{
    LabelContent label{device[u"serialNumber"].toString(), {}, {}};
    label.lines = {{LabelLine::Product, device[u"productName"].toString()},
                   {LabelLine::Sku, leftToRight(device[u"sku"].toString())},
                   {LabelLine::Company, context.tenant->name}};
    const QString rentalId = device[u"rentalId"].toString();
    if (rentalId.isEmpty())
        return label;
    ONHIRE_ASSIGN(const Record record, findSubscription(context, rentalId));
    const JsonValue subscription = valueOf(record);
    ONHIRE_ASSIGN(const Record customer, findCustomer(context, subscription[u"customerId"].toString()));
    label.lines.insert(LabelLine::Customer, nameOfCustomer(valueOf(customer)));
    label.lines.insert(LabelLine::Order, leftToRight(shortCodeOf(subscription[u"orderId"].toString())));
    return label;
}

Result<QList<ReturnFacts>> allReturnFacts(const Context &context, const ShownRecords &records)
{
    QList<ReturnFacts> all;
    for (const ShownRecord &record : records) {
        ONHIRE_ASSIGN(const ReturnFacts facts, returnFacts(context, record.value[u"rentalId"].toString()));
        all.append(facts);
    }
    return all;
}

} // namespace

Result<QList<LabelContent>> deviceLabels(const Context &context, const ShownRecords &devices)
{
    QList<LabelContent> labels;
    for (const ShownRecord &device : devices) {
        ONHIRE_ASSIGN(const LabelContent label, labelOf(context, device.value));
        labels.append(label);
    }
    return labels;
}

void printDeviceLabels(const Workplace &workplace, const ShownRecords &devices, Page &page)
{
    const QString title = PaperTexts::tr("Labels for %Ln devices", nullptr, int(devices.size()));
    readForPaper<QList<LabelContent>>(
        workplace, &page, [devices](const Context &context) { return deviceLabels(context, devices); },
        [title, &page, &settings = workplace.settings](const QList<LabelContent> &labels) {
            openFor(page, new LabelDialog(title, labels, settings, &page));
        });
}

void printReturnSlips(const Workplace &workplace, const ShownRecords &records, Page &page)
{
    readForPaper<QList<ReturnFacts>>(
        workplace, &page, [records](const Context &context) { return allReturnFacts(context, records); },
        [workplace, &page](const QList<ReturnFacts> &facts) {
            openFor(page, new ReturnSlipDialog(workplace, facts, &page));
        });
}

} // namespace onhire
