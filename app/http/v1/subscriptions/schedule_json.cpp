// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/schedule_json.h"

#include "core/domain/payments/payment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Instalment = ScheduledInstalment;
using Shape = RecordShape<Instalment>;

template <QDate (*dateOf)(const Instalment &)>
Shape::Member dateMember(QLatin1StringView name, QLatin1StringView meaning = {})
{
    const Schema schema = Schema::string().format(Schema::Format::Date);
    return {required(name, meaning.isEmpty() ? schema : schema.describedAs(meaning)),
            [](JsonWriter &json, QLatin1StringView key, const Instalment &instalment, int) {
                json.member(key, dateOf(instalment).toString(Qt::ISODate));
            }};
}

QDate startOf(const Instalment &instalment)
{
    return instalment.period.start;
}
QDate endOf(const Instalment &instalment)
{
    return instalment.period.end;
}
QDate dueDateOf(const Instalment &instalment)
{
    return instalment.dueDate;
}

Schema statusSchema()
{
    return Schema::choice(paymentStatusNames() + QStringList{u"upcoming"_s})
        .describedAs(
            "The status of its payment; without one, upcoming, or cancelled if the contract ended earlier."_L1);
}

const Shape &instalmentShape()
{
    using namespace member;
    static const Shape shape(
        "Instalment"_L1,
        {
            plain<&Instalment::number>(
                "number"_L1,
                Schema::integer().range(1, 1000).describedAs(
                    "Stable, except that future instalments are renumbered when the subscription joins or "
                    "leaves a billing group, because another billing day then divides them."_L1)),
            dateMember<startOf>("periodStart"_L1),
            dateMember<endOf>("periodEnd"_L1, "Exclusive."_L1),
            dateMember<dueDateOf>("dueDate"_L1),
            amount<&Instalment::amount>(
                "amount"_L1,
                Schema::money().describedAs(
                    "The amount charged: the agreed price less any upgrade credit."_L1)),
            text<&Instalment::status>("status"_L1, statusSchema()),
            optionalText<&Instalment::paymentId>("paymentId"_L1),
        });
    return shape;
}

} // namespace

Schema scheduleSchema()
{
    return Schema::object({
        required("rentalId"_L1, Schema::string()),
        required("subscriptionId"_L1, Schema::string()),
        required("instalments"_L1, Schema::array(instalmentShape().schema())),
    });
}

QByteArray scheduleJson(const QString &rentalId, const std::vector<ScheduledInstalment> &instalments,
                        int exponent)
{
    JsonWriter json;
    json.beginObject().member("rentalId"_L1, rentalId).member("subscriptionId"_L1, rentalId);
    json.key("instalments"_L1).beginArray();
    for (const ScheduledInstalment &instalment : instalments)
        instalmentShape().write(json, instalment, exponent);
    json.endArray().endObject();
    return json.take();
}

} // namespace onhire
