// SPDX-License-Identifier: GPL-3.0-or-later
// Where contents of files come in and go out: under signed addresses, without a key. A content is never held in
// memory: it comes in by way of a file and goes out from one.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/result.h"
#include "core/services/context.h"
#include "core/services/files/address_signer.h"

namespace onhire {

struct ApiServices;

class ContentDoor
{
public:
    ContentDoor(const ApiServices &services, Database &database)
        : m_services(services), m_database(database) { }

    static bool isBehind(QByteArrayView path);

    BodyPlan planBody(const HttpRequest &head);
    Result<HttpReply> answer(const HttpRequest &request);

private:
    struct Visit
    {
        FileAddress address;
        std::shared_ptr<const Tenant> tenant;
    };

    Result<Visit> admit(const HttpRequest &request);
    Context contextOf(const Visit &visit, const HttpRequest &request);
    Result<HttpReply> give(const Visit &visit, const HttpRequest &request);
    Result<HttpReply> take(const Visit &visit, const HttpRequest &request);

    const ApiServices &m_services;
    Database &m_database;
};

} // namespace onhire
