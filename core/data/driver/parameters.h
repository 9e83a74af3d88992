// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a statement's parameters as libpq takes them: texts, or null. A list of values (QStringList,
// QByteArrayList, QVariantList) becomes an array, so that one statement can work on many rows:
// unnest($1::text[]).
#pragma once

#include <QByteArray>
#include <QVariantList>

#include <vector>

namespace onhire {

class Parameters
{
public:
    explicit Parameters(const QVariantList &values);

    int count() const { return int(m_values.size()); }
    const char *const *values() const { return m_values.data(); }
    // PostgreSQL knows no NUL in a text, and libpq would take it for the end.
    bool holdNul() const;

private:
    std::vector<QByteArray> m_texts;
    std::vector<const char *> m_values;
};

} // namespace onhire
