// SPDX-License-Identifier: GPL-3.0-or-later
// What pane and page say of a contract that has ended before, or whose end is agreed: what is still to be paid,
// when it really ended, and what comes after it.
#include "core/base/id.h"
#include "core/services/figures/figures.h"
#include "core/services/previews/preview.h"
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/recovery_bar.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/subscriptions/record/payment_rows.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

class TestEndedSubscriptions : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SubscriptionsDesk> m_desk;
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;

    SubscriptionsPage *page() { return m_desk->page; }
    Rentals &shop() { return m_desk->shop; }

    QStringList wordsIn(const QWidget *place)
    {
        QStringList all;
        for (const QLabel *label : place->findChildren<QLabel *>()) {
            if (label->isVisible())
                all += plain(label->text()).replace(QChar(QChar::Nbsp), u' ');
        }
        for (const Pill *pill : place->findChildren<Pill *>()) {
            if (pill->isVisible())
                all += pill->accessibleName();
        }
        return all;
    }
    QStringList inPane() { return wordsIn(page()->pane()); }
    QStringList onPage() { return wordsIn(page()->recordPage()); }
    QStringList rowsInPane()
    {
        const auto *rows = page()->pane()->findChild<PaymentRows *>();
        return rows ? wordsIn(rows) : QStringList();
    }
    QString endInList(const QString &id)
    {
        const auto row = page()->model().rowOf(id);
        const auto &columns = page()->model().columns();
        for (int at = 0; row && at < columns.size(); ++at) {
            if (columns[at].id == u"ends")
                return page()->model().index(*row, at).data().toString();
        }
        return u"?"_s;
    }
    QString euros(Money money)
    {
        return TextFormat(shop().clock, QLocale(u"en_GB"_s), shop().tenant->zone)
            .money(money, shop().tenant->exponent);
    }
    void keep(const QString &name)
    {
        QTest::qWait(80);
        const QString file = m_folder.filePath(name + u".png"_s);
        QVERIFY(m_desk->window->grab().toImage().save(file));
        qInfo("picture: %s", qPrintable(file));
    }
    LinkLabel *linkIn(const QWidget *place, const QString &words)
    {
        for (LinkLabel *link : place->findChildren<LinkLabel *>()) {
            if (link->isVisible() && plain(link->text()).contains(words))
                return link;
        }
        return nullptr;
    }

    // As it was promised, wherever it is read: `name` of what is charged for it.
    void seeTheEnd(const ChangePreview &promised, const QString &name)
    {
        const QString id = m_desk->iPad;
        page()->refresh();
        page()->open(id);
        QTRY_VERIFY2(rowsInPane().contains(u"Month 1"_s), qPrintable(inPane().join(u'|')));
        QTRY_COMPARE(rowsInPane().contains(name), !name.isEmpty());
        QCOMPARE(rowsInPane().filter(u"2027"_s), QStringList()); // called off: of days to come
        QVERIFY(!rowsInPane().contains(u"Cancelled"_s));
        QVERIFY2(inPane().contains(u"23 Nov 2026 – 26 Nov 2026"_s), qPrintable(inPane().join(u'|')));
        QVERIFY(inPane().contains(u"23 Nov 2027"_s)); // agreed until
        QVERIFY(!inPane().contains(u"12 months"_s));

        page()->openPage(id);
        QTRY_VERIFY2(onPage().contains(u"Margin at the contract’s end"_s), qPrintable(onPage().join(u'|')));
        QVERIFY2(onPage().contains(euros(*promised.after.margin)),
                 qPrintable(euros(*promised.after.margin) + u" is not in "_s + onPage().join(u'|')));
        QVERIFY(onPage().contains(u"23 Nov 2026 – 26 Nov 2026"_s));
        QVERIFY2(!onPage().contains(u"Cancelled"_s), qPrintable(onPage().join(u'|')));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font(u"Inter"_s);
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setMode(Theme::Mode::Light);
    }
    void init()
    {
        m_desk = std::make_unique<SubscriptionsDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
        shop().go(2026, 11, 26); // the iPad's first month has been due for three days
    }
    void cleanup() { m_desk.reset(); }

    void afterABuyoutPaneAndPageSayWhatTheFormPromised()
    {
        const ChangePreview promised = need(previewBuyout(shop().context(), m_desk->iPad, {}));
        need(buyOut(shop().context(), m_desk->iPad, {}));
        seeTheEnd(promised, u"Buyout"_s);
        keep(u"bought-out-page"_s);
        page()->goBack();
        QTRY_COMPARE(endInList(m_desk->iPad), u"26 Nov 2026"_s);
        keep(u"bought-out-pane"_s);
    }

    void afterAnEarlyReturnPaneAndPageSayWhatTheFormPromised()
    {
        const ChangePreview promised = need(previewEarlyReturn(shop().context(), m_desk->iPad, {}));
        need(returnEarly(shop().context(), m_desk->iPad, {}));
        seeTheEnd(promised, u"Early return fee"_s);
        page()->goBack();
        QTRY_COMPARE(endInList(m_desk->iPad), u"26 Nov 2026"_s);
    }

    void afterACancellationPaneAndPageSayWhatTheFormPromised()
    {
        const ChangePreview promised =
            need(previewCancellation(shop().context(), m_desk->iPad, {.reason = u"fraud"_s}));
        need(shop().cancel(m_desk->iPad));
        seeTheEnd(promised, {});
    }

    // Of a customer whose contracts are over, what is open counts in what they will have brought.
    void whatACustomerBringsIsToldWithWhatIsStillOpenOfEndedContracts()
    {
        const QString customer = shop().of(m_desk->iPad, u"customer_id"_s);
        const auto margin = [&] {
            const auto months = need(collectedAndSpent(shop().context(), customer));
            const auto expected = need(expectedAfter(shop().context(), customer, months.constLast()));
            return expected.constLast().collected.minor() - expected.constLast().spent.minor();
        };
        const ChangePreview promised = need(previewBuyout(shop().context(), m_desk->iPad, {}));
        const int64_t other = margin() - promised.now.margin->minor();
        need(buyOut(shop().context(), m_desk->iPad, {}));
        QCOMPARE(margin() - other, promised.after.margin->minor());
    }

    // By the words that stand in the list.
    void whatEndsAndWhatIsDueBackIsFoundByItsStatus()
    {
        shop().cancel(m_desk->macBook); // its device is still out
        shop().look(u"update subscriptions set ending_type = 'cancellation', ending_date = end_date "
                    "where rental_id = '%1' returning 1"_s.arg(m_desk->iPad));
        page()->refresh();
        const auto find = [this](const QStringList &states) {
            page()->filterBar()->setState({{}, {{u"status"_s, states}}});
        };
        const auto statuses = [this] {
            QStringList words;
            const auto &columns = page()->model().columns();
            for (int row = 0; row < page()->model().rowCount(); ++row) {
                for (int at = 0; at < columns.size(); ++at) {
                    if (columns[at].id == u"status"_s)
                        words += page()->model().index(row, at).data().toString();
                }
            }
            words.sort();
            return words;
        };
        find({u"return_due"_s});
        QTRY_COMPARE(statuses(), QStringList{u"Return due"_s});
        QCOMPARE(page()->model().idAt(0), m_desk->macBook);
        QCOMPARE(plain(page()->filterBar()->chip(u"status"_s)->text()), u"Status: Return due"_s);
        find({u"ending"_s});
        QTRY_COMPARE(statuses(), QStringList{u"Ending"_s});
        QCOMPARE(page()->model().idAt(0), m_desk->iPad);
        find({u"ending"_s, u"return_due"_s});
        QTRY_COMPARE(statuses(), (QStringList{u"Ending"_s, u"Return due"_s}));
        find({u"ending"_s, u"cancelled"_s});
        QTRY_COMPARE(statuses(), (QStringList{u"Ending"_s, u"Return due"_s}));
        find({u"ended_completed"_s, u"ending"_s});
        QTRY_COMPARE(statuses(), QStringList{u"Ending"_s});
        find({u"active"_s, u"return_due"_s});
        QTRY_COMPARE(statuses(), (QStringList{u"Ending"_s, u"Return due"_s}));
    }

    void theTabOfPaymentsHasWhatWasCalledOffLast()
    {
        need(buyOut(shop().context(), m_desk->iPad, {}));
        page()->openPage(m_desk->iPad);
        QTabBar *tabs = page()->recordPage()->tabs();
        QTRY_VERIFY(tabs->count() == 4 && page()->shown().id == m_desk->iPad);
        tabs->setCurrentIndex(2);
        QStringList states;
        for (const Pill *pill :
             page()->recordPage()->findChildren<PaymentTable *>().constLast()->findChildren<Pill *>())
            states += pill->accessibleName();
        QVERIFY2(states.size() > 2, qPrintable(states.join(u'|')));
        QCOMPARE(states.first(2), (QStringList{u"Due"_s, u"Overdue"_s}));
        QVERIFY(states.sliced(2).count(u"Cancelled"_s) == states.size() - 2);
    }
};

ONHIRE_GUI_TEST(TestEndedSubscriptions)
#include "tst_ended_subscriptions.moc"
