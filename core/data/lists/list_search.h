// SPDX-License-Identifier: GPL-3.0-or-later
// What the search box of a list looks through, as data: by which of its columns a row is found, and how what
// was typed leads to values of that column.
#pragma once

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>

namespace onhire {

// From what was found to rows of another table that have it, and on to a column of theirs.
struct Hop
{
    QLatin1StringView table; // subscriptions
    QLatin1StringView from; // serial_number
    QLatin1StringView to; // order_id
    bool isInOrder = false; // its index goes on with `to`, the id of the list
};

// Records of a noun that have, for every word that was typed, a word that begins so.
struct FoundByWords
{
    QLatin1StringView noun; // customer
    QLatin1StringView column; // o.customer_id
    QList<Hop> hops = {};
};

// Rows that a record of another table leads to which has what was typed as its name, where that looks like one.
struct FoundByName
{
    bool (*isName)(QStringView typed);
    QLatin1StringView column; // p.payment_id
    Hop hop; // {invoices, invoice_number, payment_id}
};

struct ListSearch
{
    QList<FoundByWords> words = {};
    QList<FoundByName> names = {};
    QLatin1StringView shortCode = {}; // begins as it was typed
    QList<QLatin1StringView> texts = {}; // the columns that are compared as a whole
    QLatin1StringView beginning = {}; // likewise, and by its beginning: many rows may have the same one
    QLatin1StringView within = {}; // a column of few rows in which what was typed may stand anywhere
};

// What was typed, in the shapes in which it is looked for.
struct TypedSearch
{
    explicit TypedSearch(const QString &typed);

    QStringList words; // folded, as words are kept
    QString text; // in small letters
    QString shortCode; // as one begins; empty: none does
};

} // namespace onhire
