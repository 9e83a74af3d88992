// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/record_page.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/shared/links/crumb_line.h"
#include "ui/shared/pages/centred_form.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace onhire {

RecordPage::RecordPage(const QString &listTitle, QWidget *parent)
    : QWidget(parent), m_crumbs(new CrumbLine(listTitle, this)),
      m_head(new RecordHead(RecordHead::Place::Page, this)), m_fault(new FaultCard(this)),
      m_notices(new QWidget(this)), m_busy(new BusyLine(this, this)), m_bar(new QTabBar(this)),
      m_content(new QStackedWidget(this)), m_formPlace(new QScrollArea(m_content))
{
    m_crumbs->setEscape(tr("back to the list"));
    connect(m_crumbs, &CrumbLine::backWanted, this, &RecordPage::backWanted);

    auto *top = new QWidget(this);
    setDress(top, "pane");
    top->setAttribute(Qt::WA_StyledBackground);
    auto *head = new QVBoxLayout(top);
    head->setContentsMargins(units(this, 24), units(this, 10), units(this, 24), 0);
    head->setSpacing(units(this, 6));
    head->addWidget(m_crumbs);
    head->addWidget(m_head);
    head->addWidget(m_fault);
    auto *notices = new QVBoxLayout(m_notices);
    notices->setContentsMargins({});
    notices->setSpacing(units(this, 6));
    m_notices->hide();
    head->addWidget(m_notices);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(true);
    m_bar->setAccessibleName(tr("Parts of this record"));
    setFocusProxy(m_bar);
    head->addWidget(m_bar);
    m_top = head;

    m_formPlace->setWidgetResizable(true);
    m_formPlace->setFrameShape(QFrame::NoFrame);
    m_formPlace->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_content->addWidget(m_formPlace);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(top);
    layout->addWidget(horizontalLine(this));
    layout->addWidget(m_content, 1);
    connect(m_bar, &QTabBar::currentChanged, this, &RecordPage::showTab);
    connect(m_head, &RecordHead::followed, this, &RecordPage::followed);
}

void RecordPage::clearTabs()
{
    for (QWidget *each : std::as_const(m_made)) {
        if (each) {
            m_content->removeWidget(each);
            each->hide();
            each->deleteLater();
        }
    }
    m_made.clear();
    m_tabs.clear();
    while (m_bar->count() > 0)
        m_bar->removeTab(0);
}

void RecordPage::addNotice(QWidget *notice)
{
    m_notices->layout()->addWidget(notice);
    m_notices->show();
}

