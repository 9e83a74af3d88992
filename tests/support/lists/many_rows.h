// SPDX-License-Identifier: GPL-3.0-or-later
// A tenant with as many records of each kind as one likes, made from one of each that the services made, and a
// database that knows nothing of them until it is told to look.
#pragma once

#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"

namespace onhire::test {

class ManyRows : public Rentals
{
public:
    ManyRows();

    void grow(int rows); // to so many of each noun
    void growDevices(int devices); // and subscriptions, for the variants, customers and orders that there are
    // As PostgreSQL finds a table that was filled a moment ago, or one that it has had time to look at. What
    // was planned before is forgotten.
    void forgetStatistics();
    void analyse();

    int rows() const { return m_rows; }
    QString nth(const QString &id, int number) const; // the id of a copy; none is the first
    QString customer, order, rental, payment, group, product, variant, invoice, serial; // the first of each

private:
    void copy(const QString &table, const QString &which, const QString &changes);
    void run(const QString &sql);
    void copyDevices(const QString &kind);
    void addWords(const QString &words);

    int m_rows = 1;
    int m_target = 1;
};

} // namespace onhire::test
