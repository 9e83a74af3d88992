// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of a noun: a table, the selected record beside it or on a page of its own, several of them in the
// bulk pane, and everything that can be done with them. A screen only says what its noun is.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shared/actions/record_desk.h"
#include "ui/shared/pages/chosen_records.h"
#include "ui/shared/pages/editing_page.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/workplace/read_pace.h"

#include <any>

namespace onhire {

class TableExporter;

// A record with all that its pane and its page show.
struct RecordView
{
    ShownRecord record;
    QByteArray content; // everything that was read: what has not changed is not built anew
    std::any more = {}; // whatever else the noun has read
};

struct RecordNoun
{
    Glyph glyph = Glyph::Dot;
    QStringList idPrefixes; // of the records whose changes concern the table
    // Of those of other kinds whose changes bear on what can be done with one, as open orders on a product.
    QStringList bearingPrefixes = {};
    bool givesIds = false; // to be copied, for whoever works with the API

    // On a worker thread: it must not touch the screen.
    std::function<Result<RecordView>(const Context &context, const QString &id)> read;
    // Likewise, what its page shows beside that; none: nothing.
    std::function<Result<void>(const Context &context, RecordView &view)> readForPage = {};

    std::function<HeadWords(const RecordView &view)> head;
    std::function<HeadWords(const RecordView &view)> pageHead = {}; // with more room; none: as in the pane
    std::function<void(SectionPlace &place, const RecordView &view)> sections; // in the pane
    std::function<QList<RecordTab>(const RecordView &view)> tabs = {}; // none: it has no page of its own
    std::function<QString(const JsonValue &record)> nextStep = {}; // the action that is the primary button
    std::function<QString(int count)> selected; // 4 orders selected
    // A record among several, without its status; none: by its title.
    std::function<BulkLine(const ShownRecord &record)> line = {};
    std::function<BulkTotals(const ShownRecords &records)> totals = {}; // of several; none: nothing adds up
};

class RecordsPage : public EditingPage
{
    Q_OBJECT

public:
    RecordsPage(const Workplace &workplace, Parts parts, RecordNoun noun, QWidget *parent = nullptr);

    void activate() override;
    void find() override;
    bool open(const QString &id) override;
    bool openLink(const Link &link) override;
    bool goBack() override;
    bool isAtWork() const override;
    void stopWork() override;
    Link place() const override;
    bool mayStep() const override;
    std::optional<QString> objectOf(const QString &action) const override;
    void openPage(const QString &id);
    virtual void leave(); // whatever lies over the list, as Esc would
    bool isPageShown() const;

    // Does what the key, the menus and Go to offer under this name, with what is selected or shown.
    void act(const QString &action);

    TableExporter *exporter() const { return m_exporter; }
    BulkPane *bulkPane() const { return m_bulk; }
    RecordPage *recordPage() const { return m_page; }
    const ShownRecord &shown() const { return m_view.record; }

protected:
    // To be called once, when the screen is made. Keys work while the focus is on the screen.
    void setActions(QList<RecordAction> actions, ActionRegistry &registry);
    void setCreation(const QString &text, const QString &permission, ActionRegistry &registry,
                     std::function<void(const QString &with)> create);
    bool mayCreate() const { return bool(m_create); }
    // What was begun for several records, once it is known what is to be done with each.
    void run(const RecordAction &action, const ShownRecords &records);

    const RecordView &view() const { return m_view; }

    void readRecord(const QString &id) override;
    void showAgain() override;
    QString shownId() const override { return shown().id; }
    QString shownTitle() const override { return shown().title; }
    bool isBeside(const QString &id) const override;
    void forgetShown(const QString &why) override;
    void setStale(bool stale) override;
    bool showsDetails() const override;
    EditPlace &editPlace() override;
    void focusRecord() override;
    void showCounts() override;
    void openRow(const QString &id) override;
    void selectionChanged(int count) override;
    void fillRowMenu(ActionMenu &menu) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChosenRecords::Words wordsOfSeveral();
    RecordAction copyId();
    ActionOffer exportOffer(const ShownRecords &records);
    ActionOffer copyOffer(const ShownRecords &records);
    void connectParts();
    void addExport(ActionRegistry &registry);
    QCoro::Task<> makeReady(const RecordView &view, Ticket ticket);
    void showView(const RecordView &view);
    void showInPane();
    void showOnPage();
    HeadWords pageHead() const;
    void showHead(RecordHead &head, bool mayOpen);
    QList<QWidget *> draftCards(QWidget *parent); // of what is shown
    QWidget *draftCard(const Draft &draft, QWidget *parent);
    QWidget *olderDrafts(const QList<Draft> &drafts, QWidget *parent);
    void resume(const Draft &draft);
    void hearOfOthers(const QStringList &changedIds);
    void readShownAgain();
    void leavePage();
    void showList(); // without what lies over it
    void step(int rows); // to a neighbour in the list
    void showOutcome(const ActionOutcome &outcome);
    void tellWhyRefused();
    void openRefused(const QString &id);
    void chooseAgain(); // those with which somebody was before they opened one that was refused
    void tellUntilOver(QString &told, const Wording &words); // in its place among those below
    void tellOver(QString &told);

    bool isSomethingChosen() const; // by a person, not by the list
    QStringList chosenIds() const;
    std::optional<ShownRecord> known(const QStringList &ids) const; // if it is just what is shown
    ShownRecords knownSelection() const; // several rows, once they are read

    const RecordNoun m_noun;
    RecordDesk *m_desk;
    RecordPage *m_page;
    BulkPane *m_bulk;
    ChosenRecords *m_chosen;
    TableExporter *m_exporter;
    QList<RecordOutcome> m_refused; // of several, the last time
    struct Choice
    {
        QStringList ids;
        QList<RecordOutcome> refused;
    };
    Choice m_chosenBefore; // the page that is shown
    RecordView m_view;
    struct Ready
    {
        QByteArray content; // what it shows
        ReadyTab tab;
    };
    Ready m_ready; // of the record that is being read, for its page
    std::pair<QString, QString> m_actWhenRead; // a record, and what a link wants to be done with it
    std::function<void(const QString &with)> m_create;
    QTimer m_shownSoon;
    ReadPace m_shownPace{m_shownSoon};
    QString m_untilExported, m_untilActed, m_untilReadAgain; // what was told, and is over then
};

} // namespace onhire
