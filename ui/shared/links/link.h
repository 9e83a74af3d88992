// SPDX-License-Identifier: GPL-3.0-or-later
// Where a word on a screen leads: to a record, or to a list with a filter. Pages emit links, the window follows
// them and remembers the way back.
#pragma once

#include <QMap>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace onhire {

struct Link
{
    QString screen; // orders, subscriptions, …: the id of a screen in the window
    QString id = {}; // of the record; empty: the list
    bool asPage = false; // the record on a page of its own instead of beside the list, where it has one
    QMap<QString, QStringList> filters = {}; // of the list, instead of those that are set
    QString act = {}; // what to begin there: an action of that screen, as in subscriptions.extend
    QString with = {}; // what that action is to begin with, as the e-mail address for a new order
    QString search = {}; // in the list

    bool isEmpty() const { return screen.isEmpty(); }
    friend bool operator==(const Link &, const Link &) = default;
};

// To the record's page, or beside its list where it has none; empty for an id of an unknown kind. Devices have
// no id: they are addressed by their serial numbers.
Link linkTo(const QString &id);
Link linkToDevice(const QString &serialNumber);
Link linkToList(const QString &screen, const QMap<QString, QStringList> &filters = {});

} // namespace onhire

Q_DECLARE_METATYPE(onhire::Link)
