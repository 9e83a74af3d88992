// SPDX-License-Identifier: GPL-3.0-or-later
// The window: top bar, screens at the side, the current page under its messages, the status line. It knows
// pages by their interface only; each is made when it is first shown.
#pragma once

#include "ui/shared/pages/page.h"
#include "ui/shell/action_registry.h"
#include "ui/theme/icons.h"

#include <QMainWindow>

class QSettings;
class QStackedWidget;

namespace onhire {

struct GoToHit;
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
    void goTo(const GoToHit &hit);
    void follow(const Link &link);
    void leave(const std::function<void()> &go); // unless somebody would rather keep what is not saved

    ActionRegistry &actions() { return m_actions; }
    TopBar *topBar() const { return m_topBar; }
    NavigationBar *navigation() const { return m_navigation; }
    MessageBar *messages() const { return m_messages; }
    StatusLine *statusLine() const { return m_status; }
    void showKeys();
    using QWidget::show;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    void addActions();
    Page *pageOf(const QString &id);
    QString pageWithUnsaved() const;
    void connectPage(Page *page);

    QSettings &m_settings;
    ActionRegistry m_actions;
    TopBar *m_topBar;
    NavigationBar *m_navigation;
    MessageBar *m_messages;
    QStackedWidget *m_stack;
    StatusLine *m_status;
    QList<PageSpec> m_specs;
    QMap<QString, Page *> m_pages;
    QString m_current;
    bool m_mayClose = false; // although something is not saved
};

} // namespace onhire
