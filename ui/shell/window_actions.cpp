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

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::MainWindow)
};

void addPageActions(MainWindow &window, ActionRegistry &actions)
{
    actions.add(&window, {u"refresh"_s, Words::tr("Refresh"), {QKeySequence(Qt::Key_F5)}}, [&window] {
        if (Page *page = window.currentPage())
            page->refresh();
    });
    actions.add(&window, {u"find"_s, Words::tr("Search on this screen"), {QKeySequence(QKeySequence::Find)}},
                [&window] {
                    if (Page *page = window.currentPage())
                        page->find();
                });
    actions.add(&window, {u"undo"_s, Words::tr("Undo"), {QKeySequence(QKeySequence::Undo)}},
                [&window] { window.messages()->undoLatest(); });
    actions.add(&window, {u"history.back"_s, Words::tr("Go back"), {Qt::ALT | Qt::Key_Left}},
                [&window] { window.goBack(); });
    actions.add(&window, {u"history.forward"_s, Words::tr("Go forward"), {Qt::ALT | Qt::Key_Right}},
                [&window] { window.goForward(); });
}

// What tables and forms do themselves.
void listCommonKeys(MainWindow &window, ActionRegistry &actions)
{
    actions.list(&window, {u"open"_s, Words::tr("Open the selected row"), {QKeySequence(Qt::Key_Return)}});
    actions.list(&window,
                 {u"back"_s, Words::tr("Close the details or leave a field"), {QKeySequence(Qt::Key_Escape)}});
    actions.list(&window, {u"previous"_s, Words::tr("Previous record in the list"), {Qt::ALT | Qt::Key_Up}});
    actions.list(&window, {u"next"_s, Words::tr("Next record in the list"), {Qt::ALT | Qt::Key_Down}});
    actions.list(&window, {u"save"_s, Words::tr("Save the form"), {Qt::CTRL | Qt::Key_Return}});
    actions.list(&window, {u"copy"_s, Words::tr("Copy the selected rows"), {QKeySequence(QKeySequence::Copy)}});
}

} // namespace

void addWindowActions(MainWindow &window, ActionRegistry &actions)
{
    actions.add(&window, {u"go-to"_s, Words::tr("Go to anything"), {Qt::CTRL | Qt::Key_K}},
                [&window] { window.goToPanel()->start(); });
    addPageActions(window, actions);
    // whoever knows of people adds what concerns them
    QMenu *menu = window.topBar()->user()->menu();
    menu->addAction(actions.add(&window,
                                {u"screen.settings"_s, Words::tr("Settings"), {Qt::CTRL | Qt::Key_Comma}},
                                [&window] { window.show(u"settings"_s); }));
    menu->addAction(actions.add(&window,
                                {u"keys"_s, Words::tr("Keyboard shortcuts"), {Qt::CTRL | Qt::Key_Slash}},
                                [&window] { window.showKeys(); }));
    menu->addAction(actions.add(&window, {u"help"_s, Words::tr("Help"), {QKeySequence(Qt::Key_F1)}},
                                [&window] { window.showHelp(); }));
    actions.add(&window, {u"quit"_s, Words::tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}},
                [&window] { window.close(); });
    listCommonKeys(window, actions);
}

} // namespace onhire
