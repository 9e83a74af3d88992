// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of a company's books at any moment. They are asked after each step of a random history, so
// only what reads a table that has changed is asked again, and what can be said of each payment by itself, of
// those that have changed.
#pragma once

#include "core/data/cluster/cluster_address.h"
#include "core/data/db/database.h"
#include "core/data/doctor/invariants.h"
#include "core/domain/tenants/tenant.h"
#include "onhire/sql.h"
#include "tests/chaos/random_history.h"

#include <QRegularExpression>

#include <algorithm>
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

// What each line of a payment brought in, movement by movement, is its share of what the payment did. With the
// sums of subscriptions, which are asked after every step, it says what recovered_lines does: that one reads
// the history of every payment, and is asked at the end.
inline QString wronglyMovedLines()
{
    QString lines = QString::fromUtf8(sql::doctor::recovered_lines.text);
    lines.truncate(lines.lastIndexOf("select s.rental_id"_L1));
    return lines + uR"(
    select coalesce(m.payment_id, s.payment_id)
    from (select l.payment_id, l.rental_id, sum(l.collected - l.returned) as kept
          from lines l group by l.payment_id, l.rental_id) m
    full join (select w.payment_id, w.rental_id, sum(share_of(w.collected, w.until - w.net, w.until, w.whole)) as kept
               from (select l.payment_id, l.rental_id, l.net, l.collected,
                            (sum(l.net) over (partition by l.payment_id order by l.position))::bigint as until,
                            (sum(l.net) over (partition by l.payment_id))::bigint as whole
                     from (select l.payment_id, l.position, l.rental_id, p.collected - p.returned as collected,
                                  (l.amount - coalesce(p.credited_lines[l.position + 1], 0))::bigint as net
                           from payments p join payment_lines l on l.payment_id = p.payment_id
                           where p.collected <> p.returned) l) w
               group by w.payment_id, w.rental_id) s
         on s.payment_id = m.payment_id and s.rental_id = m.rental_id
    where coalesce(m.kept, 0) <> coalesce(s.kept, 0)
    limit 1)"_s;
}

class Books
{
public:
    Books(const ClusterAddress &server, const Tenant &tenant)
        : m_line(server.conninfo(appRole) + PlannedFreely), m_narrow(server.conninfo(appRole) + ByIndexes),
          m_scope(Scope::tenant(tenant.id)), m_exponent(tenant.exponent)
    {
        addInvariants();
        addOurs();
        findTables();
        narrow();
    }

    enum class Invoices { AreIssued, MayWait };

    // Empty: nothing. What waits for invoices is asked when they are issued.
    QString wrongs(Invoices invoices)
    {
        const qint64 since = m_seenUntil;
        if (isChanged())
            noteChanges(since);
        QStringList wrongs{asked(m_line, Of::Company, invoices)};
        if (!m_changed.isEmpty()) {
            needed(m_narrow.connection().run(
                m_scope, u"select set_config('books.changed', array_to_string($1::text[], ' '), false)"_s,
                {QStringList(m_changed.begin(), m_changed.end())}));
            wrongs += asked(m_narrow, Of::Payment, invoices);
        }
        if (invoices == Invoices::AreIssued)
            m_changed.clear();
        wrongs.removeAll(QString());
        return wrongs.join(u"; "_s);
    }

    // Of all that must hold, whatever has changed.
    QString allWrongs()
    {
        for (Check &check : m_checks)
            check.isToBeAsked = true;
        QStringList wrongs{this->wrongs(Invoices::AreIssued), asked(m_line, Of::End, Invoices::AreIssued)};
        for (Check &check : m_checks)
            check.isToBeAsked = check.of == Of::Payment;
        wrongs += asked(m_line, Of::Payment, Invoices::AreIssued);
        wrongs.removeAll(QString());
        return wrongs.join(u"; "_s);
    }

private:
    // What a check is of: all records, each payment by itself, or all in the end only.
    enum class Of { Company, Payment, End };

    struct Check
    {
        QString words, sql;
        bool waitsForInvoices = false;
        Of of = Of::Company;
        QSet<QString> tables = {}; // that it reads
        bool isToBeAsked = true;
    };

    // Sessions of the program know only indexes and nested loops. The one that reads all rows of the tenant
    // would keep for long what was planned while a table was nearly empty, and the other one would compare
    // hundreds of payments each with each.
    inline static const QString Joined =
        u" options='-c enable_mergejoin=on -c enable_hashjoin=on -c enable_material=on -c enable_nestloop=off%1'"_s;
    inline static const QString PlannedFreely = Joined.arg(u" -c enable_seqscan=on -c enable_bitmapscan=on"_s);
    inline static const QString ByIndexes = Joined.arg(QString());

    void check(const QString &words, const QString &sql) { m_checks.push_back({words, sql}); }
    void checkPayments(const QString &words, const QString &sql)
    {
        m_checks.push_back({words, sql, false, Of::Payment});
    }
    void checkWhenIssued(const QString &words, const QString &sql, Of of = Of::Payment)
    {
        m_checks.push_back({words, sql, true, of});
    }

