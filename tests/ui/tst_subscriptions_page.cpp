// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/customers/customers.h"
#include "core/services/invoices/invoices.h"
#include "core/services/previews/preview.h"
#include "core/services/subscriptions/early_return_request.h"
#include "core/services/today/today.h"
#include "tests/ui/edit_buttons.h"
#include "tests/ui/filter_hands.h"
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/papers/kept_paper_dialog.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/controls/recovery_bar.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/pages/draft_card.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shell/message_bar.h"
#include "ui/subscriptions/guided/change_words.h"
#include "ui/subscriptions/record/payment_rows.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimeZone>
#include <QToolButton>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

class TestSubscriptionsPage : public QObject
{
    Q_OBJECT

private:
    static constexpr int EndsColumn = 5;

    std::unique_ptr<SubscriptionsDesk> m_desk;

    SubscriptionsPage *page() { return m_desk->page; }
    void start(QStringList permissions = {u"*"_s})
    {
        m_desk = std::make_unique<SubscriptionsDesk>(QLocale(u"en_GB"_s), permissions);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
    }

    QString cell(const QString &id, const QString &column)
    {
        const auto row = page()->model().rowOf(id);
        const auto &columns = page()->model().columns();
        for (int at = 0; row && at < columns.size(); ++at) {
            if (columns[at].id == column)
                return page()->model().index(*row, at).data().toString();
        }
        return u"?"_s;
    }

    void look(const QString &id)
    {
        page()->open(id);
        QTRY_VERIFY(!page()->pane()->widget()->findChildren<RecoveryBar *>().isEmpty());
    }
    QStringList words()
    {
        QStringList all;
        for (const QLabel *label : page()->pane()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all += label->text();
        }
        for (const Pill *pill : page()->pane()->findChildren<Pill *>())
            all += pill->accessibleName();
        return all;
    }
    // Looks at a tab of its page.
    void showTab(const QString &id, const QString &title)
    {
        page()->openPage(id);
        QTabBar *tabs = page()->recordPage()->tabs();
        QTRY_VERIFY(tabs->count() == 4 && page()->shown().id == id);
        for (int at = 0; at < tabs->count(); ++at) {
            if (tabs->tabText(at).startsWith(title))
                tabs->setCurrentIndex(at);
        }
        QVERIFY(tabs->tabText(tabs->currentIndex()).startsWith(title));
    }

    QString primary()
    {
        const QPushButton *button = page()->pane()->head()->primary();
        return button ? button->text() : QString();
    }
    // What stands behind '…' and can be done.
    QStringList menu()
    {
        if (page()->pane()->head()->more()->isHidden())
            return {};
        page()->pane()->head()->more()->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QStringList texts;
        for (const QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->isEnabled() && !action->isSeparator())
                texts += action->text();
        }
        if (menu)
            menu->close();
        return texts;
    }

