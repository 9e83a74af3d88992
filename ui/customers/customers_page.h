// SPDX-License-Identifier: GPL-3.0-or-later
// The customers: who they are, what they bring, and their latest orders. Customers arise from orders, so none
// is made here.
#pragma once

#include "ui/shared/pages/records_page.h"

namespace onhire {

class CustomersPage : public RecordsPage
{
    Q_OBJECT

public:
    CustomersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;

private:
    RecordNoun nounFor(const Workplace &workplace);
    void startEdit(const ShownRecord &customer);
};

} // namespace onhire
