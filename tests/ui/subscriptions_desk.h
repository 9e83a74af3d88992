// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of subscriptions in its window, over a real database: one MacBook of which 23 of 24 months are
// paid, as the figures of tests/core/services/tst_previews.cpp, one iPad just begun, and devices on the shelf.
#pragma once

#include "app/documents/pdf_maker.h"
#include "core/services/files/file_room.h"
#include "core/services/housekeeping/housekeeper.h"
#include "tests/support/rentals.h"
#include "tests/ui/halt.h"
#include "ui/shared/guided/guided_form.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/shell/main_window.h"
#include "ui/subscriptions/subscriptions_page.h"

#include <QTemporaryDir>
#include <QTest>

namespace onhire {

class SubscriptionsDesk
{
public:
    explicit SubscriptionsDesk(const QLocale &locale = QLocale(QStringLiteral("en_GB")),
                               QStringList permissions = {QStringLiteral("*")})
        : m_settings(m_folder.filePath(QStringLiteral("s.ini")))
    {
        fill();
        m_databases = std::make_shared<ThreadDatabases>(shop.database.conninfo(), m_runner.reads());
        m_housekeeper = std::make_unique<Housekeeper>(shop.database.conninfo(), m_clock, m_feed, nullptr);
        m_live = std::make_unique<LiveChanges>(shop.database.conninfo(), shop.tenant->id);
        const Person person{{QStringLiteral("user"), QStringLiteral("u1"), QStringLiteral("M. Keller")},
                            Permissions(std::move(permissions))};
        m_files = test::need(FileRoom::open(m_folder.filePath(QStringLiteral("files")), shop.clock.now(),
                                            std::make_shared<PdfMaker>()));
        m_session =
            std::make_shared<Session>(m_databases, shop.tenant, person, shop.clock, m_feed, nullptr, m_files);
        m_locale = locale;
        open();
    }

    // The program ends and begins again: what was kept is there.
    void restart()
    {
        page->keepWork();
        window.reset();
        open();
    }

    void renewTenant()
    {
        m_session->renew(shop.tenant);
        Q_EMIT m_live->companyRenewed();
    }

    std::unique_ptr<Halt> halt() { return std::make_unique<Halt>(m_runner); }
    DraftStore drafts() { return DraftStore(m_settings, *m_session); }

private:
    void open()
    {
        const Workplace workplace{m_session, m_runner, m_settings, *m_live, m_locale};
        window = std::make_unique<MainWindow>(m_settings);
        window->resize(1440, 900);
        window->addPage({QStringLiteral("subscriptions"),
                         QStringLiteral("Subscriptions"),
                         Glyph::Subscriptions,
                         {},
                         [this, workplace](QWidget *parent) {
                             return new SubscriptionsPage(workplace, window->actions(), parent);
                         },
                         Qt::CTRL | Qt::Key_1});
        window->QWidget::show();
        window->activateWindow();
        window->show(QStringLiteral("subscriptions"));
        page = static_cast<SubscriptionsPage *>(window->currentPage());
    }

public:
    bool hears() const { return m_live->hears(); }

    template <typename Change>
    void elsewhere(Change change)
    {
        ChangeFeed feed;
        Context context = shop.context();
        context.feed = &feed;
        if (const auto changed = change(context); !changed)
            qFatal("%s", qUtf8Printable(changed.error().detail));
        const Housekeeper teller(shop.database.conninfo(), m_clock, feed, nullptr);
    }

    test::Rentals shop;
    template <typename Fields>
    Fields *fields() // of the guided form that is open
    {
        return static_cast<Fields *>(page->guided()->fields());
    }
    QWidget *focused() // in the window in front
    {
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()) || !window->focusWidget())
            qFatal("nothing has the focus");
        return window->focusWidget();
    }

    QString macBook, iPad; // subscriptions
    QString spare; // a serial number on the shelf

private:
    void fill()
    {
        using namespace Qt::StringLiterals;
        macBook = shop.rent();
        shop.look(
            u"update payments set status = 'cancelled', cancelled_at = now(), credited_net = total - tax_amount, credited_tax = tax_amount, version = version + 1"_s);
        shop.look(
            uR"(update subscriptions set start_date = '2025-01-12', end_date = '2027-01-12', contract_length = 24,
                original_contract_length = 24, monthly_amount = 8900, prices = '[[0,8900]]', acquisition_cost = 189900,
                list_price = 239900, billed_until = '2025-01-12', next_billing_date = '2025-01-12',
                product_name = 'MacBook Pro 14')"_s);
        for (int month = 0; month < 23; ++month)
            shop.charge(macBook, month, 8900);
        shop.look(u"update subscriptions set next_billing_date = '2026-12-12'"_s);
        shop.pay(macBook);
        shop.go(2026, 11, 23);
        iPad = shop.rent();
        shop.look(u"update customers set company = 'Studio Noord'"_s); // as an order leaves it
        spare = shop.device();
        shop.device("TABLET");
        renewDocuments();
    }
    // The record shows what was written into its columns.
    void renewDocuments()
    {
        test::need(reviseSubscription(shop.context(), macBook,
                                      SubscriptionPatch{.notes = QStringLiteral("Second floor")}));
    }

    QTemporaryDir m_folder;
    SettingsFile m_settings;
    QLocale m_locale;
    const SystemClock m_clock;
    ChangeFeed m_feed;
    std::shared_ptr<ThreadDatabases> m_databases;
    std::shared_ptr<const FileRoom> m_files;
    SessionPointer m_session;
    AsyncRunner m_runner{Halt::Threads};
    std::unique_ptr<Housekeeper> m_housekeeper;
    std::unique_ptr<LiveChanges> m_live;

public:
    std::unique_ptr<MainWindow> window;
    SubscriptionsPage *page = nullptr;
};

} // namespace onhire
