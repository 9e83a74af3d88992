// SPDX-License-Identifier: GPL-3.0-or-later
// Filters, their popups and forms in every dress. The pictures are for people to look at; the test asserts what
// they would notice first: nothing is cut off.
#include "tests/ui/edit_buttons.h"
#include "tests/ui/orders_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/filters/record_panel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestFiltersGallery : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<OrdersDesk> m_desk;
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;

    void keep(QWidget *widget, const QString &name)
    {
        QTest::qWait(80);
        const QString file =
            m_folder.filePath(u"%1-%2.png"_s.arg(name, QLatin1StringView(QTest::currentDataTag())));
        QVERIFY(widget->grab().save(file));
        qInfo("picture: %s", qPrintable(file));
    }

    void discard()
    {
        for (QPushButton *button : m_desk->page->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == u"Discard")
                button->click();
        }
    }

    FilterPopup *openFilter(const QString &field)
    {
        m_desk->page->filterBar()->chip(field)->click();
        return m_desk->page->filterBar()->findChild<FilterPopup *>();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
        m_desk = std::make_unique<OrdersDesk>(150);
    }

    void cleanupTestCase()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        m_desk.reset();
    }

    void filtersLookRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("rightToLeft");
        QTest::addColumn<int>("width");
        QTest::newRow("1440") << false << false << 1440;
        QTest::newRow("1024") << false << false << 1024;
        QTest::newRow("2560") << false << false << 2560;
        QTest::newRow("dark") << true << false << 1440;
        QTest::newRow("rtl") << false << true << 1024;
    }

    void filtersLookRight()
    {
        QFETCH(bool, dark);
        QFETCH(bool, rightToLeft);
        QFETCH(int, width);
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        m_desk->window->resize(width, 800);
        OrdersPage *page = m_desk->page;
        page->filterBar()->setState({{}, {{u"created"_s, {u"2026-01-01/2026-12-31"_s}}}});
        QTRY_VERIFY(page->model().hasLoaded() && page->model().rowCount() > 3);
        page->open(page->model().idAt(2));
        keep(m_desk->window.get(), u"orders"_s);
        for (const Chip *chip : page->filterBar()->findChildren<Chip *>())
            QVERIFY2(!chip->isVisible() || chip->width() >= chip->sizeHint().width(), qPrintable(chip->text()));
        for (const QPushButton *button : page->filterBar()->findChildren<QPushButton *>())
            QVERIFY(button->width() >= button->sizeHint().width());

        FilterPopup *days = openFilter(u"created"_s);
        QVERIFY(days);
        keep(days, u"days"_s);
        days->close();
        QTRY_VERIFY(!page->filterBar()->findChild<FilterPopup *>());
        FilterPopup *customers = openFilter(u"customer"_s);
        QVERIFY(customers);
        auto *panel = qobject_cast<RecordPanel *>(customers->panel());
        QTRY_VERIFY(panel->found()->count() > 3);
        keep(customers, u"customers"_s);
        customers->close();

        page->act(u"orders.edit"_s);
        QTRY_VERIFY(page->isEditing());
        if (auto *line = page->form()->findChild<QLineEdit *>())
            line->setText(u"1Z999AA10123456784"_s);
        keep(m_desk->window.get(), u"edit"_s);
        discard();
        QTest::keyClick(page->table(), Qt::Key_Return);
        page->act(u"orders.edit"_s);
        QTRY_VERIFY(page->isEditing());
        keep(m_desk->window.get(), u"page"_s);
        discard();
        QTest::keyClick(m_desk->window.get(), Qt::Key_Escape);
        page->startNewOrder();
        QTRY_VERIFY(page->isEditing());
        saveButton(page)->click();
        keep(m_desk->window.get(), u"new"_s);
        discard();
    }
};

ONHIRE_GUI_TEST(TestFiltersGallery)
#include "tst_filters_gallery.moc"
