// SPDX-License-Identifier: GPL-3.0-or-later
// A client of the API as anybody could write one, over a real socket that it keeps open. It shows each answer
// to the contract. To be used by one thread at a time.
#pragma once

#include "core/base/json_value.h"
#include "tests/support/http/api_contract.h"
#include "tests/support/http/raw_client.h"

#include <QMap>

#include <functional>
#include <memory>

namespace onhire::test {

struct Reply
{
    int status = 0; // 0: the server hung up
    QByteArray head;
    QByteArray body;
    JsonValue json;

    QByteArray header(const QByteArray &name) const; // in whatever case; empty when there is none

    // By a dotted path, order.items.0.sku; null when there is nothing.
    const JsonValue &at(const QByteArray &path) const;
    // What stands there as text: a string's own, a number's digits, other values as JSON. Empty when there is
    // nothing.
    QByteArray text(const QByteArray &path) const;
    QByteArrayList texts(const QByteArray &list, const QByteArray &member) const; // of each element of a list

    QByteArray code() const { return text("error.code"); }
    QByteArrayList faults() const; // "items.0.sku required", sorted
    QByteArray withoutRequestId() const;
};

// The text of a value, as Reply::text.
QByteArray textOf(const JsonValue &value);

using Headers = QMap<QByteArray, QByteArray>;

class ApiClient
{
public:
    ApiClient(std::shared_ptr<ApiContract> contract, quint16 port, const QByteArray &apiKey,
              const QByteArray &tenantId);

    Reply get(const QByteArray &target, const Headers &headers = {})
    {
        return send("GET", target, {}, headers);
    }
    Reply post(const QByteArray &target, const QByteArray &body = {}, const Headers &headers = {})
    {
        return send("POST", target, body, headers);
    }
    Reply put(const QByteArray &target, const QByteArray &body, const Headers &headers = {})
    {
        return send("PUT", target, body, headers);
    }
    Reply patch(const QByteArray &target, const QByteArray &body, const Headers &headers = {})
    {
        return send("PATCH", target, body, headers);
    }
    Reply remove(const QByteArray &target, const Headers &headers = {})
    {
        return send("DELETE", target, {}, headers);
    }

    // An empty value takes a header away.
    Reply send(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
               const Headers &headers = {});

    // Every page of a list, each asked for with the cursor of the one before; `between` runs after each.
    QByteArrayList walk(const QByteArray &target, const QByteArray &array, const QByteArray &member,
                        const std::function<void()> &between = {});

private:
    Heard ask(const QByteArray &method, const QByteArray &request);

    std::shared_ptr<ApiContract> m_contract;
    const quint16 m_port;
    const Headers m_headers;
    std::unique_ptr<RawClient> m_connection;
};

} // namespace onhire::test
