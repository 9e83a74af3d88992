// SPDX-License-Identifier: GPL-3.0-or-later
// Years of a company that rents devices out, in which everything is done in any order: with crashes between
// any two statements, jumps of the clock, months of downtime, and two engines at once. Whatever comes, the
// books are right after every step. A seed says the same each time; one that fails is replayed with fewer and
// fewer commands, and those that are left are told.
//
//     ./dev chaos --only billing --seeds 1000 --from 1
//     ./dev chaos --only billing --seed 7 --commands "rent 0 0, pass 640 3"
#include "core/data/doctor/invariants.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "core/services/due/work_due.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "onhire/sql.h"
#include "tests/chaos/billing_books.h"
#include "tests/chaos/billing_commands.h"
#include "tests/chaos/random_history.h"
#include "tests/support/rentals.h"
#include "tests/support/rounds.h"
#include "tests/support/test_cluster.h"
#include "tests/support/turns.h"
#include "tests/support/zones.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QTest>

#include <array>

using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int UsualSeeds = 3;
constexpr int MostRentals = 12;
constexpr const char *ChosenCommands = "ONHIRE_TEST_COMMANDS";

// What a command of them does when it is not refused.
constexpr const char *NeverOnlyRefused[] = {
    "subscription.create",  "subscription.extend",     "subscription.buyout",  "subscription.early_return",
    "subscription.cancel",  "subscription.upgrade",    "subscription.return",  "subscription.end",
    "subscription.replace", "billing_group.create",    "billing_group.update", "billing_group.add",
    "billing_group.remove", "billing_group.delete",    "payment.mark_paid",    "payment.refund",
    "payment.write_off",    "payment.credit",          "payment.cancel",       "payment.mark_failed",
    "payment.retry",        "payment.charge_late_fee", "payment.use_credit",   "customer.update"};

class World : public Rentals
{
public:
    explicit World(quint64 seed)
        : Rentals({.name = u"Shop"_s,
                   .currency = seed % 4 == 3 ? u"KWD"_s : u"EUR"_s,
                   .timeZone = QString::fromLatin1(Zones[seed % std::size(Zones)])}),
          m_turns(migratedDatabase()), m_first(m_turns.address(0).conninfo(appRole))
    {
        need(upsertProduct(
            context(),
            need(ProductRequest::read(
                json(product("CASE", "[{'contractLength':12,'monthlyPrice':2.5,'setupFee':10}]")), *tenant))));
        if (seed % 2) {
            choose("billing.lateFee", "5");
            choose("billing.retries", "2");
            choose("tax.rate", "19");
        }
        rent();
        need(rentCase(Bob));
        look(u"update customers set customer_type = 'business', company = 'Nord' returning 1"_s);
    }

    ~World()
    {
        m_turns.runAsSecond([this] { m_second.reset(); });
    }

    // What is wrong with it, or with the books afterwards; empty: nothing.
    QString run(const Command &command)
    {
        if (command.crashAt > 0) {
            m_crashing.emplace(m_turns.address(0).conninfo(appRole));
            m_turns.loseRequest(command.crashAt);
        }
        carryOut(command);
        m_turns.loseRequest(0);
        m_crashing.reset();
        if (command.kind >= Command::Pass)
            issueAll();
        if (!m_failure.isEmpty())
            return m_failure;
        return m_books.wrongs(command.kind < Command::Pass ? Books::Invoices::MayWait
                                                           : Books::Invoices::AreIssued);
    }

    void issueAll()
    {
        for (int round = 0; round < 50; ++round) {
            const auto issued = issueInvoices(context(), 1000);
            if (!issued)
                fail(issued.error());
            if (!issued || *issued == 0)
                return;
        }
    }

    // With what has changed since it was last asked.
    QString wrongsSince() { return m_books.wrongs(Books::Invoices::AreIssued); }

    // With any of its books.
    QString wrongs()
    {
        issueAll();
        return m_failure.isEmpty() ? m_books.allWrongs() : m_failure;
    }

    // What was done, and not refused.
    QStringList actions() { return column(u"select distinct action from audit_entries"_s); }

private:
    // What the simulation itself may have brought about.
    enum class Allowed { WhenCut, InRace };

    template <typename T>
    void note(const Result<T> &result)
    {
        if (!result)
            note(result.error(), Allowed::WhenCut);
    }

    void note(const DueWork &work, Allowed allowed)
    {
        for (const WorkTrouble &trouble : work.troubles)
            note(trouble.error, allowed);
    }

