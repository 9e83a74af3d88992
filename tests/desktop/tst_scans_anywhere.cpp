// SPDX-License-Identifier: GPL-3.0-or-later
// Wherever the program takes a scan, it takes one without what the company's scanners type around a code.
#include "core/services/assets/assets.h"
#include "core/services/demo/demo.h"
#include "core/services/moment.h"
#include "core/services/tenants/tenants.h"
#include "tests/desktop/desk_round.h"
#include "tests/ui/wedge.h"
#include "tests/watch/gui_test.h"
#include "ui/devices/device_intake.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shell/go_to_panel.h"

#include <QPlainTextEdit>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestScansAnywhere : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    TenantPointer m_tenant;
    std::unique_ptr<Desk> m_desk;
    Wedge m_wedge;
    QString m_prefix, m_suffix;

    MainWindow &window() { return *m_desk->window(); }
    QString look(const QString &sql) { return m_company->look(sql); }
    QString aDevice(int which)
    {
        return look(
            u"select serial_number from assets where status = 'available' order by 1 offset %1 limit 1"_s.arg(
                which));
    }
    void scan(const QString &code)
    {
        m_wedge.type(m_prefix + code + m_suffix, 5, &window());
        if (m_suffix.isEmpty())
            QTest::qWait(FrameReader::LongestGap + 200); // nothing else says that it is over
    }
    void addDevice(const QString &serial)
    {
        const Context here = m_company->at(m_tenant);
        const QString sku = look(u"select sku from assets where status = 'available' order by 1 limit 1"_s);
        const JsonValue body = JsonValue::object(
            {{u"serialNumber"_s, JsonValue::string(serial)}, {u"sku"_s, JsonValue::string(sku)}});
        need(createAsset(here, need(AssetRequest::read(body, *here.tenant, todayOf(here)))));
    }
    void set(const QString &key, const QString &value)
    {
        need(setSetting(m_company->at(m_tenant), key, JsonValue::string(value)));
    }
    void begin(const QString &screen)
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 20'000);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window()));
        window().show(screen);
        QTRY_COMPARE(ScanFrame::of(m_desk->session()->tenant()->settings).prefix, m_prefix);
        QTRY_COMPARE(ScanFrame::of(m_desk->session()->tenant()->settings).suffix, m_suffix);
    }
    RecordsPage *records() { return qobject_cast<RecordsPage *>(window().currentPage()); }

    static void addFrames()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("prefix and Enter") << u"^"_s << u"\r"_s;
        QTest::newRow("prefix and Tab") << u"^"_s << u"\t"_s;
        QTest::newRow("prefix alone") << u"^"_s << u""_s;
        QTest::newRow("letters") << u"ZZ"_s << u"#\r"_s;
        QTest::newRow("Tab") << u""_s << u"\t"_s;
        QTest::newRow("a character and Enter") << u""_s << u"#\r"_s;
        QTest::newRow("nothing") << u""_s << u""_s;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        need(fillWithDemo(m_company->at(m_tenant), {.orders = 60}));
        addDevice(u"SCAN-7"_s);
        for (int i = 0; i < 12; ++i)
            addDevice(u"SCAN-7%1"_s.arg(i, 2, 10, QChar(u'0')));
    }
    void init()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, suffix);
        m_prefix = prefix;
        m_suffix = suffix;
        set(u"scanner.prefix"_s, prefix);
        set(u"scanner.suffix"_s, suffix);
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
    }
    void cleanup() { m_desk.reset(); }

    void newDevicesGetTheSerialNumbersOnTheirLabels_data() { addFrames(); }
    void newDevicesGetTheSerialNumbersOnTheirLabels()
    {
        begin(u"devices"_s);
        click(&window(), u"Add devices"_s);
        auto *intake = window().findChild<DeviceIntake *>();
        QVERIFY(intake);
        QVERIFY(QTest::qWaitForWindowActive(intake));
        QPlainTextEdit *serials = intake->serialsField();
        serials->setFocus();
        QTRY_VERIFY(serials->hasFocus());
        scan(u"QQ-1001"_s);
        scan(u"QQ-1002"_s);
        QCOMPARE(serials->toPlainText(), u"QQ-1001\nQQ-1002\n"_s);
        m_wedge.type(u"BY-HAND"_s, 150, intake);
        if (!m_prefix.isEmpty()) { // else nobody can say where a scan begins
            scan(u"QQ-1003"_s);
            QCOMPARE(serials->toPlainText(), u"QQ-1001\nQQ-1002\nBY-HAND\nQQ-1003\n"_s);
        }
        if (m_prefix == u"^") {
            m_wedge.type(m_prefix + u"QQ-1004"_s + m_suffix, 5, &window()); // nobody waits before the next one
            scan(u"QQ-1005"_s);
            QVERIFY2(serials->toPlainText().endsWith(u"\nQQ-1003\nQQ-1004\nQQ-1005\n"),
                     qPrintable(serials->toPlainText()));
            QTest::keyClicks(serials, u"^9"_s); // by a person who thinks again
            QTest::keyClick(serials, Qt::Key_Backspace);
            QVERIFY2(serials->toPlainText().endsWith(u"\n^"), qPrintable(serials->toPlainText()));
        }
        QVERIFY(serials->hasFocus());
        m_wedge.type(u"\t"_s, 150, intake); // by a person
        QVERIFY(!serials->hasFocus());
        serials->clear();
    }

    void aListIsFilteredByTheCode_data() { addFrames(); }
    void aListIsFilteredByTheCode()
    {
        begin(u"devices"_s);
        QTRY_VERIFY(records() && records()->model().rowCount() > 2);
        records()->find();
        scan(aDevice(0));
        QTRY_COMPARE(records()->model().rowCount(), 1);
        QCOMPARE(records()->model().idAt(0), aDevice(0));
        if (m_prefix.isEmpty())
            return;
        scan(aDevice(1)); // instead of the one before
        QTRY_COMPARE(records()->model().rowCount(), 1);
        QTRY_COMPARE(records()->model().idAt(0), aDevice(1));
    }

    void whatIsScannedIntoGoToOpens_data() { addFrames(); }
    void whatIsScannedIntoGoToOpens()
    {
        begin(u"fulfilment"_s); // which waits for scans itself, but not while somebody looks for something
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window().goToPanel()->field()->hasFocus());
        scan(aDevice(0));
        QTRY_COMPARE(window().currentPageId(), u"devices"_s);
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().id, aDevice(0));
    }

    // Twelve newer devices have numbers that begin with the one that is scanned.
    void aDeviceIsChosenForAGuidedForm_data()
    {
        addFrames();
        QTest::newRow("Enter, as scanners come") << u""_s << u"\r"_s;
    }
    void aDeviceIsChosenForAGuidedForm()
    {
        begin(u"subscriptions"_s);
        const QString rental =
            look(u"select rental_id from subscriptions where status = 'active' order by 1 limit 1"_s);
        window().follow({.screen = u"subscriptions"_s, .id = rental, .act = u"subscriptions.replace"_s});
        const auto picker = [] { return qobject_cast<RecordPicker *>(QApplication::focusWidget()); };
        QTRY_VERIFY_WITH_TIMEOUT(picker(), 10'000);
        const QPointer<RecordPicker> field = picker();
        scan(u"SCAN-999"_s);
        QTRY_VERIFY(field->list()->isVisible() && field->list()->count() == 1);
        QCOMPARE(plain(field->list()->item(0)->text()), u"Nothing has the number SCAN-999"_s);
        m_wedge.type(u"\r"_s, 150, &window()); // by a person: there is nothing to take
        QVERIFY(!field->chosen());
        scan(u"SCAN-7"_s); // in the place of the one before
        QTRY_VERIFY(field && field->chosen());
        QCOMPARE(field->chosen()->id, u"SCAN-7"_s);
    }

    void aPersonTakesWhatIsOfferedFirst_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("Enter, as scanners come") << u""_s << u"\r"_s;
    }
    void aPersonTakesWhatIsOfferedFirst()
    {
        begin(u"subscriptions"_s);
        const QString rental =
            look(u"select rental_id from subscriptions where status = 'active' order by 1 limit 1"_s);
        window().follow({.screen = u"subscriptions"_s, .id = rental, .act = u"subscriptions.replace"_s});
        const auto picker = [] { return qobject_cast<RecordPicker *>(QApplication::focusWidget()); };
        QTRY_VERIFY_WITH_TIMEOUT(picker(), 10'000);
        m_wedge.type(u"SCAN-7\r"_s, 150, &window()); // Enter waits for what is offered
        QTRY_VERIFY(picker() && picker()->chosen());
        QCOMPARE(picker()->chosen()->id, u"SCAN-711"_s);
    }
};

ONHIRE_GUI_TEST(TestScansAnywhere)
#include "tst_scans_anywhere.moc"
