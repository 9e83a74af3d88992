// SPDX-License-Identifier: GPL-3.0-or-later
// Below a chip: the choices of a field, and where something else can be entered. Enter applies, Esc goes back.
#pragma once

#include "ui/shared/filters/entry_panel.h"

#include <QFrame>

class QVBoxLayout;

namespace onhire {

class FilterPopup : public QFrame
{
    Q_OBJECT

public:
    FilterPopup(const FilterField &field, const QStringList &chosen, QWidget *parent);

    EntryPanel *panel() const { return m_panel; }
    void openBelow(QWidget *widget);

Q_SIGNALS:
    void chosen(const QStringList &values); // none: nothing

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addChoices(const FilterField &field, const QStringList &chosen);
    void addButtons(bool isChosen);
    void choose(const QString &value);

    QVBoxLayout *m_layout;
    EntryPanel *m_panel = nullptr;
};

// Where something that opens below a widget begins, so that it ends with the widget in languages that run from
// right to left.
QPoint below(const QWidget *widget, int width);

} // namespace onhire
