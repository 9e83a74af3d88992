// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_actions.h"

#include "core/domain/customers/leaving.h"
#include "core/services/customers/customers.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

bool isActive(const JsonValue &customer)
{
    return customer[u"status"].toString() == u"active";
}

Result<Record> setActive(const Context &context, const QString &id, bool on)
{
    return on ? reviseCustomer(context, id, CustomerPatch::ofStatus(true)) : removeCustomer(context, id);
}

QString toldOf(const ShownRecords &customers, const QString &one, const QString &many)
{
    return customers.size() == 1 ? one.arg(customers.constFirst().title) : many;
}

RecordAction activate()
{
    return {.id = u"customers.activate"_s,
            .text = CustomerTexts::tr("Activate"),
            .glyph = Glyph::Check,
            .permissions = {u"customers:write"_s},
            .refusal =
                [](const JsonValue &customer) {
                    return isActive(customer) ? CustomerTexts::tr("The customer is already active.")
                                              : QString();
                },
            .work = [](const Context &context, const ShownRecord &customer,
                       const QString &) { return setActive(context, customer.id, true); },
            .done =
                [](const ShownRecords &customers) {
                    return toldOf(
                        customers, CustomerTexts::tr("%1 can order again."),
                        CustomerTexts::tr("%Ln customers can order again.", nullptr, int(customers.size())));
                },
            .undo = [](const Context &context,
                       const ShownRecord &customer) { return setActive(context, customer.id, false); }};
}

RecordAction deactivate()
{
    return {.id = u"customers.deactivate"_s,
            .text = CustomerTexts::tr("Deactivate"),
            .glyph = Glyph::Pause,
            .isDestructive = true,
            .permissions = {u"customers:write"_s},
            .refusal =
                [](const JsonValue &customer) {
                    if (!isActive(customer))
                        return CustomerTexts::tr("The customer is already inactive.");
                    const auto refusal = refusalToLeave(customer[u"totalDevicesRented"].toInteger().value_or(0),
                                                        customer[HasOpenOrders].toBool());
                    return refusal ? wordingOf(Error{*refusal}).what : QString();
                },
            .work = [](const Context &context, const ShownRecord &customer,
                       const QString &) { return setActive(context, customer.id, false); },
            .done =
                [](const ShownRecords &customers) {
                    return toldOf(customers, CustomerTexts::tr("%1 can no longer order."),
                                  CustomerTexts::tr("%Ln customers can no longer order.", nullptr,
                                                    int(customers.size())));
                },
            .undo = [](const Context &context,
                       const ShownRecord &customer) { return setActive(context, customer.id, true); }};
}

} // namespace

QList<RecordAction> customerActions(const CustomerDoors &doors)
{
    RecordAction order{.id = u"customers.order"_s,
                       .text = CustomerTexts::tr("New order"),
                       .glyph = Glyph::Plus,
                       .key = QKeySequence(QKeySequence::New),
                       .permissions = {u"orders:write"_s},
                       .refusal =
                           [](const JsonValue &customer) {
                               return isActive(customer) ? QString()
                                                         : CustomerTexts::tr("Activate the customer first.");
                           },
                       .begin = doors.order};
    RecordAction edit{.id = u"customers.edit"_s,
                      .text = CustomerTexts::tr("Edit…"),
                      .glyph = Glyph::Customers,
                      .key = Qt::CTRL | Qt::Key_E,
                      .permissions = {u"customers:write"_s},
                      .begin = doors.edit};
    return {order, edit, activate(), deactivate()};
}

} // namespace onhire
