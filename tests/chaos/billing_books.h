// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of a company's books at any moment. They are asked after each step of a random history, so
// only what reads a table that has changed is asked again.
#pragma once

#include "core/data/cluster/cluster_address.h"
#include "core/data/db/database.h"
#include "core/data/doctor/invariants.h"
#include "core/domain/tenants/tenant.h"
#include "onhire/sql.h"
#include "tests/chaos/random_history.h"

#include <QRegularExpression>

#include <vector>

namespace onhire::test {

// What an upgrade has paid of it counts as charged; what was called off counts unless it was charged again.
inline const QString WronglyChargedContracts = uR"(
    select concat(s.rental_id, ', ', agreed.sum, ', charged ', charged.sum)
    from subscriptions s
    cross join lateral (
        select sum(step.amount * greatest(least(step.until, s.contract_length) - step.since, 0)) as sum
        from (select (p ->> 0)::int as since, (p ->> 1)::bigint as amount,
                     coalesce(lead((p ->> 0)::int) over (order by (p ->> 0)::int), s.contract_length) as until
              from jsonb_array_elements(s.prices::jsonb) p) step) agreed
    cross join lateral (
        select coalesce(sum(l.amount + l.credit_taken + case when p.prices_with_tax then l.tax_amount else 0 end), 0) as sum
        from payment_lines l
        join payments p on p.payment_id = l.payment_id
        where l.rental_id = s.rental_id and l.period is not null
          and (not l.cancelled
               or not exists (select from payment_lines o
                              where o.rental_id = l.rental_id and o.period && l.period
                                and (not o.cancelled or o.payment_id > l.payment_id)))) charged
    where s.status = 'active' and s.next_billing_date is null and s.billed_until = s.end_date
      and agreed.sum <> charged.sum
    limit 1)"_s;

class Books
{
public:
    Books(const ClusterAddress &server, const Tenant &tenant)
        : m_line(server.conninfo(appRole) + PlannedFreely), m_scope(Scope::tenant(tenant.id)),
          m_exponent(tenant.exponent)
    {
        addInvariants();
        addOurs();
        findTables();
    }

    enum class Invoices { AreIssued, MayWait };

    // Empty: nothing. What waits for invoices is asked when they are issued.
    QString wrongs(Invoices invoices)
    {
        const qint64 since = m_seenUntil;
        if (isChanged())
            noteChanges(since);
        quint64 asked = 0;
        for (size_t i = 0; i < m_checks.size(); ++i) {
            if (m_checks[i].isToBeAsked && (invoices == Invoices::AreIssued || !m_checks[i].waitsForInvoices)) {
                asked |= quint64(1) << i;
                m_checks[i].isToBeAsked = false;
            }
        }
        return asked ? wrongsOf(asked) : QString();
    }

    // Of all that must hold, whatever has changed.
    QString allWrongs()
    {
        for (Check &check : m_checks)
            check.isToBeAsked = true;
        return wrongs(Invoices::AreIssued);
    }

private:
    struct Check
    {
        QString words, sql;
        bool waitsForInvoices = false;
        QSet<QString> tables = {}; // that it reads
        bool isToBeAsked = true;
    };

    // All rows of the tenant are read, while sessions of the program know only indexes and nested loops. Those
    // are the worst here, and what is planned while a table is nearly empty would be kept for long.
    inline static const QString PlannedFreely =
        u" options='-c enable_seqscan=on -c enable_bitmapscan=on -c enable_mergejoin=on -c enable_hashjoin=on "
        "-c enable_material=on -c enable_nestloop=off'"_s;

    void check(const QString &words, const QString &sql) { m_checks.push_back({words, sql}); }
    void checkWhenIssued(const QString &words, const QString &sql) { m_checks.push_back({words, sql, true}); }

    void addInvariants()
    {
        for (const Invariant &invariant : tenantInvariants())
            m_checks.push_back({invariant.sentence, QString::fromUtf8(invariant.violations->text),
                                invariant.violations == &sql::doctor::payments_without_invoice});
    }

