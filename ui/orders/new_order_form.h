// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a new order: what, who, where to. A known e-mail address brings the name and the last address with it.
#pragma once

#include "ui/orders/items_editor.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

class NewOrderForm : public RecordForm
{
    Q_OBJECT

public:
    explicit NewOrderForm(const Workplace &workplace, QWidget *parent = nullptr);

    void startFor(const QString &email); // of a customer who is known
    QList<ItemEditor *> items() const { return m_items->items(); }

private:
    void addCustomer();
    QCoro::Task<> recognise();

    const Workplace m_workplace;
    ItemsEditor *m_items;
    QLineEdit *m_email = nullptr;
    QComboBox *m_customerType = nullptr;
    Latest m_searches;
};

} // namespace onhire
