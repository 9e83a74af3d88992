// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the catalogue. What they accept is what the domain's own readers of requests accept.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/services/products/product_facets.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

struct ProductForms
{
    TenantPointer tenant;
    QLocale locale;
    ProductFacets facets; // offered while typing

    RecordForm *newProduct(const QString &name, QWidget *parent) const; // with its first variant
    RecordForm *product(const QString &productId, const JsonValue &product, QWidget *parent) const;
    RecordForm *newVariant(const QString &productId, const QStringList &takenSkus, QWidget *parent) const;
    RecordForm *variant(const QString &variantId, const JsonValue &variant, QWidget *parent) const;

private:
    void addProduct(RecordForm &form) const;
    void addVariant(RecordForm &form, const QString &prefix, bool isNew) const;
};

} // namespace onhire
