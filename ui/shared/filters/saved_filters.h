// SPDX-License-Identifier: GPL-3.0-or-later
// The user's named filters of a list: kept in the settings, offered by a chip.
#pragma once

#include "ui/shared/filters/chip.h"
#include "ui/shared/filters/filter_field.h"

class QSettings;

namespace onhire {

class SavedFilters : public Chip
{
    Q_OBJECT

public:
    SavedFilters(const QString &list, QSettings &settings, QWidget *parent);

    QStringList names() const;
    void save(const QString &name, const FilterState &state);
    FilterState saved(const QString &name) const;
    void remove(const QString &name);
    void setCurrent(const FilterState &state) { m_current = state; } // what would be saved

Q_SIGNALS:
    void chosen(const onhire::FilterState &state);

private:
    QVariantMap all() const;
    void openMenu();
    void askName();
    void saveAs(const QString &name); // asks, if another is called so

    const QString m_key;
    QSettings &m_settings;
    FilterState m_current;
};

} // namespace onhire
