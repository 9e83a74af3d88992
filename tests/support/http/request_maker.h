// SPDX-License-Identifier: GPL-3.0-or-later
// Makes requests out of an interface description. Most are almost right, with ids of records that really exist,
// so that they come far before they are refused; the rest are as wrong as can be said in HTTP. The same seed
// makes the same requests, as long as the answers that it learns from are the same.
#pragma once

#include "tests/support/http/api_client.h"

#include <QHash>
#include <QRandomGenerator>

namespace onhire::test {

struct MadeRequest
{
    QByteArray operation, method, target, body;
    Headers headers;
};

class RequestMaker
{
public:
    RequestMaker(const JsonValue &document, quint64 seed);

    // Remembers ids, serial numbers, SKUs, cursors and versions.
    void learn(const Reply &reply);
    void learnForeign(const Reply &reply);
    void avoid(const QByteArray &id) { m_avoided += id; }

    MadeRequest next();

private:
    struct Operation
    {
        QByteArray name, method, path;
        QList<JsonValue> parameters;
        JsonValue body; // the schema; null: takes none
        QByteArrayList mediaTypes;
        QByteArray example;
    };
    using Pool = QHash<QByteArray, QByteArrayList>; // ord_, serialNumber, … and what is known of it

    bool chance(int percent) { return m_random.bounded(100) < percent; }
    bool isWild() { return chance(m_wildness); }
    const QByteArray &oneOf(const QByteArrayList &list) { return list[m_random.bounded(list.size())]; }

    void learn(Pool &pool, const JsonValue &value, const QString &name);
    void keep(Pool &pool, const QByteArray &kind, const QByteArray &what);
    QByteArray known(const QByteArray &kind); // of ours mostly; empty when nothing is known

    JsonValue resolved(const JsonValue &schema) const;
    QByteArray json(const JsonValue &schema, const QString &name, int depth = 0);
    QByteArray object(const JsonValue &schema, int depth);
    QByteArray array(const JsonValue &schema, const QString &name, int depth);
    QByteArray text(const JsonValue &schema, const QString &name); // not yet JSON
    QByteArray number(const JsonValue &schema, bool isWhole);
    QByteArray body(const Operation &operation, const QByteArray &mediaType);
    QByteArray damaged(QByteArray body);

    QByteArray target(const Operation &operation);
    QByteArray pathValue(const QString &name);
    QByteArray query(const Operation &operation);
    void addHeaders(MadeRequest &request, const QByteArray &mediaType);

    const JsonValue m_document;
    QList<Operation> m_operations;
    QRandomGenerator64 m_random;
    Pool m_ours, m_theirs;
    QByteArrayList m_avoided;
    int m_wildness = 0; // of the request that is being made: how many percent of its values are out of place
};

} // namespace onhire::test
