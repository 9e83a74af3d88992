// SPDX-License-Identifier: GPL-3.0-or-later
// Renders a screen in every dress. The pictures are for people to look at; the test asserts what they would
// notice first.
#include "tests/ui/sample_orders.h"
#include "tests/watch/gui_test.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/user_button.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace onhire;

class TestGallery : public QObject
{
    Q_OBJECT

private:
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    AsyncRunner m_runner;
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;

    void addPages(MainWindow &window, QSettings &settings, const QLocale &language)
    {
        const auto orders = [&, language](QWidget *parent) {
            return new SampleOrdersPage(m_runner, m_clock, language, settings, parent);
        };
        window.addPage({u"today"_s, u"Today"_s, Glyph::Home, {}, orders});
        window.addPage({u"fulfilment"_s, u"Fulfilment"_s, Glyph::Barcode, {}, orders});
        window.addPage({u"orders"_s, u"Orders"_s, Glyph::Orders, {}, orders});
        window.addPage({u"subscriptions"_s, u"Subscriptions"_s, Glyph::Subscriptions, {}, orders});
        window.addPage({u"assets"_s, u"Assets"_s, Glyph::Assets, {}, orders});
        window.addPage({u"customers"_s, u"Customers"_s, Glyph::Customers, {}, orders});
        window.addPage({u"groups"_s, u"Billing groups"_s, Glyph::Groups, u"Billing"_s, orders});
        window.addPage({u"payments"_s, u"Payments"_s, Glyph::Payments, u"Billing"_s, orders});
        window.addPage({u"invoices"_s, u"Invoices"_s, Glyph::Invoices, u"Billing"_s, orders});
        window.addPage({u"catalogue"_s, u"Catalogue"_s, Glyph::Catalogue, u"Company"_s, orders});
        window.addPage({u"files"_s, u"Files"_s, Glyph::Files, u"Company"_s, orders});
        window.addPage({u"settings"_s, u"Settings"_s, Glyph::Settings, u"Company"_s, orders});
        window.navigation()->setCount(u"fulfilment"_s, u"14"_s);
        window.navigation()->setCount(u"orders"_s, u"128"_s);
        window.navigation()->setCount(u"subscriptions"_s, u"4,310"_s);
        window.navigation()->setCount(u"payments"_s, u"9 due"_s);
        window.topBar()->setTenant(u"Nordlicht GmbH"_s);
        window.topBar()->setServer({u"Server on 127.0.0.1:8080"_s, Tone::Ok, Glyph::Dot});
        window.topBar()->user()->setName(u"M. Keller"_s);
        window.statusLine()->setConnection(u"Connected · Europe"_s);
        window.statusLine()->setLive(true, u"Live"_s);
    }

    static QImage rendered(QWidget &widget, qreal scale)
    {
        QImage image(widget.size() * scale, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(scale);
        widget.render(&image);
        return image;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
    }

    void ordersLookRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("rightToLeft");
        QTest::addColumn<qreal>("scale");
        QTest::addColumn<bool>("messages");
        QTest::newRow("light") << false << false << 1.0 << false;
        QTest::newRow("dark") << true << false << 1.0 << false;
        QTest::newRow("rtl") << false << true << 1.0 << false;
        QTest::newRow("twice") << false << false << 2.0 << false;
        QTest::newRow("messages") << false << false << 1.0 << true;
    }

    void ordersLookRight()
    {
        QFETCH(bool, dark);
        QFETCH(bool, rightToLeft);
        QFETCH(qreal, scale);
        QFETCH(bool, messages);
        QSettings settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        settings.clear();
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        MainWindow window(settings);
        addPages(window, settings, rightToLeft ? QLocale(u"ar_AE"_s) : QLocale(u"en_GB"_s));
        window.resize(1280, 800);
        window.show();
        window.show(u"orders"_s);
        auto *page = static_cast<SampleOrdersPage *>(window.currentPage());
        page->filterBar()->setState({{}, {{u"status"_s, {u"open"_s}}, {u"created"_s, {u"30"_s}}}});
        QTRY_COMPARE(page->model().rowCount(), 15);
        page->open(u"7Q1X"_s);
        if (messages) {
            window.messages()->showError(u"Order 7Q1X was changed by S. Brandt while you edited it."_s,
                                         u"Compare both values below and save again."_s);
            window.messages()->offerUndo(u"Order 7PWA was cancelled."_s, [] {});
        }
        QTest::qWait(50);
        const QImage image = rendered(window, scale);
        const QString file = m_folder.filePath(QLatin1StringView(QTest::currentDataTag()) + u".png"_s);
        QVERIFY(image.save(file));
        qInfo("picture: %s", qPrintable(file));

        const auto at = [&](int x, int y) { return image.pixelColor(int(x * scale), int(y * scale)); };
        const int navigation = rightToLeft ? 1280 - 5 : 5;
        const int pane = rightToLeft ? 5 : 1280 - 5;
        QCOMPARE(at(navigation, 700), colorOf(Role::Pane, dark));
        QCOMPARE(at(pane, 700), colorOf(Role::Pane, dark));
        if (!messages)
            QCOMPARE(at(640, 760), colorOf(Role::Bg, dark));
    }

    void cleanupTestCase() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

ONHIRE_GUI_TEST(TestGallery)
#include "tst_gallery.moc"
