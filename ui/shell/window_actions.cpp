// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_actions.h"

#include "ui/shell/go_to_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/user_button.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct WindowTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::MainWindow)
};

void addPageActions(MainWindow &window, ActionRegistry &actions)
{
    actions.add(&window, {u"refresh"_s, WindowTexts::tr("Refresh"), {QKeySequence(Qt::Key_F5)}}, [&window] {
        if (Page *page = window.currentPage())
            page->refresh();
    });
    actions.add(&window,
                {u"find"_s, WindowTexts::tr("Search on this screen"), {QKeySequence(QKeySequence::Find)}},
                [&window] {
                    if (Page *page = window.currentPage())
                        page->find();
                });
    actions.add(
        &window,
        {u"columns"_s, WindowTexts::tr("Choose columns and sort order"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L}},
        [&window] {
            if (Page *page = window.currentPage())
                page->arrangeColumns();
        });
    actions.add(&window, {u"undo"_s, WindowTexts::tr("Undo"), {QKeySequence(QKeySequence::Undo)}},
                [&window] { window.messages()->undoLatest(); });
    actions.add(&window, {u"history.back"_s, WindowTexts::tr("Go back"), {Qt::ALT | Qt::Key_Left}},
                [&window] { window.goBack(); });
    actions.add(&window, {u"history.forward"_s, WindowTexts::tr("Go forward"), {Qt::ALT | Qt::Key_Right}},
                [&window] { window.goForward(); });
}

// What tables and forms do themselves.
void listCommonKeys(MainWindow &window, ActionRegistry &actions)
{
    actions.list(&window,
                 {u"open"_s, WindowTexts::tr("Open the selected row"), {QKeySequence(Qt::Key_Return)}});
    actions.list(&window,
                 {u"back"_s,
                  WindowTexts::tr("Leave a field, then close the details, then close a message"),
                  {QKeySequence(Qt::Key_Escape)}});
    actions.list(&window,
                 {u"previous"_s, WindowTexts::tr("Previous record in the list"), {Qt::ALT | Qt::Key_Up}});
    actions.list(&window, {u"next"_s, WindowTexts::tr("Next record in the list"), {Qt::ALT | Qt::Key_Down}});
    actions.list(&window, {u"save"_s, WindowTexts::tr("Save the form"), {Qt::CTRL | Qt::Key_Return}});
    actions.list(&window,
                 {u"copy"_s, WindowTexts::tr("Copy the selected rows"), {QKeySequence(QKeySequence::Copy)}});
}

} // namespace

void addWindowActions(MainWindow &window, ActionRegistry &actions)
{
    actions.add(&window, {u"go-to"_s, WindowTexts::tr("Go to anything"), {Qt::CTRL | Qt::Key_K}},
                [&window] { window.goToPanel()->start(); });
    addPageActions(window, actions);
    // whoever knows of people adds what concerns them
    QMenu *menu = window.topBar()->user()->menu();
    menu->addAction(actions.add(&window,
                                {u"screen.settings"_s, WindowTexts::tr("Settings"), {Qt::CTRL | Qt::Key_Comma}},
                                [&window] { window.show(u"settings"_s); }));
    menu->addAction(actions.add(&window,
                                {u"keys"_s, WindowTexts::tr("Keyboard shortcuts"), {Qt::CTRL | Qt::Key_Slash}},
                                [&window] { window.showKeys(); }));
    menu->addAction(actions.add(&window, {u"help"_s, WindowTexts::tr("Help"), {QKeySequence(Qt::Key_F1)}},
                                [&window] { window.showHelp(); }));
    actions.add(&window, {u"quit"_s, WindowTexts::tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}},
                [&window] { window.close(); });
    listCommonKeys(window, actions);
}

} // namespace onhire