    void addOurs()
    {
        check(u"days between the beginning and billedUntil were never charged"_s,
              u"select s.rental_id from subscriptions s where not (select coalesce(range_agg(l.period), '{}') "
              u"from "
              "payment_lines l where l.rental_id = s.rental_id and l.period is not null) "
              "@> daterange(s.start_date, s.billed_until) and s.billed_until > s.start_date limit 1"_s);
        check(u"lines do not sum up to their payment"_s,
              u"select p.payment_id from payments p join payment_lines l using (payment_id) "
              "group by p.payment_id, p.subtotal, p.tax_amount "
              "having (sum(l.amount), sum(l.tax_amount)) <> (p.subtotal, p.tax_amount) limit 1"_s);
        check(u"what subscriptions and customers collected differs"_s,
              u"select 'sums' where (select coalesce(sum(total_collected), 0) from subscriptions) "
              "<> (select coalesce(sum(lifetime_collected), 0) from customers)"_s);
        check(
            u"the ledger does not sum to zero"_s,
            u"select 'sum' from ledger having sum(receivable + credit + revenue + tax + cash + refunds + write_off) <> 0"_s);
        check(u"a subscription has ended with credit that nobody has any more"_s,
              u"select rental_id from subscriptions where status <> 'active' and credit <> 0 limit 1"_s);
        check(u"lines do not sum up to their invoice or credit note"_s,
              u"select i.invoice_id from invoices i cross join lateral (select sum((l ->> 'amount')::numeric) "
              u"as net, "
              "sum((l ->> 'taxAmount')::numeric) as tax from json_array_elements(i.lines) l) s "
              "where (s.net, s.tax) is distinct from (i.subtotal / %1, i.tax_amount / %1) limit 1"_s.arg(
                  m_exponent == 3 ? u"1000.0"_s : u"100.0"_s));
        check(u"the number of an invoice is of another year"_s,
              u"select invoice_id from invoices where year <> extract(year from issue_date) limit 1"_s);
        check(u"setting up was asked for twice"_s,
              u"select rental_id from payment_lines where purpose = 'setup' and not cancelled "
              "group by rental_id having count(*) > 1 limit 1"_s);
        check(u"tax was charged of those who pay none, or not by the rate"_s,
              u"select payment_id from payments where (tax_treatment <> 'standard' and tax_amount <> 0) "
              "or abs(tax_amount - subtotal * tax_rate / 100) > 1 limit 1"_s);
        check(u"a fee for a fee"_s,
              u"select payment_id from payments where purpose = 'late_fee' and late_fee_charged limit 1"_s);
        check(u"credit of an upgrade was lost or used twice"_s,
              u"select s.rental_id from subscriptions s where s.status = 'active' and s.credit_received <> "
              u"s.credit + "
              "(select coalesce(sum(l.credit_taken), 0) from payment_lines l "
              "where l.rental_id = s.rental_id and not l.cancelled) limit 1"_s);
        check(u"a contract that is charged to its end was charged something else than it costs"_s,
              WronglyChargedContracts);
        checkWhenIssued(u"invoices wait"_s, u"select payment_id from invoices_to_issue limit 1"_s);
        checkWhenIssued(
            u"credit notes do not sum up to what was credited"_s,
            u"select p.payment_id from payments p join invoices i on i.payment_id = p.payment_id and i.kind = "
            "'invoice' left join (select n.payment_id, sum(n.subtotal) as net, sum(n.tax_amount) as tax "
            "from invoices n where n.kind = 'credit_note' group by n.payment_id) n on n.payment_id = "
            "p.payment_id "
            "where (p.credited_net, p.credited_tax) <> (coalesce(n.net, 0), coalesce(n.tax, 0)) limit 1"_s);
    }

    QString ask(const QString &sql)
    {
        auto rows = m_line.connection().run(m_scope, sql, {});
        if (!rows || !rows->next())
            qFatal("%s", qUtf8Printable(rows ? sql : inWords(rows.error())));
        return rows->text(0);
    }

