// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/subscription_record.h"

#include "core/domain/subscriptions/figures_shape.h"
#include "core/domain/subscriptions/subscription_parts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr char Seam = '\x1e'; // cannot stand in JSON

template <typename T>
QByteArray membersOf(const RecordShape<T> &shape, const T &record, int exponent)
{
    return shape.document(record, exponent).sliced(1).chopped(1);
}

void append(QByteArray &json, QByteArrayView members)
{
    if (members.isEmpty())
        return;
    if (!json.endsWith('{'))
        json += ',';
    json += members;
}

template <typename T>
QList<Schema::Property> propertiesOf(const std::vector<T> &members)
{
    QList<Schema::Property> properties;
    for (const auto &member : members)
        properties += member.property;
    return properties;
}

} // namespace

Schema subscriptionSchema()
{
    static const Schema schema =
        Schema::object(propertiesOf(contractPart()) + propertiesOf(billingMembers())
                       + propertiesOf(outcomePart()) + propertiesOf(figureMembers())
                       + propertiesOf(historyPart()) + propertiesOf(changeMembers()) + propertiesOf(endPart()))
            .named("Subscription"_L1);
    return schema;
}

QString titleOf(const SubscriptionRecord &subscription)
{
    return subscription.productName + ", "_L1 + subscription.serialNumber;
}

QByteArray documentOf(const SubscriptionRecord &subscription, int exponent)
{
    using Shape = RecordShape<SubscriptionRecord>;
    static const Shape parts[] = {
        {{}, contractPart()}, {{}, outcomePart()}, {{}, historyPart()}, {{}, endPart()}};
    QByteArrayList written;
    for (const Shape &part : parts)
        written += membersOf(part, subscription, exponent);
    return written.join(Seam);
}

QByteArray shownSubscription(QByteArrayView document, const SubscriptionState &state,
                             const Viewpoint &viewpoint)
{
    static const RecordShape<SubscriptionState> billing({}, billingMembers()), change({}, changeMembers());
    static const RecordShape<Figures> figures({}, figureMembers());
    QByteArray json;
    json.reserve(document.size() + 1024);
    json += '{';
    const auto appendPart = [&] {
        const qsizetype end = document.indexOf(Seam);
        append(json, end < 0 ? document : document.first(end));
        document = end < 0 ? QByteArrayView() : document.sliced(end + 1);
    };
    appendPart();
    append(json, membersOf(billing, state, viewpoint.exponent));
    appendPart();
    append(json, membersOf(figures, figuresOf(state, viewpoint), viewpoint.exponent));
    appendPart();
    append(json, membersOf(change, state, viewpoint.exponent));
    appendPart();
    return json + '}';
}

} // namespace onhire
