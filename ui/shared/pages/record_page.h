// SPDX-License-Identifier: GPL-3.0-or-later
// A record on a page of its own: the way back, its head, tabs. A form takes the place of the tabs while it is
// open, in the middle and no wider than people read.
#pragma once

#include "ui/shared/forms/edit_place.h"
#include "ui/shared/pages/card_columns.h"
#include "ui/shared/pages/record_head.h"

#include <QPointer>

#include <functional>

class QScrollArea;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace onhire {

class BusyLine;
class CrumbLine;
class FaultCard;

struct RecordTab
{
    QString title;
    QString count = {}; // beside it: how many there are
    std::function<QWidget *(QWidget *parent)> make; // when it is first looked at
    QString name = {}; // by which links lead to it, as in customers.payments; empty: none does
};

struct ReadyTab
{
    int index = -1;
    QPointer<QWidget> widget = {}; // hidden
};

class RecordPage : public QWidget, public EditPlace
{
    Q_OBJECT

public:
    explicit RecordPage(const QString &listTitle, QWidget *parent = nullptr);

    RecordHead *head() const { return m_head; }
    QTabBar *tabs() const { return m_bar; }
    // Whoever reads that record already goes on reading where they are.
    void showRecord(const QString &id, const HeadWords &head, const QList<RecordTab> &tabs,
                    const ReadyTab &ready = {});
    // The tab that is in front, of another record: it is made, and then measured, before it is shown.
    ReadyTab makeReady(const QList<RecordTab> &tabs);
    void measure(const ReadyTab &ready);
    bool showTabNamed(const QString &name); // whether there is one
    void showNothing(const QString &why);
    // Below the head, such as a draft that waits; gone when the record is edited or another one is shown.
    void addNotice(QWidget *notice);
    void clearNotices();
    void setStale(bool stale);
    void showFault(const QString &what, const QString &whatToDo) override;
    void clearFault() override;
    void showWorking(bool isWorking) override;

    void beginEdit(const QString &title, QWidget *form, QWidget *summary) override;
    void endEdit(); // the form goes
    void showDraft(bool isKept) override { m_head->setDraft(isKept); }
    QPushButton *addEditButton(const QString &text, bool primary) override;
    void reveal(QWidget *part) override;

Q_SIGNALS:
    void backWanted();
    void followed(const onhire::Link &link);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    int indexAmong(const QList<RecordTab> &tabs) const; // of the one that is in front
    void showTab(int index);
    void take(int index, QWidget *made);
    void showTabs(bool shown);
    void clearTabs();
    void addTab(const RecordTab &tab);
    QScrollArea *shownTab() const; // none: it does not scroll
    void scrollTo(int place);

    QVBoxLayout *m_top = nullptr;
    CrumbLine *m_crumbs;
    RecordHead *m_head;
    FaultCard *m_fault;
    QWidget *m_notices;
    BusyLine *m_busy;
    QTabBar *m_bar;
    QStackedWidget *m_content;
    QScrollArea *m_formPlace;
    QList<RecordTab> m_tabs;
    QList<QWidget *> m_made; // null: not looked at yet
    QString m_shownId;
    bool m_isStale = false;
};

} // namespace onhire
