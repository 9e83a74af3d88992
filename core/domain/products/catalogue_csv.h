// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue as a table: a row a variant, its product's columns repeated. Rows of one product SKU become one
// product. A bad row is reported and left out; the others go on.
#pragma once

#include "core/domain/products/csv_table.h"
#include "core/domain/products/product_request.h"

namespace onhire {

struct CatalogueCsv
{
    struct RowError
    {
        int row = 0; // the line of the file
        QString sku, error;
    };
    struct Product
    {
        QString sku;
        ProductRequest request;
        QList<int> rows; // of its variants, in the request's order
    };

    int totalRows = 0;
    QList<Product> products;
    QList<RowError> errors;

    // VALIDATION_ERROR when a column is missing that every row needs.
    static Result<CatalogueCsv> read(const CsvTable &table, const Tenant &tenant);
};

} // namespace onhire
