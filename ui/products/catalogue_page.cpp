// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/catalogue_page.h"

#include "core/services/products/products.h"
#include "ui/products/product_acts.h"
#include "ui/products/product_columns.h"
#include "ui/products/product_view.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/text/record_values.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts parts(const Workplace &workplace)
{
    auto model = tableOf(workplace, productRows(), productColumns(workplace.session->tenant()->currency),
                         productFilterMeaning());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"catalogue"_s, CataloguePage::tr("Filter products…"), productFilters(), std::move(model)};
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
    return tr("%Ln products", nullptr, total);
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
    const auto read = [session = workplace().session, id] { return findProduct(session->context(), id); };
    if (id != m_product.id)
        m_variantReads.cancel(); // whoever goes on to another product does not want it any more
    readForPane(id, read, [this](const Record &product) { showProduct(product); });
}

void CataloguePage::showProduct(const Record &record)
{
    m_product = record;
    m_shown = valueOf(record);
    if (shows(record.json))
        setStale(false);
    else
        showAgain();
}

void CataloguePage::showAgain()
{
    setStale(false);
    shows(m_product.json);
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
    connect(pane()->addAction(tr("Edit…"), true), &QAbstractButton::clicked, this, &CataloguePage::editProduct);
    if (m_shown[u"status"].toString() == u"active") {
        connect(pane()->addAction(tr("Add variant")), &QAbstractButton::clicked, this,
                &CataloguePage::startNewVariant);
        QPushButton *discontinuing = pane()->addAction(tr("Discontinue…"));
        setDress(discontinuing, "danger");
        connect(discontinuing, &QAbstractButton::clicked, this, &CataloguePage::discontinue);
    } else {
        connect(pane()->addAction(tr("Offer again")), &QAbstractButton::clicked, this,
                &CataloguePage::reactivate);
    }
}

ProductEdits CataloguePage::edits() const
{
    const ProductForms forms{workplace().session->tenant(), workplace().locale, m_facets};
    return {forms, pane()->widget()};
}

void CataloguePage::startNewProduct()
{
    if (!mayLeaveEdit())
        return;
    RecordEdit creation = edits().newProduct();
    creation.finished = [this](const Record &product) {
        showProduct(product);
        table()->select(product.id);
        readFacets();
    };
    edit(std::move(creation));
}

void CataloguePage::editProduct()
{
    whenRead([this] { startEditProduct(); });
}

void CataloguePage::startEditProduct()
{
    RecordEdit revision = edits().product(m_product);
    revision.finished = [this](const Record &product) {
        showProduct(product);
        readFacets();
    };
    edit(std::move(revision));
}

void CataloguePage::startNewVariant()
{
    RecordEdit creation = edits().newVariant(m_product);
    creation.finished = [this](const Record &product) { showProduct(product); };
    edit(std::move(creation));
}

void CataloguePage::forgetShown(const QString &)
{
    m_product = {};
    m_shown = {};
}

// The product's JSON does not tell the variant's version.
QCoro::Task<> CataloguePage::readVariant(QString variantId)
{
    const auto read = [session = workplace().session, variantId] {
        return findVariant(session->context(), variantId);
    };
    const Ticket ticket = m_variantReads.next();
    const auto variant = co_await workplace().runner.run(ticket, read);
    if (!variant || isEditing())
        co_return;
    if (*variant)
        startEditVariant(**variant);
    else
        tell(variant->error());
}

void CataloguePage::startEditVariant(const Record &variant)
{
    RecordEdit revision = edits().variant(variant);
    revision.finished = [this](const Record &) { readRecord(m_product.id); };
    edit(std::move(revision));
}

void CataloguePage::toggleVariant(const JsonValue &variant)
{
    const bool active = variant[u"status"].toString() == u"active";
    perform(active ? deactivateVariant(variant) : activateVariant(variant));
}

void CataloguePage::discontinue()
{
    const Question question{tr("Discontinue %1?").arg(m_shown[u"name"].toString()),
                            tr("Its variants can no longer be ordered. Rented devices are unaffected."),
                            tr("Discontinue"),
                            {},
                            true};
    ask(this, question, [this, act = discontinueProduct(m_product)](const QString &) { perform(act); });
}

void CataloguePage::reactivate()
{
    perform(reactivateProduct(m_product));
}

} // namespace onhire
