// SPDX-License-Identifier: GPL-3.0-or-later
// Histories of billing groups: rentals join and leave, the billing day moves, contracts are extended,
// exchanged, upgraded and ended early, groups are removed, and time passes. Each invoice of a group is, byte
// for byte, what was previewed before its day, and none comes that was not. In the end the days that are
// charged of each rental are the days that it was out, each of them once; and what an upgraded contract was
// charged, less what was handed on or credited of it, is what its days cost.
//
// A seed is one history. One that fails is told and is played again by
//     ./dev chaos --only groups --seeds 1 --from N
#include "app/http/v1/billing_groups/invoice_preview.h"
#include "core/base/json_members.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "core/services/due/work_due.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "tests/chaos/random_history.h"
#include "tests/support/rentals.h"
#include "tests/support/rounds.h"
#include "tests/support/zones.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <random>

using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int UsualHistories = 60;
constexpr int Steps = 14;
constexpr int MostRentals = 6;

// What nobody can know of an invoice before it is issued.
constexpr QByteArrayView OnlyWhenIssued[] = {"invoiceId", "invoiceNumber", "paymentId", "issueDate",
                                             "createdAt"};

QByteArray without(std::span<const QByteArrayView> names, const QByteArray &invoice)
{
    QByteArrayList members;
    for (const RawMember &member : rawMembers(invoice)) {
        if (std::ranges::find(names, member.name) == std::end(names))
            members += '"' + member.name.toByteArray() + "\":" + member.value.toByteArray();
    }
    return '{' + members.join(',') + '}';
}

QByteArray asPreviewed(const QByteArray &invoice)
{
    return without(OnlyWhenIssued, invoice);
}

QByteArray withoutCredit(const QByteArray &invoice)
{
    static constexpr QByteArrayView paid[] = {"creditUsed", "amountDue"};
    return without(paid, invoice);
}

class Dice
{
public:
    explicit Dice(quint64 seed) : m_engine(seed) { }

    int between(int least, int most) { return least + int(m_engine() % quint64(most - least + 1)); }
    bool oneIn(int times) { return between(1, times) == 1; }
    template <typename List>
    auto of(const List &list)
    {
        return list[between(0, int(std::size(list)) - 1)];
    }

private:
    std::mt19937_64 m_engine;
};

class History : public Rentals
{
public:
    // Its story is told meanwhile.
    History(quint64 seed, QStringList &story) : History(story, Dice(seed)) { }

    // What is wrong; empty: nothing.
    QString live()
    {
        for (int step = 0; step < Steps && m_wrong.isEmpty(); ++step) {
            change();
            pass(m_dice.between(0, 3) == 0 ? 0 : m_dice.between(1, 45));
        }
        choose("contractEnd", "'require_action'"); // nothing would come to its end
        for (int month = 0; month < 40 && m_wrong.isEmpty() && !isOver(); ++month)
            pass(35);
        for (const QString &rental : m_rentals)
            checkDays(rental);
        payEverything();
        if (const QString disorder = violations(); !disorder.isEmpty())
            fail(disorder);
        for (auto upgrade = m_successors.cbegin(); upgrade != m_successors.cend(); ++upgrade)
            checkUpgrade(upgrade.key(), upgrade.value());
        return m_wrong.isEmpty() ? QString() : m_wrong + u"\nIts story: "_s + m_story.join(u", "_s);
    }

