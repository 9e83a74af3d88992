// SPDX-License-Identifier: GPL-3.0-or-later
// Every scene of the desktop as somebody meets it who hears it read out, or has only a keyboard: everything
// that takes the focus has a name and a role, tables can be read, and Tab leads to everything in the order in
// which one reads, shows where one is, and comes back to where it began.
#include "app/desktop/scenes.h"
#include "app/desktop/tour.h"
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/watch/ear_check.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/main_window.h"

using namespace onhire;
using namespace Qt::StringLiterals;

class TestEars : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    QMap<Qt::LayoutDirection, EarFaults> m_faults; // with the scenes that they were found in
    QMap<Qt::LayoutDirection, int> m_scenes;

    void listenTo(MainWindow &window, const QString &scene, Qt::LayoutDirection direction)
    {
        ++m_scenes[direction];
        GoToPanel &goTo = *window.goToPanel();
        QWidget *dialog = QApplication::activeModalWidget();
        QWidget &front = dialog ? *dialog : window;
        front.activateWindow();
        if (!QTest::qWaitForWindowActive(&front))
            qFatal("%s is not active", qUtf8Printable(scene));
        const EarFaults found = faultsHeardIn(front, goTo.isVisible() ? goTo : front);
        for (auto fault = found.begin(); fault != found.end(); ++fault) {
            for (const QString &each : *fault)
                note(m_faults[direction][fault.key()], scene, each);
        }
    }

    // What no scene shows: the other side of the scan desk, questions and what else opens over the window.
    static void showMore(MainWindow &window, const std::function<void(const QString &)> &seen)
    {
        const auto run = [&window](const QString &id) {
            for (const ActionRegistry::Entry &entry : window.actions().entries()) {
                if (entry.spec.id == id && entry.action)
                    return entry.action->trigger();
            }
            qFatal("there is no %s", qUtf8Printable(id));
        };
        window.show(u"fulfilment"_s);
        run(u"fulfilment.mode"_s);
        settle();
        seen(u"fulfilment-returns"_s);
        for (const QString &dialog : {u"keys"_s, u"about"_s, u"orders.cancel"_s, u"orders.packing-list"_s,
                                      u"devices.labels"_s, u"devices.deactivate"_s}) {
            if (dialog.contains(u'.')) {
                window.show(dialog.section(u'.', 0, 0));
                auto &page = *static_cast<RecordsPage *>(window.currentPage());
                // one that it can be done with
                const QString status = dialog.startsWith(u"orders") ? u"pending"_s : u"available"_s;
                page.filterBar()->setState({{}, {{u"status"_s, {status}}}});
                waitUntil([&] { return !page.model().isLoading() && page.model().rowCount() > 0; });
                page.open(page.model().idAt(0));
                waitUntil([&] { return !page.pane()->isStale() && page.shown().id == page.model().idAt(0); });
            }
            run(dialog);
            if (!waitUntil([] { return QApplication::activeModalWidget() != nullptr; }))
                qFatal("%s opens nothing", qUtf8Printable(dialog));
            settle();
            seen(dialog);
            QApplication::activeModalWidget()->close();
            settle();
        }
    }

    void listen(Qt::LayoutDirection direction, const QSize &size)
    {
        QApplication::setLayoutDirection(direction);
        Desk desk(m_company->clock, *m_theme);
        desk.startAt(m_company->uri());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window(), 30'000);
        MainWindow &window = *desk.window();
        window.resize(size);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto listen = [&](const QString &scene) { listenTo(window, scene, direction); };
        showScenes(*desk.desktop->tenantWindow(), listen);
        showMore(window, listen);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    // What is wrong in every scene is told once.
    static void note(QStringList &faults, const QString &scene, const QString &what)
    {
        const QString end = u": "_s + what;
        if (!std::ranges::any_of(faults, [&](const QString &each) { return each.endsWith(end); }))
            faults += scene + end;
    }

    void verify(Hearing ear)
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QVERIFY2(m_scenes[direction] >= 30, QByteArray::number(m_scenes[direction]).constData());
            const QStringList faults = m_faults[direction][ear];
            for (const QString &fault : faults)
                qWarning("%s", qUtf8Printable(fault));
            QCOMPARE(faults.size(), 0);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        need(fillWithDemo(m_company->at(m_company->tenant(u"Nordlicht GmbH"_s)), {.orders = 120}));
        listen(Qt::LeftToRight, {1440, 900});
        listen(Qt::RightToLeft, {1024, 700});
    }

    void everythingHasANameAndARole() { verify(Hearing::Names); }
    void tablesAndTheirCellsCanBeRead() { verify(Hearing::Tables); }
    void labelsLeadToTheirFields() { verify(Hearing::Buddies); }
    void tabReachesEverythingAndComesBack() { verify(Hearing::Reach); }
    void tabGoesAsOneReads() { verify(Hearing::Order); }
    void oneSeesWhereOneIs() { verify(Hearing::Focus); }
};

ONHIRE_GUI_TEST(TestEars)
#include "tst_ears.moc"
