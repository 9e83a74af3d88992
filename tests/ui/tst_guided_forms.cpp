// SPDX-License-Identifier: GPL-3.0-or-later
// The guided forms of a subscription's life, by keyboard: what they show, that they do just that, and what they
// do when it cannot be.
#include "core/services/contracts/contracts.h"
#include "tests/ui/other_page.h"
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/segmented.h"
#include "ui/shared/guided/change_table.h"
#include "ui/shared/guided/dated_lines.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shell/message_bar.h"
#include "ui/subscriptions/guided/buyout_fields.h"
#include "ui/subscriptions/guided/early_return_fields.h"
#include "ui/subscriptions/guided/extend_fields.h"
#include "ui/subscriptions/guided/price_choice.h"
#include "ui/subscriptions/guided/replace_fields.h"
#include "ui/subscriptions/guided/upgrade_fields.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestGuidedForms : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SubscriptionsDesk> m_desk;
    int m_keys = 0;

    SubscriptionsPage *page() { return m_desk->page; }
    GuidedForm *form() { return page()->guided(); }
    template <typename Fields>
    Fields *fields()
    {
        return static_cast<Fields *>(form()->fields());
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        m_desk->window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_desk->window.get()) || !m_desk->window->focusWidget())
            qFatal("nothing has the focus");
        ++m_keys;
        QTest::keyClick(m_desk->window->focusWidget(), key, modifiers);
    }
    void type(const QString &text) { QTest::keyClicks(m_desk->window->focusWidget(), text); }

    QString of(const QString &id, const QString &column) { return m_desk->shop.of(id, column); }

    // The line of the table that is called so: now, after, change.
    QStringList line(const QString &what)
    {
        ChangeTable *table = form()->table();
        for (int row = 0; !table->text(row, 0).isEmpty(); ++row) {
            if (table->text(row, 0).startsWith(what))
                return {plain(table->text(row, 1)), plain(table->text(row, 2)), plain(table->text(row, 3))};
        }
        return {};
    }
    static QString plain(QString text)
    {
        for (const char16_t mark : {u'\u2066', u'\u2069'})
            text.remove(mark);
        return text.replace(QChar(0xa0), u' ');
    }

    // Line by line what the card of documents says.
    QString documents()
    {
        QStringList words;
        for (const QLabel *label : form()->documents()->findChildren<QLabel *>()) {
            if (label->isVisible())
                words += plain(label->text());
        }
        return words.join(u'|');
    }
    QString contracts()
    {
        return m_desk->shop.look(
            u"select count(*) from files where type = 'contract' and status = 'stored' and "
            "order_id = '%1'"_s.arg(of(m_desk->macBook, u"order_id"_s)));
    }
    QCheckBox *contractBox() { return form()->findChild<QCheckBox *>(); }

    void select(const QString &id)
    {
        page()->open(id);
        QTRY_COMPARE(page()->table()->currentId(), id);
        QTRY_VERIFY(!page()->pane()->widget()->findChildren<DetailSection *>().isEmpty());
        page()->table()->setFocus();
    }

    void begin(const QString &action)
    {
        page()->act(action);
        QTRY_VERIFY2(form(), qPrintable(action));
    }

    // Somebody who looks at what will happen.
    void seen() { QTRY_VERIFY(form()->isCurrent()); }
    void raiseCosts() // which no version tells of
    {
        m_desk->shop.look(
            u"update subscriptions set acquisition_cost = acquisition_cost + 100000 returning 1"_s);
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<SubscriptionsDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
        QTRY_VERIFY(m_desk->hears());
    }
    void cleanup() { m_desk.reset(); }

    void toExtendByTheUsualLengthTakesTwoKeys()
    {
        select(m_desk->macBook);
        m_keys = 0;
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(form());
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"24"_s);
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 12 months"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"36"_s);
        QCOMPARE(m_keys, 2);
        QTRY_VERIFY(!form());
        QTRY_VERIFY(page()->table()->hasFocus());
    }

    void whatWillHappenIsShownToTheCent()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        auto *price = fields<ExtendFields>()->price();
        price->line()->setFocus();
        type(u"79"_s);
        QVERIFY(!form()->isCurrent());
        QVERIFY(!form()->verbButton()->isEnabled());
        seen();
        QCOMPARE(line(u"Contract ends"_s), (QStringList{u"12 Jan 2027"_s, u"12 Jan 2028"_s, u"+365 days"_s}));
        QCOMPARE(line(u"Length"_s), (QStringList{u"24 months"_s, u"36 months"_s, u"+12"_s}));
        QCOMPARE(line(u"Monthly, from 12 Dec 2026"_s), (QStringList{u"89.00"_s, u"79.00"_s, u"−10.00"_s}));
        QCOMPARE(line(u"Payments to come"_s), (QStringList{u"1 × 89.00"_s, u"13 × 79.00"_s, u"+12"_s}));
        QCOMPARE(line(u"Still to be paid"_s), (QStringList{u"89.00"_s, u"1,027.00"_s, u"+938.00"_s}));
        QCOMPARE(line(u"Paid over"_s), (QStringList{u"2,136.00"_s, u"3,074.00"_s, u"+938.00"_s}));
        QCOMPARE(line(u"Cost of the device"_s), (QStringList{u"112.5 %"_s, u"161.9 %"_s, u"+49.4 pts"_s}));
        QCOMPARE(line(u"Margin"_s), (QStringList{u"237.00"_s, u"1,175.00"_s, u"+938.00"_s}));
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"24"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"36"_s);
        QCOMPARE(of(m_desk->macBook, u"prices"_s), u"[[0,8900],[23,7900]]"_s);
    }

    void onlyTheLastThatWasEnteredCounts()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        press(Qt::Key_Left);
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QVERIFY(!form()->isCurrent());
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 24 months"_s);
        QCOMPARE(line(u"Length"_s)[1], u"48 months"_s);
    }

    void theLengthsThatAreOfferedAreThoseOfTheCompanyByNow()
    {
        const auto offer = [this](const QByteArray &lengths, const QByteArray &usual) {
            m_desk->shop.choose("contractLengths", "[6,12,18,24]");
            m_desk->shop.choose("defaultContractLength", usual);
            m_desk->shop.choose("contractLengths", lengths);
            m_desk->renewTenant();
        };
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 12 months"_s);
        offer("[18,24]", "24");
        QTRY_COMPARE(form()->verbButton()->text(), u"Extend by 18 months"_s);
        QVERIFY(!fields<ExtendFields>()->isTouched());
        fields<ExtendFields>()->lengths()->choose(24);
        seen();
        offer("[6,12]", "12");
        QCOMPARE(fields<ExtendFields>()->lengths()->chosen(), 0); // another one,
        QCOMPARE(fields<ExtendFields>()->months(), 24); // as somebody has chosen it
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 24 months"_s);
        press(Qt::Key_Escape);

        select(m_desk->iPad);
        begin(u"subscriptions.upgrade"_s);
        auto *lengths = fields<UpgradeFields>()->lengths();
        QCOMPARE(lengths->chosen(), 12);
        lengths->choose(6);
        offer("[12,24]", "12");
        QCOMPARE(lengths->chosen(), 12); // an upgrade for six months would be refused now
    }

    void aRefusalStandsInTheFormAndGoesWithItsCause()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        fields<ExtendFields>()->lengths()->choose(0);
        auto *months = form()->findChild<QSpinBox *>();
        months->setFocus();
        months->setValue(110);
        QTRY_VERIFY(form()->refusal().contains(u"120 months"_s));
        QVERIFY(!form()->verbButton()->isEnabled());
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"24"_s);
        months->setValue(9);
        seen();
        QCOMPARE(form()->refusal(), QString());
        QCOMPARE(form()->verbButton()->text(), u"Extend by 9 months"_s);
    }

    void whoeverWasFasterIsShownFirst()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        const Context other = m_desk->shop.context(); // tells nobody
        test::need(extendSubscription(other, m_desk->macBook,
                                      {.months = 6, .newMonthlyAmount = {}, .reason = {}, .notes = {}}));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(form()->notice().contains(u"Someone else"_s));
        seen();
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"30"_s);
        QCOMPARE(line(u"Length"_s), (QStringList{u"30 months"_s, u"42 months"_s, u"+12"_s}));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"42"_s);
    }

    // Its version tells nothing of it.
    void anotherPriceThanTheOneThatWasShownIsShownFirst()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        const QString before = line(u"Price of the device"_s).value(1);
        raiseCosts();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY2(form()->notice().contains(u"out of date"_s), qPrintable(form()->notice()));
        seen();
        const QString after = line(u"Price of the device"_s).value(1);
        QVERIFY(after != before);
        QCOMPARE(of(m_desk->macBook, u"status"_s), u"active"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"status"_s), u"ended_buyout"_s);
        QTRY_VERIFY(!form());
    }

    void aDayThatHasBegunSinceIsShownFirst()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.early-return"_s);
        seen();
        m_desk->shop.go(2026, 12, 24);
        form()->verbButton()->setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(form()->notice().contains(u"out of date"_s));
        seen();
        QCOMPARE(of(m_desk->iPad, u"status"_s), u"active"_s);
        QVERIFY(form()->verbButton()->hasFocus()); // to be pressed again
        press(Qt::Key_Space);
        QTRY_COMPARE(of(m_desk->iPad, u"status"_s), u"ended_early_return"_s);
    }

    void whoIsInTheWayForAMomentDoesNotTakeTheButtonAway()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        const Scope scope = m_desk->shop.context().scope();
        Database other(m_desk->shop.database.conninfo());
        QVERIFY(other.connection().begin(scope));
        QVERIFY(other.connection().run(scope, u"select 1 from subscriptions for update"_s, {}));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(form()->refusal().contains(u"right now"_s));
        QVERIFY(form()->verbButton()->isEnabled());
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"24"_s);
        other.connection().rollback();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"36"_s);
    }

    void aFormFollowsTheRulesOfTheCompany()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        QCOMPARE(line(u"Price of the device with tax"_s).value(1), line(u"Price of the device"_s).value(1));
        m_desk->shop.choose("tax.rate", "19");
        m_desk->renewTenant();
        QTRY_VERIFY(line(u"Price of the device with tax"_s).value(1)
                    != line(u"Price of the device"_s).value(1));
        seen();
        QVERIFY(form()->notice().contains(u"out of date"_s));
    }

    void whatIsShownIsLookedAtAgainWithF5()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        const QString before = line(u"Price of the device"_s).value(1);
        raiseCosts();
        press(Qt::Key_F5);
        QTRY_VERIFY(line(u"Price of the device"_s).value(1) != before);
        const QString price = line(u"Price of the device"_s).value(1);
        const auto byRule = [this, price] {
            const auto labels = form()->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *each) {
                return each->isVisible() && plain(each->text()) == price + u" EUR"_s;
            });
        };
        QTRY_VERIFY(byRule()); // beside the field, too
    }

    void whatOthersChangeIsLookedAtAgain()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        m_desk->elsewhere([&](const Context &context) {
            return extendSubscription(context, m_desk->macBook,
                                      {.months = 6, .newMonthlyAmount = {}, .reason = {}, .notes = {}});
        });
        QTRY_COMPARE(line(u"Length"_s).value(0), u"30 months"_s);
    }

    // It cannot be called back: it is told, and its draft does not offer it once more.
    void whoLeavesWhileItIsDoneIsToldOfItAllTheSame()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        press(Qt::Key_Right); // touched: there is a draft
        seen();
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QVERIFY(!form());
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"48"_s);
        QTRY_VERIFY(!m_desk->window->messages()->shown().isEmpty());
        QCOMPARE(m_desk->drafts().all().size(), 0);
    }

    // It is too late: what is made has no draft that could be offered once more.
    void whatIsBeingMadeCannotBeDiscarded()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        press(Qt::Key_Right); // touched: there is a draft
        seen();
        press(Qt::Key_Return, Qt::ControlModifier);
        const QList<QPushButton *> buttons = form()->findChildren<QPushButton *>();
        const auto discard = std::ranges::find(buttons, u"Discard"_s, &QPushButton::text);
        QVERIFY(discard != buttons.end() && (*discard)->isVisible());
        QTest::mouseClick(*discard, Qt::LeftButton);
        QVERIFY(form());
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"48"_s);
        QTRY_VERIFY(!form());
        QCOMPARE(m_desk->drafts().all().size(), 0);
    }

    void whoLeavesIsToldThatSomethingElseWouldHaveHappened()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        raiseCosts();
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QVERIFY(!form());
        QTRY_VERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"Not saved: "_s));
        QCOMPARE(of(m_desk->macBook, u"status"_s), u"active"_s);
    }

    void escLeavesADraftThatIsThereAgain()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        press(Qt::Key_Right);
        press(Qt::Key_Escape);
        QVERIFY(!form());
        QVERIFY(page()->table()->isVisible());
        QCOMPARE(m_desk->drafts().all().size(), 1);
        const QString serial = leftToRight(of(m_desk->macBook, u"serial_number"_s));
        QCOMPARE(m_desk->drafts().all()[0].title, u"Extend MacBook Pro 14 · %1 · Studio Noord"_s.arg(serial));
        QVERIFY(!page()->hasUnsaved()); // it is kept
        select(m_desk->iPad);
        begin(u"subscriptions.extend"_s);
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 12 months"_s); // another record, another form
        press(Qt::Key_Escape);
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Extend by 24 months"_s);
        for (QPushButton *each : form()->findChildren<QPushButton *>()) {
            if (each->text() == u"Discard"_s)
                each->click();
        }
        QVERIFY(!form());
        QCOMPARE(m_desk->drafts().all().size(), 0);
        QCOMPARE(of(m_desk->macBook, u"contract_length"_s), u"24"_s);
    }

    void whoComesBackToTheFormGoesOnWhereItWasLeft()
    {
        m_desk->window->addPage(otherScreen());
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        fields<ExtendFields>()->price()->line()->setFocus();
        type(u"7"_s);
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(!form()->isVisible());
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(form()->isVisible());
        type(u"9"_s);
        QCOMPARE(fields<ExtendFields>()->price()->line()->text(), u"79"_s);
    }

    void aDraftKeepsThePriceOfTheCatalogue()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.extend"_s);
        const auto catalogue = [this]() -> QRadioButton * {
            for (QRadioButton *each : form()->findChildren<QRadioButton *>()) {
                if (each->text().startsWith(u"Catalogue") && each->isVisible())
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(catalogue());
        seen();
        QCOMPARE(line(u"Monthly"_s).value(2), u"unchanged"_s);
        QCOMPARE(line(u"Monthly, from"_s), QStringList());
        catalogue()->click();
        seen();
        // its first month, which is not paid yet, has begun at the old price
        QCOMPARE(line(u"Monthly, from 23 Dec 2026"_s).value(1), u"39.90"_s);
        press(Qt::Key_Escape);
        const auto draft = [this] { return m_desk->drafts().all().value(0).entries.toJson(); };
        const QByteArray kept = draft();
        QVERIFY(kept.contains("\"price\":1"));

        begin(u"subscriptions.extend"_s);
        seen();
        QCOMPARE(line(u"Monthly, from"_s).value(1), u"39.90"_s);
        QVERIFY(catalogue()->isChecked());
        press(Qt::Key_Escape);
        QCOMPARE(draft(), kept);
        begin(u"subscriptions.extend"_s);
        seen();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->iPad, u"contract_length"_s), u"24"_s);
        QVERIFY(of(m_desk->iPad, u"prices"_s).endsWith(u",3990]]"_s));
    }

    void noOtherPriceStandsInForTheOneThatIsWorkedOut()
    {
        PriceChoice price(u"Price"_s, QLocale(u"en_GB"_s), u"EUR"_s, 2);
        price.add(0, u"As now"_s);
        price.addLater(1, u"Catalogue"_s);
        price.choose(0);
        QCOMPARE(price.chosen(), 0);
        price.choose(1);
        QCOMPARE(price.chosen(), -1);
        QCOMPARE(price.wished(), 1);
        price.setOffered(1, true);
        QCOMPARE(price.chosen(), 1);
        price.setOffered(1, false); // for another length there is none
        QCOMPARE(price.chosen(), -1);
        price.choose(0);
        price.setOffered(1, true);
        QCOMPARE(price.chosen(), 0);
    }

    void aDraftOutlivesTheProgram()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.replace"_s);
        const auto device = [this] { return fields<ReplaceFields>()->device(); };
        QTRY_VERIFY(device()->hasFocus());
        type(m_desk->spare.toLower());
        press(Qt::Key_Return);
        QTRY_VERIFY(device()->chosen());
        form()->findChild<QPlainTextEdit *>()->setPlainText(u"Broken glass"_s);
        m_desk->restart();
        QTRY_COMPARE(page()->model().rowCount(), 2);
        QCOMPARE(m_desk->drafts().all().size(), 1);
        page()->openLink(
            {.screen = u"subscriptions"_s, .id = m_desk->iPad, .act = m_desk->drafts().all()[0].act});
        QTRY_VERIFY(form());
        QCOMPARE(device()->chosen()->id, m_desk->spare);
        QCOMPARE(form()->findChild<QPlainTextEdit *>()->toPlainText(), u"Broken glass"_s);
        seen();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->iPad, u"serial_number"_s), m_desk->spare);
        QTRY_COMPARE(m_desk->drafts().all().size(), 0);
    }

    void paneAndPageShowTheDraftOfAForm_data()
    {
        QTest::addColumn<bool>("asPage");
        QTest::newRow("pane") << false;
        QTest::newRow("page") << true;
    }

    void paneAndPageShowTheDraftOfAForm()
    {
        QFETCH(const bool, asPage);
        if (asPage)
            page()->openPage(m_desk->macBook);
        else
            select(m_desk->macBook);
        QTRY_COMPARE(page()->shown().id, m_desk->macBook);
        begin(u"subscriptions.cancel"_s);
        form()->findChild<QPlainTextEdit *>()->setPlainText(u"They moved away"_s);
        press(Qt::Key_Escape);
        const auto resume = [this]() -> QPushButton * {
            for (QPushButton *each : page()->findChildren<QPushButton *>()) {
                if (each->text() == u"Resume"_s && each->isVisible())
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(resume());
        QCOMPARE(page()->recordPage() && page()->recordPage()->isVisible(), asPage);
        resume()->click();
        QTRY_VERIFY(form());
        QCOMPARE(form()->findChild<QPlainTextEdit *>()->toPlainText(), u"They moved away"_s);
    }

    void itSaysWhoIsToldOutside()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        QVERIFY(form()->told().contains(u"No webhooks will be notified."_s));
        QVERIFY(form()->told().contains(u"The customer gets no message"_s));
    }

    void anotherDeviceIsFoundByItsSerial()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.replace"_s);
        auto *picker = fields<ReplaceFields>()->device();
        QTRY_VERIFY(picker->hasFocus());
        type(m_desk->spare.toLower());
        press(Qt::Key_Return);
        QTRY_VERIFY(picker->chosen());
        seen();
        QCOMPARE(line(u"Serial"_s).value(1), m_desk->spare);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->iPad, u"serial_number"_s), m_desk->spare);
    }

    void aDeviceOfAnotherProductIsCalledThatBeforeItIsTaken()
    {
        const QString other = m_desk->shop.look(
            u"select serial_number from assets where sku = 'TABLET' and status = 'available'"_s);
        select(m_desk->iPad);
        begin(u"subscriptions.replace"_s);
        auto *picker = fields<ReplaceFields>()->device();
        QTRY_VERIFY(picker->hasFocus());
        const auto warning = [this] {
            QStringList words;
            for (const QLabel *label : form()->findChildren<QLabel *>()) {
                if (label->isVisible() && hasDress(*label, "warning"))
                    words += plain(label->text());
            }
            return words.join(u' ');
        };
        type(other.toLower());
        QTRY_VERIFY(picker->list()->count() == 1
                    && picker->list()->item(0)->text().startsWith(u"Another product: "_s));
        QCOMPARE(warning(), QString());
        press(Qt::Key_Return);
        QTRY_VERIFY(picker->chosen());
        QVERIFY2(warning().contains(u"this device has SKU TABLET"_s), qPrintable(warning()));
        seen();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->iPad, u"sku"_s), u"TABLET"_s);
    }

    void aBuyoutNamesItsPrice()
    {
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        const QString price = line(u"Price of the device"_s).value(1);
        QVERIFY(!price.isEmpty());
        QCOMPARE(plain(form()->verbButton()->text()), u"Buy out for %1 EUR"_s.arg(price));
        QCOMPARE(line(u"Status"_s), (QStringList{u"Active"_s, u"Bought out"_s, {}}));
        form()->verbButton()->click();
        QTRY_COMPARE(of(m_desk->macBook, u"status"_s), u"ended_buyout"_s);
    }

    void anExtensionMakesTheContractAgainUnlessItIsNotWished()
    {
        const QString name = contractFileName(m_desk->shop.context(), of(m_desk->macBook, u"order_id"_s));
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        QCOMPARE(documents(), u"Documents|23 Nov 2026|%1, with the new terms|"_s.arg(name));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"36"_s);
        QCOMPARE(contracts(), u"1"_s);
        QTRY_VERIFY(!form());

        begin(u"subscriptions.extend"_s);
        seen();
        QTest::mouseClick(contractBox(), Qt::LeftButton, {}, QPoint(8, contractBox()->height() / 2));
        QVERIFY(!contractBox()->isChecked());
        QVERIFY(!form()->isCurrent());
        seen();
        QCOMPARE(documents(), u"Documents|23 Nov 2026|%1 stays unchanged, with the earlier terms|"_s.arg(name));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"48"_s);
        QCOMPARE(contracts(), u"1"_s);
    }

    void aChangeWithoutDocumentsSaysSo()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.cancel"_s);
        seen();
        QVERIFY2(documents().contains(u"No documents will be created."_s), qPrintable(documents()));
        press(Qt::Key_Escape);
        begin(u"subscriptions.extend"_s);
        seen();
        contractBox()->click();
        seen();
        QCOMPARE(documents(), u"Documents|No documents will be created.||"_s);
    }

    void theInvoiceOfABuyoutIsShownWithItsTax()
    {
        m_desk->shop.choose("tax.rate", "19");
        m_desk->renewTenant();
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        const QString total = line(u"Price of the device with tax"_s).value(1);
        QVERIFY(!total.isEmpty());
        QVERIFY2(documents().startsWith(u"Documents|23 Nov 2026|Invoice: Buyout, including "_s)
                     && documents().endsWith(u" tax|"_s + total),
                 qPrintable(documents()));
    }

    void theTaxIsTheCustomersOwn_data()
    {
        QTest::addColumn<QString>("terms");
        QTest::addColumn<QString>("inclusive");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("price");
        const auto row = [](const char *name, const QString &terms, const QString &inclusive,
                            const QString &unit, const QString &price) {
            QTest::newRow(name) << terms << inclusive << unit << price;
        };
        row("as others", u"tax_treatment = 'standard'"_s, u"false"_s,
            u"EUR, net; tax of 19 % is added on the invoice"_s, u" net"_s);
        row("exempt", u"tax_treatment = 'exempt'"_s, u"false"_s, u"EUR; the customer is exempt from tax"_s, {});
        row("exempt, though others find tax in prices", u"tax_treatment = 'exempt'"_s, u"true"_s,
            u"EUR; the customer is exempt from tax"_s, {});
        row("reverse charge",
            u"customer_type = 'business', vat_number = 'DE811907980', tax_treatment = 'reverse_charge'"_s,
            u"false"_s, u"EUR, net; the customer owes the tax (reverse charge)"_s, {});
        row("a rate of their own", u"tax_rate = 7"_s, u"false"_s,
            u"EUR, net; tax of 7 % is added on the invoice"_s, u" net"_s);
        row("a rate of their own, in prices", u"tax_rate = 7"_s, u"true"_s, u"EUR, including 7 % tax"_s, {});
    }

    void theTaxIsTheCustomersOwn()
    {
        QFETCH(const QString, terms);
        QFETCH(const QString, inclusive);
        QFETCH(const QString, unit);
        QFETCH(const QString, price);
        m_desk->shop.choose("tax.rate", "19");
        m_desk->shop.choose("tax.inclusive", inclusive.toLatin1());
        m_desk->renewTenant();
        m_desk->shop.look(u"update customers set %1 returning 1"_s.arg(terms));
        select(m_desk->macBook);
        begin(u"subscriptions.buyout"_s);
        seen();
        QStringList words;
        for (const QLabel *label : form()->findChildren<QLabel *>())
            words += plain(label->text());
        QVERIFY2(words.contains(unit), qPrintable(words.join(u'|')));
        const QString verb = plain(form()->verbButton()->text());
        QVERIFY2(verb.startsWith(u"Buy out for "_s) && verb.endsWith(u"EUR"_s + price), qPrintable(verb));
    }

    void whoMayNotWriteFilesIsNotOfferedTheContract()
    {
        m_desk =
            std::make_unique<SubscriptionsDesk>(QLocale(u"en_GB"_s),
                                                QStringList{u"subscriptions:read"_s, u"subscriptions:write"_s,
                                                            u"payments:write"_s, u"files:read"_s});
        QTRY_COMPARE(page()->model().rowCount(), 2);
        select(m_desk->macBook);
        begin(u"subscriptions.extend"_s);
        seen();
        QVERIFY(!contractBox());
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"contract_length"_s), u"36"_s);
        QCOMPARE(contracts(), u"0"_s);
    }

    void aFeeCanBeWaived()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.early-return"_s);
        seen();
        fields<EarlyReturnFields>()->fee()->choose(1);
        seen();
        QCOMPARE(form()->verbButton()->text(), u"Return early without a fee"_s);
        form()->verbButton()->click();
        QTRY_COMPARE(of(m_desk->iPad, u"status"_s), u"ended_early_return"_s);
    }

    void anUpgradeFindsItsProductAndDevice()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.upgrade"_s);
        auto *upgrade = fields<UpgradeFields>();
        QTRY_VERIFY(upgrade->variant()->hasFocus());
        QVERIFY(!form()->verbButton()->isEnabled());
        QTest::keyClicks(upgrade->variant(), u"tab"_s, {}, 60); // by a person
        press(Qt::Key_Return);
        QTRY_VERIFY(upgrade->variant()->chosen());
        QCOMPARE(upgrade->variant()->chosen()->code, u"TABLET"_s);
        upgrade->lengths()->choose(24);
        seen();
        QCOMPARE(line(u"Paid over the whole contract"_s).value(1), u"1,917.60"_s);
        upgrade->device()->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(upgrade->device()->list()->count(), 1);
        press(Qt::Key_Return);
        QTRY_VERIFY(upgrade->device()->chosen());
        seen();
        QCOMPARE(line(u"Serial"_s).value(1), upgrade->device()->chosen()->id);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->iPad, u"status"_s), u"ended_upgrade"_s);
    }

    void aContractWhoseTimeIsOverIsEnded()
    {
        m_desk->shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null"_s);
        m_desk->shop.go(2027, 1, 12);
        select(m_desk->macBook);
        begin(u"subscriptions.end"_s);
        seen();
        QCOMPARE(line(u"Status"_s), (QStringList{u"Active"_s, u"Return due"_s, {}}));
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(m_desk->macBook, u"status"_s), u"ended_completed"_s);
        QCOMPARE(of(m_desk->macBook, u"return_due"_s), u"true"_s);
    }

    void aCancelledSubscriptionIsTakenBack()
    {
        select(m_desk->iPad);
        begin(u"subscriptions.cancel"_s);
        seen();
        QVERIFY(!form()->verbButton()->isDefault());
        form()->verbButton()->click();
        QTRY_COMPARE(of(m_desk->iPad, u"status"_s), u"cancelled"_s);
        QCOMPARE(of(m_desk->iPad, u"return_due"_s), u"true"_s);
        select(m_desk->iPad);
        begin(u"subscriptions.takeBack"_s);
        seen();
        form()->verbButton()->click();
        QTRY_COMPARE(of(m_desk->iPad, u"return_due"_s), u"false"_s);
    }
};

ONHIRE_GUI_TEST(TestGuidedForms)
#include "tst_guided_forms.moc"