    int invoices() const { return m_invoices; }
    int comparedUpgrades() const { return m_comparedUpgrades; }

private:
    History(QStringList &story, Dice dice)
        : Rentals({.name = u"Müller & \"Söhne\" / Ωmega"_s,
                   .currency = dice.oneIn(4) ? u"KWD"_s : u"EUR"_s,
                   .timeZone = QString::fromLatin1(dice.of(Zones)),
                   .sandbox = true}),
          m_dice(dice), m_story(story)
    {
        clock.set(QDateTime(QDate(2023, 11, 1), QTime(0, 0), QTimeZone::utc()));
        choose("contractLengths", "[1,2,3,6,12,24]"); // the last two for what every shop has
        choose("tax.rate", m_dice.of(std::array{"0", "19", "7.7"}));
        choose("tax.inclusive", m_dice.of(std::array{"false", "false", "true"}));
        choose("billing.termsDays", m_dice.of(std::array{"0", "14"}));
        choose("billing.horizonDays", m_dice.of(std::array{"0", "0", "0", "3"}));
        choose("contractEnd",
               m_dice.of(std::array{"'require_action'", "'require_action'", "'auto_renew_monthly'",
                                    "'auto_renew_same_term'", "'auto_terminate'"}));
        choose("invoice.terms", "'Payable at once \xe2\x80\x94 thank you'");
        choose("seller.iban", "'DE89370400440532013000'");
        need(upsertProduct(
            context(),
            need(ProductRequest::read(
                json(product(
                    "BOX",
                    "[{'contractLength':1,'monthlyPrice':31.07},{'contractLength':2,'monthlyPrice':30.5},"
                    "{'contractLength':3,'monthlyPrice':29.99,'setupFee':4.99},"
                    "{'contractLength':6,'monthlyPrice':20,'setupFee':10}]")),
                *tenant))));
        const QDate start = QDate(2023, 12, 1).addDays(m_dice.between(0, 1582));
        tenant = need(passTime(context(), startOfDayIn(tenant->zone, start).addSecs(m_dice.between(0, 80000))))
                     .tenant;
        m_story += u"%1 %2 %3"_s.arg(start.toString(Qt::ISODate), QString::fromLatin1(tenant->zone.id()),
                                     tenant->settings.text("contractEnd"_L1));
        rentBox();
        m_customer = look(u"select customer_id from customers"_s);
        reviseCustomer("{'customerType':'business','company':'Nord \\\\ \\\"S\xc3\xbc"
                       "d\\\"'}");
        if (m_dice.oneIn(3))
            reviseCustomer(
                m_dice.of(std::array{"{'taxTreatment':'exempt'}", "{'taxRate':5.5}",
                                     "{'taxTreatment':'reverse_charge','vatNumber':'DE136695976'}"}));
        rentBox();
    }

    void reviseCustomer(const QByteArray &body)
    {
        need(onhire::reviseCustomer(context(), m_customer,
                                    need(CustomerPatch::read(json(body), m_customer, *tenant))));
    }

    QDate today() { return dateIn(tenant->zone, context().now()); }

    void rentBox(const QString &group = {})
    {
        const int months = m_dice.of(std::array{1, 2, 3, 6});
        const QDate start = today().addDays(m_dice.oneIn(3) ? m_dice.between(-40, 40) : 0);
        QByteArray order = orderOf("BOX");
        order.replace("'contractLength':12", "'contractLength':" + QByteArray::number(months));
        const QString serial = device("BOX");
        const QString orderId =
            need(placeOrder(context(), need(OrderRequest::read(json(order), *tenant)), NaturalKey::Skip)).id;
        QByteArray body = "{'orderId':'" + orderId.toLatin1() + "','serialNumber':'" + serial.toLatin1()
            + "','startDate':'" + start.toString(Qt::ISODate).toLatin1() + '\'';
        if (!group.isEmpty())
            body += ",'billingGroupId':'" + group.toLatin1() + '\'';
        m_rentals += need(createSubscription(
                              context(), need(SubscriptionRequest::read(json(body + '}'), *tenant, today()))))
                         .id;
        tell(u"rent %1 for %2 from %3"_s.arg(m_rentals.size()).arg(months).arg(start.toString(Qt::ISODate)));
    }

    void tell(const QString &words) { m_story += words; }

    // It may be refused.
    template <typename T>
    void permit(const Result<T> &result)
    {
        if (!result && isOurFault(result.error()))
            fail(inWords(result.error()));
    }

