// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_edits.h"

#include "core/services/products/products.h"
#include "ui/shared/forms/draft_store.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The SKU that was refused is the product's or its new variant's.
QString pathOfSku(const Error &error, const JsonValue &body)
{
    if (error.code != ErrorCode::DuplicateSku)
        return {};
    const QString productPath = u"productSku"_s, variantPath = u"variants.0.variantSku"_s;
    const auto isRefused = [&](const QString &path) {
        return valueAt(body, path).toString().trimmed() == error.subject;
    };
    return isRefused(variantPath) && !isRefused(productPath) ? variantPath : productPath;
}

std::function<QString(const Error &)> findingSku(const RecordForm *form)
{
    return [form](const Error &error) { return pathOfSku(error, form->everything()); };
}

QString skuOf(const ShownRecord &product)
{
    return leftToRight(product.value[u"productSku"].toString());
}

} // namespace

RecordEdit ProductEdits::newProduct(const QString &name) const
{
    RecordForm *form = forms.newProduct(name, parent);
    return {
        .title = CatalogueTexts::tr("New product"),
        .form = form,
        .save = [](const Context &context, const JsonValue &body, int) -> Result<Record> {
            ONHIRE_ASSIGN(const ProductRequest request, ProductRequest::read(body, *context.tenant));
            ONHIRE_ASSIGN(const SavedProduct saved, createProduct(context, request));
            return saved.record;
        },
        .saved =
            [](const Record &) { return CatalogueTexts::tr("The product has been added to the catalogue."); },
        .pathOf = findingSku(form)};
}

RecordEdit ProductEdits::product(const ShownRecord &product) const
{
    const QString id = product.id;
    RecordForm *form = forms.product(id, product.value, parent);
    const QString title = CatalogueTexts::tr("Edit %1").arg(product.title);
    return {.title = title,
            .form = form,
            .version = product.version,
            .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
                ONHIRE_ASSIGN(const ProductRequest request,
                              ProductRequest::readPatch(body, id, *context.tenant));
                ONHIRE_ASSIGN(const SavedProduct saved, reviseProduct(context, id, request, version));
                return saved.record;
            },
            .readAgain = [id](const Context &context) { return findProduct(context, id); },
            .saved =
                [](const Record &record) {
                    return CatalogueTexts::tr("%1 is saved.").arg(valueOf(record)[u"name"].toString());
                },
            .pathOf = findingSku(form),
            .draft = id,
            .draftTitle = titleOfDraft(title, {skuOf(product)})};
}

RecordEdit ProductEdits::newVariant(const ShownRecord &product) const
{
    const QString id = product.id;
    QStringList skus;
    for (const JsonValue &variant : product.value[u"variants"].elements())
        skus += variant[u"variantSku"].toString();
    RecordForm *form = forms.newVariant(id, skus, parent);
    const QString title = CatalogueTexts::tr("New variant of %1").arg(product.title);
    return {.title = title,
            .form = form,
            .save = [id](const Context &context, const JsonValue &body, int) -> Result<Record> {
                ONHIRE_ASSIGN(const ProductRequest request,
                              ProductRequest::readPatch(body, id, *context.tenant));
                ONHIRE_ASSIGN(const SavedProduct saved, addVariant(context, id, request));
                return saved.record;
            },
            .saved =
                [](const Record &record) {
                    return CatalogueTexts::tr("%1 has a new variant.").arg(valueOf(record)[u"name"].toString());
                },
            .pathOf = findingSku(form),
            .draft = id,
            .act = u"catalogue.add-variant"_s,
            .draftTitle = titleOfDraft(title, {skuOf(product)})};
}

RecordEdit ProductEdits::variant(const Record &variant) const
{
    const QString id = variant.id;
    const JsonValue shown = valueOf(variant);
    return {.title = CatalogueTexts::tr("Edit %1").arg(leftToRight(shown[u"variantSku"].toString())),
            .form = forms.variant(id, shown, parent),
            .version = variant.version,
            .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
                ONHIRE_ASSIGN(const VariantPatch patch, VariantPatch::read(body, id, *context.tenant));
                return reviseVariant(context, id, patch, version);
            },
            .readAgain = [id](const Context &context) { return findVariant(context, id); },
            .saved =
                [](const Record &record) {
                    return CatalogueTexts::tr("%1 is saved.").arg(valueOf(record)[u"variantName"].toString());
                },
            .draft = id};
}

} // namespace onhire
