// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of the catalogue: which form an edit shows, which service saves it, what the user is told then, and
// where a draft of it belongs.
#pragma once

#include "ui/products/product_forms.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/forms/record_commands.h"

namespace onhire {

struct ProductEdits
{
    ProductForms forms;
    QWidget *parent; // of the forms

    RecordEdit newProduct(const QString &name = {}) const;
    RecordEdit product(const ShownRecord &product) const;
    RecordEdit newVariant(const ShownRecord &product) const;
    RecordEdit variant(const Record &variant) const;
};

} // namespace onhire
