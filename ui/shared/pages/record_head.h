// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above a record, in the pane and on its page: what it is called, its status, what matters at a
// glance, the next step as the one primary button, and everything else behind '…'.
#pragma once

#include "ui/shared/actions/action_menu.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/links/link.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QToolButton;

namespace onhire {

class FlowLayout;
class Pill;

// One thing in the line below the title.
struct HeadFact
{
    QString label = {}; // Customer; empty: the text says it all
    QString text;
    Link link = {};
    bool isCode = false;
    Tone tone = Tone::Idle; // other than Idle: it presses, as in: ends in 50 days
};

struct HeadWords
{
    QString title;
    StatusLook status;
    QList<HeadFact> facts = {};
    QString crumb = {}; // on its page, behind the list's name; empty: the title
};

class RecordHead : public QWidget
{
    Q_OBJECT

public:
    enum class Place { Pane, Page };

    explicit RecordHead(Place place, QWidget *parent = nullptr);

    void setWords(const HeadWords &words);
    void setDraft(bool isKept); // of what is entered there
    QString title() const;

    // The next step becomes the primary button if it fits; `mayOpen`: the record has a page of its own.
    void setOffers(const QList<ActionOffer> &offers, const QString &nextStep, const RunOffer &run,
                   bool mayOpen);
    void setActionsEnabled(bool enabled);

    QPushButton *addAction(const QString &text, bool primary);
    void clearActions();

    QPushButton *primary() const { return m_primary; }
    QToolButton *more() const { return m_more; }

Q_SIGNALS:
    void closed();
    void openWanted();
    void followed(const onhire::Link &link);

private:
    void layOutForPane();
    void layOutForPage();
    void addFact(const HeadFact &fact);
    void showMenu();

    const Place m_place;
    QLabel *m_title;
    Pill *m_status;
    QLabel *m_draft;
    QToolButton *m_close;
    QToolButton *m_more;
    QPushButton *m_primary = nullptr;
    FlowLayout *m_facts;
    QLayout *m_buttons = nullptr;
    QWidget *m_actions;
    QList<ActionOffer> m_offers; // behind '…'
    RunOffer m_run;
};

} // namespace onhire
