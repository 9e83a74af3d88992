// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/ui/halt.h"
#include "tests/watch/gui_test.h"
#include "ui/settings/company_name_dialog.h"
#include "ui/settings/settings_page.h"
#include "ui/shared/controls/question.h"
#include "ui/shell/status_line.h"

#include <QCheckBox>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpServer>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    std::unique_ptr<Desk> m_desk;
    TenantPointer m_tenant;

    QWidget *page() const { return m_desk->window()->currentPage(); }
    QLineEdit *line(const QString &name) const { return seen<QLineEdit>(page(), name); }
    QPushButton *button(const QString &words) const { return seen<QPushButton>(page(), words); }
    QString serverPill() const
    {
        for (const Pill *pill : m_desk->window()->topBar()->findChildren<Pill *>()) {
            if (pill->accessibleName().startsWith(u"Server"_s))
                return pill->accessibleName();
        }
        return {};
    }
    static int statusOf(const QString &url)
    {
        QNetworkAccessManager network;
        QNetworkReply *reply = network.get(QNetworkRequest(QUrl(url)));
        QEventLoop loop;
        connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
        loop.exec();
        return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }
    QString setting(const QString &key) const
    {
        return m_company->look(u"select settings ->> '%1' from tenants"_s.arg(key));
    }
    QString draftsTold() const // how many, in the status line; empty: none
    {
        const auto *drafts = m_desk->window()->statusLine()->findChild<QToolButton *>();
        return drafts->isVisible() ? drafts->text().section(u' ', 0, 0) : QString();
    }
    static void choose(QComboBox *box, const QString &words)
    {
        box->setCurrentIndex(box->findText(words));
        Q_EMIT box->activated(box->currentIndex());
    }
    void start()
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY2(m_desk->window(), qPrintable(allWords(m_desk->page())));
        m_desk->window()->show(u"settings"_s);
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init()
    {
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        start();
    }
    void cleanup()
    {
        m_desk.reset();
        m_company.reset();
        m_theme->setMode(Theme::Mode::Light);
    }

    void theServerIsSwitchedOnAndAnswersAndIsSwitchedOff()
    {
        QCOMPARE(serverPill(), u"Server off"_s);
        retype(line(u"Address"_s), u"127.0.0.1:0"_s);
        button(u"Start the server"_s)->click();
        QVERIFY2(serverPill().startsWith(u"Server on 127.0.0.1:"_s), qPrintable(serverPill()));
        QVERIFY(!line(u"Address"_s)->isEnabled());
        const QString url = u"http://"_s + serverPill().section(u' ', -1) + u"/healthz"_s;
        QCOMPARE(statusOf(url), 200);

        button(u"Stop the server"_s)->click();
        QCOMPARE(serverPill(), u"Server off"_s);
        QCOMPARE(statusOf(url), 0);
    }

    void theCompanyGetsAnotherName()
    {
        button(u"Rename…"_s)->click();
        auto *dialog = page()->findChild<CompanyNameDialog *>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto *name = dialog->findChild<QLineEdit *>();
        QTRY_VERIFY(name->hasFocus());
        QCOMPARE(name->text(), u"Nordlicht GmbH"_s);
        retype(name, u" "_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(allWords(dialog).contains(u"Enter your company’s name."_s));
        retype(name, u"Southwind Rentals"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(m_company->look(u"select name from tenants"_s), u"Southwind Rentals"_s);
        QTRY_VERIFY(allWords(page()).contains(u"Southwind Rentals"_s));
        QTRY_VERIFY(seen<Pill>(m_desk->window(), u"Southwind Rentals"_s));
        QCOMPARE(m_desk->session()->tenant()->name, u"Southwind Rentals"_s);
    }

    void theServerStartsWithOnhireIfThatIsWished()
    {
        retype(line(u"Address"_s), u"127.0.0.1:0"_s);
        seen<QCheckBox>(page(), u"Start with Onhire"_s)->click();
        start();
        QVERIFY2(serverPill().startsWith(u"Server on 127.0.0.1:"_s), qPrintable(serverPill()));
    }

    void anAddressThatDoesNotWorkIsSaidInWords_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("words");
        QTest::newRow("no port") << u"127.0.0.1"_s
                                 << u"Enter an address such as 127.0.0.1:8080 or [::1]:8080."_s;
        QTest::newRow("not a port") << u"127.0.0.1:http"_s
                                    << u"Enter an address such as 127.0.0.1:8080 or [::1]:8080."_s;
        QTest::newRow("not an address")
            << u"shop:8080"_s << u"Enter an address such as 127.0.0.1:8080 or [::1]:8080."_s;
        QTest::newRow("of another machine")
            << u"192.0.2.7:8080"_s << u"This machine does not have the address 192.0.2.7."_s;
        QTest::newRow("taken") << u"taken"_s << u"Another program uses port "_s;
    }

    void anAddressThatDoesNotWorkIsSaidInWords()
    {
        QFETCH(QString, address);
        QFETCH(QString, words);
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        if (address == u"taken")
            address = u"127.0.0.1:%1"_s.arg(taken.serverPort());
        retype(line(u"Address"_s), address);
        button(u"Start the server"_s)->click();
        QVERIFY2(plain(allWords(page())).contains(words), qPrintable(allWords(page())));
        QCOMPARE(serverPill(), u"Server could not start"_s);
        QVERIFY(line(u"Address"_s)->isEnabled());
    }

    void aRuleIsSavedAndHoldsAtOnce()
    {
        retype(line(u"Tax rate"_s), u"7.5"_s);
        choose(seen<QComboBox>(page(), u"Billing starts"_s), u"On the first of the next month"_s);
        button(u"Save rules"_s)->click();
        QTRY_VERIFY(m_desk->messages().contains(u"The rules are saved."_s));
        QCOMPARE(setting(u"tax.rate"_s), u"7.5"_s);
        QCOMPARE(setting(u"billing.start"_s), u"first_of_next_month"_s);
        QCOMPARE(setting(u"buyout.flatFee"_s), QString()); // what was not touched stays the default
        start();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
    }

    // By whoever has saved it here, too.
    void otherScreensFollowARuleThatIsSaved()
    {
        need(fillWithDemo(m_company->at(m_tenant), {.orders = 150}));
        const QString id = m_company->look(u"select rental_id from subscriptions where status = 'active' and "
                                           "end_date > '2027-01-31' order by rental_id limit 1"_s);
        QVERIFY(!id.isEmpty());
        m_desk->window()->follow({.screen = u"subscriptions"_s, .id = id});
        QTRY_VERIFY2(allWords(page()).contains(u"Decision required"_s), qPrintable(allWords(page())));
        m_desk->window()->show(u"settings"_s);
        choose(seen<QComboBox>(page(), u"When a contract ends"_s), u"End the subscription"_s);
        button(u"Save rules"_s)->click();
        QTRY_VERIFY(m_desk->messages().contains(u"The rules are saved."_s));
        m_desk->window()->show(u"subscriptions"_s);
        QTRY_VERIFY2(allWords(page()).contains(u"The contract ends"_s), qPrintable(allWords(page())));
        QVERIFY(!allWords(page()).contains(u"Decision required"_s));
    }

    void theNameThatSomebodyElseGivesTheCompanyIsShown()
    {
        need(renameTenant(m_company->at(m_tenant), u"Southwind Rentals"_s));
        QTRY_VERIFY2(allWords(page()).contains(u"Southwind Rentals"_s), qPrintable(allWords(page())));
        QVERIFY(!allWords(page()).contains(u"Nordlicht GmbH"_s));
    }

    void rulesThatAreBeingSavedAreNotDiscarded()
    {
        retype(line(u"Tax rate"_s), u"7.5"_s);
        auto halt = std::make_unique<Halt>(m_desk->desktop->tenantWindow()->workplace().runner);
        button(u"Save rules"_s)->click();
        QVERIFY(!button(u"Discard"_s)->isEnabled());
        button(u"Discard"_s)->click();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        halt.reset();
        QTRY_VERIFY(m_desk->messages().contains(u"The rules are saved."_s));
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        retype(line(u"Tax rate"_s), u"8"_s);
        QVERIFY(button(u"Discard"_s)->isEnabled());
    }

    // Running contracts keep their numbers, so their customers pay something else: nobody does that unawares.
    void pricesAreNotReadTheOtherWayUnasked()
    {
        need(setSetting(m_company->at(m_tenant), u"tax.rate"_s, JsonValue::number("19")));
        QTRY_COMPARE(line(u"Tax rate"_s)->text(), u"19"_s);
        auto *inclusive = seen<QCheckBox>(page(), u"Prices include tax"_s);
        const auto question = [&] { return m_desk->window()->findChild<QuestionDialog *>(); };
        inclusive->click();
        button(u"Save rules"_s)->click();
        QVERIFY(question());
        QVERIFY2(
            plain(allWords(question()))
                .contains(u"Where 100.00\u00a0EUR is agreed, the customer pays 100.00\u00a0EUR from the next "
                          "charge on, instead of 119.00\u00a0EUR."_s),
            qPrintable(allWords(question())));
        question()->reject();
        QTRY_VERIFY(!question());
        QCOMPARE(setting(u"tax.inclusive"_s), QString());
        QVERIFY(inclusive->isChecked()); // still what was wanted

        button(u"Save rules"_s)->click();
        question()->verbButton()->click();
        QTRY_COMPARE(setting(u"tax.inclusive"_s), u"true"_s);
    }

    void pricesWithoutAnyTaxAreReadTheOtherWayAtOnce()
    {
        seen<QCheckBox>(page(), u"Prices include tax"_s)->click();
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"tax.inclusive"_s), u"true"_s);
    }

    void rulesThatAreNotSavedAreADraftThatIsThereAgain()
    {
        retype(line(u"Tax rate"_s), u"7.5"_s);
        QVERIFY(allWords(page()).contains(u"Draft"_s));
        m_desk->window()->show(u"orders"_s);
        QVERIFY(m_desk->window()->close());
        start();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        QCOMPARE(draftsTold(), u"1"_s);
        QCOMPARE(setting(u"tax.rate"_s), QString());

        m_desk->window()->show(u"orders"_s);
        m_desk->window()->follow({.screen = u"settings"_s, .id = u"rules"_s}); // as from the list of drafts
        button(u"Discard"_s)->click();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"0"_s);
        QTRY_COMPARE(draftsTold(), QString());
        QVERIFY(m_desk->window()->messages()->undoLatest());
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"tax.rate"_s), u"7.5"_s);
        QTRY_VERIFY(!allWords(page()).contains(u"Draft"_s));
        QTRY_COMPARE(draftsTold(), QString());
    }

    void whatSomebodyElseMadeOfADraftsRuleIsShown()
    {
        retype(line(u"Tax rate"_s), u"7.5"_s);
        QVERIFY(m_desk->window()->close());
        need(setSetting(m_company->at(m_tenant), u"tax.rate"_s, JsonValue::number("19")));
        start();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        QVERIFY2(allWords(page()).contains(u"Changed by someone else"_s), qPrintable(allWords(page())));
        button(u"Use theirs"_s)->click();
        QCOMPARE(line(u"Tax rate"_s)->text(), u"19"_s);
    }

    // By whoever: from another desktop, by the command line.
    void whatSomebodyElseDecidesHoldsHereAtOnce()
    {
        const SessionPointer session = m_desk->session();
        const auto decide = [&](const QString &key, const QByteArray &number) {
            need(setSetting(m_company->at(m_tenant), key, JsonValue::number(number)));
        };
        decide(u"tax.rate"_s, "19");
        QTRY_COMPARE(line(u"Tax rate"_s)->text(), u"19"_s);
        QTRY_COMPARE(session->tenant()->settings.taxRate().value, 19);
        QVERIFY(!allWords(page()).contains(u"Draft"_s));
        retype(line(u"Tax rate"_s), u"7.5"_s);
        decide(u"billing.retries"_s, "3");
        QTRY_VERIFY(session->tenant()->version == 3);
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
        decide(u"tax.rate"_s, "20");
        QTRY_VERIFY2(allWords(page()).contains(u"Changed by someone else"_s), qPrintable(allWords(page())));
        QCOMPARE(line(u"Tax rate"_s)->text(), u"7.5"_s);
    }

    void aSecretIsNotKeptAndSoIsAskedAbout()
    {
        retype(line(u"Store access token"_s), u"geheim-123"_s);
        retype(line(u"Tax rate"_s), u"7.5"_s);
        QVERIFY(!m_desk->window()->close());
        auto *question = m_desk->window()->findChild<QuestionDialog *>();
        QVERIFY(question);
        for (const QString &key : m_desk->settings.allKeys())
            QVERIFY2(!m_desk->settings.value(key).toString().contains(u"geheim"_s), qPrintable(key));
        question->reject();
        QCOMPARE(line(u"Store access token"_s)->text(), u"geheim-123"_s);
    }

    void theStoresTokenIsSealedAndNotShownAgain()
    {
        retype(line(u"Store feed address"_s), u"https://shop.example.com/feed"_s);
        retype(line(u"Store access token"_s), u"geheim-123"_s);
        QVERIFY(line(u"Store feed address"_s)->width() > 2 * line(u"Tax rate"_s)->width());
        button(u"Save rules"_s)->click();
        QTRY_VERIFY(m_desk->messages().contains(u"The rules are saved."_s));
        QCOMPARE(setting(u"store.feedUrl"_s), u"https://shop.example.com/feed"_s);
        QVERIFY(setting(u"store.token"_s).contains(u"sealed"_s));
        QVERIFY(!setting(u"store.token"_s).contains(u"geheim"_s));
        QCOMPARE(line(u"Store access token"_s)->text(), QString());

        const QString sealed = setting(u"store.token"_s);
        line(u"Store feed address"_s)->clear();
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"store.feedUrl"_s), QString());
        QCOMPARE(setting(u"store.token"_s), sealed);
    }

    void aRuleThatCannotHoldIsSaidBelowItsField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("too much") << u"Tax rate"_s << u"101"_s << u"Enter at most 100."_s;
        QTest::newRow("no number") << u"Tax rate"_s << u"some"_s << u"Enter a number."_s;
        QTest::newRow("half a month") << u"Default contract length"_s << u"12.5"_s
                                      << u"Enter a whole number."_s;
        QTest::newRow("no IBAN") << u"IBAN"_s << u"DE1"_s << u"Enter a valid IBAN, such as "_s;
        QTest::newRow("no list") << u"Contract lengths"_s << u"6, twelve"_s << u"Enter a number."_s;
        QTest::newRow("one that is not offered")
            << u"Default contract length"_s << u"7"_s << u"7 months is not one of the contract lengths."_s;
    }

    void aRuleThatCannotHoldIsSaidBelowItsField()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, words);
        retype(line(field), text);
        button(u"Save rules"_s)->click();
        QTRY_VERIFY2(line(field)->accessibleDescription().contains(words),
                     qPrintable(line(field)->accessibleDescription() + m_desk->messages()));
        QVERIFY(line(field)->hasFocus());
        QCOMPARE(setting(u"tax.rate"_s), QString());
    }

    void lengthsAndTheUsualOneChangeTogether()
    {
        retype(line(u"Contract lengths"_s), u"3, 9"_s);
        retype(line(u"Default contract length"_s), u"9"_s);
        button(u"Save rules"_s)->click();
        QTRY_VERIFY2(m_desk->messages().contains(u"The rules are saved."_s), qPrintable(m_desk->messages()));
        QCOMPARE(setting(u"contractLengths"_s), u"[3, 9]"_s);
        QCOMPARE(setting(u"defaultContractLength"_s), u"9"_s);
    }

    void theLargestFileIsSaidInMegabytes()
    {
        QCOMPARE(line(u"Largest file"_s)->text(), u"25"_s);
        retype(line(u"Largest file"_s), u"2.5"_s);
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"files.maxBytes"_s), u"2621440"_s);
        start();
        QCOMPARE(line(u"Largest file"_s)->text(), u"2.5"_s);
        QVERIFY(allWords(page()).contains(u"MB"_s));
    }

    void whatIsStoredAsANameIsSaidInWords()
    {
        QCOMPARE(line(u"Scanner suffix"_s)->text(), u"Enter"_s);
        QCOMPARE(seen<QComboBox>(page(), u"Buyout price"_s)->currentText(),
                 u"Remaining months and residual value"_s);
        QVERIFY(seen<QCheckBox>(page(), u"List price"_s)->isChecked()); // which the store manages
        QVERIFY(!seen<QCheckBox>(page(), u"Cost"_s)->isChecked());
        retype(line(u"Scanner suffix"_s), u"Tab"_s);
        seen<QCheckBox>(page(), u"Cost"_s)->click();
        seen<QCheckBox>(page(), u"List price"_s)->click();
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"scanner.suffix"_s), u"\t"_s);
        const QString fields = setting(u"store.readOnlyFields"_s);
        QVERIFY2(fields.contains(u"variants.acquisitionCost"_s), qPrintable(fields));
        QVERIFY2(!fields.contains(u"variants.listPrice"_s), qPrintable(fields));
        start();
        QCOMPARE(line(u"Scanner suffix"_s)->text(), u"Tab"_s);
        QVERIFY(seen<QCheckBox>(page(), u"Cost"_s)->isChecked());
        retype(line(u"Scanner suffix"_s), u"#\\r"_s); // what has no name can still be entered
        button(u"Save rules"_s)->click();
        QTRY_COMPARE(setting(u"scanner.suffix"_s), u"#\r"_s);
    }

    void colourAndLanguageAreRemembered()
    {
        choose(seen<QComboBox>(page(), u"Colours"_s), u"Dark"_s);
        QVERIFY(m_theme->isDark());
        choose(seen<QComboBox>(page(), u"Language"_s), u"Deutsch"_s);
        const QString restart = u"Restart Onhire to change the language."_s;
        QVERIFY(allWords(page()).contains(restart));
        QCOMPARE(m_desk->settings.value(u"appearance/language"_s).toString(), u"de"_s);
        start();
        QCOMPARE(seen<QComboBox>(page(), u"Language"_s)->currentText(), u"Deutsch"_s);
        choose(seen<QComboBox>(page(), u"Language"_s), u"English"_s); // which is spoken already
        QVERIFY(!allWords(page()).contains(restart));
        QCOMPARE(seen<QComboBox>(page(), u"Colours"_s)->currentText(), u"Dark"_s);
    }
};

ONHIRE_GUI_TEST(TestSettings)
#include "tst_settings.moc"
