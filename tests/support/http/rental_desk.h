// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes until a device is out with a customer, as a client of the API does it.
#pragma once

#include "tests/support/http/test_server.h"

namespace onhire::test {

class RentalDesk
{
public:
    explicit RentalDesk(ApiClient &client) : m_client(client) { }

    // A confirmed order: its id.
    QByteArray order(const QByteArray &items = "{'sku':'PHONE','quantity':1,'contractLength':12}",
                     const QByteArray &email = "ada@example.com", const QByteArray &more = {})
    {
        const Reply placed = m_client.post("/v1/orders", OrderSketch{items, email, more}.body(),
                                           {{"Idempotency-Key", nextKey()}});
        const QByteArray id = placed.text("orderId");
        m_client.post("/v1/orders/" + id + "/confirm");
        return id;
    }

    QByteArray asset(const QByteArray &serialNumber, const QByteArray &sku = "PHONE",
                     const QByteArray &more = {})
    {
        m_client.post("/v1/assets",
                      quoted("{'serialNumber':'" + serialNumber + "','sku':'" + sku + '\''
                             + (more.isEmpty() ? "" : ",") + more + '}'));
        return serialNumber;
    }

    static QByteArray rentBody(const QByteArray &orderId, const QByteArray &serialNumber,
                               const QByteArray &more = {})
    {
        return quoted("{'orderId':'" + orderId + "','assetSerialNumber':'" + serialNumber + '\''
                      + (more.isEmpty() ? "" : ",") + more + '}');
    }

    Reply rent(const QByteArray &orderId, const QByteArray &serialNumber, const QByteArray &more = {})
    {
        return m_client.post("/v1/subscriptions", rentBody(orderId, serialNumber, more));
    }

    // A device that is out from that day on: the subscription's record.
    Reply out(const QByteArray &serialNumber, const QByteArray &startDate = {})
    {
        return rent(order(), asset(serialNumber),
                    startDate.isEmpty() ? "" : "'startDate':'" + startDate + '\'');
    }

private:
    static QByteArray nextKey()
    {
        static std::atomic<int> latest = 0;
        return "order-" + QByteArray::number(++latest);
    }

    ApiClient &m_client;
};

} // namespace onhire::test
