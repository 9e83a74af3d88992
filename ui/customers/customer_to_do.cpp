// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_to_do.h"

#include "core/base/id.h"
#include "core/domain/orders/order_sums.h"
#include "core/domain/orders/possible.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_view.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/payments/payment_words.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_details.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

ToDo toDoWithOrder(const JsonValue &order)
{
    const QString id = order[u"orderId"].toString(), status = order[u"status"].toString();
    return {.look = lookOfOrder(status),
            .what = shortCodeOf(id),
            .link = linkTo(id),
            .isCode = true,
            .words = orderStatusesWhere(canConfirm).contains(status)
                ? CustomerTexts::tr("to be confirmed")
                : CustomerTexts::tr("%Ln devices to assign", nullptr, devicesToAssign(order))};
}

ToDo toDoWithContract(const JsonValue &subscription, const SubscriptionSituation &situation,
                      const TextFormat &format)
{
    return {.look = lookOfSubscription(subscription),
            //: A device and its serial number, which tells it from others of the same product
            .what = CustomerTexts::tr("%1 · %2").arg(subscription[u"productName"].toString(),
                                                     leftToRight(subscription[u"serialNumber"].toString())),
            .link = linkTo(subscription[u"rentalId"].toString()),
            .words = pressingText(situation, format, false)};
}

} // namespace

QList<ToDo> toDoOf(const CustomerDetails &details, const TextFormat &format)
{
    QList<ToDo> all;
    const QDate yesterday = format.today().addDays(-1);
    for (const auto &[status, payments] :
         {std::pair(u"failed"_s, details.missed.failed), std::pair(u"pending"_s, details.missed.overdue)}) {
        if (payments > 0)
            all.append({.look = lookOfPayment(status, yesterday, format.today()),
                        .words = CustomerTexts::tr("%Ln payments", nullptr, int(payments))});
    }
    for (const JsonValue &subscription : details.running) {
        const SubscriptionSituation situation = situationOf(subscription, format.today());
        if (situation.returnDue || situation.isPressing())
            all.append(toDoWithContract(subscription, situation, format));
    }
    for (const JsonValue &order : details.waitingOrders)
        all.append(toDoWithOrder(order));
    return all;
}

QWidget *toDoLine(const ToDo &toDo, DetailSection *section)
{
    auto *line = new QWidget(section);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(units(line, 8));
    auto *status = new Pill(line);
    status->setLook(toDo.look);
    layout->addWidget(status);
    if (!toDo.what.isEmpty()) {
        auto *word = new LinkLabel(toDo.what, line);
        if (toDo.isCode)
            word->setFont(monospaced(word->font()));
        //: Read aloud: a thing and what is to be done with it, as in: B2XN-8TQ: 3 devices to assign
        word->setAccessibleName(CustomerTexts::tr("%1: %2").arg(toDo.what, toDo.words));
        QObject::connect(word, &QAbstractButton::clicked, section,
                         [section, link = toDo.link] { Q_EMIT section->followed(link); });
        layout->addWidget(word);
    }
    auto *words = new QLabel(toDo.words, line);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    layout->addWidget(words, 1);
    return line;
}

} // namespace onhire
