// SPDX-License-Identifier: GPL-3.0-or-later
// Many rows as the parameters of one statement: an array of each column, which the statement takes apart again.
// A text that was never set is null.
#pragma once

#include "core/base/money.h"

#include <QDate>
#include <QVariant>

#include <functional>
#include <optional>
#include <vector>

namespace onhire {

template <typename Row>
class Columns
{
public:
    explicit Columns(const std::vector<Row> &rows) : m_rows(rows) { }

    // Each takes a member of the row, or a function of it.
    template <typename Text>
    Columns &texts(const Text &text)
    {
        return add<QStringList>(text);
    }

    template <typename Bytes>
    Columns &bytes(const Bytes &bytes)
    {
        return add<QByteArrayList>(bytes);
    }

    template <typename Number>
    Columns &numbers(const Number &number)
    {
        return bytes([&](const Row &row) {
            const std::optional<qint64> value = std::invoke(number, row);
            return value ? QByteArray::number(*value) : QByteArray();
        });
    }

    template <typename Amount>
    Columns &amounts(const Amount &amount)
    {
        return numbers([&](const Row &row) {
            const std::optional<Money> value = std::invoke(amount, row);
            return value ? std::optional(qint64(value->minor())) : std::nullopt;
        });
    }

    template <typename Date>
    Columns &dates(const Date &date)
    {
        return texts([&](const Row &row) {
            const std::optional<QDate> value = std::invoke(date, row);
            return value ? value->toString(Qt::ISODate) : QString();
        });
    }

    template <typename Flag>
    Columns &flags(const Flag &flag)
    {
        return bytes([&](const Row &row) { return QByteArray(std::invoke(flag, row) ? "true" : "false"); });
    }

    bool isEmpty() const { return m_rows.empty(); }
    const QVariantList &values() const { return m_columns; }

private:
    template <typename List, typename Value>
    Columns &add(const Value &value)
    {
        List column;
        column.reserve(qsizetype(m_rows.size()));
        for (const Row &row : m_rows)
            column += std::invoke(value, row);
        m_columns += QVariant::fromValue(column);
        return *this;
    }

    const std::vector<Row> &m_rows;
    QVariantList m_columns;
};

} // namespace onhire
