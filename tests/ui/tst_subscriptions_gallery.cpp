// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the subscriptions in every dress. The pictures are for people to look at; the test asserts what they
// would notice first.
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/guided/change_table.h"
#include "ui/subscriptions/guided/extend_fields.h"
#include "ui/subscriptions/guided/price_choice.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSubscriptionsGallery : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;

    void keep(QWidget &window, const QString &name)
    {
        QTest::qWait(80);
        const QString file =
            m_folder.filePath(name + u'-' + QLatin1StringView(QTest::currentDataTag()) + u".png"_s);
        QVERIFY(window.grab().toImage().save(file));
        qInfo("picture: %s", qPrintable(file));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font(u"Inter"_s);
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
    }

    void screensLookRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("light") << false << QLocale(u"en_GB"_s);
        QTest::newRow("dark") << true << QLocale(u"en_GB"_s);
        QTest::newRow("german") << false << QLocale(u"de_DE"_s);
        QTest::newRow("arabic") << false << QLocale(u"ar_EG"_s);
    }

    void screensLookRight()
    {
        QFETCH(bool, dark);
        QFETCH(QLocale, locale);
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QApplication::setLayoutDirection(locale.textDirection());
        SubscriptionsDesk desk(locale);
        QTRY_COMPARE(desk.page->model().rowCount(), 2);
        desk.page->open(desk.macBook);
        QTRY_VERIFY(!desk.page->pane()->widget()->findChildren<DetailSection *>().isEmpty());
        keep(*desk.window, u"subscriptions"_s);
        desk.page->openPage(desk.macBook);
        keep(*desk.window, u"subscription-page"_s);
        desk.page->goBack();

        desk.page->act(u"subscriptions.extend"_s);
        QTRY_VERIFY(desk.page->guided());
        GuidedForm *form = desk.page->guided();
        QTRY_VERIFY(form->isCurrent());
        static_cast<ExtendFields *>(form->fields())->price()->line()->setFocus();
        QTest::keyClicks(desk.window->focusWidget(), u"79"_s);
        QTRY_VERIFY(form->isCurrent());
        const ChangeTable *table = form->table();
        QVERIFY(table->width() > desk.window->width() / 3);
        keep(*desk.window, u"extend"_s);
        for (const auto &[action, name] : {std::pair{u"subscriptions.buyout"_s, u"buyout"_s},
                                           std::pair{u"subscriptions.upgrade"_s, u"upgrade"_s},
                                           std::pair{u"subscriptions.replace"_s, u"replace"_s},
                                           std::pair{u"subscriptions.cancel"_s, u"cancel"_s}}) {
            Q_EMIT desk.page->guided()->left();
            desk.page->act(action);
            QTRY_VERIFY(desk.page->guided());
            QTest::qWait(600);
            keep(*desk.window, name);
        }
    }

    void cleanupTestCase() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

ONHIRE_GUI_TEST(TestSubscriptionsGallery)
#include "tst_subscriptions_gallery.moc"
