// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_lines.h"

#include "core/base/id.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/glyph_mark.h"
#include "ui/shared/controls/recovery_bar.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/recovery_figures.h"
#include "ui/subscriptions/record/subscription_details.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

Result<QList<JsonValue>> subscriptionsOf(const Context &context, const QString &filter, const QString &id)
{
    ListRequest request{.limit = MostSubscriptionsListed, .startAfter = {}, .sortBy = u"createdAt"_s};
    request.filters.insert(filter, id);
    ONHIRE_ASSIGN(const ListPage page, listSubscriptions(context, request));
    QList<JsonValue> subscriptions;
    for (const QByteArray &record : page.records)
        subscriptions.append(readJson(record).value_or(JsonValue()));
    return subscriptions;
}

SubscriptionLines::SubscriptionLines(const TextFormat &format, const Tenant &tenant, QWidget *parent)
    : CardTable(tr("Subscriptions"),
                {{tr("Device"), Cell::Rest},
                 {tr("Serial"), Cell::Text, 3},
                 {tr("Status")},
                 {tr("Ends")},
                 {tr("Monthly %1").arg(tenant.currency), Cell::Amount},
                 {tr("Cost %1").arg(tenant.currency), Cell::Amount, 1},
                 {tr("Collected %1").arg(tenant.currency), Cell::Amount, 2},
                 {tr("Recovered"), Cell::Amount, 4}},
                parent),
      m_format(format), m_tenant(tenant)
{
}

QLabel *SubscriptionLines::amount(Money money)
{
    return new QLabel(leftToRight(m_format.money(money, m_tenant.exponent)), this);
}

void SubscriptionLines::putLink(Column column, const QString &text, const QString &spoken, const Link &link)
{
    auto *word = new LinkLabel(text, this);
    word->setAccessibleName(spoken);
    connect(word, &QAbstractButton::clicked, this, [this, link] { Q_EMIT followed(link); });
    if (column == Serial) {
        word->setFont(monospaced(word->font()));
        word->setMinimumWidth(word->sizeHint().width());
    }
    put(column, word);
}

void SubscriptionLines::add(const JsonValue &subscription)
{
    const auto text = [&](QStringView member) { return subscription[member].toString(); };
    const QString id = text(u"rentalId"), serial = text(u"serialNumber"), product = text(u"productName");
    beginRow();
    //: Read aloud: a subscription by its device and its short code
    putLink(Device, product, tr("Subscription %2: %1").arg(product, shortCodeOf(id)), linkTo(id));
    putLink(Serial, leftToRight(serial), tr("Device %1").arg(serial), linkToDevice(serial));
    auto *status = new Pill(this);
    status->setLook(lookOfSubscription(subscription));
    put(Status, status);
    const SubscriptionSituation situation = situationOf(subscription, m_format.today());
    const QString end = m_format.fullDay(endOfContract(subscription, m_tenant.zone));
    put(Ends, situation.isPressing() ? pressingWords(end, this) : new QLabel(end, this));
    put(Monthly, amount(moneyFrom(subscription[u"monthlyAmount"], m_tenant.exponent)));
    addRecovery(subscription);
}

void SubscriptionLines::addRecovery(const JsonValue &subscription)
{
    const auto shares = recoverySharesOf(subscription, m_tenant.exponent);
    const auto percent = subscription[u"costRecoveryPercent"].toDecimal();
    put(Collected, amount(moneyFrom(subscription[u"totalCollected"], m_tenant.exponent)));
    if (!shares || !percent) { // the cost is unknown
        for (const Column column : {Cost, Recovered})
            put(column, new QLabel(u"–"_s, this));
        return;
    }
    put(Cost, amount(shares->cost));
    auto *cell = new QWidget(this);
    auto *layout = new QHBoxLayout(cell);
    layout->setContentsMargins({});
    layout->setSpacing(units(cell, 8));
    RecoveryBar *bar = recoveryBarOf(*shares, m_format, m_tenant, cell);
    bar->setFixedWidth(units(cell, 56));
    layout->addWidget(bar);
    auto *share = new QLabel(leftToRight(m_format.share(*percent)), cell);
    share->setMinimumWidth(share->fontMetrics().horizontalAdvance(leftToRight(m_format.share({1000, 1}))));
    share->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    layout->addWidget(share);
    put(Recovered, cell);
}

void fillWithSubscriptions(DetailSection &section, const QList<JsonValue> &subscriptions,
                           const TextFormat &format, const Tenant &tenant)
{
    auto *lines = new SubscriptionLines(format, tenant, &section);
    for (const JsonValue &each : subscriptions)
        lines->add(each);
    QObject::connect(lines, &SubscriptionLines::followed, &section, &DetailSection::followed);
    section.addWidget(lines);
}

} // namespace onhire
