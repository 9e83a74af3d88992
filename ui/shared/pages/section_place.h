// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sections of a record are put: one below the other in the pane, as cards in two columns on its page.
// A record's view is written once, for both.
#pragma once

#include "ui/shared/links/link.h"

#include <QString>

#include <functional>

class QWidget;

namespace onhire {

class DetailSection;

class SectionPlace
{
public:
    enum class Column { Main, Side };

    virtual ~SectionPlace() = default;
    virtual DetailSection *addSection(const QString &title, Column column = Column::Side) = 0;
    virtual void addWidget(QWidget *widget) = 0;
    virtual void addBanner(QWidget *widget) = 0; // over the whole width, above everything else
    virtual bool isPane() const = 0;
};

} // namespace onhire
