// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+/: every key, by where it works, with a search.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shared/controls/dialog.h"

class QLineEdit;
class QTreeWidget;

namespace onhire {

class KeysDialog : public Dialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const ActionRegistry &registry, QWidget *parent = nullptr);

    QLineEdit *searchField() const { return m_search; }

private:
    void fill(const ActionRegistry &registry);
    void filter(const QString &text);

    QLineEdit *m_search;
    QTreeWidget *m_list;
};

} // namespace onhire
