// SPDX-License-Identifier: GPL-3.0-or-later
// What a list may be filtered by, and what of it is chosen. Choices are always texts: they are saved with the
// user's filters and travel in links.
#pragma once

#include "core/base/result.h"
#include "ui/shared/text/text_format.h"

#include <QMap>
#include <QStringList>

#include <functional>
#include <variant>

namespace onhire {

class AsyncRunner;

struct FilterChoice
{
    QString value; // for the source
    QString text;
};

// What can be entered beside the choices of a field. Ranges are chosen as RangeValue writes them.

struct ByDays // from … to …, whole days
{
    std::function<TextFormat()> format; // as it is when it is asked: the company's day may be another by then
};

struct ByNumbers
{
    QLocale locale;
    QString unit = {}; // EUR
    int decimals = 0;
};

struct ByText
{
    QString hint = {};
};

// One record, which is found by its name and chosen by its id.
struct ByRecord
{
    AsyncRunner *runner; // on its threads:
    std::function<Result<QList<FilterChoice>>(const QString &typed)> find;
    std::function<Result<QString>(const QString &id)> name;
    QString hint = {};
    bool maySee = true; // who may not see such records is not offered them
};

using FilterEntry = std::variant<std::monostate, ByDays, ByNumbers, ByText, ByRecord>;

struct RowOrder
{
    QString column;
    Qt::SortOrder direction = Qt::DescendingOrder;
    friend bool operator==(const RowOrder &, const RowOrder &) = default;
};

struct FilterField
{
    QString id;
    QString title;
    QList<FilterChoice> choices = {};
    bool always = false; // its chip shows although nothing is chosen
    bool single = false; // choices exclude each other, as spans of time do
    FilterEntry entry = {};
    std::function<RowOrder(const QStringList &chosen)> order = {}; // how the rows stand that it leaves

    bool isOnlyChosen() const { return std::holds_alternative<std::monostate>(entry); }
};

struct FilterState
{
    QString search;
    QMap<QString, QStringList> chosen; // fields without a choice are not in it
    friend bool operator==(const FilterState &, const FilterState &) = default;
};

} // namespace onhire

Q_DECLARE_METATYPE(onhire::FilterState)