    void fail(const QString &words)
    {
        if (m_wrong.isEmpty())
            m_wrong = words;
    }

    QStringList rentalsWhere(const QString &condition)
    {
        return look(u"select string_agg(rental_id, ' ' order by created_at, rental_id) from subscriptions "
                    u"where status = 'active' and "_s
                    + condition)
            .split(u' ', Qt::SkipEmptyParts);
    }
    QStringList members() { return rentalsWhere(u"billing_group_id = '%1'"_s.arg(m_group)); }
    QStringList outsiders() { return rentalsWhere(u"billing_group_id is null"_s); }
    bool isOver() { return rentalsWhere(u"next_billing_date is not null"_s).isEmpty(); }

    // Something that may happen to a group or a rental; what cannot be is refused, and nothing has happened.
    void change()
    {
        const QStringList members = this->members(), outsiders = this->outsiders();
        const QString member = members.isEmpty() ? QString() : m_dice.of(members);
        switch (m_dice.between(0, 13)) {
        case 0:
            if (m_rentals.size() < MostRentals)
                rentBox(m_group);
            break;
        case 1:
            if (m_rentals.size() < MostRentals)
                rentBox();
            break;
        case 2:
        case 3:
        case 4:
            if (!outsiders.isEmpty())
                join(m_dice.of(outsiders));
            break;
        case 5:
            if (!member.isEmpty())
                promised({.add = {}, .remove = {member}, .billingDay = {}}, u"leave"_s,
                         [&] { return removeFromBillingGroup(context(), m_group, member); });
            break;
        case 6:
            if (!m_group.isEmpty())
                moveDay(m_dice.between(1, 28));
            break;
        case 7:
            if (!member.isEmpty())
                extendSome(member);
            break;
        case 8: end(m_dice.oneIn(2) ? member : outsiders.value(0)); break;
        case 9:
            if (m_dice.oneIn(3) && !m_group.isEmpty()) {
                need(removeBillingGroup(context(), m_group));
                m_group.clear();
                tell(u"remove the group"_s);
            }
            break;
        case 10:
            if (!member.isEmpty())
                askAhead(member);
            break;
        case 11:
        case 12: tryUpgrade(m_dice.oneIn(3) ? outsiders.value(0) : member); break;
        default:
            if (!member.isEmpty()) {
                need(replace(member,
                             "{'newSerialNumber':'" + device("BOX").toLatin1()
                                 + "','replacementReason':'defective'}"));
                tell(u"replace"_s);
            }
        }
    }

    void join(const QString &rental)
    {
        if (!m_group.isEmpty()) {
            promised({.add = {rental}, .remove = {}, .billingDay = {}}, u"join"_s,
                     [&] { return addToBillingGroup(context(), m_group, {rental}); });
            return;
        }
        const int day = m_dice.oneIn(4) ? std::min(today().day(), 28) : m_dice.between(1, 28);
        m_group = need(createBillingGroup(context(),
                                          {.customerId = m_customer,
                                           .groupName = u"Gr\"uppe"_s,
                                           .notes = {},
                                           .billingDay = day,
                                           .rentalIds = {rental}}))
                      .id;
        tell(u"a group of day %1"_s.arg(day));
    }

    void moveDay(int day)
    {
        promised({.add = {}, .remove = {}, .billingDay = day}, u"day %1"_s.arg(day),
                 [&] { return reviseBillingGroup(context(), m_group, {.billingDay = day}); });
    }

    // What the change would bring is what it brings.
    template <typename Change>
    void promised(const GroupChanges &changes, const QString &words, Change change)
    {
        tell(words);
        const InvoicePreview before = need(previewInvoice(context(), m_group, {}));
        const InvoicePreview promise = need(previewInvoice(context(), m_group, {}, changes));
        need(change());
        const InvoicePreview now = need(previewInvoice(context(), m_group, {}));
        if (documentOf(promise, *tenant) != documentOf(now, *tenant))
            fail(u"promised %1, but it is %2"_s.arg(QString::fromUtf8(documentOf(promise, *tenant)),
                                                    QString::fromUtf8(documentOf(now, *tenant))));
        if (promise.difference != *Money::difference(now.charge.total, before.charge.total))
            fail(u"the difference is another"_s);
    }

