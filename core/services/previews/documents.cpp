// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/previews/documents.h"

#include "core/base/json_reader.h"
#include "core/data/invoices/invoice_store.h"
#include "core/services/files/files.h"
#include "core/services/moment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

bool isOtherwise(const SubscriptionState &now, const SubscriptionState &after)
{
    return now.terms.months != after.terms.months || now.terms.prices != after.terms.prices;
}

} // namespace

QString orderOf(const SubscriptionOutlook &outlook)
{
    const auto record = readJson(outlook.record.json);
    return record ? (*record)[u"orderId"].toString() : QString();
}

Result<ForeseenDocuments> invoicesToCome(const Context &context)
{
    ONHIRE_ASSIGN(const auto invoices, foreseenInvoices(context.database.connection(), context.scope()));
    ForeseenDocuments documents;
    for (const ForeseenInvoice &each : invoices) {
        const bool isCreditNote = each.kind == "credit_note"_L1;
        documents.push_back(
            {.kind = isCreditNote ? ForeseenDocument::Kind::CreditNote : ForeseenDocument::Kind::Invoice,
             .day = todayOf(context),
             .purpose = each.purpose,
             .total = each.total,
             .tax = each.tax,
             .corrects = each.corrects});
    }
    return documents;
}

Result<ForeseenDocuments> contractsOutdated(const Context &context, const SubscriptionOutlook &now,
                                            const SubscriptionOutlook &after)
{
    const bool isAnother = isOtherwise(now.state, after.state) || now.serialNumber != after.serialNumber;
    if (!after.state.isActive() || !isAnother)
        return ForeseenDocuments();
    const ListRequest request{.limit = 1,
                              .sortBy = u"createdAt"_s,
                              .filters = {{u"orderId"_s, orderOf(now)}, {u"type"_s, u"contract"_s}}};
    ONHIRE_ASSIGN(const ListPage page, listFiles(context, request));
    if (page.records.isEmpty())
        return ForeseenDocuments();
    const auto file = readJson(page.records.constFirst());
    if (!file)
        return Failure(Error::internal(u"a file that is not JSON: "_s + file.error().message));
    const auto made = parseTimestamp((*file)[u"createdAt"].toString());
    return ForeseenDocuments{{.fate = ForeseenDocument::Fate::Outdated,
                              .day = made ? dateIn(context.tenant->zone, *made) : QDate(),
                              .name = (*file)[u"filename"].toString()}};
}

} // namespace onhire
