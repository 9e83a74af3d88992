// SPDX-License-Identifier: GPL-3.0-or-later
// Every action with a key, in one list: the overview of keys is this list, and two actions that would fight
// over a key are found by a test and not by a user.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>

#include <functional>

namespace onhire {

struct ActionSpec
{
    QString id; // orders.assign
    QString text;
    QList<QKeySequence> keys = {};
    QString where = {}; // the title of the screen it belongs to; empty: everywhere
};

class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        ActionSpec spec;
        QAction *action;
    };

    using QObject::QObject;

    // The action lives with `owner` and works while the focus is inside it; everywhere if `where` is empty.
    QAction *add(QWidget *owner, const ActionSpec &spec, std::function<void()> run);

    // For what a widget handles itself (Enter in a table): listed and checked, but nothing is triggered.
    void list(QWidget *owner, const ActionSpec &spec);

    QList<Entry> entries() const;

    struct Conflict
    {
        QString first;
        QString second;
        QKeySequence key;
    };
    QList<Conflict> conflicts() const;

private:
    QList<Entry> m_entries;
};

} // namespace onhire
