// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_save.h"

#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/domain/search.h"
#include "core/services/changes/words.h"
#include "core/services/products/read_only.h"
#include "onhire/sql.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A variant as the statement takes it.
struct GivenVariant
{
    QString id, sku;
    bool isNew = false;
    QByteArray columns, prices;
};

// JSON of columns with one more
QByteArray with(QByteArray columns, const QByteArray &member)
{
    columns.chop(1);
    return columns + (columns.size() > 1 ? "," : "") + member + '}';
}

class ProductSave
{
public:
    ProductSave(const Context &context, const std::optional<LockedProduct> &product,
                const ProductRequest &request)
        : m_context(context), m_product(product), m_request(request),
          m_discontinues(product && product->active && !request.active.value_or(true))
    {
    }

    Result<SavedProduct> run(Connection &connection, const QString &change)
    {
        if (m_product) {
            ONHIRE_ASSIGN(m_standing, lockVariants(connection, m_context.scope(), m_product->id));
        }
        if (m_product && m_request.sync.isEmpty())
            ONHIRE_TRY(checkReadOnly(connection, m_context, *m_product, m_request));
        if (m_discontinues)
            ONHIRE_TRY(checkUnused(connection));
        ONHIRE_TRY(give());
        return write(connection, change);
    }

private:
    Result<void> checkUnused(Connection &connection) const
    {
        QStringList ids;
        for (const LockedVariant &variant : m_standing)
            ids += variant.id;
        ONHIRE_ASSIGN(const bool inUse, areInUse(connection, m_context.scope(), ids));
        if (inUse)
            return Failure(Error{ErrorCode::ProductHasActiveOrders, m_product->id});
        return {};
    }

    // Puts together what becomes of which variant.
    Result<void> give()
    {
        QList<Fault> missing;
        for (const ProductRequest::Variant &variant : m_request.variants) {
            const auto standing =
                std::find_if(m_standing.begin(), m_standing.end(),
                             [&](const LockedVariant &known) { return known.sku == variant.sku; });
            const bool isNew = standing == m_standing.end();
            if (isNew)
                missing += variant.missing;
            m_given.append({isNew ? newId(IdKind::Variant, m_context.now()) : standing->id, variant.sku, isNew,
                            variant.columns, variant.prices});
        }
        if (!missing.isEmpty())
            return Failure(Error{ErrorCode::ValidationError, {}, missing});
        if (m_discontinues)
            deactivateAll();
        return {};
    }

    void deactivateAll()
    {
        for (const LockedVariant &standing : std::as_const(m_standing)) {
            const auto given = std::find_if(m_given.begin(), m_given.end(), [&](const GivenVariant &variant) {
                return variant.id == standing.id;
            });
            if (given != m_given.end())
                given->columns = with(given->columns, "\"status\":\"inactive\"");
            else if (standing.active)
                m_given.append({standing.id, standing.sku, false, "{\"status\":\"inactive\"}", {}});
        }
    }

    Result<SavedProduct> write(Connection &connection, const QString &change) const
    {
        const QString id = m_product ? m_product->id : newId(IdKind::Product, m_context.now());
        auto rows = connection.run(
            m_context.scope(), sql::products::save,
            {m_context.tenant->id, change, id, QString::fromUtf8(columns()), givenJson(), wordsJson(words())});
        if (!rows && rows.error().code == ErrorCode::DuplicateSku)
            rows.error().subject = productSku();
        if (!rows)
            return Failure(rows.error());
        if (!rows->next())
            return Failure(Error::unavailable(u"a product with this SKU is being made at this moment"_s));
        ONHIRE_TRY(checkAdded(rows->utf8(3)));
        SavedProduct saved{{rows->text(0), rows->utf8(1), int(rows->integer(2)), !m_product}, productSku(), {}};
        for (qsizetype i = 0; i < m_request.variants.size(); ++i)
            saved.variants.append({m_given[i].sku, m_given[i].isNew});
        return saved;
    }

    // A new variant that was not added has a SKU that belongs to another product.
    Result<void> checkAdded(const QByteArray &addedIds) const
    {
        QStringList added;
        if (const auto ids = readJson(addedIds); ids) {
            for (const JsonValue &id : ids->elements())
                added += id.toString();
        }
        for (const GivenVariant &variant : m_given) {
            if (variant.isNew && !added.contains(variant.id))
                return Failure(Error{ErrorCode::DuplicateSku, variant.sku});
        }
        return {};
    }

    QByteArray columns() const
    {
        return m_request.sync.isEmpty() ? m_request.columns
                                        : with(m_request.columns, "\"sync\":" + m_request.sync);
    }

    QString givenJson() const
    {
        JsonWriter json;
        json.beginArray();
        for (const GivenVariant &variant : m_given) {
            json.beginObject();
            json.member("variant_id"_L1, QStringView(variant.id));
            json.member("is_new"_L1, variant.isNew);
            json.key("columns"_L1).raw(variant.columns);
            if (!variant.prices.isEmpty())
                json.key("prices"_L1).raw(variant.prices);
            json.endObject();
        }
        json.endArray();
        return QString::fromUtf8(json.take());
    }

    QStringList words() const
    {
        const LockedProduct standing = m_product.value_or(LockedProduct{});
        QStringList texts{productSku(), m_request.name.value_or(standing.name),
                          m_request.category.value_or(standing.category),
                          m_request.brand.value_or(standing.brand)};
        for (const LockedVariant &variant : m_standing)
            texts += variant.sku;
        for (const GivenVariant &variant : m_given)
            texts += variant.sku;
        return searchWords(texts);
    }

    QString productSku() const { return m_request.productSku.value_or(m_product ? m_product->sku : QString()); }

    const Context &m_context;
    const std::optional<LockedProduct> &m_product;
    const ProductRequest &m_request;
    const bool m_discontinues;
    QList<LockedVariant> m_standing;
    QList<GivenVariant> m_given; // those of the request first, in its order
};

} // namespace

Result<SavedProduct> saveProduct(Connection &connection, const Context &context,
                                 const std::optional<LockedProduct> &product, const ProductRequest &request,
                                 const QString &change)
{
    return ProductSave(context, product, request).run(connection, change);
}

} // namespace onhire
