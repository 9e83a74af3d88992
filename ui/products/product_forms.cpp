// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_forms.h"
#include "ui/shared/controls/suggestions.h"

#include "core/domain/products/product_request.h"
#include "core/domain/products/variant_patch.h"
#include "ui/products/price_editor.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/text/texts.h"

#include <QCompleter>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

void offer(QLineEdit *line, const QStringList &words)
{
    auto *completer = new QCompleter(words, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line->setCompleter(completer);
    dressSuggestions(completer);
}

void addPrices(RecordForm &form, const QString &path, const QLocale &locale, const QString &currency)
{
    auto *prices = new PriceEditor(locale, currency, &form);
    FormField *field = form.addEntry({path, CatalogueTexts::tr("Prices by contract length"), prices,
                                      [prices] { return prices->pricing(); },
                                      [prices](const JsonValue &value) { prices->setPricing(value); },
                                      [locale](const JsonValue &value) { return pricesInWords(value, locale); },
                                      [prices](const QList<Fault> &faults) { return prices->mark(faults); }});
    QObject::connect(prices, &PriceEditor::left, field, &FormField::validate);
    QObject::connect(prices, &PriceEditor::changed, field, &FormField::noticeChange);
}

QList<Fault> faultsOf(const Result<ProductRequest> &request)
{
    if (!request)
        return request.error().faults;
    QList<Fault> faults;
    for (const ProductRequest::Variant &variant : request->variants)
        faults += variant.missing; // every variant of these forms is a new one
    return faults;
}

} // namespace

void ProductForms::addProduct(RecordForm &form) const
{
    form.addText(u"name"_s, CatalogueTexts::tr("Name"));
    form.addCode(u"productSku"_s, CatalogueTexts::tr("SKU"));
    offer(form.addText(u"category"_s, CatalogueTexts::tr("Category")), facets.categories);
    offer(form.addText(u"brand"_s, CatalogueTexts::tr("Brand")), facets.brands);
    form.putSideBySide();
    form.addLongText(u"specification"_s, CatalogueTexts::tr("Specification"));
    form.addLongText(u"description"_s, CatalogueTexts::tr("Description"));
}

void ProductForms::addVariant(RecordForm &form, const QString &prefix, bool isNew) const
{
    form.addText(prefix + u"variantName"_s, CatalogueTexts::tr("Variant name"));
    if (isNew)
        form.addCode(prefix + u"variantSku"_s, CatalogueTexts::tr("Variant SKU"));
    form.addText(prefix + u"grade"_s, CatalogueTexts::tr("Grade"));
    form.addText(prefix + u"condition"_s, CatalogueTexts::tr("Condition"));
    form.putSideBySide();
    form.addText(prefix + u"colorName"_s, CatalogueTexts::tr("Colour"));
    //: What a device costs in a shop
    form.addAmount(prefix + u"listPrice"_s, CatalogueTexts::tr("List price"), tenant->currency);
    //: What a device did cost the company
    form.addAmount(prefix + u"acquisitionCost"_s, CatalogueTexts::tr("Cost"), tenant->currency);
    form.putSideBySide();
    addPrices(form, prefix + u"pricing"_s, locale, tenant->currency);
}

// A new price list begins with the contract lengths that the company offers.
static JsonValue emptyVariant(const Tenant &tenant, const QString &productName = {})
{
    QList<JsonValue> tiers;
    for (const int months : tenant.settings.contractLengths())
        tiers += JsonValue::object({{u"contractLength"_s, JsonValue::number(QByteArray::number(months))}});
    const JsonValue variant = JsonValue::object({{u"pricing"_s, JsonValue::array(tiers)}});
    return JsonValue::object(
        {{u"name"_s, JsonValue::string(productName)}, {u"variants"_s, JsonValue::array({variant})}});
}

RecordForm *ProductForms::newProduct(const QString &name, QWidget *parent) const
{
    const auto examine = [tenant = tenant](const JsonValue &body) {
        return faultsOf(ProductRequest::read(body, *tenant));
    };
    auto *form = new RecordForm(locale, examine, parent);
    addProduct(*form);
    form->addTitle(CatalogueTexts::tr("First variant"));
    addVariant(*form, u"variants.0."_s, true);
    form->loadNew(emptyVariant(*tenant, name));
    return form;
}

RecordForm *ProductForms::product(const QString &productId, const JsonValue &product, QWidget *parent) const
{
    const auto examine = [tenant = tenant, productId](const JsonValue &body) {
        return faultsOf(ProductRequest::readPatch(body, productId, *tenant));
    };
    auto *form = new RecordForm(locale, examine, parent);
    addProduct(*form);
    form->load(product);
    return form;
}

RecordForm *ProductForms::newVariant(const QString &productId, const QStringList &takenSkus,
                                     QWidget *parent) const
{
    const auto examine = [tenant = tenant, productId, takenSkus](const JsonValue &body) {
        QList<Fault> faults = faultsOf(ProductRequest::readPatch(body, productId, *tenant));
        const QString path = u"variants.0.variantSku"_s;
        if (takenSkus.contains(valueAt(body, path).toString().trimmed()))
            faults.append({path, Fault::Kind::Custom,
                           CatalogueTexts::tr("Another variant of this product already has "
                                              "this SKU.")});
        return faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    addVariant(*form, u"variants.0."_s, true);
    form->loadNew(emptyVariant(*tenant));
    return form;
}

RecordForm *ProductForms::variant(const QString &variantId, const JsonValue &variant, QWidget *parent) const
{
    const auto examine = [tenant = tenant, variantId](const JsonValue &body) {
        const auto patch = VariantPatch::read(body, variantId, *tenant);
        return patch ? QList<Fault>() : patch.error().faults;
    };
    auto *form = new RecordForm(locale, examine, parent);
    addVariant(*form, {}, false);
    form->load(variant);
    return form;
}

} // namespace onhire