private Q_SLOTS:
    void init() { start(); }
    void cleanup() { m_desk.reset(); }

    void aRowTellsMonthsEndPriceAndRecovery()
    {
        const QString id = m_desk->macBook;
        QCOMPARE(cell(id, u"status"_s), u"Active"_s);
        QCOMPARE(cell(id, u"product"_s), u"MacBook Pro 14"_s);
        QCOMPARE(cell(id, u"customer"_s), u"Studio Noord"_s);
        QCOMPARE(cell(id, u"months"_s), u"23/24"_s);
        QCOMPARE(cell(id, u"ends"_s), u"12 Jan 2027"_s);
        QCOMPARE(cell(id, u"monthly"_s), u"89.00"_s);
        QCOMPARE(cell(id, u"recovered"_s), u"108 %"_s);
        QCOMPARE(cell(m_desk->iPad, u"months"_s), u"1/12"_s);
    }

    void thePaneSaysWhetherTheDeviceHasPaidForItself()
    {
        look(m_desk->macBook);
        QTRY_VERIFY(words().contains(u"107.8\u00a0%"_s));
        const QStringList shown = words();
        QVERIFY(shown.filter(u"margin so far"_s).value(0).contains(u"148.00"_s));
        QCOMPARE(shown.filter(u"Recovered"_s), QStringList{u"Recovered since 21 Nov 2026"_s});
        QVERIFY(shown.contains(u"ends in 50 days"_s));
        QVERIFY(shown.contains(u"Month 24"_s));
        QVERIFY(shown.contains(u"Month 22"_s));
        QVERIFY(!shown.filter(u"Month 24 is the last"_s).isEmpty());
        QVERIFY(shown.contains(u"Decision required"_s));
    }

    void whatDependsOnTheDayIsToldAnewOnTheNextOne()
    {
        look(m_desk->macBook);
        QTRY_VERIFY(words().contains(u"ends in 50 days"_s));
        m_desk->shop.go(2026, 11, 24);
        page()->refresh();
        QTRY_VERIFY2(words().contains(u"ends in 49 days"_s), qPrintable(words().join(u'|')));
        page()->openPage(m_desk->macBook);
        QTRY_VERIFY(page()->recordPage()->head()->isVisible());
        const auto onPage = [this] {
            QStringList all;
            for (const QLabel *label : page()->recordPage()->findChildren<QLabel *>())
                all += label->text();
            return all.join(u'|');
        };
        QTRY_VERIFY2(onPage().contains(u"ends in 49 days"_s), qPrintable(onPage()));
        m_desk->shop.go(2026, 11, 25);
        page()->refresh();
        QTRY_VERIFY2(onPage().contains(u"ends in 48 days"_s), qPrintable(onPage()));
    }

    void theNextStepIsTheOneButtonAndTheRestAMenu()
    {
        look(m_desk->macBook);
        QCOMPARE(primary(), u"Extend…"_s);
        QCOMPARE(menu(),
                 (QStringList{u"Edit…"_s, u"Upgrade…"_s, u"Replace device…"_s, u"Buy out…"_s,
                              u"Return early…"_s, u"Print labels…"_s, u"Contract (PDF)…"_s, u"Copy ID"_s,
                              u"Cancel subscription…"_s})); // nothing that would be refused
        page()->open(m_desk->iPad);
        QTRY_COMPARE(primary(), u"Edit…"_s);
        m_desk->elsewhere([&](const Context &context) {
            return cancelSubscription(context, m_desk->iPad, {u"fraud"_s, {}});
        });
        QTRY_COMPARE(primary(), u"Take back…"_s);
        QTRY_COMPARE(cell(m_desk->iPad, u"status"_s), u"Return due"_s);
        QCOMPARE(menu(), (QStringList{u"Edit…"_s, u"Print labels…"_s, u"Contract (PDF)…"_s, u"Copy ID"_s}));
    }

    void whoMayOnlyReadIsOfferedNothingThatChangesAnything()
    {
        m_desk.reset();
        start({u"subscriptions:read"_s});
        look(m_desk->macBook);
        QCOMPARE(primary(), QString());
        QCOMPARE(menu(), (QStringList{u"Print labels…"_s, u"Copy ID"_s}));
    }

    void warehouseStaffAreOfferedNothingThatChangesWhatACustomerOwes()
    {
        m_desk.reset();
        start(Permissions::ofRole(u"warehouse")->names());
        look(m_desk->macBook);
        QCOMPARE(primary(), u"Edit…"_s);
        QCOMPARE(menu(), (QStringList{u"Replace device…"_s, u"Print labels…"_s, u"Copy ID"_s}));
        page()->act(u"subscriptions.cancel"_s); // a draft of before
        QTRY_VERIFY2(page()->pane()->fault().startsWith(u"You are not allowed to do this."_s),
                     qPrintable(page()->pane()->fault()));
    }

    void whatDestroysIsRedAndLastBehindALine()
    {
        Theme theme(*qApp);
        look(m_desk->macBook);
        page()->pane()->head()->more()->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QList<QAction *> items = menu->actions();
        QCOMPARE(items.last()->objectName(), u"subscriptions.cancel"_s);
        QVERIFY(items[items.size() - 2]->isSeparator());
        const QImage shown = menu->grab().toImage();
        // its words, not only its drawing
        const auto isRed = [&](const QAction *item) {
            const QRect line = menu->actionGeometry(const_cast<QAction *>(item));
            const QColor bad = colorOf(Role::Bad, menu->palette());
            for (int y = line.top(); y < line.bottom(); ++y) {
                for (int x = line.left() + line.width() / 4; x < line.right(); ++x) {
                    if (shown.pixelColor(x, y) == bad)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(isRed(items.last()));
        QVERIFY(!isRed(items.constFirst()));
        menu->close();
    }

    void aLabelAContractAndTheIdAreToBeHadFromItsMenu()
    {
        look(m_desk->macBook);
        page()->act(u"subscriptions.copy-id"_s);
        QTRY_COMPARE(QApplication::clipboard()->text(), m_desk->macBook);
        page()->act(u"subscriptions.labels"_s);
        QTRY_VERIFY(qobject_cast<LabelDialog *>(QApplication::activeModalWidget()));
        QApplication::activeModalWidget()->close();
        page()->act(u"subscriptions.contract"_s);
        QTRY_VERIFY(qobject_cast<KeptPaperDialog *>(QApplication::activeModalWidget()));
        const QString order = shortCodeOf(m_desk->shop.of(m_desk->macBook, u"order_id"_s));
        QVERIFY(QApplication::activeModalWidget()->windowTitle().contains(order));
        QApplication::activeModalWidget()->close();
    }

    void severalOfThemSayWhatCanBeDoneWithHowMany()
    {
        m_desk->elsewhere([&](const Context &context) {
            return cancelSubscription(context, m_desk->iPad, {u"fraud"_s, {}});
        });
        QTRY_COMPARE(cell(m_desk->iPad, u"status"_s), u"Return due"_s);
        page()->table()->selectAll();
        const auto offered = [this](const QString &action) -> QPushButton * {
            for (QPushButton *each : page()->bulkPane()->actionButtons()) {
                if (each->objectName() == action)
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(offered(u"subscriptions.extend"_s));
        QVERIFY(offered(u"subscriptions.extend"_s)->isEnabled()); // it fits the one alone
        QVERIFY(
            offered(u"subscriptions.extend"_s)->accessibleDescription().contains(shortCodeOf(m_desk->iPad)));
        QVERIFY(!offered(u"subscriptions.edit"_s)->isEnabled());
        QVERIFY(offered(u"subscriptions.labels"_s)->isEnabled());
        QStringList listed;
        for (const QLabel *label : page()->bulkPane()->findChildren<QLabel *>())
            listed += label->text();
        QCOMPARE(listed.count(u"Studio Noord"_s), 2); // the company, as in the list
        offered(u"subscriptions.extend"_s)->click();
        QTRY_VERIFY(page()->guided());
        QCOMPARE(page()->guided()->accessibleName().contains(u"MacBook"_s), true);
    }

    void everythingThatBelongsToItIsALink()
    {
        look(m_desk->macBook);
        page()->disconnect(m_desk->window.get()); // which would follow them
        QSignalSpy followed(page(), &Page::followed);
        QStringList screens;
        for (LinkLabel *link : page()->pane()->widget()->findChildren<LinkLabel *>()) {
            link->setFocus();
            QTest::keyClick(link, Qt::Key_Return);
        }
        for (const QList<QVariant> &each : followed)
            screens += each[0].value<Link>().screen;
        QCOMPARE(screens, (QStringList{u"customers"_s, u"devices"_s, u"orders"_s}));
    }

    void aRequestedEarlyReturnIsTheNextStepUntilItIsDeclined()
    {
        QTRY_VERIFY(m_desk->hears());
        const QString id = m_desk->iPad;
        look(id);
        QCOMPARE(primary(), u"Edit…"_s);
        const auto isDeclineOffered = [&] {
            page()->pane()->head()->more()->click();
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            const bool isOffered = menu->findChild<QAction *>(u"subscriptions.decline-early-return"_s);
            menu->close();
            return isOffered;
        };
        QVERIFY(!isDeclineOffered()); // not even disabled: nearly nobody ever asks
        m_desk->elsewhere(
            [&](const Context &context) { return requestEarlyReturn(context, id, u"It is here."_s); });
        QTRY_COMPARE(primary(), u"Return early…"_s);
        QTRY_VERIFY2(words().contains(u"early return requested"_s)
                         && words().contains(u"Early return requested"_s),
                     qPrintable(words().join(u'|')));
        QVERIFY(page()->openLink(linkToList(u"subscriptions"_s, {{u"earlyReturn"_s, {u"requested"_s}}})));
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QVERIFY(page()->model().rowOf(id));

        look(id);
        QTRY_VERIFY(isDeclineOffered());
        page()->act(u"subscriptions.decline-early-return"_s);
        auto question = [&] { return m_desk->window->findChild<QuestionDialog *>(); };
        QTRY_VERIFY(question());
        question()->reasonField()->setText(u"It was the wrong one."_s);
        QTest::keyClick(question(), Qt::Key_Return);
        QTRY_COMPARE(primary(), u"Edit…"_s);
        QVERIFY(!words().contains(u"early return requested"_s));
        QTRY_COMPARE(page()->model().rowCount(), 0);
        const QString notes = m_desk->shop.of(id, u"notes"_s);
        QVERIFY2(notes.startsWith(u"It is here.\n"_s)
                     && notes.endsWith(u": Early return declined. It was the wrong one."_s),
                 qPrintable(notes));
    }

    void whatOthersDoAppears()
    {
        QTRY_VERIFY(m_desk->hears());
        look(m_desk->macBook);
        m_desk->elsewhere([&](const Context &context) {
            return extendSubscription(context, m_desk->macBook,
                                      {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}});
        });
        QTRY_COMPARE(cell(m_desk->macBook, u"ends"_s), u"12 Jan 2028"_s);
        QTRY_VERIFY(words().contains(u"36 months"_s));
    }

    void thePageSaysHowManyMonthsWereBilledAndWhatShareOfTheCostEachMarginIs()
    {
        page()->openPage(m_desk->macBook);
        const auto labels = [&] {
            QStringList texts;
            for (const QLabel *label : page()->recordPage()->findChildren<QLabel *>())
                texts += label->text();
            return texts;
        };
        QTRY_VERIFY2(labels().contains(u"23 of 24 months billed"_s), qPrintable(labels().join(u'|')));
        QCOMPARE(labels().filter(u"of the cost"_s),
                 (QStringList{u"7.8\u00a0% of the cost"_s, u"12.5\u00a0% of the cost"_s}));
    }

    void thePageSaysInOneLineWhatBelongsToIt()
    {
        page()->openPage(m_desk->macBook);
        QTRY_COMPARE(page()->recordPage()->head()->title(), u"MacBook Pro 14"_s);
        QStringList links;
        for (const LinkLabel *link : page()->recordPage()->head()->findChildren<LinkLabel *>())
            links += link->text();
        const QString order = m_desk->shop.of(m_desk->macBook, u"order_id"_s);
        QCOMPARE(links,
                 (QStringList{u"Studio Noord"_s, m_desk->shop.of(m_desk->macBook, u"serial_number"_s),
                              shortCodeOf(order)}));
    }

    void paymentsAreListedWithTaxTotalAndInvoice()
    {
        QVERIFY(issueInvoices(m_desk->shop.context(), 1000));
        showTab(m_desk->macBook, u"Payments"_s);
        const PaymentTable *table = nullptr; // not the short one on the overview
        for (const PaymentTable *each : page()->recordPage()->findChildren<PaymentTable *>())
            table = each->isVisible() ? each : table;
        QVERIFY(table);
        QStringList shown;
        for (const QLabel *label : table->findChildren<QLabel *>())
            shown += label->text().remove(u'\u2066').remove(u'\u2069'); // amounts run from left to right
        QVERIFY(shown.contains(u"Total EUR"_s));
        QVERIFY(shown.contains(u"12 Nov 2026"_s));
        QVERIFY(shown.contains(u"89.00"_s));
        QCOMPARE(shown.count(u"12 Dec 2026"_s), 1); // the last month, which is still to come
        const QList<LinkLabel *> invoices = table->findChildren<LinkLabel *>();
        QVERIFY(invoices.size() >= 23);
        QVERIFY(invoices[0]->accessibleName().startsWith(u"Invoice 20"_s));
        QTest::keyClick(invoices[0], Qt::Key_Return);
        auto *paper = page()->findChild<KeptPaperDialog *>();
        QVERIFY(paper);
        QCOMPARE(paper->windowTitle().remove(u'\u2066').remove(u'\u2069'), invoices[0]->accessibleName());
        paper->reject();
    }

    void whoMayNotSeePaymentsSeesTheScheduleAlone()
    {
        m_desk.reset();
        start({u"subscriptions:read"_s});
        showTab(m_desk->macBook, u"Payments"_s);
        QVERIFY(!page()->recordPage()->findChild<PaymentTable *>());
        QVERIFY(page()->recordPage()->findChild<PaymentRows *>());
    }

    void theDevicesOfAContractAreAChain()
    {
        const QString first = m_desk->shop.of(m_desk->macBook, u"serial_number"_s);
        m_desk->elsewhere([&](const Context &context) {
            return replaceDevice(context, m_desk->macBook,
                                 {.newSerialNumber = m_desk->spare,
                                  .newSku = {},
                                  .reason = u"defective"_s,
                                  .damageAssessment = {},
                                  .notes = {}});
        });
        showTab(m_desk->macBook, u"Devices"_s);
        QWidget *tab = page()->recordPage()->findChildren<CardColumns *>().constLast();
        QStringList serials, shown;
        for (const LinkLabel *link : tab->findChildren<LinkLabel *>())
            serials += link->text();
        QCOMPARE(serials, (QStringList{m_desk->spare, first}));
        for (const QLabel *label : tab->findChildren<QLabel *>())
            shown += label->text();
        QVERIFY(shown.contains(u"Out now"_s));
        QVERIFY(shown.contains(u"Replaced"_s));
        QVERIFY(shown.contains(u"Defective"_s));
        QCOMPARE(shown.count(u"23 Nov 2026"_s), 2); // to the one, from the other
    }

    void anEndThatIsOverIsSeenInDays()
    {
        m_desk->shop.look(
            u"update subscriptions set end_date = '2026-11-20' where rental_id = '%1'"_s.arg(m_desk->macBook));
        page()->refresh();
        QTRY_COMPARE(cell(m_desk->macBook, u"ends"_s), u"3 days past end"_s);
        m_desk->shop.look(
            u"update subscriptions set end_date = '2026-11-23' where rental_id = '%1'"_s.arg(m_desk->macBook));
        page()->refresh();
        QTRY_COMPARE(cell(m_desk->macBook, u"ends"_s), u"Today"_s);
    }

    void anEndThatIsLongOverFitsItsColumn()
    {
        m_desk->shop.look(
            u"update subscriptions set start_date = '2022-06-19', end_date = '2024-06-19' where rental_id = '%1'"_s
                .arg(m_desk->macBook));
        page()->refresh();
        QTRY_COMPARE(cell(m_desk->macBook, u"ends"_s), u"887 days past end"_s);
        for (const int width : {1024, 1440}) {
            m_desk->window->resize(width, 800);
            QTest::qWait(20);
            const DataTable *table = page()->table();
            const int room = table->horizontalHeader()->sectionSize(EndsColumn)
                - units(table->fontMetrics(), 2 * CellMargin);
            QVERIFY(table->fontMetrics().horizontalAdvance(u"887 days past end"_s) <= room);
        }
    }

    void anEndWithinSixtyDaysPresses()
    {
        const auto presses = [this](const QString &id) {
            const auto row = page()->model().rowOf(id);
            return row && page()->model().index(*row, EndsColumn).data(PagedTableModel::PressesRole).toBool();
        };
        const auto endOn = [this](const QString &day) {
            m_desk->shop.look(
                u"update subscriptions set end_date = '%1' where rental_id = '%2'"_s.arg(day, m_desk->macBook));
            page()->refresh();
        };
        QVERIFY(presses(m_desk->macBook)); // in 50 days
        QVERIFY(!presses(m_desk->iPad));
        endOn(u"2027-01-23"_s); // in 61
        QTRY_VERIFY(!presses(m_desk->macBook));
        endOn(u"2027-01-22"_s); // in 60
        QTRY_VERIFY(presses(m_desk->macBook));

        page()->openPage(m_desk->macBook);
        const auto isWarning = [this] {
            for (const QLabel *label : page()->recordPage()->head()->findChildren<QLabel *>()) {
                if (hasDress(*label, "warning") && label->text().startsWith(u"ends in "_s))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isWarning());
    }

    void whatTodayCountsAsEndingIsWhatItsLinkShows()
    {
        m_desk->shop.look(
            u"update subscriptions set end_date = '2026-12-30' where rental_id = '%1'"_s.arg(m_desk->iPad));
        QTRY_COMPARE(need(workLists(m_desk->shop.context(), {})).counts.contractsEnding, 2);
        const auto lead = [this] {
            QVERIFY(page()->openLink(linkToList(u"subscriptions"_s,
                                                {{u"status"_s, {u"active"_s}},
                                                 {u"ends"_s, {u"2026-11-23/2027-01-22"_s}},
                                                 {u"decision"_s, {u"open"_s}}})));
        };
        lead();
        QTRY_COMPARE(page()->model().rowCount(), 2);
        m_desk->shop.look(u"update subscriptions set ending_type = 'upgrade', ending_date = '2026-12-12' "
                          "where rental_id = '%1'"_s.arg(m_desk->macBook));
        page()->refresh();
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QCOMPARE(need(workLists(m_desk->shop.context(), {})).counts.contractsEnding, 1);
    }

    void thoseOfAnOrderAreShownUnderItsCode()
    {
        const QString order = m_desk->shop.look(
            u"select order_id from subscriptions where rental_id = '%1'"_s.arg(m_desk->macBook));
        const int all =
            m_desk->shop.look(u"select count(*) from subscriptions where order_id = '%1'"_s.arg(order)).toInt();
        QVERIFY(page()->openLink(linkToList(u"subscriptions"_s, {{u"order"_s, {order}}})));
        QTRY_VERIFY(page()->model().hasLoaded() && page()->model().rowCount() == all);
        QTRY_COMPARE(page()->filterBar()->chip(u"order"_s)->text(), u"Order: "_s + shortCodeOf(order));
        page()->filterBar()->setState({shortCodeOf(m_desk->macBook).first(4).toLower(), {}});
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QVERIFY(page()->model().rowOf(m_desk->macBook));
    }

    void thoseThatEndSoonAreFound()
    {
        page()->filterBar()->setState({{}, {{u"ends"_s, {u"60"_s}}}});
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QCOMPARE(page()->model().idAt(0), m_desk->macBook);
        page()->filterBar()->setState({{}, {{u"ends"_s, {u"30"_s}}}});
        QTRY_COMPARE(page()->model().rowCount(), 0);
        page()->filterBar()->setState({{}, {{u"ends"_s, {u"365"_s}}, {u"status"_s, {u"active"_s}}}});
        QTRY_COMPARE(page()->model().rowCount(), 2);
    }

    void aSubscriptionIsFoundByEveryFilter_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isMacBook");
        QTest::newRow("product") << u"sku"_s << QStringList{u"tablet"_s} << u"Product: TABLET, A"_s << false;
        QTest::newRow("SKU") << u"skuBegins"_s << QStringList{u"tab"_s} << u"SKU: tab"_s << false;
        QTest::newRow("start") << u"starts"_s << QStringList{u"1/1/2025"_s, u"12/1/2025"_s}
                               << u"Start: 1–12 Jan 2025"_s << true;
        QTest::newRow("created") << u"created"_s << QStringList{u"23/11/2026"_s} << u"Created: from 23 Nov"_s
                                 << false;
        QTest::newRow("monthly") << u"monthly"_s << QStringList{u"80"_s, u"89"_s} << u"Monthly: 80–89"_s
                                 << true;
    }

    void aSubscriptionIsFoundByEveryFilter()
    {
        QFETCH(QString, filter);
        QFETCH(QStringList, typed);
        QFETCH(QString, words);
        QFETCH(bool, isMacBook);
        m_desk->shop.look(
            u"update subscriptions set sku = 'TABLET' where rental_id = '%1'"_s.arg(m_desk->iPad));
        findByFilter(*page(), filter, typed, words, {isMacBook ? m_desk->macBook : m_desk->iPad});
    }

    // Of contracts that end, the next one stands first; of those that are over, the latest. Whoever sorts the
    // table has the last word, and without the filter it stands as before.
    void aFilterOfEndsBringsItsOrder()
    {
        m_desk->shop.look(
            u"update subscriptions set end_date = '2026-12-30' where rental_id = '%1'"_s.arg(m_desk->iPad));
        const auto sortedBy = [this] {
            const QHeaderView *header = page()->table()->horizontalHeader();
            return page()->model().columns()[header->sortIndicatorSection()].id
                + (header->sortIndicatorOrder() == Qt::DescendingOrder ? u" desc"_s : u" asc"_s);
        };
        const auto filter = [this](const QString &ends) {
            page()->filterBar()->setState({{}, {{u"ends"_s, {ends}}}});
        };
        filter(u"365"_s);
        QTRY_COMPARE(page()->model().rowCount(), 2);
        QTRY_COMPARE(page()->model().idAt(0), m_desk->iPad);
        QCOMPARE(sortedBy(), u"ends asc"_s);
        filter(u"past"_s);
        QCOMPARE(sortedBy(), u"ends desc"_s);
        page()->filterBar()->clear();
        QCOMPARE(sortedBy(), u"subscription desc"_s);
        filter(u"365"_s);
        page()->table()->sortByColumn(0, Qt::DescendingOrder);
        filter(u"past"_s);
        QCOMPARE(sortedBy(), u"subscription desc"_s);
    }

    void aDeviceIsFoundByItsSerialNumber()
    {
        const QString serial = m_desk->shop.of(m_desk->iPad, u"serial_number"_s);
        page()->find();
        QTest::keyClicks(page()->filterBar()->searchField(), serial.toLower());
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QCOMPARE(page()->model().idAt(0), m_desk->iPad);
    }

    void notesAreEditedInThePane()
    {
        look(m_desk->macBook);
        page()->act(u"subscriptions.edit"_s);
        QTRY_VERIFY(page()->isEditing());
        auto *notes = page()->findChild<QPlainTextEdit *>();
        notes->setPlainText(u"Third floor"_s);
        saveButton(page())->click();
        QTRY_COMPARE(m_desk->shop.of(m_desk->macBook, u"notes"_s), u"Third floor"_s);
    }

    void whatComesStandsInTheOrderOfItsDays()
    {
        test::Rentals &shop = m_desk->shop;
        shop.go(2026, 11, 25); // the iPad's first month was due two days before
        const ChangePreview preview = test::need(previewBuyout(shop.context(), m_desk->iPad, {}));
        const ChangeWords words(TextFormat(shop.clock, QLocale(u"en_GB"_s), shop.tenant->zone), shop.tenant);
        QStringList coming;
        for (const DatedLine &line : words.of(preview, u"Price"_s).paymentsAfter)
            coming += line.what;
        QCOMPARE(coming.first(2), (QStringList{u"Month 1"_s, u"Price"_s}));
    }

    void whatIsOverHasNothingToBeDecided()
    {
        start();
        test::need(buyOut(m_desk->shop.context(), m_desk->macBook, {}));
        look(m_desk->macBook);
        QTRY_VERIFY(words().contains(u"Bought out"_s));
        QVERIFY(!words().contains(u"Decision required"_s));
    }

    void whatIsShownFollowsTheRulesOfTheCompany()
    {
        start();
        look(m_desk->macBook);
        QTRY_VERIFY(words().contains(u"Decision required"_s));
        m_desk->shop.choose("contractEnd", "'auto_renew_monthly'");
        m_desk->renewTenant();
        QTRY_VERIFY(words().contains(u"Renewed month by month"_s));
        QVERIFY(!words().contains(u"Decision required"_s));
    }

    // It does not go on by itself any more, whatever is the rule for the others.
    void aContractOfTenYearsWaitsForADecision()
    {
        start();
        QTRY_VERIFY(m_desk->hears());
        m_desk->shop.choose("contractEnd", "'auto_renew_monthly'");
        m_desk->renewTenant();
        look(m_desk->macBook);
        QTRY_VERIFY(words().contains(u"Renewed month by month"_s));
        m_desk->elsewhere([&](const Context &context) {
            return extendSubscription(
                context, m_desk->macBook,
                test::need(ExtendRequest::read(json("{'extensionMonths':96}"), *context.tenant, {})));
        });
        QTRY_VERIFY(words().contains(u"Decision required"_s));
        QVERIFY(!words().contains(u"Renewed month by month"_s));
    }

    void aCustomerWhoIsRenamedIsRenamedHereToo()
    {
        start();
        QTRY_VERIFY(m_desk->hears());
        QTRY_VERIFY(cell(m_desk->iPad, u"customer"_s).contains(u"Studio Noord"_s));
        const QString id = m_desk->shop.look(u"select customer_id from customers"_s);
        m_desk->elsewhere([&](const Context &context) {
            const auto patch = CustomerPatch::read(json("{'company':'Studio Zuid'}"), id, *context.tenant);
            return reviseCustomer(context, id, need(patch));
        });
        QTRY_VERIFY(cell(m_desk->iPad, u"customer"_s).contains(u"Studio Zuid"_s));
    }

    void aLinkCanBeginAGuidedForm()
    {
        QVERIFY(page()->openLink(
            {.screen = u"subscriptions"_s, .id = m_desk->macBook, .act = u"subscriptions.extend"_s}));
        QTRY_VERIFY(page()->guided());
    }

    void theModelKeepsItsPromises()
    {
        const QAbstractItemModelTester tester(&page()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        page()->filterBar()->setState({{}, {{u"ends"_s, {u"60"_s}}}});
        QTRY_COMPARE(page()->model().rowCount(), 1);
        page()->filterBar()->clear();
        QTRY_COMPARE(page()->model().rowCount(), 2);
    }

    void noTwoActionsFightOverAKey() { QVERIFY(m_desk->window->actions().conflicts().isEmpty()); }

    // What was told before the form is over; what can still be undone stands above its buttons.
    void noMessageLiesOverTheButtonsOfAForm()
    {
        start();
        look(m_desk->macBook);
        Q_EMIT page()->succeeded(u"Done."_s);
        QCOMPARE(m_desk->window->messages()->shown(), QStringList{u"Done."_s});
        page()->act(u"subscriptions.extend"_s);
        QTRY_VERIFY(page()->guided());
        QVERIFY(m_desk->window->messages()->shown().isEmpty());
        QTest::keyClick(page()->guided(), Qt::Key_Escape);
        QTRY_VERIFY(!page()->guided());
        Q_EMIT page()->undoOffered(u"Done."_s, [] {});
        page()->act(u"subscriptions.extend"_s);
        QTRY_VERIFY(page()->guided());
        const MessageBar *bar = m_desk->window->messages();
        QCOMPARE(bar->shown(), QStringList{u"Done."_s});
        const auto seenAt = [](const QWidget &widget) {
            return QRect(widget.mapTo(widget.window(), QPoint()), widget.size());
        };
        QTRY_VERIFY(page()->guided()->verbButton()->isVisible());
        QTRY_VERIFY(seenAt(*bar).bottom() < seenAt(*page()->guided()->verbButton()).top());
    }

    void onlyTheLatestOfSeveralDraftsStandsInFull()
    {
        start();
        look(m_desk->macBook);
        int minute = 0; // the extension is the oldest
        for (const QString &act :
             {u"subscriptions.extend"_s, u"subscriptions.cancel"_s, u"subscriptions.buyout"_s})
            m_desk->drafts().keep({.screen = u"subscriptions"_s,
                                   .id = m_desk->macBook,
                                   .title = act,
                                   .at = QDateTime({2026, 11, 20}, {8, minute++}, QTimeZone::utc()),
                                   .entries = JsonValue::object({}),
                                   .act = act});
        page()->openPage(m_desk->macBook);
        QTRY_VERIFY(page()->isPageShown());
        QTRY_COMPARE(page()->recordPage()->findChildren<DraftCard *>().size(), 1);
        const auto links = page()->recordPage()->findChildren<QAbstractButton *>();
        const auto more = std::ranges::find(links, u"2 more drafts…"_s, &QAbstractButton::text);
        QVERIFY(more != links.end());
        (*more)->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        QAction *oldest = menu->actions().constLast();
        menu->close(); // as it does when one is chosen
        oldest->trigger();
        QTRY_VERIFY(page()->guided());
    }
};

ONHIRE_GUI_TEST(TestSubscriptionsPage)
#include "tst_subscriptions_page.moc"
