// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/behaviour/enter_presses.h"
#include "ui/shared/behaviour/everywhere.h"
#include "ui/shared/behaviour/wheel_guard.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/shared/forms/change_summary.h"
#include "ui/shared/forms/form_columns.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/text/day_entry.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/range_value.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QTimeZone>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <qtestspontaneevent.h>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

JsonValue person(const QString &name, const QString &city)
{
    return JsonValue::object({{u"name"_s, JsonValue::string(name)}, {u"city"_s, JsonValue::string(city)}});
}

QList<Fault> examine(const JsonValue &body)
{
    QList<Fault> faults;
    for (const QString &path : {u"name"_s, u"email"_s}) {
        if (body.has(path) && body[path].toString().isEmpty())
            faults.append({path, Fault::Kind::Required, {}});
    }
    return faults;
}

} // namespace

class TestForms : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RecordForm> m_form;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_city = nullptr;

    // By one notch towards the person, as the windowing system tells of it: a widget passes on only
    // spontaneous wheel events that it ignores.
    static void turnWheel(QWidget &widget)
    {
        const QPoint at = widget.rect().center();
        QWheelEvent wheel(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel);
        QCoreApplication::instance()->notify(&widget, &wheel);
    }

    FormField *fieldOf(QLineEdit *line) const
    {
        auto *field = line->parentWidget();
        while (field && !qobject_cast<FormField *>(field))
            field = field->parentWidget();
        return qobject_cast<FormField *>(field);
    }

