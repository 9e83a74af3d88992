// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is done with contracts, groups, prices, taxes and payments in whatever order: the books are right,
// and every contract costs what its prices say.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "tests/support/office.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <random>

using namespace onhire;
using namespace onhire::test;

namespace {

// Months of random commands, most of which may be refused.
class Years
{
public:
    explicit Years(quint64 seed) : m_dice(seed), m_inclusive(seed % 2 == 0)
    {
        m_office.choose("tax.rate", "19");
        m_office.choose("tax.inclusive", m_inclusive ? "true" : "false");
        m_office.choose("billing.horizonDays", seed % 3 == 0 ? "12" : "0");
        m_office.choose("billing.lateFee", seed % 5 == 0 ? "7.50" : "null");
        m_office.look(u"update customers set customer_type = 'business' returning 1"_s);
        m_rentals += m_office.rentalId;
        for (int i = 0; i < 2; ++i)
            m_rentals += m_office.rent();
    }

    // What is wrong after so many; empty: nothing.
    QString live(int steps)
    {
        for (int step = 0; step < steps; ++step) {
            change();
            if (step % 30 == 29) {
                if (const QString wrong = m_office.violations(); !wrong.isEmpty())
                    return u"%1: %2"_s.arg(step).arg(wrong);
            }
        }
        for (int month = 0; month < 60; ++month)
            pass(31);
        const QString wrong = m_office.violations();
        return wrong.isEmpty() ? dearOrCheap() : wrong;
    }

    int compared() const { return m_compared; } // how many contracts were looked at in the end

private:
    int between(int least, int most) { return least + int(m_dice() % quint64(most - least + 1)); }
    QString any(const QStringList &list) { return list[between(0, int(list.size()) - 1)]; }

    void pass(int days)
    {
        const QDate day = m_office.clock.now().date().addDays(days);
        m_office.go(day.year(), day.month(), day.day());
        m_office.work();
    }

    void change()
    {
        switch (between(0, 5)) {
        case 0: pass(between(1, 20)); break;
        case 1: changeContract(any(m_rentals)); break;
        case 2: changeGroup(any(m_rentals)); break;
        case 3: changeTax(); break;
        default: changePayment(any(m_office.payments()));
        }
    }

    void changePayment(const QString &payment)
    {
        const double amount = double(between(1, 9000)) / 100;
        switch (between(0, 8)) {
        case 0:
        case 1: m_office.pay(payment, amount).has_value(); break;
        case 2: m_office.refund(payment, amount).has_value(); break;
        case 3: writeOffPayment(m_office.context(), payment, u"x"_s).has_value(); break;
        case 4: m_office.credit(payment, {{{between(0, 2), euros(amount / 4)}}}).has_value(); break;
        case 5: m_office.credit(payment).has_value(); break;
        case 6: cancelPayment(m_office.context(), payment, u"x"_s).has_value(); break;
        default: chargeAgain(m_office.context(), payment, {}).has_value();
        }
    }

    void changeContract(const QString &rental)
    {
        const QDate month = m_office.clock.now().date().addMonths(between(-3, 6));
        const QByteArray start =
            m_office.clock.now().date().addDays(between(-40, 60)).toString(Qt::ISODate).toLatin1();
        switch (between(0, 6)) {
        case 0:
            if (m_rentals.size() < 7)
                m_rentals += m_office.rent(
                    ",'startDate':'" + start + '\''
                    + (m_group.isEmpty() ? QByteArray() : ",'billingGroupId':'" + m_group.toLatin1() + '\''));
            break;
        case 1:
        case 2:
            createPayment(m_office.context(),
                          {.rentalId = rental,
                           .billingPeriod = month.toString(u"yyyy-MM"),
                           .amount = {},
                           .dueDate = {},
                           .description = {}})
                .has_value();
            break;
        case 3:
        case 4:
            m_office
                .extend(rental,
                        "{'extensionMonths':1,'newMonthlyAmount':" + QByteArray::number(between(0, 90)) + '}')
                .has_value();
            break;
        case 5: m_office.extend(rental, "{'extensionMonths':2}").has_value(); break;
        default: end(rental);
        }
    }

