// SPDX-License-Identifier: GPL-3.0-or-later
// What was typed into forms and is not saved yet, kept on this machine for the person who typed it: it outlives
// another row, another screen and the program itself. A draft knows what each value was when it was changed, so
// that a change by somebody else in between is seen.
#pragma once

#include "core/base/json_value.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <optional>

class QSettings;

namespace onhire {

class Session;

struct Draft
{
    QString screen; // orders
    QString id; // of the record, or DraftStore::newWith()
    QString title; // of the form
    QDateTime at;
    JsonValue entries; // of an edit: path → {mine, base}
    QString act = {}; // the guided form it belongs to, as in subscriptions.extend; empty: an edit
};

// The title of a form with what people tell its record from others of the same name by: a serial number, a
// customer. What is empty is left out.
QString titleOfDraft(const QString &form, const QStringList &apart);

class DraftStore
{
public:
    // The id of what does not exist yet; `with`: what it was begun with, see Link::with.
    static QString newWith(const QString &with);
    static std::optional<QString> begunWith(const QString &id); // none: it exists

    DraftStore(QSettings &settings, const Session &session); // of its person, at its tenant

    QList<Draft> all() const; // the oldest first
    QList<Draft> of(const QString &screen, const QString &id) const;
    std::optional<Draft> find(const QString &screen, const QString &id, const QString &act = {}) const;
    void keep(const Draft &draft);
    void drop(const QString &screen, const QString &id, const QString &act = {});

private:
    QString key(const QString &screen, const QString &id, const QString &act) const;

    QSettings &m_settings;
    const QString m_group;
};

} // namespace onhire
