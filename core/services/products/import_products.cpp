// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/import_products.h"

#include "core/data/db/transaction.h"
#include "core/services/products/products.h"

#include <algorithm>
#include <optional>
#include <span>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostRows = 10'000;
// In a transaction: enough to be fast, few enough that others do not wait for its locks.
constexpr qsizetype RowsAtOnce = 200;

using Products = std::span<const CatalogueCsv::Product>;

void count(ImportReport &report, const SavedProduct &saved)
{
    ++(saved.record.created ? report.productsCreated : report.productsUpdated);
    for (const SavedProduct::Variant &variant : saved.variants)
        ++(variant.created ? report.variantsCreated : report.variantsUpdated);
}

class Import
{
public:
    Import(const Context &context, ImportMode mode) : m_context(context), m_mode(mode) { }

    Result<void> run(Products products, ImportReport &report)
    {
        m_context.database.connection().expectGrowth();
        for (size_t done = 0; done < products.size();) {
            const Products some = beginningOf(products.subspan(done));
            ONHIRE_TRY(runSome(some, report));
            done += some.size();
        }
        return {};
    }

private:
    // As many as go at once, at least one.
    static Products beginningOf(Products products)
    {
        size_t many = 1;
        for (qsizetype rows = products.front().rows.size(); many < products.size(); ++many) {
            rows += products[many].rows.size();
            if (rows > RowsAtOnce)
                break;
        }
        return products.first(many);
    }

    // All of them at once. Where one is refused, the halves run again, so that only that one stays out; and of
    // a product only the row that is refused.
    Result<void> runSome(Products products, ImportReport &report)
    {
        ImportReport some = report;
        auto together = save(products, some);
        if (together) {
            report = some;
            return {};
        }
        if (products.size() == 1) {
            CatalogueCsv::Product product = products.front();
            ONHIRE_TRY(refuse(product, together.error(), report));
            return product.rows.isEmpty() ? Result<void>() : runSome({&product, 1}, report);
        }
        if (together.error().code == ErrorCode::ServiceUnavailable
            || together.error().code == ErrorCode::InternalError)
            return together;
        const size_t half = products.size() / 2;
        ONHIRE_TRY(runSome(products.first(half), report));
        return runSome(products.subspan(half), report);
    }

    Result<void> save(Products products, ImportReport &report)
    {
        std::optional<ImportReport> counted; // by the last attempt
        const auto saved =
            inTransaction(m_context.database, m_context.scope(), [&](Connection &) -> Result<void> {
                counted.reset();
                QList<ProductRequest> requests;
                for (const CatalogueCsv::Product &product : products)
                    requests += product.request;
                ONHIRE_ASSIGN(const QList<SavedProduct> all, upsertProducts(m_context, requests));
                counted = report;
                for (const SavedProduct &one : all)
                    count(*counted, one);
                // A dry run does all of it, and takes it back.
                return m_mode == ImportMode::DryRun ? Result<void>(Failure(Error{})) : Result<void>();
            });
        if (!saved && !(m_mode == ImportMode::DryRun && counted))
            return saved;
        report = *std::move(counted);
        return {};
    }

    static QString reasonOf(const Error &error)
    {
        if (error.code == ErrorCode::DuplicateSku)
            return u"The variant SKU %1 belongs to another product."_s.arg(error.subject);
        if (error.code == ErrorCode::ValidationError)
            return u"A new variant needs at least one monthly price."_s; // the rest was looked at before
        return infoOf(error.code).message;
    }

    // Takes out the row of the variant that is refused, or all of them when it is the product itself.
    static Result<void> refuse(CatalogueCsv::Product &product, const Error &error, ImportReport &report)
    {
        const int status = infoOf(error.code).httpStatus;
        if (status >= 500)
            return Failure(error);
        auto &variants = product.request.variants;
        const bool isOfOne =
            std::ranges::find(variants, error.subject, &ProductRequest::Variant::sku) != variants.end();
        for (qsizetype i = variants.size() - 1; i >= 0; --i) {
            if (isOfOne && variants[i].sku != error.subject)
                continue;
            report.errors.append({product.rows[i], variants[i].sku, reasonOf(error)});
            product.rows.remove(i);
            variants.remove(i);
        }
        return {};
    }

    const Context &m_context;
    const ImportMode m_mode;
};

} // namespace

Result<ImportReport> importProducts(const Context &context, const QByteArray &csv, ImportMode mode)
{
    ONHIRE_ASSIGN(const CsvTable table, CsvTable::parse(csv, MostRows));
    ONHIRE_ASSIGN(const CatalogueCsv catalogue, CatalogueCsv::read(table, *context.tenant));
    ImportReport report;
    report.totalRows = catalogue.totalRows;
    report.latin1 = table.latin1;
    report.errors = catalogue.errors;
    ONHIRE_TRY(Import(context, mode).run(catalogue.products, report));
    std::sort(report.errors.begin(), report.errors.end(),
              [](const auto &a, const auto &b) { return a.row < b.row; });
    return report;
}

} // namespace onhire