    void extendSome(const QString &rental)
    {
        ExtendRequest request;
        request.months = m_dice.between(1, 3);
        // what was asked for ahead keeps its price, which the contract's prices do not tell
        if (m_dice.oneIn(2) && !m_asked.contains(rental))
            request.newMonthlyAmount = Money::fromMinor(m_dice.between(0, 9000));
        const QString words = u"extend by %1"_s.arg(request.months);
        const auto extend = [&] { return extendSubscription(context(), rental, request); };
        if (request.newMonthlyAmount) {
            need(extend());
            tell(words);
        } else {
            promised({.add = {}, .remove = {}, .billingDay = {}, .extend = {{rental, request.months}}}, words,
                     extend);
        }
    }

    void end(const QString &rental)
    {
        if (rental.isEmpty() || m_dice.oneIn(2))
            return;
        switch (m_dice.between(0, 2)) {
        case 0: permit(giveBack(rental)); break;
        case 1: permit(cancel(rental)); break;
        default: permit(buy(rental));
        }
        tell(u"end %1"_s.arg(m_rentals.indexOf(rental) + 1));
    }

    // What was paid for the rest of its days goes on to the new one; what was not, comes back once it is paid.
    void tryUpgrade(const QString &rental)
    {
        if (rental.isEmpty() || m_rentals.size() >= MostRentals)
            return;
        if (m_dice.oneIn(2))
            payEverything();
        const QByteArray serial = device("BOX").toLatin1();
        const int months = m_dice.of(std::array{2, 3, 6});
        const int price = m_dice.between(0, 60);
        const auto upgraded = upgrade(rental,
                                      "{'newSku':'BOX','newSerialNumber':'" + serial
                                          + "','newContractLength':" + QByteArray::number(months)
                                          + ",'newMonthlyAmount':" + QByteArray::number(price) + '}');
        tell(u"upgrade %1 for %2 at %3%4"_s.arg(m_rentals.indexOf(rental) + 1)
                 .arg(months)
                 .arg(price)
                 .arg(upgraded ? QString() : u" (refused)"_s));
        permit(upgraded);
        if (!upgraded)
            return;
        m_rentals += upgraded->newRental->id;
        m_successors.insert(rental, m_rentals.constLast());
    }

    void payEverything()
    {
        while (true) {
            const QString open =
                look(u"select payment_id from payments where status = 'pending' and open > 0 limit 1"_s);
            if (open.isEmpty())
                return;
            need(markPaid(context(), open, {}));
        }
    }

    void askAhead(const QString &rental)
    {
        const QDate month = today().addMonths(m_dice.between(0, 2));
        m_asked += rental;
        permit(createPayment(context(),
                             {.rentalId = rental,
                              .billingPeriod = month.toString(u"yyyy-MM"),
                              .amount = {},
                              .dueDate = {},
                              .description = {}}));
        tell(u"ask ahead for %1"_s.arg(month.toString(u"yyyy-MM")));
    }

    void setClock(const QDateTime &moment)
    {
        const PassedTime passed = need(passTime(context(), moment));
        tenant = passed.tenant;
        for (const WorkTrouble &trouble : passed.troubles)
            permit(Result<void>(Failure(trouble.error)));
    }

