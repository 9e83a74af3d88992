// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the catalogue and the customers in every dress. The pictures are for people to look at; the test
// asserts what they would notice first.
#include "core/services/customers/customers.h"
#include "core/services/demo/demo.h"
#include "tests/support/ui_place.h"
#include "tests/ui/edit_buttons.h"
#include "tests/watch/gui_test.h"
#include "ui/customers/customers_page.h"
#include "ui/products/catalogue_page.h"
#include "ui/products/price_editor.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestScreensGallery : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    ActionRegistry m_actions;

    template <typename Page>
    std::unique_ptr<Page> shown()
    {
        std::unique_ptr<Page> page;
        if constexpr (std::is_constructible_v<Page, Workplace, ActionRegistry &>)
            page = std::make_unique<Page>(m_place->workplace(), m_actions);
        else
            page = std::make_unique<Page>(m_place->workplace());
        page->resize(1080, 760);
        page->show();
        page->activate();
        return page;
    }

    void keep(EditingPage &page, const QString &name)
    {
        QTest::qWait(80);
        const QString file =
            m_folder.filePath(name + u'-' + QLatin1StringView(QTest::currentDataTag()) + u".png"_s);
        const QImage image = page.grab().toImage();
        QVERIFY(image.save(file));
        qInfo("picture: %s", qPrintable(file));
        const bool dark = m_theme->mode() == Theme::Mode::Dark;
        // beside the table, where a scroll bar of the pane is not
        const int inset = QApplication::isRightToLeft() ? page.pane()->width() - 5 : 5;
        const QPoint pane = page.pane()->mapTo(&page, QPoint(inset, 100));
        QCOMPARE(image.pixelColor(pane), colorOf(Role::Pane, dark));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
        m_place = std::make_unique<UiPlace>();
        UiPlace::value(fillWithDemo(m_place->context(), {.orders = 60}));
    }

    void screensLookRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("light") << false << false;
        QTest::newRow("dark") << true << false;
        QTest::newRow("rtl") << false << true;
    }

    void screensLookRight()
    {
        QFETCH(bool, dark);
        QFETCH(bool, rightToLeft);
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        m_place->setLanguage(rightToLeft ? QLocale(u"ar_EG"_s) : QLocale(u"en_GB"_s));

        auto catalogue = shown<CataloguePage>();
        QTRY_VERIFY(catalogue->model().rowCount() > 10);
        catalogue->open(catalogue->model().idAt(4));
        QTRY_VERIFY(!catalogue->pane()->findChildren<Card *>().isEmpty());
        keep(*catalogue, u"catalogue"_s);
        for (QPushButton *button : catalogue->pane()->findChildren<QPushButton *>()) {
            if (hasDress(*button, "dense")) {
                button->click();
                break;
            }
        }
        QTRY_VERIFY(catalogue->isEditing());
        catalogue->findChild<PriceEditor *>()->cell(1, PriceEditor::Discount)->setText(u"150 %"_s);
        saveButton(catalogue.get())->click();
        keep(*catalogue, u"variant"_s);

        auto customers = shown<CustomersPage>();
        QTRY_VERIFY(customers->model().rowCount() > 10);
        const QString id = customers->model().idAt(2);
        customers->open(id);
        QTRY_VERIFY(customers->findChild<LinkCard *>());
        keep(*customers, u"customer"_s);
        customers->act(u"customers.edit"_s);
        QTRY_VERIFY(customers->isEditing());
        customers->form()->findChildren<QLineEdit *>().at(1)->setText(u"Mine"_s);
        const Context here = m_place->context();
        const auto other = CustomerPatch::read(
            readJson(R"({"lastName":"Theirs )" + QByteArray(QTest::currentDataTag()) + R"("})").value(), id,
            *here.tenant);
        UiPlace::value(reviseCustomer(here, id, *other));
        saveButton(customers.get())->click();
        QTRY_VERIFY(customers->form()->findChild<Card *>());
        keep(*customers, u"conflict"_s);
    }

    void cleanupTestCase()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        m_place.reset();
    }
};

ONHIRE_GUI_TEST(TestScreensGallery)
#include "tst_screens_gallery.moc"
