// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the scan desk in every dress. The pictures are for people to look at; the test asserts what they
// would notice first.
#include "core/base/id.h"
#include "core/services/demo/demo.h"
#include "tests/ui/fulfilment_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/theme/theme.h"

#include <QApplication>

using namespace onhire;
using namespace onhire::test;

class TestFulfilmentGallery : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;

    void keep(FulfilmentDesk &desk, const QString &name)
    {
        QTest::qWait(400);
        const QString file =
            m_folder.filePath(name + u'-' + QLatin1StringView(QTest::currentDataTag()) + u".png"_s);
        const QImage image = desk.window->grab().toImage();
        QVERIFY(image.save(file));
        qInfo("picture: %s", qPrintable(file));
        const bool dark = m_theme->mode() == Theme::Mode::Dark;
        const QPoint field = desk.page->field()->mapTo(desk.window.get(),
                                                       desk.page->field()->rect().center()
                                                           + QPoint(0, desk.page->field()->height() / 3));
        QCOMPARE(image.pixelColor(field), colorOf(Role::Pane, dark));
    }

    void lay(FulfilmentDesk &desk, const QString &serial, const QString &location)
    {
        AssetPatch patch;
        patch.location = location;
        need(reviseAsset(desk.shop.context(), serial, patch));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
    }

    void theDeskLooksRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << false << u"en_GB"_s;
        QTest::newRow("dark") << true << u"en_GB"_s;
        QTest::newRow("rtl") << false << u"ar_EG"_s;
    }

    void theDeskLooksRight()
    {
        QFETCH(bool, dark);
        QFETCH(QString, language);
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        const QLocale locale(language);
        QApplication::setLayoutDirection(locale.textDirection());
        FulfilmentDesk desk(u"admin"_s, locale);
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        need(fillWithDemo(desk.shop.context(), {.orders = 40}));
        const QString id = desk.order(20, 2);
        const QStringList phones = desk.phones(14), tablets{desk.shop.device("TABLET")};
        for (int i = 9; i < 14; ++i)
            lay(desk, phones[i], i < 11 ? u"A-12"_s : u"B-03"_s);
        lay(desk, tablets[0], u"D-01"_s);
        const QString other = desk.shop.rent();
        desk.scan(shortCodeOf(id));
        for (int i = 0; i < 8; ++i) {
            desk.scan(phones[i]);
            if (i == 4)
                desk.scan(u"PX9-00417"_s);
        }
        desk.scan(desk.shop.of(other, u"serial_number"_s));
        QTRY_VERIFY(desk.isIdle());
        keep(desk, u"assign"_s);

        desk.page->setTakingBack(true);
        QStringList back;
        for (int i = 0; i < 4; ++i) {
            const QString rental = desk.shop.rent();
            back += desk.shop.of(rental, u"serial_number"_s);
            lay(desk, back.last(), u"A-07"_s);
            if (i < 3)
                desk.shop.cancel(rental);
        }
        desk.scan(back[0]);
        desk.scan(u"good"_s);
        desk.scan(back[1]);
        desk.scan(back[3]);
        desk.scan(back[2]);
        desk.scan(u"damaged"_s);
        QTRY_VERIFY(desk.isIdle());
        keep(desk, u"return"_s);
        desk.window->resize(1024, 700);
        keep(desk, u"narrow"_s);
    }

    void cleanupTestCase() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

ONHIRE_GUI_TEST(TestFulfilmentGallery)
#include "tst_fulfilment_gallery.moc"
