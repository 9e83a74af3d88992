// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions as a table for a spreadsheet, kept as a file. However many there are, they go to the disk page
// by page.
#pragma once

#include "core/domain/exports/rental_export_request.h"
#include "core/services/context.h"

namespace onhire {

struct RentalExport
{
    static constexpr qint64 MostInline = 10'000; // rows

    QString fileId;
    std::optional<QByteArray> csv; // the same table, unless it has more rows
    qint64 rentals = 0, active = 0;
    Money collected; // of all of them
    Money averageMonthly; // of one active subscription
    QDateTime generatedAt;
};

Result<RentalExport> exportRentals(const Context &context, const RentalExportRequest &request);

} // namespace onhire