    // One may be refused. One whose connection was cut may say that the database was away, and so may two that
    // stood in each other's way for too long; that anything else went wrong, nobody may say.
    void note(const Error &error, Allowed allowed)
    {
        const bool isCut = m_crashing && m_turns.hasLostRequest();
        const bool isExpected = error.code == ErrorCode::ServiceUnavailable && !tellsOfTimeout(error.detail)
            && (isCut || (allowed == Allowed::InRace && error.transient));
        if (isOurFault(error) && !isExpected)
            fail(error);
    }

    void fail(const Error &error)
    {
        if (m_failure.isEmpty())
            m_failure = inWords(error);
    }

    // The way to the database on which the crash comes, if one does.
    Context cut() { return {m_crashing ? *m_crashing : database, tenant, {}, {}, clock}; }
    Context inTurn(Database &line) { return {line, tenant, {}, {}, clock}; }

    QStringList column(const QString &sql)
    {
        return look(u"select string_agg(x, ' ' order by x) from (%1) q(x)"_s.arg(sql))
            .split(u' ', Qt::SkipEmptyParts);
    }

    template <typename List>
    static QString oneOf(const List &ids, quint32 dice)
    {
        return ids.isEmpty() ? u"none"_s : ids[qsizetype(dice % quint32(ids.size()))];
    }

    QString rental(quint32 dice)
    {
        return oneOf(column(u"select rental_id from subscriptions where status = 'active'"_s), dice);
    }
    QString payment(quint32 dice)
    {
        return oneOf(
            column(
                u"select payment_id from (select payment_id from payments order by payment_id desc limit 40) p"_s),
            dice);
    }
    QString paymentThatIs(const QString &status, quint32 dice)
    {
        return oneOf(column(u"select payment_id from payments where status = '%1'"_s.arg(status)), dice);
    }
    QString group(quint32 dice)
    {
        return oneOf(column(u"select billing_group_id from billing_groups"_s), dice);
    }
    QString customer(quint32 dice) { return oneOf(column(u"select customer_id from customers"_s), dice); }

    static constexpr const char *Ada = "ada@example.com", *Bob = "bob@example.com";

    // With a fee for setting it up.
    Result<Record> rentCase(const QByteArray &email, const QByteArray &more = {})
    {
        return rentNew("CASE", email, more);
    }

    // A device that has come in for it, an order of it, and the subscription. Without the order there is none.
    Result<Record> rentNew(const QByteArray &sku, const QByteArray &email, const QByteArray &more = {})
    {
        const QString serial = device(sku);
        const auto request = need(OrderRequest::read(json(orderOf(sku, email)), *tenant));
        ONHIRE_ASSIGN(const Record order, placeOrder(cut(), request, NaturalKey::Skip));
        return rentOf(order.id, serial, more);
    }

    Result<Record> rentOf(const QString &orderId, const QString &serial, const QByteArray &more = {})
    {
        const QByteArray body =
            "{'orderId':'" + orderId.toLatin1() + "','serialNumber':'" + serial.toLatin1() + '\'' + more + '}';
        return createSubscription(
            cut(), need(SubscriptionRequest::read(json(body), *tenant, dateIn(tenant->zone, clock.now()))));
    }

    void rentSomething(quint32 dice, quint32 more)
    {
        if (column(u"select rental_id from subscriptions where status = 'active'"_s).size() >= MostRentals)
            return;
        if (dice % 3 == 0) {
            note(rentNew("PHONE", Ada));
            return;
        }
        static constexpr const char *starts[] = {"immediate", "first_of_next_month", "same_day_next_month"};
        const QDate start = dateIn(tenant->zone, clock.now()).addDays(dice % 2 ? int(more % 80) - 40 : 0);
        QByteArray how = ",'startDate':'" + start.toString(Qt::ISODate).toLatin1() + "','billingStartOption':'"
            + starts[more % 3] + '\'';
        if (const QString to = group(more); dice % 4 == 1 && to != "none"_L1)
            how += ",'billingGroupId':'" + to.toLatin1() + '\'';
        note(rentCase(dice % 5 == 0 ? Bob : Ada, how));
    }

    // The device comes back, and one that was ordered for it goes out.
    void takeBack(quint32 dice)
    {
        const QString serial = oneOf(
            column(u"select serial_number from subscriptions where return_due or ending_type is not null"_s),
            dice);
        if (serial == "none"_L1)
            return;
        note(returnAsset(cut(), serial, {}));
        const QString order = look(
            u"select order_id from orders where order_type = 'upgrade' and status = 'confirmed' limit 1"_s);
        if (!order.isEmpty())
            note(rentOf(order, device("TABLET")));
    }