    // The answer of a check comes from the tables that it names; from any, if it calls a function that may read
    // one.
    void findTables()
    {
        const auto named = [&](const QString &names) {
            const QStringList words =
                ask(u"select coalesce(string_agg(n, ' '), '') from (%1) x(n)"_s.arg(names))
                    .split(u' ', Qt::SkipEmptyParts);
            return QSet<QString>(words.begin(), words.end());
        };
        const QSet<QString> tables = named(u"select relname from pg_class where relkind in ('r', 'p') and "
                                           "relnamespace = 'public'::regnamespace"_s);
        const QSet<QString> others =
            named(u"select relname from pg_class where relkind in ('v', 'm') and relnamespace = "
                  u"'public'::regnamespace "
                  "union all select proname from pg_proc where provolatile <> 'i' and prorettype <> "
                  "'trigger'::regtype and pronamespace = 'public'::regnamespace"_s);
        static const QRegularExpression notOfNames(u"[^a-z0-9_]+"_s);
        for (Check &check : m_checks) {
            const QStringList list = check.sql.split(notOfNames, Qt::SkipEmptyParts);
            const QSet<QString> words(list.begin(), list.end());
            check.tables = words & tables;
            m_tables += check.tables;
        }
        for (Check &check : m_checks) {
            const QStringList list = check.sql.split(notOfNames, Qt::SkipEmptyParts);
            if (QSet<QString>(list.begin(), list.end()).intersects(others))
                check.tables = m_tables;
        }
    }

    // Whether any transaction was committed since it was last asked: where none was, the books are as they were
    // then.
    bool isChanged()
    {
        auto rows = needed(m_line.connection().run(
            m_scope,
            u"select next.id, exists (select from generate_series($1::bigint, next.id - 1) as id "
            "where pg_xact_status(id::text::xid8) is distinct from 'aborted') "
            "from (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as id) next"_s,
            {m_seenUntil}));
        rows.next();
        const bool isFirst = std::exchange(m_seenUntil, rows.integer(0)) == 0;
        return isFirst || rows.flag(1);
    }

    // A row that came or was changed says since when it is as it is; of those that went their number tells.
    void noteChanges(qint64 since)
    {
        QStringList counts;
        for (const QString &table : std::as_const(m_tables))
            counts +=
                u"select '%1', count(*), count(*) filter (where xmin::text::bigint >= $1) from %1"_s.arg(table);
        auto rows = needed(m_line.connection().run(m_scope, counts.join(u" union all "_s), {since}));
        QSet<QString> changed;
        while (rows.next()) {
            const qint64 before = std::exchange(m_rows[rows.text(0)], rows.integer(1));
            if (rows.integer(2) > 0 || rows.integer(1) != before)
                changed += rows.text(0);
        }
        for (Check &check : m_checks)
            check.isToBeAsked |= check.tables.intersects(changed);
    }

    // In one statement: of those that are not asked, nothing is read.
    QString wrongsOf(quint64 asked)
    {
        if (m_statement.isEmpty()) {
            QStringList each;
            for (size_t i = 0; i < m_checks.size(); ++i)
                each += u"select '"_s + m_checks[i].words + u": ' || coalesce(x::text, '') from ("_s
                    + m_checks[i].sql + u"\n) q(x) where ($2::bigint >> %1) & 1 = 1"_s.arg(i);
            m_statement = u"select string_agg(x, '; ') from ("_s + each.join(u" union all "_s) + u") q(x)"_s;
        }
        auto rows = m_line.connection().run(m_scope, m_statement, {m_scope.name(), qint64(asked)});
        if (!rows)
            return inWords(rows.error());
        return rows->next() ? rows->text(0) : QString();
    }

    static Rows needed(Result<Rows> rows)
    {
        if (!rows)
            qFatal("%s", qUtf8Printable(inWords(rows.error())));
        return std::move(*rows);
    }

    Database m_line;
    const Scope m_scope;
    const int m_exponent;
    std::vector<Check> m_checks;
    QSet<QString> m_tables; // that any of them reads
    QHash<QString, qint64> m_rows; // of each table, when it was last looked at
    QString m_statement;
    qint64 m_seenUntil = 0; // every transaction before this one is in the books that were looked at
};

} // namespace onhire::test