void RecordPage::clearNotices()
{
    m_notices->hide();
    while (QLayoutItem *item = m_notices->layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void RecordPage::showNothing(const QString &why)
{
    m_shownId.clear();
    clearNotices();
    const QSignalBlocker blocked(m_bar);
    clearTabs();
    showTabs(false);
    m_head->clearActions();
    m_head->setWords({why, {}});
    m_crumbs->setHere(why);
}

int RecordPage::indexAmong(const QList<RecordTab> &tabs) const
{
    return qBound(0, m_bar->currentIndex(), int(tabs.size()) - 1);
}

ReadyTab RecordPage::makeReady(const QList<RecordTab> &tabs)
{
    const int index = indexAmong(tabs);
    QWidget *made = tabs.value(index).make(m_content);
    made->hide(); // or it would come up with its parent
    return {index, made};
}

// Its texts are shaped and its parts dressed: most of what showing it would take.
void RecordPage::measure(const ReadyTab &ready)
{
    ready.widget->ensurePolished();
    const auto *area = qobject_cast<QScrollArea *>(ready.widget);
    if (const QLayout *layout = area ? area->widget()->layout() : ready.widget->layout())
        layout->totalHeightForWidth(m_content->width());
}

// The tab that was looked at stays the one that is.
void RecordPage::showRecord(const QString &id, const HeadWords &head, const QList<RecordTab> &tabs,
                            const ReadyTab &ready)
{
    const bool isSame = std::exchange(m_shownId, id) == id;
    const int place = isSame && shownTab() ? shownTab()->verticalScrollBar()->value() : 0;
    m_head->setWords(head);
    m_crumbs->setHere(head.crumb.isEmpty() ? head.title : head.crumb);
    m_crumbs->setEscape(tr("back to the list"));
    const int current = indexAmong(tabs);
    const QSignalBlocker blocked(m_bar);
    clearTabs();
    m_tabs = tabs;
    m_made = QList<QWidget *>(tabs.size(), nullptr);
    for (const RecordTab &tab : tabs)
        addTab(tab);
    m_bar->setCurrentIndex(current);
    showTabs(true);
    if (ready.widget && ready.index == current)
        take(current, ready.widget);
    else if (ready.widget)
        ready.widget->deleteLater();
    showTab(current);
    scrollTo(place);
}

QScrollArea *RecordPage::shownTab() const
{
    return qobject_cast<QScrollArea *>(m_made.value(m_bar->currentIndex()));
}

// What has just been made is laid out first: without its height there is nothing to scroll.
void RecordPage::scrollTo(int place)
{
    QScrollArea *tab = shownTab();
    if (!tab || place == 0)
        return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    tab->verticalScrollBar()->setValue(place);
}

bool RecordPage::showTabNamed(const QString &name)
{
    const auto found = std::ranges::find(m_tabs, name, &RecordTab::name);
    if (name.isEmpty() || found == m_tabs.end())
        return false;
    m_bar->setCurrentIndex(int(found - m_tabs.begin()));
    return true;
}

// Tabs stand on the line below the head; nothing else does.
void RecordPage::showTabs(bool shown)
{
    m_bar->setVisible(shown);
    QMargins margins = m_top->contentsMargins();
    margins.setBottom(shown ? 0 : units(this, 12));
    m_top->setContentsMargins(margins);
}

void RecordPage::addTab(const RecordTab &tab)
{
    const int index = m_bar->addTab(tab.title);
    if (tab.count.isEmpty())
        return;
    //: The title of a tab and how many things are on it, for screen readers, as in: Payments, 24
    m_bar->setAccessibleTabName(index, tr("%1, %2").arg(tab.title, tab.count));
    auto *count = new QLabel(tab.count, m_bar);
    setDress(count, "count");
    count->setFont(scaled(count->font(), 0.92, QFont::DemiBold));
    count->setFixedHeight(units(this, 18));
    m_bar->setTabButton(index, QTabBar::RightSide, count); // which Qt mirrors
}

void RecordPage::showTab(int index)
{
    if (index < 0 || index >= m_tabs.size())
        return;
    if (!m_made[index])
        take(index, m_tabs[index].make(m_content));
    m_content->setCurrentWidget(m_made[index]);
}

void RecordPage::take(int index, QWidget *made)
{
    m_made[index] = made;
    made->setEnabled(!m_isStale);
    if (made->accessibleName().isEmpty())
        made->setAccessibleName(m_tabs[index].title);
    m_content->addWidget(made);
    if (auto *cards = qobject_cast<CardColumns *>(made))
        connect(cards, &CardColumns::followed, this, &RecordPage::followed);
}

void RecordPage::setStale(bool stale)
{
    const QWidget *focus = window()->focusWidget();
    const bool losesFocus = stale && focus
        && (m_content->isAncestorOf(focus) || m_notices->isAncestorOf(focus) || m_head->isAncestorOf(focus));
    if (losesFocus) // else Qt gives it to whatever comes next, be it outside of the page
        setFocus();
    m_isStale = stale;
    m_head->setActionsEnabled(!stale);
    m_notices->setEnabled(!stale);
    for (QWidget *each : std::as_const(m_made)) { // not what is made for the next record meanwhile
        if (each)
            each->setEnabled(!stale);
    }
}

void RecordPage::showFault(const QString &what, const QString &whatToDo)
{
    m_fault->showFault(what, whatToDo);
}

void RecordPage::clearFault()
{
    m_fault->clear();
}

void RecordPage::showWorking(bool isWorking)
{
    m_busy->setBusy(isWorking);
}

void RecordPage::beginEdit(const QString &title, QWidget *form, QWidget *summary)
{
    setStale(false);
    clearFault();
    clearNotices();
    m_head->clearActions();
    m_head->setWords({title, {}});
    m_crumbs->setHere(title);
    m_crumbs->setEscape(tr("back; the draft is kept"));
    showTabs(false);
    auto *centred = new CentredForm;
    m_formPlace->setWidget(centred); // empty, as whatever moves is dressed again; what was there before is gone
    centred->take(form, summary);
    m_content->setCurrentWidget(m_formPlace);
    form->show();
}

void RecordPage::endEdit()
{
    m_head->clearActions();
    if (QWidget *form = m_formPlace->takeWidget())
        form->deleteLater();
}

QPushButton *RecordPage::addEditButton(const QString &text, bool primary)
{
    return m_head->addAction(text, primary);
}

void RecordPage::reveal(QWidget *part)
{
    m_formPlace->ensureWidgetVisible(part);
}

void RecordPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace onhire
