// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/catalogue_page.h"

#include "core/services/products/products.h"
#include "ui/products/product_columns.h"
#include "ui/products/product_view.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/forms/record_path.h"
#include "ui/shared/text/record_values.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts parts(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner, std::make_shared<StoreRowSource>(workplace.session, productRows(), productMapping()),
        productColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"catalogue"_s, CataloguePage::tr("Filter products…"), productFilters(), std::move(model)};
}

static Result<Record> recordOf(const Result<SavedProduct> &saved)
{
    return saved.map([](const SavedProduct &product) { return product.record; });
}

CataloguePage::CataloguePage(const Workplace &workplace, QWidget *parent)
    : EditingPage(workplace, parts(workplace), {u"prod_"_s, u"var_"_s}, parent), m_format(workplace.format())
{
    if (!mayWrite())
        return;
    QPushButton *add = filterBar()->addButton(tr("New product"), true);
    connect(add, &QAbstractButton::clicked, this, &CataloguePage::startNewProduct);
    connect(emptyState(), &EmptyState::actionChosen, this, &CataloguePage::startNewProduct);
}

QString CataloguePage::title() const
{
    return tr("Catalogue");
}

bool CataloguePage::mayWrite() const
{
    return workplace().session->may(QLatin1StringView("products:write"));
}

void CataloguePage::activate()
{
    EditingPage::activate();
    readFacets();
}

void CataloguePage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No products yet"),
                         tr("Each product has variants, and each variant has a price for every "
                            "contract length."),
                         mayWrite() ? tr("New product") : QString());
}

QString CataloguePage::countText(int total, bool) const
{
    return tr("%n products", nullptr, total);
}

static QList<FilterChoice> choicesOf(const QStringList &words)
{
    QList<FilterChoice> choices;
    for (const QString &word : words)
        choices.append({word, word});
    return choices;
}

QCoro::Task<> CataloguePage::readFacets()
{
    const auto read = [session = workplace().session] { return productFacets(session->context()); };
    const Ticket ticket = m_facetReads.next();
    const auto facets = co_await workplace().runner.run(ticket, read);
    if (!facets || !*facets)
        co_return;
    m_facets = **facets;
    filterBar()->setChoices(u"category"_s, choicesOf(m_facets.categories));
    filterBar()->setChoices(u"brand"_s, choicesOf(m_facets.brands));
}

void CataloguePage::readRecord(const QString &id)
{
    readProduct(id);
}

void CataloguePage::readProduct(const QString &id)
{
    const auto read = [session = workplace().session, id] { return findProduct(session->context(), id); };
    readForPane(read, [this](const Record &product) { showProduct(product); });
}

void CataloguePage::showProduct(const Record &record)
{
    m_product = record;
    m_shown = valueOf(record);
    if (!shows(record.json))
        showAgain();
}

void CataloguePage::showAgain()
{
    pane()->clearActions();
    pane()->clearSections();
    setPaneShown(!m_product.id.isEmpty());
    if (m_product.id.isEmpty())
        return;
    pane()->setHead(m_shown[u"name"].toString(), lookOfProduct(m_shown[u"status"].toString()),
                    m_product.version);
    const TenantPointer tenant = workplace().session->tenant();
    ProductView view{m_shown, m_format, tenant->exponent, tenant->currency};
    if (mayWrite()) {
        addActions();
        view.edit = [this](const JsonValue &variant) { readVariant(variant[u"variantId"].toString()); };
        view.toggle = [this](const JsonValue &variant) { toggleVariant(variant); };
    }
    view.show(*pane());
}

void CataloguePage::addActions()
{
    connect(pane()->addAction(tr("Edit"), true), &QAbstractButton::clicked, this, &CataloguePage::editProduct);
    if (m_shown[u"status"].toString() == u"active") {
        connect(pane()->addAction(tr("Add variant")), &QAbstractButton::clicked, this,
                &CataloguePage::startNewVariant);
        connect(pane()->addAction(tr("Discontinue…")), &QAbstractButton::clicked, this,
                &CataloguePage::discontinue);
    } else {
        connect(pane()->addAction(tr("Offer again")), &QAbstractButton::clicked, this,
                &CataloguePage::reactivate);
    }
}

ProductForms CataloguePage::forms() const
{
    return {workplace().session->tenant(), workplace().locale, m_facets};
}

// The SKU that was refused is the product's or its new variant's.
QString CataloguePage::pathOfSku(const Error &error) const
{
    if (error.code != ErrorCode::DuplicateSku)
        return {};
    const QString variantPath = u"variants.0.variantSku"_s;
    const bool isVariants = valueAt(form()->everything(), variantPath).toString().trimmed() == error.subject
        && valueAt(form()->everything(), u"productSku"_s).toString().trimmed() != error.subject;
    return isVariants ? variantPath : u"productSku"_s;
}

void CataloguePage::startNewProduct()
{
    if (!mayLeaveEdit())
        return;
    edit({.title = tr("New product"),
          .form = forms().newProduct(pane()->widget()),
          .save = [](const Context &context, const JsonValue &body, int) -> Result<Record> {
              ONHIRE_ASSIGN(const ProductRequest request, ProductRequest::read(body, *context.tenant));
              return recordOf(createProduct(context, request));
          },
          .saved = [](const Record &) { return tr("The product has been added to the catalogue."); },
          .pathOf = [this](const Error &error) { return pathOfSku(error); },
          .finished =
              [this](const Record &record) {
                  showProduct(record);
                  table()->select(record.id);
                  readFacets();
              }});
}

