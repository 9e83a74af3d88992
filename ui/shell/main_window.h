// SPDX-License-Identifier: GPL-3.0-or-later
// The window: top bar, screens at the side, the current page under its messages, the status line. It knows
// pages by their interface only; each is made when it is first shown.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shared/links/trail.h"
#include "ui/shell/go_to_hit.h"
#include "ui/shell/page_stack.h"

#include <QMainWindow>
#include <QPointer>

class QSettings;

namespace onhire {

class GoToPanel;
class HelpDesk;
class MessageBar;
class NavigationBar;
class StatusLine;
class TopBar;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QSettings &settings, QWidget *parent = nullptr);

    void addPage(const PageSpec &spec);
    void show(const QString &pageId);
    Page *currentPage() const { return m_pages->current(); }
    QString currentPageId() const { return m_pages->currentId(); }
    void follow(const Link &link); // and remember the way back
    void goBack();
    void goForward();
    QList<GoToHit> recent() const { return m_recent; } // records, the latest first
    bool renewRecent(const GoToHit &hit, bool isGone); // one of them; whether it was told otherwise before
    QList<GoToHit> screens() const;
    QList<GoToHit> commands(const QString &typed); // of all screens that are made
    // One that nobody has looked at yet, this one if it is missing; false: all are made.
    bool makeAnotherPage(const QString &rather);
    bool hasScreen(const QString &id) const { return m_pages->has(id); }
    void leave(const std::function<void()> &go); // unless somebody would rather keep what is not saved or done
    void closeForGood(); // nobody is asked

    ActionRegistry &actions() { return m_actions; }
    TopBar *topBar() const { return m_topBar; }
    NavigationBar *navigation() const { return m_navigation; }
    MessageBar *messages() const { return m_messages; }
    StatusLine *statusLine() const { return m_status; }
    GoToPanel *goToPanel() const { return m_goTo; }
    void showKeys();
    void showHelp();
    using QWidget::show;

Q_SIGNALS:
    void draftsChanged();
    void readAgain(); // the page in front, or it could not be

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void leavePages(QStringList unsaved, const std::function<void()> &go);
    void askToDiscard(const Page &page, const std::function<void()> &go);
    void leaveWork(const std::function<void()> &go);
    void layOut();
    void goTo(const GoToHit &hit, bool beside);
    void tellHelp();
    void connectPage(Page *page);
    void bringUp(const QString &pageId);
    QKeySequence keyOfScreen(const QString &id) const;
    Link here() const;
    void returnFromForm();
    void arriveAt(const Link &link);
    void noteRecent(const Link &link, const QString &title, Glyph glyph);

    QSettings &m_settings;
    ActionRegistry m_actions;
    TopBar *m_topBar;
    NavigationBar *m_navigation;
    PageStack *m_pages;
    MessageBar *m_messages;
    StatusLine *m_status;
    GoToPanel *m_goTo;
    HelpDesk *m_help;
    Trail m_trail;
    bool m_hasLedHere = false; // the last link, from another screen
    QList<GoToHit> m_recent;
    QPointer<Page> m_working; // whose work the status line tells of
    bool m_mayClose = false; // although something is not saved
};

} // namespace onhire
