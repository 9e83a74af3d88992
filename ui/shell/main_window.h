// SPDX-License-Identifier: GPL-3.0-or-later
// The window: top bar, screens at the side, the current page under its messages, the status line. It knows
// pages by their interface only; each is made when it is first shown.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shared/pages/page.h"
#include "ui/shell/go_to_hit.h"
#include "ui/theme/icons.h"

#include <QMainWindow>

class QSettings;
class QStackedWidget;

namespace onhire {

class GoToPanel;
class HelpDesk;
class MessageBar;
class NavigationBar;
class StatusLine;
class TopBar;

struct PageSpec
{
    QString id;
    QString title;
    Glyph glyph;
    QString section = {}; // begins one where it differs from the page before
    std::function<Page *(QWidget *parent)> make;
};

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QSettings &settings, QWidget *parent = nullptr);

    void addPage(const PageSpec &spec);
    void show(const QString &pageId);
    Page *currentPage() const;
    QString currentPageId() const { return m_current; }
    void follow(const Link &link); // and remember the way back
    void goBack();
    void goForward();
    QList<GoToHit> recent() const { return m_recent; } // records, the latest first
    QList<GoToHit> screens() const;
    QList<GoToHit> commands(const QString &typed) const; // that can be given now
    bool hasScreen(const QString &id) const;
    void leave(const std::function<void()> &go); // unless somebody would rather keep what is not saved
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

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void layOut();
    void goTo(const GoToHit &hit, bool beside);
    void tellHelp();
    Page *pageOf(const QString &id);
    QString pageWithUnsaved() const;
    void keepWork();
    void connectPage(Page *page);
    void bringUp(const QString &pageId);
    Link here() const;
    void arriveAt(const Link &link);
    void noteRecent(const Link &link, const QString &title, Glyph glyph);

    QSettings &m_settings;
    ActionRegistry m_actions;
    TopBar *m_topBar;
    NavigationBar *m_navigation;
    QStackedWidget *m_stack;
    MessageBar *m_messages;
    StatusLine *m_status;
    GoToPanel *m_goTo;
    HelpDesk *m_help;
    QList<PageSpec> m_specs;
    QMap<QString, Page *> m_pages;
    QString m_current;
    QList<Link> m_back; // the latest last
    QList<Link> m_forward;
    QList<GoToHit> m_recent;
    bool m_mayClose = false; // although something is not saved
};

} // namespace onhire
