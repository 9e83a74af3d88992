// SPDX-License-Identifier: GPL-3.0-or-later
// What works on a batch of many reads as much as the batch holds: not each of them with each, nor all that
// waits behind them. PostgreSQL knows nothing of tables that are empty most of the time, so a plan that is
// right for one row may be taken for all.
#include "onhire/sql.h"
#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Batch = 200, Waiting = 3000;

// What a node of a plan and those below it saw, with what they threw away.
double rowsSeen(const QJsonObject &node)
{
    double rows = 0;
    for (const QLatin1StringView name :
         {"Actual Rows"_L1, "Rows Removed by Filter"_L1, "Rows Removed by Join Filter"_L1})
        rows += node[name].toDouble();
    rows *= node["Actual Loops"_L1].toDouble();
    for (const QJsonValue &below : node["Plans"_L1].toArray())
        rows += rowsSeen(below.toObject());
    return rows;
}

} // namespace

class TestBatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void linkingEntriesReadsTheBatch();
    void distributingEventsReadsTheBatch();
    void issuingInvoicesReadsTheBatch();

private:
    double rowsSeenBy(const Statement &statement, const QStringList &types, const QStringList &parameters);

    Shop m_shop;
};

void TestBatches::initTestCase()
{
    const QString waiting = u"generate_series(1, %1) i"_s.arg(Waiting);
    m_shop.look(
        u"with entry as (insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, "
        "origin, request_id, action, record_id) select '%1', 'aud_' || lpad(i::text, 26, '0'), now(), "
        "'system', "
        "'x', 'x', '', '', 'x', 'x' from %2 returning audit_id), "
        "unsealed as (insert into audit_unsealed (tenant_id, audit_id) select '%1', audit_id from entry), "
        "event as (insert into events (tenant_id, event_id, type, occurred_at, noun, ids, audit_id) "
        "select '%1', replace(audit_id, 'aud', 'evt'), 'order.created', now(), 'order', '', audit_id "
        "from entry returning event_id) "
        "insert into webhook_queue (tenant_id, event_id) select '%1', event_id from event"_s.arg(
            m_shop.tenant->id, waiting));
}

// As the program's session runs it, by the plan that it keeps. Nothing of it stays.
double TestBatches::rowsSeenBy(const Statement &statement, const QStringList &types,
                               const QStringList &parameters)
{
    Connection &connection = m_shop.database.connection();
    need(connection.script(
        u"prepare batch (%1) as %2"_s.arg(types.join(u", "_s), QString::fromUtf8(statement.text))));
    need(connection.begin(m_shop.context().scope()));
    const QString plan = m_shop.look(
        u"explain (analyze, timing off, format json) execute batch ('%1')"_s.arg(parameters.join(u"', '"_s)));
    connection.rollback();
    need(connection.script(u"deallocate batch"_s));
    return rowsSeen(QJsonDocument::fromJson(plan.toUtf8()).array().first()["Plan"_L1].toObject());
}

void TestBatches::linkingEntriesReadsTheBatch()
{
    const QString links = m_shop.look(
        u"select json_agg(json_build_object('position', 1000 + i, 'audit_id', "
        "'aud_' || lpad(i::text, 26, '0'), 'digest', repeat('ab', 32))) from generate_series(1, %1) i"_s.arg(
            Batch));
    const double rows = rowsSeenBy(sql::audit::seal, {u"text"_s, u"text"_s}, {m_shop.tenant->id, links});
    QVERIFY2(rows > Batch && rows < 20 * Batch, QByteArray::number(rows).constData());
}

void TestBatches::distributingEventsReadsTheBatch()
{
    const QString events = m_shop.look(
        u"select json_agg(json_build_object('event_id', 'evt_' || lpad(i::text, 26, '0'), 'deliveries', "
        "json_build_array())) from generate_series(1, %1) i"_s.arg(Batch));
    const double rows = rowsSeenBy(sql::webhooks::distribute, {u"text"_s, u"text"_s, u"text"_s},
                                   {m_shop.tenant->id, events, u"2026-11-21T09:30:00Z"_s});
    QVERIFY2(rows > Batch && rows < 20 * Batch, QByteArray::number(rows).constData());
}

// Without ids for invoices: of payments that were cancelled before they had one.
void TestBatches::issuingInvoicesReadsTheBatch()
{
    runSql(migratedDatabase(), adminRole,
           {u"set session_replication_role = replica"_s, // there are no such payments
            u"insert into invoices_to_issue (tenant_id, payment_id, kind) select '%1', 'pay_' || lpad(i::text, "
            u"26, '0'), "
            "'invoice' from generate_series(1, %2) i"_s.arg(m_shop.tenant->id)
                .arg(Waiting)});
    const auto ofBatch = [this](const QString &each) {
        return m_shop.look(u"select array_agg(%1)::text from generate_series(1, %2) i"_s.arg(each).arg(Batch));
    };
    const QString payment = u"'pay_' || lpad(i::text, 26, '0')"_s;
    const double rows = rowsSeenBy(
        sql::invoices::issue,
        {u"text"_s, u"text"_s, u"text"_s, u"text[]"_s, u"text[]"_s, u"integer[]"_s, u"text[]"_s, u"integer[]"_s,
         u"json[]"_s, u"json[]"_s, u"text[]"_s},
        {m_shop.tenant->id, u"2026-11-21"_s, u"2026-11-21T09:30:00Z"_s, ofBatch(payment),
         ofBatch(u"'invoice'::text"_s), ofBatch(u"0"_s), ofBatch(u"null::text"_s), ofBatch(u"null::integer"_s),
         ofBatch(u"null::json"_s), ofBatch(u"null::json"_s), ofBatch(payment + u" || ' invoice 0'"_s)});
    QVERIFY2(rows > Batch && rows < 20 * Batch, QByteArray::number(rows).constData());
}

QTEST_GUILESS_MAIN(TestBatches)
#include "tst_batches.moc"