    void end(const QString &rental)
    {
        switch (between(0, 11)) {
        case 0: m_office.cancel(rental).has_value(); break;
        case 1: m_office.giveBack(rental).has_value(); break;
        case 2: m_office.buy(rental).has_value(); break;
        case 3:
            if (const auto upgrade =
                    m_office.upgrade(rental,
                                     "{'newSku':'TABLET','contractLength':24,'newSerialNumber':'"
                                         + m_office.device("TABLET").toLatin1() + "'}");
                upgrade && upgrade->newRental)
                m_rentals += upgrade->newRental->id;
            break;
        }
    }

    void changeGroup(const QString &rental)
    {
        if (m_group.isEmpty()) {
            const auto made = createBillingGroup(m_office.context(),
                                                 {.customerId = m_office.customerId,
                                                  .groupName = u"Head office"_s,
                                                  .notes = {},
                                                  .billingDay = between(1, 28),
                                                  .rentalIds = {rental}});
            m_group = made ? made->id : QString();
            return;
        }
        switch (between(0, 7)) {
        case 0:
            need(removeBillingGroup(m_office.context(), m_group));
            m_group.clear();
            break;
        case 1: need(reviseBillingGroup(m_office.context(), m_group, {.billingDay = between(1, 28)})); break;
        case 2: removeFromBillingGroup(m_office.context(), m_group, rental).has_value(); break;
        default: addToBillingGroup(m_office.context(), m_group, {rental}).has_value();
        }
    }

    void changeTax()
    {
        if (between(0, 2) == 0)
            m_office.choose("tax.rate", QByteArray::number(between(0, 25)));
        else if (between(0, 2) == 0)
            need(reviseCustomer(m_office.context(), m_office.customerId,
                                need(CustomerPatch::read(json(between(0, 1) ? "{'taxTreatment':'exempt'}"
                                                                            : "{'taxTreatment':'standard'}"),
                                                         m_office.customerId, *m_office.tenant))));
    }

    // Of contracts that nobody ended, and that had no credit from an upgrade: all that was charged for their
    // days, or called off, is what they cost.
    QString dearOrCheap()
    {
        for (const QString &rental : m_rentals) {
            if (m_office.of(rental, u"status"_s) != u"active"
                || m_office.of(rental, u"next_billing_date"_s) != u""
                || m_office.of(rental, u"upgrade_from_rental_id"_s) != u"")
                continue;
            const Terms terms{.start = QDate::fromString(m_office.of(rental, u"start_date"_s), Qt::ISODate),
                              .months = m_office.of(rental, u"contract_length"_s).toInt(),
                              .prices = *readPrices(m_office.of(rental, u"prices"_s).toUtf8())};
            const QString tax = m_inclusive ? u"l.tax_amount"_s : u"0"_s;
            const QString charged = m_office.look(
                u"select sum(l.amount + %2)::text from payment_lines l "
                u"where l.rental_id = '%1' and l.period is not null and (not l.cancelled or not exists ("
                u"select from payment_lines o where o.rental_id = l.rental_id and o.period && l.period "
                u"and (not o.cancelled or o.payment_id > l.payment_id)))"_s.arg(rental, tax));
            ++m_compared;
            if (charged != QString::number(sumOfInstalments(terms).minor()))
                return u"%1 costs %2 and was charged %3: %4"_s.arg(rental)
                    .arg(sumOfInstalments(terms).minor())
                    .arg(charged, m_office.of(rental, u"prices"_s));
        }
        return {};
    }

    std::mt19937_64 m_dice;
    const bool m_inclusive; // prices have the tax in them
    Office m_office;
    QStringList m_rentals;
    QString m_group;
    int m_compared = 0;
};

} // namespace

class TestBooksOfGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBooksAreRightAndContractsCostWhatTheySay()
    {
        quint64 seed = chosenSeed(1);
        int compared = 0;
        for (Rounds rounds(wantedRounds(3)); rounds.next(); ++seed) {
            Years years(seed);
            const QString wrong = years.live(240);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + wrong));
            compared += years.compared();
        }
        QVERIFY(compared > 0);
    }
};

QTEST_GUILESS_MAIN(TestBooksOfGroups)
#include "tst_books_of_groups.moc"