    // Time passes from one invoice of the group to the next.
    void pass(int days)
    {
        const QDate until = today().addDays(days);
        tell(u"%1 days"_s.arg(days));
        while (m_wrong.isEmpty()) {
            const auto next =
                m_group.isEmpty() ? std::nullopt : std::optional(need(previewInvoice(context(), m_group, {})));
            const int horizon = int(tenant->settings.integer("billing.horizonDays"_L1));
            const QDate arises = next ? next->period.start.addDays(-horizon) : QDate();
            const bool isDue = next && !next->lines.empty() && arises <= until;
            // a contract that goes on by itself on one of the days between is charged on that day
            const bool goesOn = tenant->settings.text("contractEnd"_L1).startsWith("auto_renew"_L1);
            const QDate due = goesOn ? arises.addDays(horizon) : arises;
            const QDate day = isDue ? due : until;
            const QString usedByOthers = creditUsedByOthers();
            if (next && !goesOn)
                compareSchedules(*next);
            setClock(
                std::max(context().now(), startOfDayIn(tenant->zone, day).addSecs(m_dice.between(0, 80000))));
            compare(isDue ? documentOf(*next, *tenant) : QByteArray(), creditUsedByOthers() == usedByOthers);
            if (!isDue)
                return;
        }
    }

    // The customer's contracts outside the group, which may be charged before it.
    QString creditUsedByOthers()
    {
        return look(u"select sum(credit_used)::text from payments where billing_group_id is null"_s);
    }

    // The schedules of the members have what the group will charge.
    void compareSchedules(const InvoicePreview &next)
    {
        for (const ChargeLine &line : next.lines) {
            if (line.purpose)
                continue; // no instalment
            const auto schedule = need(subscriptionSchedule(context(), line.rentalId));
            const auto isIt = [&](const ScheduledInstalment &each) {
                return each.status == "upcoming"_L1 && each.period == *line.period && each.amount == line.price
                    && each.dueDate == next.dueDate;
            };
            if (std::ranges::none_of(schedule, isIt))
                fail(u"the schedule of %1 has nothing of %2 for %3"_s.arg(
                    line.rentalId, line.period->start.toString(Qt::ISODate),
                    QString::fromLatin1(line.price.toJson(2))));
        }
    }

    // What was issued for groups meanwhile is this; empty: nothing was.
    void compare(const QByteArray &promised, bool isCreditLeft)
    {
        const QStringList issued =
            look(u"select string_agg(invoice_id, ' ' order by year, number) from invoices "
                 u"where billing_group_id is not null and kind = 'invoice'"_s)
                .split(u' ', Qt::SkipEmptyParts)
                .mid(m_invoices);
        m_invoices += int(issued.size());
        if (issued.size() != (promised.isEmpty() ? 0 : 1)) {
            QString all;
            for (const QString &invoice : issued)
                all += QString::fromUtf8(need(findInvoice(context(), invoice)).json) + u' ';
            fail(u"by %1 %2was issued instead of %3"_s.arg(today().toString(Qt::ISODate), all,
                                                           promised.isEmpty() ? u"nothing"_s
                                                                              : QString::fromUtf8(promised)));
            return;
        }
        if (issued.isEmpty())
            return;
        const QByteArray invoice = asPreviewed(need(findInvoice(context(), issued.constFirst())).json);
        if (isCreditLeft ? invoice != promised : withoutCredit(invoice) != withoutCredit(promised))
            fail(u"previewed\n%1\nissued\n%2"_s.arg(QString::fromUtf8(promised), QString::fromUtf8(invoice)));
    }

