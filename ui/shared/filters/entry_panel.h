// SPDX-License-Identifier: GPL-3.0-or-later
// Where something is entered that a list is to be filtered by.
#pragma once

#include "ui/shared/filters/filter_field.h"

#include <QWidget>

namespace onhire {

class EntryPanel : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void apply() = 0; // what is entered now; says so itself if that is wrong

Q_SIGNALS:
    void entered(const QString &value); // empty: nothing
};

// The panel for what a field takes beside its choices; none if it takes nothing else.
EntryPanel *entryPanelFor(const FilterField &field, const QString &chosen, QWidget *parent);

} // namespace onhire
