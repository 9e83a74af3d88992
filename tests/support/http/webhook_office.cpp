// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/webhook_office.h"

#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "core/services/products/products.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

template <typename T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("%s %s", infoOf(result.error().code).name.data(), qUtf8Printable(result.error().detail));
    return std::move(*result);
}

} // namespace

WebhookOffice::WebhookOffice()
    : address(ownMigratedDatabase()), database(address.conninfo(appRole)),
      tenant(sure(createTenant(database, clock, {.name = u"Shop"_s}))),
      box(sure(SecretBox::open(folder.filePath(u"secrets.key"_s))))
{
}

IssuedWebhook WebhookOffice::endpoint(const QByteArray &url, const QStringList &events)
{
    return sure(createWebhookEndpoint(context(), box, {QString::fromLatin1(url), events}));
}

void WebhookOffice::happen(int times)
{
    for (; times > 0; --times) {
        const auto body = readJson(productBody("SKU" + QByteArray::number(++m_products)));
        (void)sure(upsertProduct(context(), sure(ProductRequest::read(*body, *tenant))));
    }
}

std::unique_ptr<WebhookSender> WebhookOffice::sender(ExchangeRules rules)
{
    return std::make_unique<WebhookSender>(SenderOptions{.conninfo = address.conninfo(appRole),
                                                         .secrets = box,
                                                         .rules = std::move(rules),
                                                         .beat = std::chrono::milliseconds(20),
                                                         .grace = std::chrono::milliseconds(500)},
                                           clock);
}

QString WebhookOffice::look(const QString &sql) const
{
    return runSql(address, adminRole, {sql});
}

QString WebhookOffice::status(const QByteArray &eventId) const
{
    return look(
        u"select status from webhook_deliveries where event_id = '%1'"_s.arg(QLatin1StringView(eventId)));
}

int WebhookOffice::count(const QString &status) const
{
    return look(u"select count(*) from webhook_deliveries where status = '%1'"_s.arg(status)).toInt();
}

bool WebhookOffice::waitFor(const QString &status, int deliveries, int milliseconds) const
{
    return QTest::qWaitFor([&] { return count(status) == deliveries; }, milliseconds);
}

std::chrono::milliseconds WebhookOffice::untilNextAttempt() const
{
    const auto next = parseTimestamp(look(u"select stamp(next_attempt_at) from webhook_deliveries "
                                          "where status = 'pending' and leased_until is null"_s));
    return std::chrono::milliseconds(next ? clock.now().msecsTo(*next) : -1);
}

} // namespace onhire::test