    // Of one that ran its whole time, every day once, for what its instalments cost; of one that was ended
    // before, every day up to its last one and the rest of what had begun by then.
    void checkDays(const QString &rental)
    {
        const QString rows =
            look(u"select string_agg(concat_ws(' ', lower(l.period), upper(l.period), "
                 u"p.billing_group_id is not null and p.created_at <= coalesce(s.ended_at, 'infinity')), ',' "
                 u"order by l.period) from payment_lines l join payments p using (payment_id) "
                 u"join subscriptions s on s.rental_id = l.rental_id "
                 u"where l.rental_id = '%1' and l.period is not null and not l.cancelled"_s.arg(rental));
        const auto date = [&](const QString &column) {
            return QDate::fromString(of(rental, column), Qt::ISODate);
        };
        const QDate start = date(u"start_date"_s), end = date(u"end_date"_s);
        const QString endedAt = of(rental, u"ended_at"_s);
        const QDate last = endedAt.isEmpty()
            ? end
            : QDate::fromString(
                look(u"select (ended_at at time zone '%2')::date::text from subscriptions "
                     u"where rental_id = '%1'"_s.arg(rental, QString::fromLatin1(tenant->zone.id()))),
                Qt::ISODate);
        QDate covered = start;
        for (const QString &row : rows.split(u',', Qt::SkipEmptyParts)) {
            const QStringList parts = row.split(u' ');
            const QDate from = QDate::fromString(parts[0], Qt::ISODate);
            if (from > last && m_successors.contains(rental))
                continue; // charged ahead, and handed on as a whole
            if (from != covered)
                fail(u"%1: charged from %2 on, and to %3 before"_s.arg(rental, parts[0],
                                                                       covered.toString(Qt::ISODate)));
            if (from > last && parts[2] != "t"_L1)
                fail(u"%1: charged from %2 on although it ended on %3"_s.arg(rental, parts[0],
                                                                             last.toString(Qt::ISODate)));
            covered = QDate::fromString(parts[1], Qt::ISODate);
        }
        const QDate owed = std::max(start, std::min(end, last.addDays(endedAt.isEmpty() ? 0 : 1)));
        if (covered < owed || covered > end)
            fail(u"%1: charged to %2, out from %3 to %4 of %5"_s.arg(
                rental, covered.toString(Qt::ISODate), start.toString(Qt::ISODate), last.toString(Qt::ISODate),
                end.toString(Qt::ISODate)));
        if (endedAt.isEmpty())
            checkPrice(rental);
        const QString setups = look(
            u"select count(*)::text from payment_lines where rental_id = '%1' and purpose = 'setup' and not cancelled"_s
                .arg(rental));
        const QString fee = look(u"select i.setup_fee::text from order_items i join subscriptions s "
                                 u"using (order_id) where s.rental_id = '%1'"_s.arg(rental));
        if (setups != (fee == "0"_L1 || rows.isEmpty() ? "0"_L1 : "1"_L1))
            fail(u"%1: set up for %2, asked %3 times"_s.arg(rental, fee, setups));
    }

    // Charged with money and with what came from its predecessor, less what has gone on to the new one and what
    // was credited: the price of each day that it was out. What is left of that when the last of them ends
    // comes back by notes over the payments that brought it, so it cannot be told from what was credited at
    // once.
    void checkUpgrade(const QString &rental, const QString &successor)
    {
        QString last = successor;
        while (m_successors.contains(last))
            last = m_successors.value(last);
        if (!of(last, u"ended_at"_s).isEmpty())
            return;
        ++m_comparedUpgrades;
        const QString tax = tenant->settings.pricesIncludeTax() ? u"l.tax_amount"_s : u"0"_s;
        const QString noteTax =
            tenant->settings.pricesIncludeTax() ? u"(l ->> 'taxAmount')::numeric"_s : u"0"_s;
        const auto sum = [&](const QString &sql) { return look(sql).toLongLong(); };
        const qint64 charged =
            sum(u"select coalesce(sum(l.amount + %2), 0)::text from payment_lines l "
                u"where l.rental_id = '%1' and l.period is not null and not l.cancelled"_s.arg(rental, tax));
        const qint64 came = of(rental, u"credit_received"_s).toLongLong();
        const qint64 went = of(successor, u"credit_received"_s).toLongLong();
        const qint64 credited =
            sum(u"select coalesce(round(sum((l ->> 'amount')::numeric + %2) * 10 ^ %3), 0)::bigint::text from "
                u"invoices i join payments p using (payment_id) "
                u"cross join lateral json_array_elements(i.lines) l where p.status <> 'cancelled' "
                u"and i.kind = 'credit_note' and l ->> 'rentalId' = '%1'"_s.arg(rental, noteTax)
                    .arg(tenant->exponent));
        const QString unused = u"(upper(l.period) - least(greatest(lower(l.period), s.unused_from), "
                               "upper(l.period))) / (upper(l.period) - lower(l.period))"_s;
        const qint64 used = sum(
            u"select coalesce(sum(l.amount + %2 - round((l.amount + %2)::numeric * %3) + l.credit_taken "
            "- round(l.credit_taken::numeric * %3)), 0)::text "
            "from payment_lines l join subscriptions s on s.rental_id = l.rental_id "
            "where l.rental_id = '%1' and l.period is not null and not l.cancelled"_s.arg(rental, tax, unused));
        // there is not a net amount for every sum with tax
        const qint64 cents = tenant->settings.pricesIncludeTax() && credited > 0 ? 1 : 0;
        if (qAbs(charged + came - went - credited - used) > cents)
            fail(u"%1 was upgraded: charged %2, came %3, went on %4, credited %5, used %6"_s.arg(rental)
                     .arg(charged)
                     .arg(came)
                     .arg(went)
                     .arg(credited)
                     .arg(used));
    }