private Q_SLOTS:
    void init()
    {
        m_form = std::make_unique<RecordForm>(QLocale(u"en_GB"_s), examine);
        m_name = m_form->addText(u"name"_s, u"Name"_s);
        m_form->addTitle(u"Address"_s);
        m_city = m_form->addText(u"city"_s, u"City"_s);
        m_form->load(person(u"Ada"_s, u"London"_s));
        m_form->resize(400, 400);
        m_form->show();
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }

    void cleanup() { m_form.reset(); }

    void enterPressesTheButtonWithTheFocus()
    {
        installEverywhere<EnterPresses>();
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        QList<QPushButton *> buttons;
        int pressed = 0;
        for (const QString &text : {u"Save"_s, u"Print"_s}) {
            auto *made = button(text, &dialog);
            connect(made, &QPushButton::clicked, &dialog, [&pressed] { ++pressed; });
            column->addWidget(made);
            buttons += made;
        }
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        buttons[1]->setFocus();
        QTest::keyClick(buttons[1], Qt::Key_Return);
        QTest::keyClick(buttons[1], Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(pressed, 2);
        QTest::keyClick(buttons[1], Qt::Key_Return,
                        Qt::ControlModifier); // saves, where there is something to save
        buttons[1]->setEnabled(false);
        QTest::keyClick(buttons[1], Qt::Key_Return);
        QCOMPARE(pressed, 2);
        QVERIFY(dialog.isVisible());
    }

    void decimalsNeverJoinAWholeNumber_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a point") << u"en_GB"_s << u"12.5"_s << u"12"_s;
        QTest::newRow("a comma") << u"en_GB"_s << u"12,5"_s << u"12"_s;
        QTest::newRow("a comma in German") << u"de_DE"_s << u"12,5"_s << u"12"_s;
        QTest::newRow("what separates groups in German") << u"de_DE"_s << u"12.5"_s << u"12"_s;
        QTest::newRow("several decimals") << u"en_GB"_s << u"12.50"_s << u"12"_s;
        QTest::newRow("a letter") << u"en_GB"_s << u"12x"_s << u"12"_s;
        QTest::newRow("too many digits") << u"en_GB"_s << u"100001"_s << u"10000"_s;
    }
    void decimalsNeverJoinAWholeNumber()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, typed);
        QFETCH(const QString, shown);
        auto *parts = new QWidget;
        auto *box = new WholeNumberBox(parts);
        box->setLocale(QLocale(language));
        box->setRange(1, 10000);
        FormField field(u"Months"_s, parts, {});
        field.show();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, typed);
        QCOMPARE(box->text(), shown);
        QCOMPARE(box->value(), shown.toInt());
        QCOMPARE(field.fault(), u"Enter a whole number from 1 to 10000."_s);
        QTest::keyClick(box, Qt::Key_Backspace);
        QCOMPARE(field.fault(), QString());
        QTest::keyClicks(box, u"0"_s);
        QCOMPARE(box->text(), shown.chopped(1) + u'0');
    }

    void aNumberWithDecimalsIsNotPasted()
    {
        WholeNumberBox box;
        box.setLocale(QLocale(u"de_DE"_s));
        box.setRange(1, 10000);
        box.setSuffix(u" months."_s);
        box.show();
        for (const QString &pasted : {u"12.5"_s, u"12,5"_s}) {
            box.setValue(3);
            box.selectAll();
            QApplication::clipboard()->setText(pasted);
            QTest::keySequence(&box, QKeySequence::Paste);
            QCOMPARE(box.value(), 3);
            QCOMPARE(box.refusal(), u"Enter a whole number from 1 to 10000."_s);
        }
        QApplication::clipboard()->setText(u"12"_s);
        box.selectAll();
        QTest::keySequence(&box, QKeySequence::Paste);
        QCOMPARE(box.value(), 12);
    }

    void theWheelGivesNoFieldTheFocus()
    {
        installEverywhere<WheelGuard>();
        QComboBox box;
        QSpinBox number;
        for (QWidget *field : {static_cast<QWidget *>(&box), static_cast<QWidget *>(&number)}) {
            QCOMPARE(field->focusPolicy(), Qt::WheelFocus); // as Qt makes them
            field->show();
            QCOMPARE(field->focusPolicy(), Qt::StrongFocus);
        }
    }

    void theWheelOverAFieldTurnsThePageAndNotTheField()
    {
        installEverywhere<WheelGuard>();
        auto *content = new QWidget;
        content->setFixedSize(200, 1000);
        auto *box = new QComboBox(content);
        box->addItems({u"One"_s, u"Two"_s, u"Three"_s});
        box->setCurrentIndex(1);
        auto *number = new QSpinBox(content);
        number->setValue(7);
        box->move(10, 60);
        number->move(10, 100);
        QScrollArea page;
        page.resize(240, 200);
        page.setWidget(content);
        page.show();
        for (QWidget *field : {static_cast<QWidget *>(box), static_cast<QWidget *>(number),
                               static_cast<QWidget *>(number->findChild<QLineEdit *>())}) {
            page.verticalScrollBar()->setValue(0);
            turnWheel(*field);
            QVERIFY(page.verticalScrollBar()->value() > 0);
        }
        QCOMPARE(box->currentText(), u"Two"_s);
        QCOMPARE(number->value(), 7);
    }

    void aMemberIsAListIfTheRecordSaysSoWhateverItsNamesBeginWith()
    {
        RecordForm form(QLocale(u"en_GB"_s), examine);
        form.addText(u"customFields.1st"_s, u"First floor"_s);
        form.addText(u"customFields.2"_s, u"Two"_s);
        form.loadNew({});
        for (QLineEdit *line : form.findChildren<QLineEdit *>())
            line->setText(line->accessibleName());
        QCOMPARE(form.everything().toJson(), R"({"customFields":{"1st":"First floor","2":"Two"}})"_ba);

        RecordForm lists(QLocale(u"en_GB"_s), examine);
        QLineEdit *grade = lists.addText(u"variants.0.grade"_s, u"Grade"_s);
        const JsonValue none = JsonValue::array({JsonValue::object({})});
        lists.loadNew(JsonValue::object({{u"variants"_s, none}}));
        grade->setText(u"A"_s);
        QCOMPARE(lists.everything().toJson(), R"({"variants":[{"grade":"A"}]})"_ba);
    }

    void aFieldThatTheDomainInsistsOnIsMarked()
    {
        QVERIFY(fieldOf(m_name)->isRequired());
        QVERIFY(!fieldOf(m_city)->isRequired());
        QCOMPARE(m_name->accessibleDescription(), u"Required"_s);
    }

    void fieldsSideBySideStandLevelThoughOneIsRequired()
    {
        RecordForm form(QLocale(u"en_GB"_s), examine);
        const QLineEdit *name = form.addText(u"name"_s, u"Name"_s);
        const QLineEdit *city = form.addText(u"city"_s, u"City"_s);
        form.putSideBySide();
        form.load(person(u"Ada"_s, u"London"_s));
        form.resize(500, 300);
        form.show();
        QCOMPARE(name->mapTo(&form, QPoint()).y(), city->mapTo(&form, QPoint()).y());
        QCOMPARE(name->accessibleDescription(), u"Required"_s);
    }

    void twoSideBySideAreTogetherAsWideAsOne()
    {
        RecordForm form(QLocale(u"en_GB"_s), examine);
        const QLineEdit *street = form.addText(u"street"_s, u"Street"_s);
        const QLineEdit *code = form.addText(u"code"_s, u"Postal code"_s);
        const QLineEdit *city = form.addText(u"city"_s, u"City"_s);
        form.putSideBySide();
        for (const int width : {300, 1200}) {
            form.resize(width, 300);
            form.show();
            const int ofTwo = city->mapTo(&form, QPoint(city->width(), 0)).x();
            const int ofOne = street->mapTo(&form, QPoint(street->width(), 0)).x();
            QVERIFY2(qAbs(ofTwo - ofOne) <= 1, qPrintable(u"%1 and %2"_s.arg(ofTwo).arg(ofOne))); // of rounding
            QVERIFY(qAbs(code->width() - city->width()) <= 1);
        }
    }

    void aChangedFieldSaysWhatItWas()
    {
        QVERIFY(!fieldOf(m_city)->isChanged());
        m_city->setText(u"Paris"_s);
        QVERIFY(fieldOf(m_city)->isChanged());
        QCOMPARE(fieldOf(m_city)->before(), u"London"_s);
        QCOMPARE(m_city->accessibleDescription(), u"was London"_s);
        m_city->setText(u"London"_s);
        QVERIFY(!fieldOf(m_city)->isChanged());
    }

    // A label takes as long to make as the editor beside it.
    void whatIsLoadedIsNoChangeAndCostsNoLabels()
    {
        const qsizetype before = m_form->findChildren<QLabel *>().size();
        m_form->load(person(u"Grace"_s, u"Arlington"_s));
        QCOMPARE(m_form->findChildren<QLabel *>().size(), before);
        m_name->setText(u"Hopper"_s);
        QVERIFY(m_form->findChildren<QLabel *>().size() > before);
        m_form->load(person(u"Grace"_s, u"Arlington"_s));
        QCOMPARE(m_name->accessibleDescription(), u"Required"_s);
    }

    // What somebody else has changed meanwhile is no change of whoever edits the form.
    void onlyWhatWasChangedHereIsMarkedBesideNewerValues()
    {
        m_name->setText(u"Grace"_s);
        QVERIFY(m_form->rebase(person(u"Ada"_s, u"Paris"_s)).isEmpty());
        QCOMPARE(m_city->text(), u"Paris"_s);
        QVERIFY(!fieldOf(m_city)->isChanged());
        QVERIFY(m_city->accessibleDescription().isEmpty());
        QVERIFY(fieldOf(m_name)->isChanged());
        QCOMPARE(fieldOf(m_name)->before(), u"Ada"_s);
    }

    void theSummaryOfChangesFollowsNewerValues()
    {
        const ChangeSummary summary(*m_form);
        const auto words = [&summary] {
            QStringList all;
            for (const QLabel *label : summary.findChildren<QLabel *>()) {
                if (label->isVisibleTo(&summary))
                    all += label->text();
            }
            return all.join(u'|');
        };
        m_name->setText(u"Grace"_s);
        QCOMPARE(words(), u"Changes|Name|Grace|was Ada"_s);
        m_form->rebase(person(u"Ada"_s, u"Paris"_s)); // somebody else changed the city
        QCOMPARE(words(), u"Changes|Name|Grace|was Ada"_s);
        m_city->setText(u"Rome"_s);
        m_form->rebase(person(u"Grace"_s, u"Paris"_s)); // the name was saved, the city not yet
        QCOMPARE(words(), u"Changes|Address: City|Rome|was Paris"_s);
    }

    void whatIsOnlyBeingMadeWasNothingBefore()
    {
        m_form->loadNew(person({}, {}));
        m_city->setText(u"Paris"_s);
        QVERIFY(!fieldOf(m_city)->isChanged());
    }

    void aFaultGoesAsSoonAsItsCauseIsGone()
    {
        m_name->clear();
        QVERIFY(!fieldOf(m_name)->isFaulty()); // nobody has left it yet
        QVERIFY(!m_form->validate());
        QVERIFY(fieldOf(m_name)->isFaulty());
        QTest::keyClicks(m_name, u"G"_s);
        QVERIFY(!fieldOf(m_name)->isFaulty());
        m_form->showFault(u"city"_s, u"Nobody lives there."_s);
        QTest::keyClicks(m_city, u"x"_s);
        QVERIFY(!fieldOf(m_city)->isFaulty());
    }

    void theFirstFaultHasTheFocus()
    {
        QLineEdit *email = m_form->addText(u"email"_s, u"E-mail"_s);
        email->setFocus();
        m_name->clear();
        QVERIFY(!m_form->validate());
        QCOMPARE(QApplication::focusWidget(), m_name);
    }

    void sectionsStandInTwoColumnsWhereThereIsRoom()
    {
        auto *columns = m_form->findChild<FormColumns *>();
        QCOMPARE(columns->columns(), 1);
        QVERIFY(m_city->mapTo(m_form.get(), QPoint()).y() > m_name->mapTo(m_form.get(), QPoint()).y());
        m_form->resize(1600, 400);
        QTRY_COMPARE(columns->columns(), 2);
        QTRY_VERIFY(m_city->mapTo(m_form.get(), QPoint()).x() > m_form->width() / 2);
    }

    void noFieldIsAsWideAsTheScreen()
    {
        m_form->resize(3000, 400);
        QTRY_VERIFY(m_form->findChild<FormColumns *>()->width() > 2000);
        QVERIFY(m_name->width() < 700);
        QCOMPARE(m_name->mapTo(m_form.get(), QPoint()).x(), 0);
    }

    void aUnitStandsBesideTheNumber()
    {
        QLineEdit *price = m_form->addAmount(u"price"_s, u"Price"_s, u"EUR"_s);
        const QList<QLabel *> labels = fieldOf(price)->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel *l) { return l->text() == u"EUR"; }));
    }

    void daysAreReadAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QDate>("day");
        QTest::newRow("English") << u"en_GB"_s << u"1/11/2026"_s << QDate(2026, 11, 1);
        QTest::newRow("English, padded") << u"en_GB"_s << u"01/11/2026"_s << QDate(2026, 11, 1);
        QTest::newRow("without the year") << u"en_GB"_s << u"1/11"_s << QDate(2026, 11, 1);
        QTest::newRow("German") << u"de_DE"_s << u"1.11.2026"_s << QDate(2026, 11, 1);
        QTest::newRow("German, two digits") << u"de_DE"_s << u"01.11.26"_s << QDate(2026, 11, 1);
        QTest::newRow("German, without the year") << u"de_DE"_s << u"1.11."_s << QDate(2026, 11, 1);
        QTest::newRow("American") << u"en_US"_s << u"11/1/26"_s << QDate(2026, 11, 1);
        QTest::newRow("ISO") << u"de_DE"_s << u"2026-11-01"_s << QDate(2026, 11, 1);
        QTest::newRow("no day") << u"en_GB"_s << u"31/2/2026"_s << QDate();
        QTest::newRow("no date") << u"en_GB"_s << u"soon"_s << QDate();
    }

    void daysAreReadAsPeopleTypeThem()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QDate, day);
        const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
        const TextFormat format(clock, QLocale(language), QTimeZone::utc());
        QCOMPARE(dayFrom(typed, format), day);
        if (day.isValid())
            QCOMPARE(dayFrom(dayText(day, format.locale()), format), day);
    }

    void aRangeOfDaysIsWrittenAsTheLanguageDoes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << u"en_GB"_s << u"1–20 Nov"_s;
        QTest::newRow("German") << u"de_DE"_s << u"1.–20. Nov."_s;
    }

    void aRangeOfDaysIsWrittenAsTheLanguageDoes()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
        const TextFormat format(clock, QLocale(language), QTimeZone::utc());
        QString days = format.days({2026, 11, 1}, {2026, 11, 20});
        QCOMPARE(days.remove(QChar(0x2009)).remove(QChar(0x202f)), text);
    }

    void aRangeMayBeOpen()
    {
        QCOMPARE(RangeValue({u"1"_s, {}}).text(), u"1/.."_s);
        QCOMPARE(RangeValue().text(), QString());
        QCOMPARE(RangeValue::read(u"../5"_s), (RangeValue{{}, u"5"_s}));
        QVERIFY(!RangeValue::read(u"7"_s));
    }

    void aNumberIsReadAsItsLanguageWritesIt_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("number"); // empty: it is none
        const auto row = [](const char *language, const QString &typed, const QString &number) {
            QTest::addRow("%s %s", language, qPrintable(typed))
                << QString::fromLatin1(language) << typed << number;
        };
        row("en_GB", u"1,234,567.89"_s, u"1234567.89"_s);
        row("en_GB", u"1,234"_s, u"1234"_s);
        row("en_GB", u"49,90"_s, u"49.90"_s);
        row("en_GB", u"12,34,567"_s, {});
        row("en_GB", u"1,234."_s, {});
        row("en_GB", u".5"_s, {});
        row("en_GB", u"1.2.3"_s, {});
        row("en_GB", u"-007"_s, u"-7"_s);
        row("en_GB", u"0.50"_s, u"0.50"_s);
        row("en_GB", u"12 months"_s, {});
        row("de_DE", u"1.234,50"_s, u"1234.50"_s);
        row("de_DE", u"49.90"_s, u"49.90"_s);
        row("de_DE", u"1.234"_s, u"1234"_s);
        row("de_DE", u"1.234.56"_s, {});
        row("fr_FR", u"1 234,50"_s, u"1234.50"_s);
        row("ar_EG", u"١٬٢٣٤٫٥٠"_s, u"1234.50"_s);
    }
    void aNumberIsReadAsItsLanguageWritesIt()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, number);
        const JsonValue read = numberFrom(typed, QLocale(language));
        QCOMPARE(read.isNumber(), !number.isEmpty());
        QCOMPARE(read.isNumber() ? QString::fromLatin1(read.digits()) : read.toString(),
                 number.isEmpty() ? typed : number);
    }
};

ONHIRE_GUI_TEST(TestForms)
#include "tst_forms.moc"
