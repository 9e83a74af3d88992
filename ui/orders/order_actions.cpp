// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_actions.h"

#include "core/base/id.h"
#include "core/services/orders/orders.h"
#include "ui/shared/text/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Orders)
};

OrderStatus statusOf(const JsonValue &order)
{
    return orderStatusNamed(order[u"status"].toString()).value_or(OrderStatus::Cancelled);
}

QString unless(bool fits, ErrorCode code)
{
    return fits ? QString() : wordingOf(Error{code}).what;
}

QString titleOf(const ShownRecords &orders)
{
    return orders.size() == 1 ? shortCodeOf(orders.constFirst().id) : QString();
}

QStringList namesOf(const ShownRecords &orders)
{
    QStringList names;
    for (const ShownRecord &order : orders)
        names += order.title;
    return orders.size() > 1 ? names : QStringList();
}

// Others hear of it, so it is asked first; it cannot be undone.
RecordAction confirm()
{
    return {
        .id = u"orders.confirm"_s,
        .text = Words::tr("Confirm…"),
        .glyph = Glyph::Check,
        .key = Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        .permission = u"orders:write"_s,
        .refusal =
            [](const JsonValue &order) {
                return unless(canConfirm(statusOf(order)), ErrorCode::OrderNotConfirmable);
            },
        .question =
            [](const ShownRecords &orders) {
                const int n = int(orders.size());
                const QString one = Words::tr("Confirm order %1?").arg(titleOf(orders));
                return Question{
                    .title = n == 1 ? one : Words::tr("Confirm %n orders?", nullptr, n),
                    .text =
                        Words::tr("Confirmed orders go to the warehouse, and connected systems are notified."),
                    .verb = n == 1 ? Words::tr("Confirm order") : Words::tr("Confirm %n orders", nullptr, n),
                    .names = namesOf(orders),
                    .isOutward = true};
            },
        .work = [](const Context &context, const ShownRecord &order,
                   const QString &) { return confirmOrder(context, order.id); },
        .done =
            [](const ShownRecords &orders) {
                return orders.size() == 1 ? Words::tr("Order %1 is confirmed.").arg(titleOf(orders))
                                          : Words::tr("%n orders are confirmed.", nullptr, int(orders.size()));
            },
        .size = [](int count) { return Words::tr("Confirm %n orders", nullptr, count); }};
}

RecordAction closeRest()
{
    return {
        .id = u"orders.close-remainder"_s,
        .text = Words::tr("Close without the remaining devices…"),
        .glyph = Glyph::Half,
        .permission = u"orders:write"_s,
        .refusal =
            [](const JsonValue &order) {
                return unless(statusOf(order) == OrderStatus::Partial, ErrorCode::OrderNotPartial);
            },
        .question =
            [](const ShownRecords &orders) {
                return Question{
                    Words::tr("Close %n orders without the remaining devices?", nullptr, int(orders.size())),
                    Words::tr("Devices that are not assigned yet are dropped from the order. This "
                              "cannot be undone."),
                    Words::tr("Close %n orders", nullptr, int(orders.size())),
                    Words::tr("&Reason"),
                    true,
                    namesOf(orders)};
            },
        .work = [](const Context &context, const ShownRecord &order,
                   const QString &reason) { return closeRemainder(context, order.id, reason); },
        .done =
            [](const ShownRecords &orders) {
                return Words::tr("%n orders are closed.", nullptr, int(orders.size()));
            }};
}

RecordAction cancel()
{
    return {.id = u"orders.cancel"_s,
            .text = Words::tr("Cancel order…"),
            .glyph = Glyph::Cross,
            .key = Qt::CTRL | Qt::SHIFT | Qt::Key_X,
            .isDestructive = true,
            .permission = u"orders:write"_s,
            .refusal =
                [](const JsonValue &order) {
                    return unless(canCancel(statusOf(order)), ErrorCode::OrderNotCancellable);
                },
            .question =
                [](const ShownRecords &orders) {
                    const int n = int(orders.size());
                    const QString one = Words::tr("Cancel order %1?").arg(titleOf(orders));
                    return Question{
                        n == 1 ? one : Words::tr("Cancel %n orders?", nullptr, n),
                        Words::tr("A cancelled order cannot be reopened. Connected systems are notified."),
                        n == 1 ? Words::tr("Cancel order") : Words::tr("Cancel %n orders", nullptr, n),
                        Words::tr("&Reason"),
                        true,
                        namesOf(orders)};
                },
            .work = [](const Context &context, const ShownRecord &order,
                       const QString &reason) { return cancelOrder(context, order.id, reason); },
            .done =
                [](const ShownRecords &orders) {
                    return orders.size() == 1
                        ? Words::tr("Order %1 is cancelled.").arg(titleOf(orders))
                        : Words::tr("%n orders are cancelled.", nullptr, int(orders.size()));
                }};
}

bool hasOpenUnits(const JsonValue &order)
{
    const OrderStatus status = statusOf(order);
    return status == OrderStatus::Confirmed || status == OrderStatus::Partial;
}

bool hasDevices(const JsonValue &order)
{
    return !order[u"rentalIds"].elements().isEmpty();
}

} // namespace

QList<RecordAction> orderActions(const OrderDoors &doors)
{
    RecordAction assign{.id = u"orders.assign"_s,
                        .text = Words::tr("Assign devices"),
                        .glyph = Glyph::Barcode,
                        .permission = u"subscriptions:write"_s,
                        .refusal =
                            [](const JsonValue &order) {
                                return hasOpenUnits(order)
                                    ? QString()
                                    : Words::tr("Devices can only be assigned to a confirmed order with open "
                                                "items.");
                            },
                        .begin = doors.assign};
    RecordAction subscriptions{.id = u"orders.subscriptions"_s,
                               .text = Words::tr("Open its subscriptions"),
                               .glyph = Glyph::Subscriptions,
                               .permission = u"subscriptions:read"_s,
                               .refusal =
                                   [](const JsonValue &order) {
                                       return hasDevices(order)
                                           ? QString()
                                           : Words::tr("No device of this order is assigned yet.");
                                   },
                               .begin = doors.subscriptions};
    RecordAction edit{.id = u"orders.edit"_s,
                      .text = Words::tr("Edit…"),
                      .glyph = Glyph::Orders,
                      .key = Qt::CTRL | Qt::Key_E,
                      .permission = u"orders:write"_s,
                      .begin = doors.edit};
    RecordAction packing{.id = u"orders.packing-list"_s,
                         .text = Words::tr("Print packing list…"),
                         .glyph = Glyph::Print,
                         .key = QKeySequence(QKeySequence::Print),
                         .isAside = true,
                         .local = doors.printPackingLists};
    RecordAction labels{.id = u"orders.labels"_s,
                        .text = Words::tr("Print labels…"),
                        .glyph = Glyph::Barcode,
                        .isAside = true,
                        .local = doors.printLabels};
    RecordAction contract{.id = u"orders.contract"_s,
                          .text = Words::tr("Contract (PDF)…"),
                          .glyph = Glyph::Files,
                          .isAside = true,
                          .permission = u"files:write"_s,
                          .begin = doors.contract};
    return {confirm(), assign, subscriptions, edit, packing, labels, contract, closeRest(), cancel()};
}

QString nextStepOfOrder(const JsonValue &order)
{
    if (canConfirm(statusOf(order)))
        return u"orders.confirm"_s;
    if (hasOpenUnits(order))
        return u"orders.assign"_s;
    return hasDevices(order) ? u"orders.subscriptions"_s : QString();
}

} // namespace onhire
