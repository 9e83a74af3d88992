// SPDX-License-Identifier: GPL-3.0-or-later
// The whole desktop as a person meets it: windows, buttons and words, over a real database.
#pragma once

#include "app/desktop/desktop.h"
#include "core/data/schema/migrator.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/test_cluster.h"
#include "tests/watch/plain_words.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/table_page.h"
#include "ui/shared/workplace/settings_file.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/top_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

namespace onhire {

// Those that can be seen, by what stands on them or by their name.
template <typename Widget>
Widget *seen(QWidget *window, const QString &words)
{
    for (Widget *each : window->findChildren<Widget *>()) {
        bool fits = each->accessibleName() == words;
        if constexpr (requires { each->text(); } && !std::is_same_v<Widget, QLineEdit>)
            fits = fits || each->text() == words;
        if (fits && each->isVisible())
            return each;
    }
    return nullptr;
}

inline QString cellText(const TablePage &page, int row, const QString &column)
{
    const QList<Column> &columns = page.model().columns();
    const auto found = std::ranges::find(columns, column, &Column::id);
    return plain(page.model().index(row, int(found - columns.begin())).data().toString());
}

// When it is there: what was just made is shown a moment later.
inline void click(QWidget *window, const QString &words)
{
    if (!QTest::qWaitFor([&] { return seen<QPushButton>(window, words); }))
        qFatal("no button %s", qUtf8Printable(words));
    seen<QPushButton>(window, words)->click();
}

inline QString allWords(QWidget *window)
{
    QStringList words;
    for (const QLabel *label : window->findChildren<QLabel *>()) {
        if (label->isVisible())
            words += label->text();
    }
    return words.join(u'\n');
}

inline void retype(QLineEdit *line, const QString &text)
{
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

template <typename T>
T need(Result<T> result)
{
    if (!result)
        qFatal("%s %s", infoOf(result.error().code).name.data(), qUtf8Printable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

// One person at one machine: settings that last from one start of the program to the next.
class Desk
{
public:
    explicit Desk(const Clock &clock, Theme &theme) : m_clock(clock), m_theme(theme) { }

    // Starts the program, as from the menu: it goes where it was the last time.
    Desktop &start(DesktopOptions options = {})
    {
        desktop.reset();
        desktop =
            std::make_unique<Desktop>(options, m_clock, settings, m_theme, QLocale(QStringLiteral("en_GB")));
        desktop->start();
        return *desktop;
    }
    void startAt(const QString &database)
    {
        DesktopOptions options;
        options.request.place.database = database;
        options.placeGiven = true;
        start(options);
    }

    StartPage *page() { return &desktop->startPage(); }
    SessionPointer session() { return desktop->tenantWindow()->workplace().session; }
    MainWindow *window() { return desktop->tenantWindow() ? &desktop->tenantWindow()->window() : nullptr; }
    // The screen with a table: from Today on to the orders.
    TablePage *table()
    {
        if (window()->currentPageId() == QStringLiteral("today"))
            window()->show(QStringLiteral("orders"));
        return static_cast<TablePage *>(window()->currentPage());
    }
    QString messages() { return window()->messages()->shown().join(u'\n'); }

private:
    const Clock &m_clock;
    Theme &m_theme;
    QTemporaryDir m_folder;

public:
    SettingsFile settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<Desktop> desktop;
};

// A database that somebody runs for the company.
class CompanyDatabase
{
public:
    CompanyDatabase() : m_address(TestCluster::freshDatabase(migrated())), database(m_address.conninfo(appRole))
    {
    }

    QString uri() const { return m_address.uri(adminRole); } // who may become the role that works
    const ClusterAddress &address() const { return m_address; }
    QString look(const QString &statement) { return runSql(m_address, adminRole, {statement}); }
    void admin(const QStringList &statements)
    {
        ClusterAddress elsewhere = m_address;
        elsewhere.database = QStringLiteral("postgres");
        QStringList named;
        for (const QString &statement : statements)
            named += statement.arg(m_address.database);
        runSql(elsewhere, adminRole, named);
    }

    TenantPointer tenant(const QString &name, const QString &organisation = {})
    {
        return need(createTenant(database, clock, {.name = name, .organisationId = organisation}));
    }
    Context at(const TenantPointer &tenant) { return {database, tenant, {}, {}, clock}; }

private:
    static ClusterAddress migrated()
    {
        static const ClusterAddress address = [] {
            const ClusterAddress made = TestCluster::freshDatabase();
            need(migrate(made.conninfo(ownerRole)));
            return made;
        }();
        return address;
    }

    const ClusterAddress m_address;

public:
    FixedClock clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    Database database;
};

} // namespace onhire
