// SPDX-License-Identifier: GPL-3.0-or-later
// Some of a few words, each with a box to check.
#pragma once

#include "ui/shared/filters/filter_field.h"

#include <QWidget>

class QCheckBox;

namespace onhire {

class CheckSet : public QWidget
{
    Q_OBJECT

public:
    explicit CheckSet(const QList<FilterChoice> &choices, QWidget *parent = nullptr);

    QStringList chosen() const; // their values, in the order of the choices
    void choose(const QStringList &values);

Q_SIGNALS:
    void changed();

private:
    QList<std::pair<QString, QCheckBox *>> m_boxes; // with what they stand for
};

} // namespace onhire
