// SPDX-License-Identifier: GPL-3.0-or-later
// The scan desk in its window, over a real database that can be cut off, and somebody with a scanner.
#pragma once

#include "core/services/fulfilment/fulfilment.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"
#include "tests/watch/plain_words.h"
#include "ui/fulfilment/desk_parts.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/fulfilment/notice_card.h"
#include "ui/fulfilment/session_card.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/shell/main_window.h"

#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace onhire::test {

class FulfilmentDesk
{
public:
    explicit FulfilmentDesk(const QString &role = QStringLiteral("admin"),
                            QLocale locale = QLocale(QStringLiteral("en_GB")))
        : m_settings(m_folder.filePath(QStringLiteral("s.ini"))),
          m_databases(std::make_shared<ThreadDatabases>(proxy.address().conninfo(appRole))),
          m_live(shop.database.conninfo(), shop.tenant->id)
    {
        const Person person{{QStringLiteral("user"), QStringLiteral("u1"), QStringLiteral("M. Keller")},
                            *Permissions::ofRole(role)};
        session = std::make_shared<Session>(m_databases, shop.tenant, person, shop.clock, m_feed);
        const Workplace workplace{session, m_runner, m_settings, m_live, std::move(locale)};
        newPage = [this, workplace](QWidget *parent) {
            return new FulfilmentPage(workplace, window->actions(), parent);
        };
        window = std::make_unique<MainWindow>(m_settings);
        window->addPage(
            {QStringLiteral("fulfilment"), QStringLiteral("Fulfilment"), Glyph::Barcode, {}, newPage});
        window->resize(1440, 900);
        window->QWidget::show();
        window->activateWindow();
        window->show(QStringLiteral("fulfilment"));
        page = static_cast<FulfilmentPage *>(window->currentPage());
    }

    QString order(int phones, int tablets = 0)
    {
        QByteArray items = "{'sku':'PHONE','quantity':" + QByteArray::number(phones) + ",'contractLength':12}";
        if (tablets > 0)
            items += ",{'sku':'TABLET','quantity':" + QByteArray::number(tablets) + ",'contractLength':24}";
        const QByteArray body =
            "{'customer':{'email':'school@example.com','firstName':'Ada','lastName':'Lovelace',"
            "'company':'Lakeside School','customerType':'business'},"
            "'billingAddress':{'contactName':'Ada','streetAddress':'Main 1','city':'Bonn','country':'Germany'},"
            "'items':["
            + items + "]}";
        const auto request = need(OrderRequest::read(json(body), *shop.tenant));
        return need(placeOrder(shop.context(), request, NaturalKey::Skip)).id;
    }
    QStringList phones(int count)
    {
        QStringList serials;
        for (int i = 0; i < count; ++i)
            serials += shop.device();
        return serials;
    }
    QString of(const QString &orderId, const QString &column)
    {
        return shop.look(
            QStringLiteral("select %2::text from orders where order_id = '%1'").arg(orderId, column));
    }

    // As a wedge scanner types it, to whoever has the focus; Enter is the scanner's.
    void scan(const QString &code, const QString &prefix = {}, const QString &suffix = QStringLiteral("\r"))
    {
        ++scans;
        for (const QChar typed : prefix + code + suffix)
            type(typed);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++keys;
        QTest::keyClick(focus(), key, modifiers);
    }
    QWidget *focus()
    {
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()) || !window->focusWidget())
            qFatal("nothing has the focus");
        return window->focusWidget();
    }
    QSettings &settings() { return m_settings; }
    bool isIdle() const { return page->work().queue().waiting() == 0; }

    // The words that can be read on the screen.
    QString words() const
    {
        QStringList words;
        for (const QLabel *label : page->findChildren<QLabel *>()) {
            if (label->isVisible())
                words += plain(label->text());
        }
        for (const Pill *pill : page->findChildren<Pill *>()) {
            if (pill->isVisible())
                words += pill->accessibleName();
        }
        return words.join(u'\n');
    }
    bool reads(const QString &text) const { return words().contains(text); }
    // What the session says of a serial number, the newest first.
    QStringList results(const QString &code = {}) const
    {
        const QAbstractItemModel *rows = page->findChild<SessionCard *>()->table()->model();
        QStringList results;
        for (int i = 0; i < rows->rowCount(); ++i) {
            if (code.isEmpty() || rows->index(i, DeskSession::Serial).data().toString() == code)
                results += rows->index(i, DeskSession::Result).data().toString();
        }
        return results;
    }
    template <typename Widget>
    Widget *named(const QString &name) const
    {
        for (Widget *each : page->findChildren<Widget *>()) {
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }

    Rentals shop;
    CutProxy proxy{migratedDatabase()};
    SessionPointer session;
    std::unique_ptr<MainWindow> window;
    FulfilmentPage *page = nullptr;
    std::function<FulfilmentPage *(QWidget *parent)> newPage; // another one, as after the next start
    int scans = 0, keys = 0;

private:
    void type(QChar typed)
    {
        if (typed == u'\r')
            QTest::keyClick(focus(), Qt::Key_Return);
        else
            QTest::keyClick(focus(), typed.toLatin1());
    }

    QTemporaryDir m_folder;
    SettingsFile m_settings;
    ChangeFeed m_feed;
    std::shared_ptr<ThreadDatabases> m_databases;
    AsyncRunner m_runner{1}; // one connection: when that is cut off, all are
    LiveChanges m_live;
};

} // namespace onhire::test