    static Of reachOf(const Invariant &invariant)
    {
        const Statement *const ofPayments[] = {&sql::doctor::payments_without_invoice,
                                               &sql::doctor::invoice_lines,
                                               &sql::doctor::ledger,
                                               &sql::doctor::receipts,
                                               &sql::doctor::ledger_lines,
                                               &sql::doctor::open_lines};
        if (std::ranges::find(ofPayments, invariant.violations) != std::end(ofPayments))
            return Of::Payment;
        return invariant.violations == &sql::doctor::recovered_lines ? Of::End : Of::Company;
    }

    void addInvariants()
    {
        for (const Invariant &invariant : tenantInvariants())
            m_checks.push_back({invariant.sentence, QString::fromUtf8(invariant.violations->text),
                                invariant.violations == &sql::doctor::payments_without_invoice,
                                reachOf(invariant)});
        checkPayments(u"what a line brought in by and by is not its share"_s, wronglyMovedLines());
    }

    void addOurs()
    {
        checkPayments(u"lines do not sum up to their payment"_s,
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
        checkPayments(
            u"lines do not sum up to their invoice or credit note"_s,
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
        checkPayments(
            u"tax was charged of those who pay none, or not by the rate"_s,
            u"select payment_id from payments where (tax_treatment <> 'standard' and tax_amount <> 0) "
            "or abs(tax_amount - subtotal * tax_rate / 100) > 1 limit 1"_s);
        checkPayments(
            u"a fee for a fee"_s,
            u"select payment_id from payments where purpose = 'late_fee' and late_fee_charged limit 1"_s);
        check(u"credit of an upgrade was lost or used twice"_s,
              u"select s.rental_id from subscriptions s where s.status = 'active' and s.credit_received <> "
              u"s.credit + "
              "(select coalesce(sum(l.credit_taken), 0) from payment_lines l "
              "where l.rental_id = s.rental_id and not l.cancelled) limit 1"_s);
        check(u"a contract that is charged to its end was charged something else than it costs"_s,
              WronglyChargedContracts);
        checkWhenIssued(u"invoices wait"_s, u"select payment_id from invoices_to_issue limit 1"_s, Of::Company);
        checkWhenIssued(u"a payment has no invoice"_s,
                        u"select payment_id from payments except select payment_id from invoices where kind = "
                        "'invoice' limit 1"_s);
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
        if (changed.intersects(TablesOfPayments))
            noteChangedPayments(since);
    }

    // The program may add rows to these tables and change some, and delete none.
    inline static const QSet<QString> TablesOfPayments{u"payments"_s, u"payment_lines"_s, u"ledger"_s,
                                                       u"invoices"_s};

    void noteChangedPayments(qint64 since)
    {
        QStringList each;
        for (const QString &table : TablesOfPayments)
            each += u"select payment_id from %1 where xmin::text::bigint >= $1"_s.arg(table);
        auto rows = needed(m_line.connection().run(m_scope, each.join(u" union "_s), {since}));
        while (rows.next())
            m_changed += rows.text(0);
    }

    // Statements of this session see only the payments that are named to it.
    void narrow()
    {
        QStringList views;
        for (const QString &table : TablesOfPayments)
            views +=
                u"create temp view %1 as select * from public.%1 "
                "where payment_id = any((select string_to_array(current_setting('books.changed'), ' '))::text[])"_s
                    .arg(table);
        const auto made = m_narrow.connection().script(views.join(u"; "_s));
        if (!made)
            qFatal("%s", qUtf8Printable(inWords(made.error())));
    }

    QString asked(Database &line, Of of, Invoices invoices)
    {
        quint64 asked = 0;
        for (size_t i = 0; i < m_checks.size(); ++i) {
            Check &check = m_checks[i];
            if (check.of == of && check.isToBeAsked
                && (invoices == Invoices::AreIssued || !check.waitsForInvoices)) {
                asked |= quint64(1) << i;
                check.isToBeAsked = false;
            }
        }
        if (asked == 0)
            return {};
        auto rows = line.connection().run(m_scope, statementOf(of), {m_scope.name(), qint64(asked)});
        if (!rows)
            return inWords(rows.error());
        return rows->next() ? rows->text(0) : QString();
    }

    // One for all: of the checks that are not asked, nothing is read.
    const QString &statementOf(Of of)
    {
        QString &statement = m_statements[of];
        if (statement.isEmpty()) {
            QStringList each;
            for (size_t i = 0; i < m_checks.size(); ++i) {
                if (m_checks[i].of == of)
                    each += u"select '"_s + m_checks[i].words + u": ' || coalesce(x::text, '') from ("_s
                        + m_checks[i].sql + u"\n) q(x) where ($2::bigint >> %1) & 1 = 1"_s.arg(i);
            }
            statement = u"select string_agg(x, '; ') from ("_s + each.join(u" union all "_s) + u") q(x)"_s;
        }
        return statement;
    }

    static Rows needed(Result<Rows> rows)
    {
        if (!rows)
            qFatal("%s", qUtf8Printable(inWords(rows.error())));
        return std::move(*rows);
    }

    Database m_line; // on which all is seen
    Database m_narrow; // the payments that have changed
    const Scope m_scope;
    const int m_exponent;
    std::vector<Check> m_checks;
    QSet<QString> m_tables; // that any of them reads
    QHash<QString, qint64> m_rows; // of each table, when it was last looked at
    QMap<Of, QString> m_statements;
    QSet<QString> m_changed; // payments, since all was last asked of those that had
    qint64 m_seenUntil = 0; // every transaction before this one is in the books that were looked at
};

} // namespace onhire::test
