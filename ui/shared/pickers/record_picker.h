// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses one record by typing: what fits is offered below, with its name, its code and one more word (a price,
// a status). Arrow keys go through it, Enter takes one, Esc closes it. The search runs on a worker thread; only
// the answer to what is typed now counts.
#pragma once

#include "core/services/context.h"
#include "ui/shared/workplace/workplace.h"

#include <QLineEdit>
#include <QTimer>

#include <functional>
#include <optional>

class QListWidget;

namespace onhire {

struct PickedRecord
{
    QString id; // an SKU, a serial number, …
    QString name;
    QString code; // shown in fixed pitch; empty: the id says nothing to people
    QString note = {}; // at the end of its line
    friend bool operator==(const PickedRecord &, const PickedRecord &) = default;
};

class RecordPicker : public QLineEdit
{
    Q_OBJECT

public:
    // On a worker thread: what fits, the best first. An empty text asks for what is likely.
    using Search = std::function<Result<QList<PickedRecord>>(const Context &context, const QString &text)>;

    RecordPicker(const Workplace &workplace, Search search, QWidget *parent = nullptr);
    ~RecordPicker() override;

    const std::optional<PickedRecord> &chosen() const { return m_chosen; }
    void choose(const std::optional<PickedRecord> &record);
    void setSearch(Search search) { m_search = std::move(search); }
    void suggestAtOnce(bool atOnce) { m_suggestsAtOnce = atOnce; } // when it gets the focus
    QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void chosenChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QCoro::Task<> search(QString text);
    void show(const Result<QList<PickedRecord>> &found, const QString &text);
    using QWidget::show;
    void addLine(const PickedRecord &record);
    void addNotice(const QString &words);
    void placeList();
    void move(int step);
    void take(int row);
    void close();
    using QWidget::close;
    static QString textOf(const PickedRecord &record);

    const Workplace m_workplace;
    Search m_search;
    QListWidget *m_list;
    QList<PickedRecord> m_found;
    std::optional<PickedRecord> m_chosen;
    bool m_suggestsAtOnce = false;
    bool m_enterWaits = false; // for what is still looked for
    QTimer m_typing;
    Latest m_searches;
};

} // namespace onhire
