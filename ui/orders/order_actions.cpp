// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_actions.h"

#include "core/base/id.h"
#include "core/domain/orders/order_sums.h"
#include "core/domain/orders/possible.h"
#include "core/services/orders/orders.h"
#include "ui/orders/order_view.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

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
    return {.id = u"orders.confirm"_s,
            .text = OrderTexts::tr("Confirm…"),
            .glyph = Glyph::Check,
            .key = Qt::CTRL | Qt::SHIFT | Qt::Key_C,
            .permissions = {u"orders:write"_s},
            .refusal =
                [](const JsonValue &order) {
                    return unless(canConfirm(statusOf(order)), ErrorCode::OrderNotConfirmable);
                },
            .question =
                [](const ShownRecords &orders) {
                    const int n = int(orders.size());
                    const QString one = OrderTexts::tr("Confirm order %1?").arg(titleOf(orders));
                    return Question{
                        .title = n == 1 ? one : OrderTexts::tr("Confirm %Ln orders?", nullptr, n),
                        .text = OrderTexts::tr(
                            "Confirmed orders go to the warehouse, and connected systems are notified."),
                        .verb = n == 1 ? OrderTexts::tr("Confirm order")
                                       : OrderTexts::tr("Confirm %Ln orders", nullptr, n),
                        .names = namesOf(orders),
                        .isOutward = true};
                },
            .work = [](const Context &context, const ShownRecord &order,
                       const QString &) { return confirmOrder(context, order.id); },
            .done =
                [](const ShownRecords &orders) {
                    return orders.size() == 1
                        ? OrderTexts::tr("Order %1 is confirmed.").arg(titleOf(orders))
                        : OrderTexts::tr("%Ln orders are confirmed.", nullptr, int(orders.size()));
                },
            .size = [](int count) { return OrderTexts::tr("Confirm %Ln orders", nullptr, count); }};
}

RecordAction closeRest()
{
    return {.id = u"orders.close-remainder"_s,
            .text = OrderTexts::tr("Close without the rest…"),
            .glyph = Glyph::Half,
            .isDestructive = true,
            .permissions = {u"orders:write"_s},
            .refusal =
                [](const JsonValue &order) {
                    return unless(canCloseRemainder(statusOf(order)), ErrorCode::OrderNotPartial);
                },
            .question =
                [](const ShownRecords &orders) {
                    return Question{
                        OrderTexts::tr("Close %Ln orders without the remaining devices?", nullptr,
                                       int(orders.size())),
                        OrderTexts::tr("Devices that are not assigned yet are dropped from the order. This "
                                       "cannot be undone."),
                        OrderTexts::tr("Close %Ln orders", nullptr, int(orders.size())),
                        OrderTexts::tr("&Reason"),
                        true,
                        namesOf(orders),
                        false,
                        true};
                },
            .work = [](const Context &context, const ShownRecord &order,
                       const QString &reason) { return closeRemainder(context, order.id, reason); },
            .done =
                [](const ShownRecords &orders) {
                    return OrderTexts::tr("%Ln orders are closed.", nullptr, int(orders.size()));
                }};
}

RecordAction cancel()
{
    return {.id = u"orders.cancel"_s,
            .text = OrderTexts::tr("Cancel order…"),
            .glyph = Glyph::Cross,
            .key = Qt::CTRL | Qt::SHIFT | Qt::Key_X,
            .isDestructive = true,
            .permissions = {u"orders:write"_s},
            .refusal =
                [](const JsonValue &order) {
                    return unless(canCancel(statusOf(order)), ErrorCode::OrderNotCancellable);
                },
            .question =
                [](const ShownRecords &orders) {
                    const int n = int(orders.size());
                    const QString one = OrderTexts::tr("Cancel order %1?").arg(titleOf(orders));
                    return Question{
                        n == 1 ? one : OrderTexts::tr("Cancel %Ln orders?", nullptr, n),
                        OrderTexts::tr("A cancelled order cannot be reopened. Connected systems are notified."),
                        n == 1 ? OrderTexts::tr("Cancel order")
                               : OrderTexts::tr("Cancel %Ln orders", nullptr, n),
                        OrderTexts::tr("&Reason (optional)"),
                        true,
                        namesOf(orders)};
                },
            .work = [](const Context &context, const ShownRecord &order,
                       const QString &reason) { return cancelOrder(context, order.id, reason); },
            .done =
                [](const ShownRecords &orders) {
                    return orders.size() == 1
                        ? OrderTexts::tr("Order %1 is cancelled.").arg(titleOf(orders))
                        : OrderTexts::tr("%Ln orders are cancelled.", nullptr, int(orders.size()));
                }};
}

bool hasDevices(const JsonValue &order)
{
    return !order[u"rentalIds"].elements().isEmpty();
}

} // namespace

QList<RecordAction> orderActions(const OrderDoors &doors)
{
    RecordAction assign{.id = u"orders.assign"_s,
                        .text = OrderTexts::tr("Assign devices"),
                        .glyph = Glyph::Barcode,
                        .permissions = {u"subscriptions:write"_s},
                        .refusal =
                            [](const JsonValue &order) {
                                return devicesToAssign(order) > 0
                                    ? QString()
                                    : OrderTexts::tr(
                                        "Devices can only be assigned to a confirmed order with open "
                                        "items.");
                            },
                        .begin = doors.assign};
    RecordAction subscriptions{.id = u"orders.subscriptions"_s,
                               .text = OrderTexts::tr("Open its subscriptions"),
                               .glyph = Glyph::Subscriptions,
                               .permissions = {u"subscriptions:read"_s},
                               .refusal =
                                   [](const JsonValue &order) {
                                       return hasDevices(order)
                                           ? QString()
                                           : OrderTexts::tr("No device of this order is assigned yet.");
                                   },
                               .begin = doors.subscriptions};
    RecordAction edit{.id = u"orders.edit"_s,
                      .text = OrderTexts::tr("Edit…"),
                      .glyph = Glyph::Orders,
                      .key = Qt::CTRL | Qt::Key_E,
                      .permissions = {u"orders:write"_s},
                      .begin = doors.edit};
    RecordAction packing{.id = u"orders.packing-list"_s,
                         .text = OrderTexts::tr("Print packing list…"),
                         .glyph = Glyph::Print,
                         .key = QKeySequence(QKeySequence::Print),
                         .isAside = true,
                         .local = doors.printPackingLists};
    RecordAction labels{.id = u"orders.labels"_s,
                        .text = OrderTexts::tr("Print labels…"),
                        .glyph = Glyph::Barcode,
                        .isAside = true,
                        .local = doors.printLabels};
    RecordAction contract{.id = u"orders.contract"_s,
                          .text = OrderTexts::tr("Contract (PDF)…"),
                          .glyph = Glyph::Files,
                          .isAside = true,
                          .permissions = {u"files:write"_s},
                          .begin = doors.contract};
    return {confirm(), assign, subscriptions, edit, packing, labels, contract, closeRest(), cancel()};
}

QString nextStepOfOrder(const JsonValue &order)
{
    if (canConfirm(statusOf(order)))
        return u"orders.confirm"_s;
    if (devicesToAssign(order) > 0)
        return u"orders.assign"_s;
    return hasDevices(order) ? u"orders.subscriptions"_s : QString();
}

} // namespace onhire
