// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "tests/ui/edit_buttons.h"
#include "tests/ui/orders_desk_test.h"
#include "tests/watch/gui_test.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_summary.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/exports/table_exporter.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/shell/message_bar.h"
#include "ui/subscriptions/record/subscription_lines.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

static const QByteArray Sku = "PROJ4K-A";

class OtherPage : public Page
{
public:
    using Page::Page;
    QString title() const override { return u"Other"_s; }
};

class TestOrdersPage : public OrdersDeskTest
{
    Q_OBJECT

private:
    QPlainTextEdit *notesField() { return page()->findChild<QPlainTextEdit *>(); }
    QLineEdit *line(const QString &name)
    {
        for (QLineEdit *each : page()->findChildren<QLineEdit *>()) {
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }

    // With Ctrl+F, the customer's name and the arrow keys, as somebody without a mouse does.
    void findAndOpen(const QString &text)
    {
        press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(page()->filterBar()->searchField()->hasFocus());
        type(text);
        QTRY_COMPARE(page()->model().rowCount(), 1);
        press(Qt::Key_Down);
        QTRY_VERIFY(page()->table()->hasFocus());
        press(Qt::Key_Return);
        QTRY_VERIFY(page()->isPageShown());
        QTRY_VERIFY(!page()->recordPage()->findChildren<DetailSection *>().isEmpty());
        QTRY_VERIFY(page()->recordPage()->head()->title().startsWith(u"Order "_s));
    }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *each : page()->window()->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    }
    QString titleInPane() { return page()->pane()->shownTitle(); }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void aDayWithoutAMouse()
    {
        const QString id = place("lovelace@engine.example");
        findAndOpen(u"lovelace@engine"_s);

        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(question());
        QTest::keyClick(question()->focusWidget(), Qt::Key_Tab);
        QVERIFY(question()->verbButton()->hasFocus());
        QTest::keyClick(question()->verbButton(), Qt::Key_Return);
        QTRY_COMPARE(stored(id, u"status"_s), u"confirmed"_s);
        QTRY_VERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"confirmed"_s));

        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        type(u"Ring twice"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stored(id, u"notes"_s), u"Ring twice"_s);
        QTRY_VERIFY(!page()->isEditing());

        press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(question());
        QTest::keyClicks(question()->reasonField(), u"Ordered twice"_s);
        QTest::keyClick(question()->focusWidget(), Qt::Key_Return); // leads on; held, it does no more
        QVERIFY(question() && question()->verbButton()->hasFocus());
        QTest::keyClick(question()->focusWidget(), Qt::Key_Return);
        QVERIFY(question() && question()->verbButton()->hasFocus());
        QCOMPARE(stored(id, u"status"_s), u"confirmed"_s);
        QTest::keyClick(question()->verbButton(), Qt::Key_Space);
        QTRY_COMPARE(stored(id, u"status"_s), u"cancelled"_s);
        QCOMPARE(stored(id, u"cancel_reason"_s), u"Ordered twice"_s);
    }

    void whatOthersDoAppearsWithinASecond()
    {
        const int before = page()->model().rowCount();
        const QString id = place("somebody@elsewhere.example");
        QTRY_COMPARE_WITH_TIMEOUT(page()->model().rowCount(), before + 1, 1000);

        page()->open(id);
        QTRY_VERIFY(page()->model().rowOf(id));
        const auto word = [&] {
            const auto row = page()->model().rowOf(id);
            return row ? page()->model().index(*row, 1).data().toString() : QString();
        };
        QTRY_COMPARE(word(), u"Pending"_s);
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, id); });
        QTRY_COMPARE_WITH_TIMEOUT(word(), u"Confirmed"_s, 1000);
    }

    void whenTwoCorrectTheSameBothValuesAreShown()
    {
        const QString id = place("both@engine.example");
        findAndOpen(u"both@engine"_s);
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        type(u"Mine"_s);
        m_desk->elsewhere([&](const Context &context) {
            const auto patch = OrderPatch::read(json("{'notes':'Theirs','trackingNumber':'1Z99'}"),
                                                *context.tenant, OrderPatch::schema());
            return reviseOrder(context, id, *patch);
        });
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(page()->findChild<ConflictCard *>());
        QCOMPARE(page()->findChild<QLabel *>(u"theirs"_s)->text(), u"Theirs"_s);
        QCOMPARE(page()->findChild<QLabel *>(u"yours"_s)->text(), u"Mine"_s);
        QCOMPARE(notesField()->toPlainText(), u"Mine"_s);
        QCOMPARE(stored(id, u"notes"_s), u"Theirs"_s);

        notesField()->setFocus();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stored(id, u"notes"_s), u"Mine"_s);
        QCOMPARE(stored(id, u"tracking_number"_s), u"1Z99"_s);
    }

    void whoCorrectsRightAfterConfirmingMeetsNoConflict()
    {
        const QString id = place("quick@engine.example");
        findAndOpen(u"quick@engine"_s);
        auto halted = m_desk->halt();
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, id); });
        page()->refresh();
        press(Qt::Key_E, Qt::ControlModifier);
        halted.reset();
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        type(u"Before noon"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stored(id, u"notes"_s), u"Before noon"_s);
        QVERIFY(!page()->findChild<ConflictCard *>());
    }

    void theDayOfShippingIsEnteredAndShown()
    {
        const QString id = place("shipped@engine.example");
        findAndOpen(u"shipped@engine"_s);
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(line(u"Shipped on"_s));
        line(u"Shipped on"_s)->setText(u"soon"_s);
        saveButton(page())->click();
        QVERIFY2(line(u"Shipped on"_s)->accessibleDescription().startsWith(u"Enter a date, such as "_s),
                 qPrintable(line(u"Shipped on"_s)->accessibleDescription()));
        line(u"Shipped on"_s)->setText(u"20/11/2026"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        const QString day = u"(shipped_at::timestamptz at time zone '%1')::date::text"_s.arg(
            QString::fromLatin1(m_desk->shop.tenant->zone.id()));
        QTRY_COMPARE(stored(id, day), u"2026-11-20"_s);
        QTRY_VERIFY(!page()->isEditing());
        const auto isShown = [this] {
            const QList<QLabel *> labels = page()->recordPage()->findChildren<QLabel *>();
            return std::ranges::any_of(labels,
                                       [](const QLabel *each) { return each->text() == u"20 Nov 2026"; });
        };
        QTRY_VERIFY(isShown());
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(line(u"Shipped on"_s));
        QCOMPARE(line(u"Shipped on"_s)->text(), u"20/11/2026"_s);
        line(u"Shipped on"_s)->clear();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stored(id, u"coalesce(shipped_at, 'none')"_s), u"none"_s);
    }

    void whatTheCompanyHasDeclaredIsAskedForAndKept()
    {
        m_desk->declare(R"([{'id':'po','label':'PO number','required':true},{'id':'site.no','type':'number'},)"
                        R"({'id':'way','type':'select','options':['Truck','Bike']}])");
        const QString id = place("fields@engine.example");
        m_desk->elsewhere([&](const Context &context) {
            const auto patch = OrderPatch::read(json("{'customFields':{'way':'Ship','shop':{'cart':7}}}"),
                                                *context.tenant, OrderPatch::schema());
            return reviseOrder(context, id, *patch);
        });
        findAndOpen(u"fields@engine"_s);
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(line(u"PO number"_s));
        line(u"site.no"_s)->setText(u"12.5"_s);
        saveButton(page())->click();
        QCOMPARE(line(u"PO number"_s)->accessibleDescription(), u"Please fill this in."_s);
        QVERIFY(line(u"PO number"_s)->hasFocus());
        type(u"PO-1188"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto field = [&](const QString &name) {
            return stored(id, u"custom_fields ->> '%1'"_s.arg(name));
        };
        QTRY_COMPARE(field(u"po"_s), u"PO-1188"_s);
        QCOMPARE(field(u"site.no"_s), u"12.5"_s);
        QCOMPARE(field(u"way"_s), u"Ship"_s); // not offered any more, but not lost
        QCOMPARE(field(u"shop"_s), u"{\"cart\":7}"_s);
    }

    void whatIsTypedStaysWhereItBelongsWhenAnotherRowIsChosen()
    {
        const QString id = place("typed@engine.example");
        QTRY_VERIFY(page()->model().rowOf(id));
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        QVERIFY(page()->isFormShown() && page()->form()->fields() > 8); // more than the pane has room for
        type(u"Ring twice"_s);
        QTest::keyClick(notesField(), Qt::Key_Escape);
        QTRY_VERIFY(button(u"Resume"_s));

        page()->table()->selectRow(5);
        const QString other = page()->model().idAt(5);
        QTRY_COMPARE(page()->shown().id, other);
        QVERIFY(!page()->isEditing());
        QVERIFY(!button(u"Resume"_s));
        QVERIFY(titleInPane().contains(shortCodeOf(other)));

        page()->open(id);
        QTRY_VERIFY(button(u"Resume"_s));
        button(u"Resume"_s)->click();
        QTRY_VERIFY(notesField());
        QCOMPARE(notesField()->toPlainText(), u"Ring twice"_s);
        bool isOfferedStill = true;
        connect(page(), &Page::succeeded, this, [&] { isOfferedStill = button(u"Resume"_s); });
        saveButton(page())->click();
        QTRY_COMPARE(stored(id, u"notes"_s), u"Ring twice"_s);
        QTRY_VERIFY(!page()->isEditing() && page()->shown().id == id);
        QVERIFY(!isOfferedStill); // not even for a moment
        QTRY_VERIFY(!button(u"Resume"_s));
    }

    void aDraftThatIsDiscardedCanBeTakenBack()
    {
        const QString id = place("drop@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        type(u"Ring twice"_s);
        button(u"Discard"_s)->click();
        QTRY_VERIFY(!page()->isEditing());
        QVERIFY(!button(u"Resume"_s));
        QVERIFY(m_desk->window->messages()->undoLatest());
        QTRY_VERIFY(button(u"Resume"_s));
        QCOMPARE(stored(id, u"notes"_s), QString());
    }

    // Else Ctrl+Z would seem to have done nothing.
    void whoHasGoneOnToAnotherScreenSeesWhatComesOfUndo()
    {
        m_desk->window->addPage(
            {u"other"_s, u"Other"_s, Glyph::Dot, {}, [](QWidget *parent) { return new OtherPage(parent); }});
        const QString id = place("gone-on@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(notesField() && notesField()->hasFocus());
        type(u"Ring twice"_s);
        button(u"Discard"_s)->click();
        QTRY_VERIFY(!page()->isEditing());
        m_desk->window->show(u"other"_s);
        QVERIFY(m_desk->window->messages()->undoLatest());
        QTRY_COMPARE(m_desk->window->messages()->shown(), QStringList{u"The draft is back."_s});
    }

    void aNewOrderIsKeptAsADraftAndResumed()
    {
        page()->startNewOrder();
        type(QString::fromLatin1(Sku));
        line(u"E-mail"_s)->setText(u"later@navy.example"_s);
        QTest::keyClick(line(u"E-mail"_s), Qt::Key_Escape);
        QTRY_VERIFY(!page()->isEditing());
        page()->startNewOrder();
        QTRY_VERIFY(line(u"E-mail"_s));
        QCOMPARE(line(u"E-mail"_s)->text(), u"later@navy.example"_s);
        QCOMPARE(page()->findChild<NewOrderForm *>()->items().constFirst()->item().sku,
                 QString::fromLatin1(Sku));
    }

    // A slow database: what the pane still shows is not what is selected any more.
    void nothingCanBeDoneWithARecordThatIsNoLongerTheSelectedOne()
    {
        const QString first = place("first@engine.example"), second = place("second@engine.example");
        QTRY_VERIFY(page()->model().rowOf(first) && page()->model().rowOf(second));
        page()->open(first);
        QTRY_COMPARE(page()->shown().id, first);
        auto halted = m_desk->halt();
        page()->table()->select(second);
        QVERIFY(page()->pane()->isStale());
        QVERIFY(!page()->pane()->head()->primary()->isEnabled());
        QVERIFY(!page()->pane()->head()->more()->isEnabled());
        page()->act(u"orders.cancel"_s); // whose key was pressed for the row that is selected
        halted.reset();
        QTRY_VERIFY(question());
        QVERIFY(question()->windowTitle().contains(shortCodeOf(second)));
        answer();
        QTRY_COMPARE(stored(second, u"status"_s), u"cancelled"_s);
        QCOMPARE(stored(first, u"status"_s), u"pending"_s);
        QTRY_VERIFY(!page()->pane()->isStale());
    }

    void theDefaultOfADangerousQuestionIsToGoBack_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("destroys") << u"orders.cancel"_s;
        QTest::newRow("is told to others") << u"orders.confirm"_s;
    }

    void theDefaultOfADangerousQuestionIsToGoBack()
    {
        QFETCH(QString, action);
        const QString id = place("enter@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(action);
        QTRY_VERIFY(question());
        QTest::keyClick(question(), Qt::Key_Return);
        QTRY_VERIFY(!question());
        QTest::qWait(50); // in which it would have been done
        QCOMPARE(stored(id, u"status"_s), u"pending"_s);
    }

    void severalRowsGetAPaneThatSaysWhatFitsHowMany()
    {
        const QString pending = place("one@engine.example"), cancelled = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, cancelled, {}); });
        QTRY_COMPARE(page()->model().idAt(1), pending); // below the one that was placed later
        QTRY_COMPARE(page()->model().idAt(0), cancelled);
        page()->table()->setFocus();
        page()->table()->selectRow(0);
        QTest::keyClick(page()->table(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(page()->bulkPane()->isVisible());
        const auto confirm = [&]() -> QPushButton * {
            for (QPushButton *each : page()->bulkPane()->actionButtons()) {
                if (each->objectName() == u"orders.confirm"_s)
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(confirm());
        QVERIFY(page()->bulkPane()->findChild<QLabel *>());
        QStringList words;
        for (const QLabel *label : page()->bulkPane()->findChildren<QLabel *>())
            words += label->text();
        QVERIFY(words.contains(u"2 orders selected"_s));
        QVERIFY(words.contains(u"1 of 2"_s));
        QVERIFY(confirm()->accessibleDescription().contains(u"no longer pending"_s));
        confirm()->click();
        QTRY_VERIFY(question());
        answer();
        QTRY_COMPARE(stored(pending, u"status"_s), u"confirmed"_s);
        QCOMPARE(stored(cancelled, u"status"_s), u"cancelled"_s);
        QCOMPARE(page()->table()->selectedIds().size(), 2);
    }

    void escapeLeadsFromTheRecordsPageBackToTheList()
    {
        place("back@engine.example");
        findAndOpen(u"back@engine"_s);
        press(Qt::Key_Escape);
        QVERIFY(!page()->isPageShown());
        QVERIFY(page()->table()->hasFocus());
        QCOMPARE(page()->filterBar()->state().search, u"back@engine"_s);
    }

    void altLeftLeadsFromAPageToTheListThatItWasOpenedFrom()
    {
        m_desk->window->addPage(
            {u"other"_s, u"Other"_s, Glyph::Dot, {}, [](QWidget *parent) { return new OtherPage(parent); }});
        m_desk->window->show(u"other"_s);
        m_desk->window->show(u"orders"_s);
        place("list@engine.example");
        findAndOpen(u"list@engine"_s);
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"orders"_s);
        QVERIFY(!page()->isPageShown());
        QTRY_VERIFY(page()->table()->hasFocus());
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);
    }

    void whoComesBackToAPageLeavesItWithEscape()
    {
        m_desk->window->addPage(
            {u"other"_s, u"Other"_s, Glyph::Dot, {}, [](QWidget *parent) { return new OtherPage(parent); }});
        place("escape@engine.example");
        findAndOpen(u"escape@engine"_s);
        m_desk->window->show(u"other"_s);
        m_desk->window->show(u"orders"_s);
        QVERIFY(page()->isPageShown());
        press(Qt::Key_Escape);
        QVERIFY(!page()->isPageShown());
        press(Qt::Key_Left, Qt::AltModifier); // the list was left by Escape, not by the way back
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);
    }

    void keysDoNothingToAnOrderThatTheFilterLeavesOut_data()
    {
        QTest::addColumn<bool>("inPane");
        QTest::newRow("beside the list") << true;
        QTest::newRow("selected alone") << false;
    }

    void keysDoNothingToAnOrderThatTheFilterLeavesOut()
    {
        QFETCH(bool, inPane);
        const QString id = place("hidden@engine.example");
        QTRY_VERIFY(page()->model().rowOf(id));
        if (inPane)
            page()->open(id);
        else
            page()->table()->select(id);
        QSignalSpy counts(page(), &Page::countsChanged);
        page()->filterBar()->setState({u"nobody of this name"_s, {}});
        QTRY_VERIFY(page()->emptyState()->isVisible());
        QVERIFY(!page()->isPaneShown());
        QCOMPARE(counts.last().value(1).toString(), QString());
        press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(100); // in which a question would have come
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(!page()->objectOf(u"orders.cancel"_s));
    }

    void rowsThatWaitForAFilterAreNotCountedAsMatching()
    {
        place("there@engine.example");
        QTRY_VERIFY(page()->model().rowCount() > 2 && page()->model().knowsTotal());
        QSignalSpy counts(page(), &Page::countsChanged);
        auto halted = m_desk->halt();
        page()->filterBar()->setState({u"there@engine"_s, {}});
        QTRY_VERIFY(page()->model().isLoading());
        m_desk->window->resize(m_desk->window->width(),
                               m_desk->window->height() - 100); // fewer rows are in sight
        QTRY_VERIFY(!counts.isEmpty());
        QVERIFY2(!counts.last().value(0).toString().contains(u"matching"),
                 qPrintable(counts.last().value(0).toString()));
        halted.reset();
        QTRY_VERIFY(counts.last().value(0).toString().contains(u"1 matching"));
    }

    void afterAnActOfTheBulkPaneTheTableHasTheFocus()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        QTRY_VERIFY(page()->model().idAt(0) == two && page()->model().idAt(1) == one);
        page()->table()->setFocus();
        page()->table()->selectRow(0);
        QTest::keyClick(page()->table(), Qt::Key_Down, Qt::ShiftModifier);
        const auto confirm = [&]() -> QPushButton * {
            for (QPushButton *each : page()->bulkPane()->actionButtons()) {
                if (each->objectName() == u"orders.confirm"_s && each->isEnabled())
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(confirm());
        confirm()->setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(question());
        answer();
        QTRY_COMPARE(stored(one, u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(stored(two, u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(m_desk->window->focusWidget(), page()->table());
    }

    void aLinkLeadsToTheCustomerAndAltLeftBack()
    {
        place("link@engine.example");
        findAndOpen(u"link@engine"_s);
        QSignalSpy followed(page(), &Page::followed);
        LinkLabel *customer = nullptr;
        for (LinkLabel *each : page()->recordPage()->findChildren<LinkLabel *>()) {
            if (each->accessibleName().startsWith(u"Name: "_s))
                customer = each;
        }
        QVERIFY(customer);
        QTest::keyClick(customer, Qt::Key_Return);
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>().screen, u"customers"_s);
        press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!page()->isPageShown());
    }

    void theBulkPaneAddsUpRowsThatAreNotLoadedToo()
    {
        QTRY_VERIFY(page()->model().knowsTotal());
        page()->table()->selectAll();
        const int rows = page()->model().rowCount();
        QVERIFY(page()->table()->selectedIds().size() < rows);
        const auto shown = [this] {
            QStringList texts;
            for (const QLabel *label : page()->bulkPane()->findChildren<QLabel *>())
                texts += label->text();
            for (const Figure *figure : page()->bulkPane()->findChildren<Figure *>())
                texts += figure->text().value;
            return texts;
        };
        const auto sumOf = [this](const QString &column) {
            return m_desk->shop.look(u"select sum(%1) from orders"_s.arg(column)).toLongLong();
        };
        const QLocale locale(u"en_GB"_s);
        QTRY_VERIFY(shown().contains(locale.toString(sumOf(u"total_devices"_s))));
        QVERIFY(shown().join(u' ').contains(locale.toString(double(sumOf(u"subtotal"_s)) / 100, 'f', 2)));
        QCOMPARE(page()->model().rowCount(), rows);
        int selected = 0; // pages that came meanwhile have not let go of any
        for (const QItemSelectionRange &range : page()->table()->selectionModel()->selection())
            selected += range.height();
        QCOMPARE(selected, rows);
    }

    void aRowsMenuSetsDestructiveActionsApartBeforeItIsRead()
    {
        QTRY_VERIFY(page()->model().hasLoaded());
        const auto halt = m_desk->halt();
        page()->table()->selectRow(3);
        Q_EMIT page()->table()->customContextMenuRequested(QPoint(40, 40));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QList<QAction *> items = menu->actions();
        QVERIFY(items.size() > 3);
        QVERIFY(items.last()->text().startsWith(u"Cancel"));
        QVERIFY(items[items.size() - 2]->text().startsWith(u"Close without"));
        QVERIFY(items[items.size() - 3]->isSeparator());
        menu->close();
    }

    void paymentsOfItsDevicesHaveATab()
    {
        const QString id = m_desk->shop.look(
            u"select s.order_id from payment_lines l join subscriptions s on s.rental_id = l.rental_id limit 1"_s);
        page()->openPage(id);
        QTRY_COMPARE(page()->shown().id, id);
        QTRY_COMPARE(page()->recordPage()->tabs()->count(), 4);
        page()->recordPage()->tabs()->setCurrentIndex(2);
        QVERIFY(page()->recordPage()->tabs()->tabText(2).startsWith(u"Payments"_s));
        const auto *table = page()->recordPage()->findChild<PaymentTable *>();
        QVERIFY(table);
        const QString total =
            m_desk->shop.look(u"select count(distinct l.payment_id) from payment_lines l join subscriptions s "
                              "on s.rental_id = l.rental_id where s.order_id = '%1'"_s.arg(id));
        QCOMPARE(QString::number(table->findChildren<Pill *>().size()), total);
    }

    void assignedDevicesStandOnItsPage()
    {
        const QString id = m_desk->shop.look(
            u"select order_id from orders where status = 'fulfilled' and total_devices > 1 limit 1"_s);
        const QString devices =
            m_desk->shop.look(u"select count(*) from subscriptions where order_id = '%1'"_s.arg(id));
        page()->openPage(id);
        QTRY_COMPARE(page()->shown().id, id);
        const auto *lines = page()->recordPage()->findChild<SubscriptionLines *>();
        QVERIFY(lines);
        QCOMPARE(QString::number(lines->findChildren<Pill *>().size()), devices);
    }

    void theNextStepOfAFulfilledOrderIsToSeeItsSubscriptions()
    {
        const QString id =
            m_desk->shop.look(u"select order_id from orders where status = 'fulfilled' limit 1"_s);
        const QSignalSpy followed(page(), &Page::followed);
        QVERIFY(page()->open(id));
        QTRY_COMPARE(page()->shown().id, id);
        const auto nextStep = [this] {
            const QPushButton *primary = page()->pane()->head()->primary();
            return primary ? primary->text() : QString();
        };
        QTRY_COMPARE(nextStep(), u"Open its subscriptions"_s);
        page()->pane()->head()->primary()->click();
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed[0][0].value<Link>(), linkToList(u"subscriptions"_s, {{u"order"_s, {id}}}));
        const auto pending =
            m_desk->shop.look(u"select order_id from orders where status = 'pending' limit 1"_s);
        QVERIFY(page()->open(pending));
        QTRY_COMPARE(page()->shown().id, pending);
        QTRY_COMPARE(nextStep(), u"Confirm…"_s);
    }

    void monthlyIsTheNetPriceWhereverItStands()
    {
        const QString id = place("net@engine.example");
        m_desk->shop.look(u"update orders set tax_amount = 1900, total = subtotal + 1900 where order_id = '%1' "
                          "returning 1"_s.arg(id));
        page()->refresh();
        const QString net = QLocale(u"en_GB"_s).toString(stored(id, u"subtotal"_s).toDouble() / 100, 'f', 2);
        QTRY_VERIFY(page()->model().rowOf(id));
        const auto &columns = page()->model().columns();
        const auto monthly = std::ranges::find(columns, u"monthly"_s, &Column::id) - columns.begin();
        QCOMPARE(page()->model().index(*page()->model().rowOf(id), int(monthly)).data().toString(), net);
        page()->openPage(id);
        QTRY_COMPARE(page()->shown().id, id);
        QStringList texts;
        for (const QLabel *label : page()->recordPage()->head()->findChildren<QLabel *>())
            texts += label->text();
        QVERIFY2(texts.join(u'|').contains(net + u"\u00a0EUR"_s), qPrintable(texts.join(u'|')));
        QTest::keySequence(page(), QKeySequence(QKeySequence::New));
        QTRY_VERIFY(page()->findChild<NewOrderForm *>());
        ItemEditor *item = page()->findChild<NewOrderForm *>()->items().constFirst();
        item->setItem({QString::fromLatin1(Sku), 1, std::nullopt});
        const auto quoted = [this] {
            for (const QLabel *label :
                 page()->findChild<NewOrderForm *>()->summary()->findChildren<QLabel *>()) {
                if (const auto *value = qobject_cast<QLabel *>(label->buddy());
                    value && label->isVisible() && label->text() == u"Monthly, net")
                    return value->text();
            }
            return QString();
        };
        QTRY_COMPARE(quoted(), net + u"\u00a0EUR"_s);
    }

    void thereIsOnePrimaryButtonWhileAnOrderIsMade()
    {
        const auto primary = [this] {
            QStringList texts;
            for (const QPushButton *each : page()->findChildren<QPushButton *>()) {
                if (each->isVisible() && hasDress(*each, "primary"))
                    texts += each->text();
            }
            return texts;
        };
        QVERIFY(primary().contains(u"New order"_s));
        QTest::keySequence(page(), QKeySequence(QKeySequence::New));
        QTRY_COMPARE(primary(), QStringList{u"Place order"_s});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(primary().contains(u"New order"_s));
    }

    void whatIsShownIsExported()
    {
        page()->filterBar()->setState({{}, {{u"status"_s, {u"pending"_s}}}});
        QTRY_VERIFY(page()->model().hasLoaded() && page()->model().rowCount() < 150);
        QTRY_VERIFY(page()->model().knowsTotal());
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"orders.csv"_s);
        page()->exporter()->exportTo(path);
        QTRY_VERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"were exported"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), page()->model().rowCount() + 1);
        QVERIFY(lines[1].contains("Pending"));
    }

    void columnsFillTheTableAtEveryWidth()
    {
        for (const int width : {1024, 1440, 2560}) {
            m_desk->window->resize(width, 800);
            QTest::qWait(20);
            QCOMPARE(page()->table()->horizontalHeader()->length(), page()->table()->viewport()->width());
        }
    }

    void aNewOrderShowsItsPriceAndIsPlaced()
    {
        const int before = page()->model().rowCount();
        page()->startNewOrder();
        auto *form = page()->findChild<NewOrderForm *>();
        QVERIFY(form);
        type(QString::fromLatin1(Sku));
        QTRY_VERIFY(form->items().constFirst()->item().contractLength);
        const auto fill = [&](const QString &label, const QString &text) {
            for (QLineEdit *editor : form->findChildren<QLineEdit *>()) {
                if (editor->accessibleName() == label)
                    editor->setText(text);
            }
        };
        fill(u"E-mail"_s, u"grace@navy.example"_s);
        fill(u"First name"_s, u"Grace"_s);
        fill(u"Last name"_s, u"Hopper"_s);
        fill(u"Contact"_s, u"Grace Hopper"_s);
        fill(u"Street and number"_s, u"Pier 1"_s);
        fill(u"City"_s, u"Kiel"_s);
        saveButton(page())->click();
        QTest::qWait(0);
        QCOMPARE(
            m_desk->shop.look(u"select count(*) from orders where customer_email = 'grace@navy.example'"_s),
            u"0"_s); // the country is missing, and the form says so

        QCOMPARE(page()->window()->focusWidget()->accessibleName(), u"Country"_s);
        fill(u"Country"_s, u"Germany"_s);
        saveButton(page())->click();
        QTRY_COMPARE(page()->model().rowCount(), before + 1);
        QCOMPARE(m_desk->shop.look(u"select status from orders where customer_email = 'grace@navy.example'"_s),
                 u"pending"_s);
    }

    void manyAreCancelledAtOnce()
    {
        page()->filterBar()->setState({{}, {{u"status"_s, {u"pending"_s}}}});
        QTRY_VERIFY(page()->model().hasLoaded() && page()->model().rowCount() < 150);
        const int pending = page()->model().rowCount();
        QVERIFY(pending > 1);
        page()->table()->setFocus();
        page()->table()->selectAll();
        page()->act(u"orders.cancel"_s);
        QTRY_VERIFY(question());
        answer();
        QTRY_COMPARE(page()->model().rowCount(), 0);
        QTRY_VERIFY(page()->emptyState()->isVisible());
    }

    // As the database counts them.
    void anOrderIsFoundByEveryFilter_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("value"); // a statement gives it
        QTest::addColumn<QString>("expected");
        const QString all = u"select count(*) from orders o where "_s;
        QTest::newRow("customer") << u"customer"_s << u"select min(customer_id) from orders"_s
                                  << all + u"customer_id = (select min(customer_id) from orders)"_s;
        QTest::newRow("product") << u"variant"_s << u"select min(variant_id) from order_items"_s
                                 << all
                + u"exists (select from order_items i where i.order_id = o.order_id and i.variant_id = "
                  "(select min(variant_id) from order_items))"_s;
        QTest::newRow("created, whole days of the tenant")
            << u"created"_s
            << u"select to_char(min(created_at at time zone 'Europe/Berlin'), 'YYYY-MM-DD') || '/' || "
               "to_char(min(created_at at time zone 'Europe/Berlin') + interval '3 days', 'YYYY-MM-DD') from orders"_s
            << all
                + u"(created_at at time zone 'Europe/Berlin')::date <= (select min(created_at at time zone "
                  "'Europe/Berlin')::date + 3 from orders)"_s;
        QTest::newRow("changed") << u"updated"_s << u"select '../2001-01-01'"_s << all + u"false"_s;
        QTest::newRow("monthly, net") << u"monthly"_s << u"select '100/200.5'"_s
                                      << all + u"subtotal between 10000 and 20050"_s;
    }

    void anOrderIsFoundByEveryFilter()
    {
        QFETCH(QString, filter);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        QTRY_VERIFY(page()->model().hasLoaded());
        const int before = page()->model().rowCount();
        page()->filterBar()->setState({{}, {{filter, {m_desk->shop.look(value)}}}});
        const int matching = m_desk->shop.look(expected).toInt();
        QVERIFY(matching < before);
        QTRY_COMPARE(page()->model().rowCount(), matching);
        QVERIFY(!page()->model().failure());
        QTRY_VERIFY(!page()->filterBar()->chip(filter)->text().endsWith(u"…"_s));
    }

    void theModelKeepsItsPromises()
    {
        const QAbstractItemModelTester tester(&page()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        page()->filterBar()->setState({{}, {{u"customerType"_s, {u"business"_s}}, {u"created"_s, {u"365"_s}}}});
        QTRY_VERIFY(page()->model().rowCount() < 150);
        place("tester@engine.example");
        page()->filterBar()->clear();
        QTRY_COMPARE(page()->model().rowCount(), 151);
    }

    void noTwoActionsFightOverAKey() { QVERIFY(m_desk->window->actions().conflicts().isEmpty()); }
};

ONHIRE_GUI_TEST(TestOrdersPage)
#include "tst_orders_page.moc"