    void checkPrice(const QString &rental)
    {
        const bool isInclusive = tenant->settings.pricesIncludeTax();
        const QString charged =
            look(u"select sum(l.amount + l.credit_taken + case when %2 then l.tax_amount else 0 end)::text "
                 u"from payment_lines l "
                 u"where l.rental_id = '%1' and l.period is not null and not l.cancelled"_s.arg(
                     rental, isInclusive ? u"true"_s : u"false"_s));
        int64_t agreed = 0;
        const int months = of(rental, u"contract_length"_s).toInt();
        const auto prices = readPrices(of(rental, u"prices"_s).toUtf8());
        for (int month = 0; month < months; ++month) {
            int64_t price = 0;
            for (const PriceStep &step : *prices)
                price = step.fromInstalment <= month ? step.amount.minor() : price;
            agreed += price;
        }
        if (charged.toLongLong() != agreed)
            fail(u"%1: %2 was charged of %3"_s.arg(rental, charged).arg(agreed));
    }

    Dice m_dice;
    QStringList &m_story;
    QString m_customer, m_group;
    QStringList m_rentals, m_asked;
    QMap<QString, QString> m_successors; // of those that were upgraded
    int m_invoices = 0, m_comparedUpgrades = 0;
    QString m_wrong;
};

} // namespace

class TestGroupsChaos : public QObject
{
    Q_OBJECT

public:
    static void initMain() { takeAsLongAsNeeded(); }

private Q_SLOTS:
    void aGroupsInvoiceIsItsPreviewAndEveryDayIsChargedOnce()
    {
        quint64 seed = chosenSeed(1);
        int histories = 0, invoices = 0, upgrades = 0;
        for (Rounds rounds(wantedRounds(UsualHistories)); rounds.next(); ++seed, ++histories) {
            QStringList story;
            const Whereabouts told(
                [&] { return u"seed %1, whose story is: %2; "_s.arg(seed).arg(story.join(u", "_s)); });
            History history(seed, story);
            const QString wrong = history.live();
            QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(wrong)));
            invoices += history.invoices();
            upgrades += history.comparedUpgrades();
            qInfo("seed %llu: right, %d invoices of groups", seed, history.invoices());
        }
        qInfo("%d histories, %d invoices of groups, %d upgrades compared", histories, invoices, upgrades);
        if (histories >= UsualHistories) // a few seeds alone may have none to compare
            QVERIFY(invoices > histories && upgrades > 0);
    }
};

QTEST_GUILESS_MAIN(TestGroupsChaos)
#include "tst_groups_chaos.moc"