    void taxCustomer(quint32 dice, quint32 more)
    {
        static constexpr const char *taxes[] = {"{'taxTreatment':'exempt'}",
                                                "{'taxTreatment':'standard','taxRate':null}", "{'taxRate':5.5}",
                                                "{'taxTreatment':'reverse_charge','vatNumber':'DE136695976'}"};
        const QString id = customer(dice);
        note(reviseCustomer(cut(), id,
                            need(CustomerPatch::read(json(taxes[more % std::size(taxes)]), id, *tenant))));
    }

    // Several lines at once, or all that is left of one.
    void creditLines(quint32 dice, quint32 more)
    {
        issueAll();
        const QString paid = payment(dice);
        const QString invoice =
            look(u"select invoice_id from invoices where kind = 'invoice' and payment_id = '%1'"_s.arg(paid));
        CreditNoteRequest request{std::vector<CreditNoteRequest::Line>(), u"x"_s};
        const QStringList left =
            look(u"select string_agg((l.amount - coalesce(p.credited_lines[l.position + 1], 0))::text, ' ' "
                 u"order by "
                 "l.position) from payment_lines l join payments p using (payment_id) where payment_id = '%1'"_s
                     .arg(paid))
                .split(u' ', Qt::SkipEmptyParts);
        for (int i = 0; i < int(left.size()); ++i) {
            const qint64 amount = more % 4 == 0 ? left[i].toLongLong() : 1 + qint64(more / 4 % 900) * (i + 1);
            if (more % 3 || i == int(more % 5))
                request.lines->push_back({i, Money::fromMinor(std::min(amount, left[i].toLongLong()))});
        }
        std::erase_if(*request.lines, [](const auto &line) { return line.amount.isZero(); });
        if (!request.lines->empty())
            note(creditInvoice(cut(), invoice, request));
    }

    void pass(int days, quint32 dice)
    {
        const QDateTime now = clock.now().addDays(days);
        clock.set(now);
        if (dice % 3 == 0)
            runTwoEngines(dice);
        else
            note(workDue(cut()), Allowed::WhenCut);
        m_turns.loseRequest(0);
        catchUp();
    }

    // Whatever is left, and nothing stands in its way any more.
    void catchUp()
    {
        for (int round = 0; round < 20 && m_failure.isEmpty(); ++round) {
            const DueWork work = workDue(context());
            for (const WorkTrouble &trouble : work.troubles)
                fail(trouble.error);
            if (!work.isMore)
                return;
        }
    }

    // At once, each by a door of its own.
    void runTwoEngines(quint32 dice)
    {
        DueWork ofFirst, ofSecond;
        const auto one = [&] { ofFirst = workDue(inTurn(m_crashing ? *m_crashing : m_first)); };
        const auto other = [&] {
            if (!m_second)
                m_second.emplace(m_turns.address(1).conninfo(appRole));
            ofSecond = workDue(inTurn(*m_second));
        };
        m_turns.play(dice, one, other);
        note(ofFirst, Allowed::InRace);
        note(ofSecond, Allowed::InRace);
    }