void CataloguePage::editProduct()
{
    whenRead([this] { startEditProduct(); });
}

void CataloguePage::startEditProduct()
{
    edit({.title = tr("Edit %1").arg(m_shown[u"name"].toString()),
          .form = forms().product(m_product.id, m_shown, pane()->widget()),
          .version = m_product.version,
          .save = [id = m_product.id](const Context &context, const JsonValue &body,
                                      int version) -> Result<Record> {
              ONHIRE_ASSIGN(const ProductRequest request, ProductRequest::readPatch(body, id, *context.tenant));
              return recordOf(reviseProduct(context, id, request, version));
          },
          .readAgain = [id = m_product.id](const Context &context) { return findProduct(context, id); },
          .saved =
              [](const Record &record) { return tr("%1 is saved.").arg(valueOf(record)[u"name"].toString()); },
          .pathOf = [this](const Error &error) { return pathOfSku(error); },
          .finished =
              [this](const Record &record) {
                  showProduct(record);
                  readFacets();
              }});
}

void CataloguePage::startNewVariant()
{
    QStringList skus;
    for (const JsonValue &variant : m_shown[u"variants"].elements())
        skus += variant[u"variantSku"].toString();
    edit({.title = tr("New variant of %1").arg(m_shown[u"name"].toString()),
          .form = forms().newVariant(m_product.id, skus, pane()->widget()),
          .save = [id = m_product.id](const Context &context, const JsonValue &body, int) -> Result<Record> {
              ONHIRE_ASSIGN(const ProductRequest request, ProductRequest::readPatch(body, id, *context.tenant));
              return recordOf(addVariant(context, id, request));
          },
          .saved =
              [](const Record &record) {
                  return tr("%1 has a new variant.").arg(valueOf(record)[u"name"].toString());
              },
          .pathOf = [this](const Error &error) { return pathOfSku(error); },
          .finished = [this](const Record &record) { showProduct(record); }});
}

// The product's JSON does not tell the variant's version.
void CataloguePage::readVariant(const QString &variantId)
{
    const auto read = [session = workplace().session, variantId] {
        return findVariant(session->context(), variantId);
    };
    readForPane(read, [this](const Record &variant) { startEditVariant(variant); });
}

void CataloguePage::startEditVariant(const Record &variant)
{
    const JsonValue shown = valueOf(variant);
    edit({.title = tr("Edit %1").arg(leftToRight(shown[u"variantSku"].toString())),
          .form = forms().variant(variant.id, shown, pane()->widget()),
          .version = variant.version,
          .save = [id = variant.id](const Context &context, const JsonValue &body,
                                    int version) -> Result<Record> {
              ONHIRE_ASSIGN(const VariantPatch patch, VariantPatch::read(body, id, *context.tenant));
              return reviseVariant(context, id, patch, version);
          },
          .readAgain = [id = variant.id](const Context &context) { return findVariant(context, id); },
          .saved =
              [](const Record &record) {
                  return tr("%1 is saved.").arg(valueOf(record)[u"variantName"].toString());
              },
          .finished = [this](const Record &) { readProduct(m_product.id); }});
}

void CataloguePage::toggleVariant(const JsonValue &variant)
{
    const QString id = variant[u"variantId"].toString();
    const QString sku = leftToRight(variant[u"variantSku"].toString());
    const bool activate = variant[u"status"].toString() != u"active";
    const auto set = [id](bool active) {
        return [id, active](const Context &context) { return setVariantStatus(context, id, active); };
    };
    perform({.work = set(activate),
             .done = activate ? tr("%1 can be ordered again.").arg(sku)
                              : tr("%1 can no longer be ordered.").arg(sku),
             .undo = set(!activate),
             .undone = activate ? tr("%1 can no longer be ordered.").arg(sku)
                                : tr("%1 can be ordered again.").arg(sku),
             .refusal = [sku](const Error &error) {
                 if (error.code != ErrorCode::VariantInUse)
                     return wordingOf(error);
                 return Wording{tr("%1 is still active because open orders use it.").arg(sku),
                                tr("Fulfil or cancel those orders first.")};
             }});
}

void CataloguePage::discontinue()
{
    const QString name = m_shown[u"name"].toString();
    const Question question{tr("Discontinue %1?").arg(name),
                            tr("Its variants can no longer be ordered. Rented devices are unaffected."),
                            tr("Discontinue")};
    const auto discontinued = [this, id = m_product.id, version = m_product.version, name](const QString &) {
        perform({.work = [id, version](
                             const Context &context) { return recordOf(removeProduct(context, id, version)); },
                 .done = tr("%1 is discontinued.").arg(name),
                 .refusal =
                     [name](const Error &error) {
                         if (error.code != ErrorCode::ProductHasActiveOrders)
                             return wordingOf(error);
                         return Wording{
                             tr("%1 is still in the catalogue because open orders use it.").arg(name),
                             tr("Fulfil or cancel those orders first.")};
                     }});
    };
    ask(this, question, discontinued);
}

void CataloguePage::reactivate()
{
    perform({.work =
                 [id = m_product.id, version = m_product.version](const Context &context) {
                     return recordOf(reviseProduct(context, id, ProductRequest::ofStatus(true), version));
                 },
             .done = tr("%1 is back in the catalogue. Activate the variants you want to rent out.")
                         .arg(m_shown[u"name"].toString())});
}

} // namespace onhire
