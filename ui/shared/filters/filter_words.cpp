// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_words.h"

#include "ui/shared/text/range_value.h"
#include "ui/shared/text/texts.h"

namespace onhire {
namespace {

QString titled(const QString &title, const QString &words)
{
    //: A filter and what is selected, as in: Status: open
    return FilterTexts::tr("%1: %2").arg(title, words);
}

QString ofDays(const QString &title, const RangeValue &range, const TextFormat &format)
{
    const QDate first = QDate::fromString(range.from, Qt::ISODate);
    const QDate last = QDate::fromString(range.to, Qt::ISODate);
    if (first.isValid() && last.isValid())
        return titled(title, format.days(first, last));
    if (first.isValid())
        //: A filter of days with an open end, as in: Created: from 1 Nov
        return FilterTexts::tr("%1: from %2").arg(title, format.day(first));
    //: A filter of days with an open beginning, as in: Created: until 20 Nov
    return FilterTexts::tr("%1: until %2").arg(title, format.day(last));
}

QString ofNumbers(const QString &title, const RangeValue &range, const QLocale &locale)
{
    const auto number = [&](const QString &digits) {
        const QString whole = locale.toString(digits.section(u'.', 0, 0).toLongLong());
        const QString rest = digits.section(u'.', 1);
        return leftToRight(rest.isEmpty() ? whole : whole + locale.decimalPoint() + rest);
    };
    if (range.to.isEmpty())
        //: A filter of amounts with an open end, as in: Monthly: from 100
        return FilterTexts::tr("%1: from %2").arg(title, number(range.from));
    if (range.from.isEmpty())
        //: A filter of amounts with an open beginning, as in: Monthly: up to 200
        return FilterTexts::tr("%1: up to %2").arg(title, number(range.to));
    //: A range of amounts, as in: 100–200
    return titled(title, FilterTexts::tr("%1–%2").arg(number(range.from), number(range.to)));
}

QString ofChoices(const FilterField &field, const QStringList &chosen)
{
    QStringList words;
    for (const FilterChoice &choice : field.choices) {
        if (chosen.contains(choice.value))
            words.append(choice.text);
    }
    if (words.isEmpty())
        return {};
    if (field.single)
        return words.first();
    if (words.size() > 2)
        //: A filter with several choices, as in: Status: 3 selected
        return FilterTexts::tr("%1: %Ln selected", nullptr, int(words.size())).arg(field.title);
    return titled(field.title, words.join(FilterTexts::tr(", ")));
}

} // namespace

QString chipText(const FilterField &field, const QStringList &chosen, const QMap<QString, QString> &names)
{
    if (chosen.isEmpty())
        return field.title;
    if (const QString choices = ofChoices(field, chosen); !choices.isEmpty())
        return choices;
    const QString &value = chosen.first();
    if (std::holds_alternative<ByText>(field.entry))
        return titled(field.title, value);
    if (std::holds_alternative<ByRecord>(field.entry))
        return titled(field.title, names.value(value));
    const auto range = RangeValue::read(value);
    if (!range)
        return field.title;
    if (const auto *days = std::get_if<ByDays>(&field.entry))
        return ofDays(field.title, *range, days->format());
    if (const auto *numbers = std::get_if<ByNumbers>(&field.entry))
        return ofNumbers(field.title, *range, numbers->locale);
    return field.title;
}

} // namespace onhire