    // The clock was wrong and is put right again.
    void turnBack(quint32 more)
    {
        const QDateTime right = clock.now();
        clock.set(right.addSecs(-qint64(more % 200'000)));
        note(workDue(cut()), Allowed::WhenCut);
        m_turns.loseRequest(0);
        clock.set(right.addSecs(60));
        pass(0, 1);
    }

    // Any of these may be refused; what matters is what remains.
    void carryOut(const Command &command)
    {
        const quint32 dice = command.dice, more = dice / 64;
        const Money amount = Money::fromMinor(1 + more % 9000);
        switch (command.kind) {
        case Command::Rent: rentSomething(dice, more); break;
        case Command::Extend: {
            ExtendRequest request;
            request.months = 1 + int(more % 6);
            if (more % 5 == 0)
                request.newMonthlyAmount = amount;
            note(extendSubscription(cut(), rental(dice), request));
            break;
        }
        case Command::BuyOut: note(buyOut(cut(), rental(dice), {})); break;
        case Command::GiveBack: note(returnEarly(cut(), rental(dice), read<EarlyReturnRequest>("{}"))); break;
        case Command::Return: takeBack(dice); break;
        case Command::End: note(endSubscription(cut(), rental(dice))); break;
        case Command::OrderUpgrade:
            note(upgradeSubscription(
                cut(), rental(dice),
                read<UpgradeRequest>("{'newSku':'TABLET','newContractLength':24,'newMonthlyAmount':"
                                     + QByteArray::number(1 + more % 150) + '}')));
            break;
        case Command::Cancel:
            note(cancelSubscription(cut(), rental(dice), read<CancelRequest>("{'reason':'fraud'}")));
            break;
        case Command::Upgrade:
            note(upgradeSubscription(cut(), rental(dice),
                                     read<UpgradeRequest>("{'newSku':'TABLET','newSerialNumber':'"
                                                          + device("TABLET").toLatin1()
                                                          + "','newContractLength':12,'newMonthlyAmount':"
                                                          + QByteArray::number(1 + more % 150) + '}')));
            break;
        case Command::Replace: {
            const QString id = rental(dice);
            const QString sku = look(u"select sku from subscriptions where rental_id = '%1'"_s.arg(id));
            if (!sku.isEmpty())
                note(replaceDevice(cut(), id,
                                   read<ReplaceRequest>("{'newSerialNumber':'"
                                                        + device(sku.toLatin1()).toLatin1()
                                                        + "','replacementReason':'defective'}")));
            break;
        }
        case Command::Group:
            note(createBillingGroup(cut(),
                                    {.customerId = customer(more),
                                     .groupName = u"Group"_s,
                                     .notes = {},
                                     .billingDay = 1 + int(more % 28),
                                     .rentalIds = {rental(dice), rental(dice + 1)}}));
            break;
        case Command::ChangeGroup: {
            BillingGroupPatch patch;
            if (more % 2)
                patch.billingDay = 1 + int(more % 28);
            else
                patch.rentalIds = QStringList{rental(dice), rental(dice + 2)};
            note(reviseBillingGroup(cut(), group(dice), patch));
            break;
        }
        case Command::JoinGroup: note(addToBillingGroup(cut(), group(more), {rental(dice)})); break;
        case Command::LeaveGroup: {
            const QString id = group(dice);
            const QStringList members = column(
                u"select rental_id from subscriptions where billing_group_id = '%1' and status = 'active'"_s
                    .arg(id));
            note(removeFromBillingGroup(cut(), id, oneOf(members, more)));
            break;
        }
        case Command::RemoveGroup:
            if (more % 4 == 0)
                note(removeBillingGroup(cut(), group(dice)));
            break;
        case Command::AskAhead:
            note(createPayment(
                cut(),
                {rental(dice), clock.now().date().addMonths(int(more % 3)).toString(u"yyyy-MM"), {}, {}, {}}));
            break;
        case Command::Receive: {
            PaymentReceipt receipt;
            if (more % 2)
                receipt.amount = amount;
            if (more % 7 == 0)
                receipt.paidAt = clock.now().addDays(-int(more % 30));
            note(markPaid(cut(), payment(dice), receipt));
            break;
        }
        case Command::Refund:
            // of what is not paid there is seldom anything to give back
            note(refundPayment(cut(), more % 4 ? paymentThatIs(u"paid"_s, dice) : payment(dice), amount,
                               u"x"_s));
            break;
        case Command::WriteOff: note(writeOffPayment(cut(), payment(dice), u"x"_s)); break;
        case Command::Credit: {
            issueAll();
            const QString invoice =
                look(u"select invoice_id from invoices where kind = 'invoice' and payment_id = '%1'"_s.arg(
                    payment(dice)));
            CreditNoteRequest request{{}, u"x"_s};
            if (more % 3)
                request.lines = {{{int(more % 2), amount}}};
            note(creditInvoice(cut(), invoice, request));
            break;
        }
        case Command::CreditLines: creditLines(dice, more); break;
        case Command::Retry: note(retryPayment(cut(), paymentThatIs(u"failed"_s, dice))); break;
        case Command::TaxCustomer: taxCustomer(dice, more); break;
        case Command::CancelPayment: note(cancelPayment(cut(), payment(dice), u"x"_s)); break;
        case Command::ChargeAgain: note(chargeAgain(cut(), paymentThatIs(u"cancelled"_s, dice), {})); break;
        case Command::Fail:
            note(markFailed(cut(), paymentThatIs(u"pending"_s, dice),
                            {more % 2 ? u"card_declined"_s : QString(), u"x"_s}));
            break;
        case Command::Choose: chooseSomething(more); break;
        case Command::TurnBack: turnBack(more); break;
        default: pass(daysOf(command), dice);
        }
    }

    void chooseSomething(quint32 dice)
    {
        static constexpr std::pair<const char *, const char *> choices[] = {
            {"tax.rate", "19"},
            {"tax.rate", "7.7"},
            {"tax.rate", "0"},
            {"tax.inclusive", "true"},
            {"tax.inclusive", "false"},
            {"billing.retries", "2"},
            {"billing.retries", "0"},
            {"billing.lateFee", "5"},
            {"billing.lateFee", "null"},
            {"billing.termsDays", "14"},
            {"billing.lateAfterDays", "0"},
            {"billing.lateAfterDays", "20"},
            {"upgrade.credit", "\"none\""},
            {"upgrade.credit", "\"days\""},
            {"billing.horizonDays", "10"},
            {"billing.horizonDays", "100"},
            {"billing.horizonDays", "0"},
            {"contractEnd", "\"auto_renew_monthly\""},
            {"contractEnd", "\"auto_renew_same_term\""},
            {"contractEnd", "\"auto_terminate\""},
            {"contractEnd", "\"require_action\""}};
        const auto &[key, value] = choices[dice % std::size(choices)];
        choose(key, value);
    }

    Turns m_turns;
    Database m_first; // which never crashes
    std::optional<Database> m_second; // likewise, in a thread of its own
    std::optional<Database> m_crashing; // made for one command: what it is asked depends on nothing before
    Books m_books{migratedDatabase(), *tenant};
    QString m_failure; // of the first command that ended as none may
};

// The commands up to the first that ends as it must not, or after which the books are wrong; none: all is right
// to the end.
struct Outcome
{
    QString wrong;
    size_t commands = 0;
    QStringList actions = {};
};

Outcome live(quint64 seed, const std::vector<Command> &commands)
{
    size_t done = 0;
    const auto where = [&] {
        const QString command = done == 0 ? u"the beginning"_s : textOf(commands[done - 1]);
        return u"seed %1, command %2 (%3)"_s.arg(seed).arg(done).arg(command);
    };
    const Whereabouts told(where);
    World world(seed);
    while (done < commands.size()) {
        ++done;
        const QString wrong = world.run(commands[done - 1]);
        if (!wrong.isEmpty())
            return {where() + u": "_s + wrong, done};
    }
    const QString wrong = world.wrongs();
    return {wrong.isEmpty() ? wrong : u"seed %1, in the end: %2"_s.arg(seed).arg(wrong), commands.size(),
            world.actions()};
}

// A busy machine may be the reason for a statement that took too long, but not twice.
Outcome liveAgainAfterTimeout(quint64 seed, const std::vector<Command> &commands)
{
    Outcome outcome = live(seed, commands);
    if (!tellsOfTimeout(outcome.wrong))
        return outcome;
    qWarning("%s\nIt is run again.", qUtf8Printable(outcome.wrong));
    return live(seed, commands);
}

// Leaves out what is not needed for the books to be wrong.
std::vector<Command> shrunk(quint64 seed, std::vector<Command> commands)
{
    for (size_t chunk = commands.size() / 2; chunk > 0; chunk /= 2) {
        for (size_t from = 0; from + chunk <= commands.size();) {
            std::vector<Command> fewer(commands.begin(), commands.begin() + ptrdiff_t(from));
            fewer.insert(fewer.end(), commands.begin() + ptrdiff_t(from + chunk), commands.end());
            if (!live(seed, fewer).wrong.isEmpty())
                commands = std::move(fewer);
            else
                from += chunk;
        }
    }
    return commands;
}

} // namespace

class TestBillingChaos : public QObject
{
    Q_OBJECT

public:
    static void initMain() { takeAsLongAsNeeded(); }

private Q_SLOTS:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(u"onhire.database.warning=false"_s); // of crashes that are meant
    }

    void theBooksAreRightForYears()
    {
        if (qEnvironmentVariableIsSet(ChosenCommands))
            QSKIP("Chosen commands are run instead.");
        const quint64 first = chosenSeed(1);
        quint64 seed = first;
        QSet<QString> done;
        QElapsedTimer timer;
        for (Rounds rounds(wantedRounds(UsualSeeds)); rounds.next(); ++seed) {
            timer.start();
            std::vector<Command> commands = commandsOf(seed);
            const Outcome outcome = liveAgainAfterTimeout(seed, commands);
            done.unite(QSet<QString>(outcome.actions.begin(), outcome.actions.end()));
            if (outcome.wrong.isEmpty()) {
                qInfo("seed %llu: right after %zu commands, %.1f s", seed, outcome.commands,
                      double(timer.elapsed()) / 1000);
                continue;
            }
            commands.resize(outcome.commands);
            qWarning("%s", qUtf8Printable(outcome.wrong));
            commands = shrunk(seed, commands);
            QFAIL(qPrintable(
                u"These are enough: ./dev chaos --only billing --seed %1 --commands \"%2\"\n%3"_s.arg(seed).arg(
                    textOf(commands), live(seed, commands).wrong)));
        }
        qInfo("%llu seeds are right, from %llu to %llu", seed - first, first, seed - 1);
        for (const char *action : NeverOnlyRefused)
            QVERIFY2(seed - first < UsualSeeds || done.contains(QString::fromLatin1(action)), action);
    }

    // What is left of a seed that failed is looked at by itself.
    void chosenCommandsAreRunAgain()
    {
        if (!qEnvironmentVariableIsSet(ChosenCommands))
            QSKIP("No commands were chosen.");
        const auto commands = readCommands(qEnvironmentVariable(ChosenCommands));
        QVERIFY2(commands, "These are no commands as a failed seed tells them: rent 0 0, buy out 123 4");
        const Outcome outcome = live(chosenSeed(1), *commands);
        QVERIFY2(outcome.wrong.isEmpty(), qPrintable(outcome.wrong));
        qInfo("right after %zu commands", outcome.commands);
    }

    void commandsAreReadAsTheyAreTold()
    {
        const QString told = textOf(commandsOf(5));
        const auto read = readCommands(told);
        QVERIFY(read);
        QCOMPARE(textOf(*read), told);
        QCOMPARE(textOf(*readCommands(u"rent 0 0,credit lines 7 12"_s)), u"rent 0 0, credit lines 7 12"_s);
        for (const QString &wrong : {u"rent 0"_s, u"lend 0 0"_s, u"rent x 0"_s, u"rent 0 0, "_s})
            QVERIFY2(!readCommands(wrong), qPrintable(wrong));
    }

    // Only what reads a table that has changed is asked again.
    void whatIsWrongIsFoundByTheTableThatChanged()
    {
        World world(1);
        QCOMPARE(world.wrongs(), QString());
        const auto change = [&](const QString &sql) {
            runSql(migratedDatabase(), adminRole,
                   {u"set session_replication_role = replica"_s,
                    sql + u" where tenant_id = '%1'"_s.arg(world.tenant->id)});
        };
        for (const QString &column :
             {u"ledger collected"_s, u"customers lifetime_collected"_s, u"subscriptions monthly_amount"_s,
              u"order_items unit_price"_s, u"payment_lines amount"_s, u"billing_dates next_billing_date"_s}) {
            const QStringList words = column.split(u' ');
            change(u"update %1 set %2 = %2 + 1"_s.arg(words[0], words[1]));
            QVERIFY2(!world.wrongsSince().isEmpty(), qPrintable(column));
            change(u"update %1 set %2 = %2 - 1"_s.arg(words[0], words[1]));
            QCOMPARE(world.wrongsSince(), QString());
        }
        change(u"delete from billing_dates"_s);
        QVERIFY(!world.wrongsSince().isEmpty());
    }

    // Otherwise a seed that failed by two engines at once could not be looked at again.
    void aRaceIsRunTheSameAgain()
    {
        const auto race = [](quint64 dice, int lost) {
            Turns turns(migratedDatabase());
            QByteArray order;
            const auto run = [&](int who, char name) {
                Database line(turns.address(who).conninfo(appRole));
                for (int i = 0; i < 10; ++i) {
                    (void)inTransaction(line, Scope::control(), [&](Connection &connection) {
                        return connection.run(Scope::control(), u"select pg_advisory_xact_lock($1::integer)"_s,
                                              {i % 3});
                    });
                    order += name;
                }
            };
            turns.loseRequest(lost);
            turns.play(
                dice, [&] { run(0, 'a'); }, [&] { run(1, 'b'); });
            return order;
        };
        const QByteArray order = race(1, 0);
        QCOMPARE(order.count('a'), 10);
        QCOMPARE(order.count('b'), 10);
        QCOMPARE(race(1, 0), order);
        QVERIFY(race(2, 0) != order);
        QCOMPARE(race(1, 9), race(1, 9));
    }
};

QTEST_GUILESS_MAIN(TestBillingChaos)
#include "tst_billing_chaos.moc"
