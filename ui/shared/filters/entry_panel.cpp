// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/entry_panel.h"

#include "ui/shared/filters/day_range_panel.h"
#include "ui/shared/filters/number_range_panel.h"
#include "ui/shared/filters/record_panel.h"
#include "ui/shared/filters/text_panel.h"

namespace onhire {
namespace {

struct Maker
{
    EntryPanel *operator()(const std::monostate &) const { return nullptr; }
    EntryPanel *operator()(const ByDays &days) const { return new DayRangePanel(days, chosen, parent); }
    EntryPanel *operator()(const ByNumbers &numbers) const
    {
        return new NumberRangePanel(numbers, chosen, parent);
    }
    EntryPanel *operator()(const ByText &text) const
    {
        return new TextPanel(text, field.title, chosen, parent);
    }
    EntryPanel *operator()(const ByRecord &record) const
    {
        return new RecordPanel(record, field.title, parent);
    }

    const FilterField &field;
    const QString &chosen;
    QWidget *parent;
};

} // namespace

EntryPanel *entryPanelFor(const FilterField &field, const QString &chosen, QWidget *parent)
{
    return std::visit(Maker{field, chosen, parent}, field.entry);
}

} // namespace onhire
