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

// What becomes of one product.
class ProductSave
{
public:
    ProductSave(const Context &context, const ProductChange &change, const QList<LockedVariant> &variants)
        : m_context(context), m_product(change.product), m_request(*change.request), m_change(change.change),
          m_discontinues(m_product && m_product->active && !m_request.active.value_or(true)),
          m_id(m_product ? m_product->id : newId(IdKind::Product, context.now()))
    {
        std::copy_if(variants.begin(), variants.end(), std::back_inserter(m_standing),
                     [this](const LockedVariant &variant) { return variant.productId == m_id; });
    }

    Result<void> prepare(Connection &connection)
    {
        if (m_product && m_request.sync.isEmpty())
            ONHIRE_TRY(checkReadOnly(connection, m_context, *m_product, m_request));
        if (m_discontinues)
            ONHIRE_TRY(checkUnused(connection));
        return give();
    }

    const QString &id() const { return m_id; }
    QString productSku() const { return m_request.productSku.value_or(m_product ? m_product->sku : QString()); }

    void writeProduct(JsonWriter &json) const
    {
        json.beginObject();
        json.member("product_id"_L1, m_id);
        json.key("columns"_L1).raw(columns());
        json.key("words"_L1).raw(wordsJson(words()).toString().toUtf8());
        json.key("change"_L1).raw(m_change.toUtf8());
        json.endObject();
    }

    void writeVariants(JsonWriter &json) const
    {
        for (const GivenVariant &variant : m_given) {
            json.beginObject();
            json.member("product_id"_L1, m_id);
            json.member("variant_id"_L1, variant.id);
            json.member("is_new"_L1, variant.isNew);
            json.key("columns"_L1).raw(variant.columns);
            if (!variant.prices.isEmpty())
                json.key("prices"_L1).raw(variant.prices);
            json.endObject();
        }
    }

    // From the statement's row of this product.
    Result<SavedProduct> saved(const Rows &row) const
    {
        ONHIRE_TRY(checkAdded(row.utf8(3)));
        SavedProduct saved{{m_id, row.utf8(1), int(row.integer(2)), !m_product}, productSku(), {}};
        for (qsizetype i = 0; i < m_request.variants.size(); ++i)
            saved.variants.append({m_given[i].sku, m_given[i].isNew});
        return saved;
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

    const Context &m_context;
    const std::optional<LockedProduct> &m_product;
    const ProductRequest &m_request;
    const QString &m_change;
    const bool m_discontinues;
    const QString m_id;
    QList<LockedVariant> m_standing;
    QList<GivenVariant> m_given; // those of the request first, in its order
};

using Saves = std::vector<ProductSave>;

QString jsonOf(const Saves &saves, void (ProductSave::*write)(JsonWriter &) const)
{
    JsonWriter json;
    json.beginArray();
    for (const ProductSave &save : saves)
        (save.*write)(json);
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<Saves> prepared(Connection &connection, const Context &context, const QList<ProductChange> &changes)
{
    QStringList ids;
    for (const ProductChange &change : changes) {
        if (change.product)
            ids += change.product->id;
    }
    QList<LockedVariant> variants;
    if (!ids.isEmpty()) {
        ONHIRE_ASSIGN(variants, lockVariants(connection, context.scope(), ids));
    }
    Saves saves;
    for (const ProductChange &change : changes) {
        saves.emplace_back(context, change, variants);
        ONHIRE_TRY(saves.back().prepare(connection));
    }
    return saves;
}

Result<QList<SavedProduct>> savedIn(Rows &rows, const Saves &saves)
{
    QHash<QString, qsizetype> places;
    for (const ProductSave &save : saves)
        places.insert(save.id(), places.size());
    QList<SavedProduct> all(qsizetype(saves.size()));
    qsizetype many = 0;
    for (; rows.next(); ++many) {
        const qsizetype place = places.value(rows.text(0));
        ONHIRE_ASSIGN(all[place], saves[size_t(place)].saved(rows));
    }
    if (many < all.size())
        return Failure(Error::unavailable(u"a product with this SKU is being made at this moment"_s));
    return all;
}

} // namespace

Result<QList<SavedProduct>> saveProducts(Connection &connection, const Context &context,
                                         const QList<ProductChange> &changes)
{
    ONHIRE_ASSIGN(const Saves saves, prepared(connection, context, changes));
    auto rows =
        connection.run(context.scope(), sql::products::save,
                       {context.tenant->id, changes.constFirst().change,
                        jsonOf(saves, &ProductSave::writeProduct), jsonOf(saves, &ProductSave::writeVariants)});
    if (!rows && rows.error().code == ErrorCode::DuplicateSku)
        rows.error().subject = saves.front().productSku(); // of one: those that are found by their SKU keep it
    if (!rows)
        return Failure(rows.error());
    return savedIn(*rows, saves);
}

Result<SavedProduct> saveProduct(Connection &connection, const Context &context,
                                 const std::optional<LockedProduct> &product, const ProductRequest &request,
                                 const QString &change)
{
    ONHIRE_ASSIGN(const QList<SavedProduct> saved,
                  saveProducts(connection, context, {{product, &request, change}}));
    return saved.constFirst();
}

} // namespace onhire
