// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/other_writer.h"

#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/housekeeping/housekeeper.h"
#include "core/services/orders/orders.h"
#include "core/services/tenants/tenants.h"
#include "tests/bench/desktop/patience.h"

#include <QCoreApplication>

#include <atomic>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;

namespace onhire::bench {
namespace {

template <typename T>
T need(Result<T> result)
{
    if (!result) {
        QTextStream(stderr) << "The other writer: " << result.error().detail << Qt::endl;
        std::exit(1);
    }
    return std::move(*result);
}

QList<JsonValue> latest(const Result<ListPage> &page)
{
    QList<JsonValue> records;
    for (const QByteArray &json : need(page).records)
        records.append(readJson(json).value_or(JsonValue()));
    return records;
}

class Writer
{
public:
    Writer(const QString &conninfo, ChangeFeed &feed, const Clock &clock)
        : m_database(conninfo),
          m_tenant(need(everyTenant(m_database.connection())).constFirst()), m_context{m_database, m_tenant,
                                                                                       {},         {},
                                                                                       clock,      &feed}
    {
        ListRequest request;
        request.sortBy = u"createdAt"_s;
        m_orders = latest(listOrders(m_context, request));
        m_devices = latest(listAssets(m_context, request));
    }

    // Whoever looks at a list of the latest, sees it change.
    void write(int number)
    {
        place(m_orders[number % m_orders.size()][u"items"].elements().constFirst()[u"sku"].toString(), number);
        move(m_devices[number % m_devices.size()][u"serialNumber"].toString(), number);
    }

private:
    void place(const QString &sku, int number)
    {
        const QString order =
            uR"({"customer":{"email":"bench%1@example.com","firstName":"Ada","lastName":"Lovelace"},
                "billingAddress":{"contactName":"Ada","streetAddress":"Main 1","city":"Bonn","country":"Germany"},
                "items":[{"sku":"%2","quantity":1,"contractLength":12}]})"_s.arg(QString::number(number), sku);
        const auto request = need(OrderRequest::read(readJson(order.toUtf8()).value(), *m_tenant));
        m_placed += placeOrder(m_context, request, NaturalKey::Skip) ? 1 : 0; // its product may be gone
    }

    void move(const QString &serial, int number)
    {
        const JsonValue shelf = JsonValue::string(u"Shelf %1"_s.arg(number % 7));
        const auto patch = need(AssetPatch::read(JsonValue::object({{u"location"_s, shelf}}), serial, *m_tenant,
                                                 m_context.now().date()));
        need(reviseAsset(m_context, serial, patch));
        ++m_moved;
    }

    Database m_database;
    const TenantPointer m_tenant;
    const Context m_context;
    QList<JsonValue> m_orders, m_devices;

public:
    int m_placed = 0, m_moved = 0;
};

} // namespace

int writeUntilToldToStop(const PlaceOptions &options)
{
    const auto place = need(Place::open(options));
    const SystemClock clock;
    ChangeFeed feed;
    const Housekeeper teller(place->conninfo(), clock, feed, nullptr);
    Writer writer(place->conninfo(), feed, clock);
    std::atomic<bool> isOver = false;
    std::jthread input([&isOver] {
        while (std::getchar() != EOF) { }
        isOver = true;
    });
    QTextStream(stdout) << "ready" << Qt::endl;
    for (int number = 0; !isOver; ++number) {
        writer.write(number);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    QTextStream(stdout) << writer.m_placed << " orders placed, " << writer.m_moved << " devices moved"
                        << Qt::endl;
    return 0;
}

OtherWriter::OtherWriter(const PlaceOptions &place)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments{u"--write"_s};
    if (!place.dataDir.isEmpty())
        arguments += {u"--folder"_s, place.dataDir};
    if (!place.database.isEmpty())
        arguments += {u"--database"_s, place.database};
    m_process.start(QCoreApplication::applicationFilePath(), arguments);
    timeUntil("the other writer", [this] { return m_process.canReadLine(); });
    m_process.readLine();
}

OtherWriter::~OtherWriter()
{
    stop();
}

QString OtherWriter::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return {};
    m_process.closeWriteChannel();
    m_process.waitForFinished();
    return QString::fromUtf8(m_process.readAllStandardOutput()).trimmed();
}

} // namespace onhire::bench
