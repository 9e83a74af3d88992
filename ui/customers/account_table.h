// SPDX-License-Identifier: GPL-3.0-or-later
// The movements of a customer's account, the latest first: when, what, how much, and the balance afterwards.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "core/services/accounts/accounts.h"
#include "ui/shared/controls/card_table.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

class AccountTable : public CardTable
{
    Q_OBJECT

public:
    AccountTable(const CustomerAccount &account, const TextFormat &format, const Tenant &tenant,
                 QWidget *parent = nullptr);
};

} // namespace onhire
