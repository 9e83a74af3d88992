// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a catalogue from a table in. Whatever can be taken in is; the rest is reported, row by row.
#pragma once

#include "core/domain/products/catalogue_csv.h"
#include "core/services/context.h"

namespace onhire {

struct ImportReport
{
    int totalRows = 0;
    int productsCreated = 0, productsUpdated = 0, variantsCreated = 0, variantsUpdated = 0;
    QList<CatalogueCsv::RowError> errors; // in the order of the file
    bool latin1 = false;
};

enum class ImportMode {
    Apply,
    DryRun, // says what would happen, and changes nothing
};

Result<ImportReport> importProducts(const Context &context, const QByteArray &csv, ImportMode mode);

} // namespace onhire
