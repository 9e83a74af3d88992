// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/catalogue_page.h"

#include "core/base/id.h"
#include "core/data/products/product_rows.h"
#include "core/services/products/product_facets.h"
#include "core/services/products/product_use.h"
#include "core/services/products/products.h"
#include "ui/products/product_actions.h"
#include "ui/products/product_columns.h"
#include "ui/products/variant_acts.h"
#include "ui/shared/pages/draft_card.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = tableOf(workplace, productRows(), productColumns(workplace.session->tenant()->currency),
                         productFilterMeaning());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"catalogue"_s, CataloguePage::tr("Filter products…"), productFilters(), std::move(model)};
}

JsonValue withOrders(const JsonValue &product, bool hasAny)
{
    QList<JsonValue::Member> members = product.members();
    members.append({HasOrders.toString(), JsonValue::boolean(hasAny)});
    return JsonValue::object(members);
}

Result<RecordView> readForScreen(const Context &context, const QString &id)
{
    ONHIRE_ASSIGN(const Record record, findProduct(context, id));
    const JsonValue product = valueOf(record);
    QStringList variants;
    for (const JsonValue &variant : product[u"variants"].elements())
        variants += variant[u"variantId"].toString();
    ONHIRE_ASSIGN(const bool hasOrders, areOrdered(context, variants));
    return RecordView{{id, withOrders(product, hasOrders), record.version, product[u"name"].toString()},
                      record.json + (hasOrders ? " ordered" : "")};
}

QList<FilterChoice> choicesOf(const QStringList &words)
{
    QList<FilterChoice> choices;
    for (const QString &word : words)
        choices.append({word, word});
    return choices;
}

} // namespace

RecordNoun CataloguePage::noun()
{
    return {
        .glyph = Glyph::Catalogue,
        .idPrefixes = {u"prod_"_s, u"var_"_s},
        .bearingPrefixes = {u"ord_"_s},
        .givesIds = true,
        .read = readForScreen,
        .head =
            [](const RecordView &shown) {
                return HeadWords{shown.record.title, lookOfProduct(shown.record.value[u"status"].toString())};
            },
        .sections = [this](SectionPlace &place,
                           const RecordView &shown) { viewOf(shown.record.value).show(place); },
        .nextStep = nextStepOfProduct,
        .selected = [](int count) { return CataloguePage::tr("%Ln products selected", nullptr, count); },
        .line =
            [](const ShownRecord &product) {
                return BulkLine{.name = leftToRight(product.value[u"productSku"].toString()),
                                .isCode = true,
                                .who = product.title};
            }};
}

CataloguePage::CataloguePage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), noun(), parent)
{
    setActions(productActions({.edit = [this](const ShownRecord &product) { startEdit(product); },
                               .addVariant = [this](const ShownRecord &product) { startNewVariant(product); }}),
               actions);
    setCreation(tr("New product"), u"products:write"_s, actions,
                [this](const QString &) { startNewProduct(); });
}

QString CataloguePage::title() const
{
    return tr("Catalogue");
}

void CataloguePage::activate()
{
    RecordsPage::activate();
    readFacets();
}

void CataloguePage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No products yet"),
                         tr("Each product has variants, and each variant has a price for every "
                            "contract length."),
                         mayCreate() ? tr("New product") : QString());
}

QString CataloguePage::countText(int total, bool filtered) const
{
    return filtered ? tr("%Ln matching products", nullptr, total) : tr("%Ln products", nullptr, total);
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

// Whoever goes on to another product does not want the variant any more that was asked for with the last one.
void CataloguePage::readRecord(const QString &id)
{
    if (id != shownId())
        m_variantReads.cancel();
    RecordsPage::readRecord(id);
}

ProductView CataloguePage::viewOf(const JsonValue &product)
{
    const Session &session = *workplace().session;
    const TenantPointer tenant = session.tenant();
    ProductView view{product, workplace().format(), tenant->exponent, tenant->currency};
    view.showsDevices = session.may("assets:read"_L1);
    view.showsOrders = session.may("orders:read"_L1);
    if (!mayCreate())
        return view;
    view.edit = [this](const JsonValue &variant) {
        readVariant(variant[u"variantId"].toString(), &CataloguePage::startEditVariant);
    };
    view.toggle = [this](const JsonValue &variant) { toggleVariant(variant); };
    view.draft = [this](const JsonValue &variant, QWidget *card) { return draftCard(variant, card); };
    return view;
}

ProductEdits CataloguePage::edits() const
{
    return {{workplace().session->tenant(), workplace().locale, m_facets}, pane()->widget()};
}

void CataloguePage::startNewProduct()
{
    const QString draft = DraftStore::newWith({});
    if (isEditing(draft)) {
        focusForm();
        return;
    }
    if (!mayLeaveEdit())
        return;
    RecordEdit creation = edits().newProduct();
    creation.draft = draft;
    creation.finished = [this](const Record &product) {
        open(product.id);
        readFacets();
    };
    edit(std::move(creation));
}

void CataloguePage::startEdit(const ShownRecord &product)
{
    RecordEdit revision = edits().product(product);
    revision.finished = [this](const Record &saved) {
        readRecord(saved.id);
        readFacets();
    };
    edit(std::move(revision));
}

void CataloguePage::startNewVariant(const ShownRecord &product)
{
    RecordEdit creation = edits().newVariant(product);
    creation.finished = [this](const Record &saved) { readRecord(saved.id); };
    edit(std::move(creation));
}

// The product's JSON does not tell the variant's version.
QCoro::Task<> CataloguePage::readVariant(QString variantId, void (CataloguePage::*then)(const Record &variant))
{
    const auto read = [session = workplace().session, variantId] {
        return findVariant(session->context(), variantId);
    };
    const Ticket ticket = m_variantReads.next();
    const ShownRecord product = shown();
    const auto variant = co_await workplace().runner.run(ticket, read);
    if (!variant || isEditing())
        co_return;
    if (*variant)
        (this->*then)(**variant);
    else
        tell(product.id, product.title, wordingOf(variant->error()));
}

void CataloguePage::startEditVariant(const Record &variant)
{
    RecordEdit revision = edits().variant(variant);
    revision.finished = [this](const Record &) { readRecord(shownId()); };
    edit(std::move(revision));
}

// A draft of a variant is kept under its id, which no row of the list has.
bool CataloguePage::openLink(const Link &link)
{
    if (!link.id.startsWith(prefixOf(IdKind::Variant)))
        return RecordsPage::openLink(link);
    if (isEditing(link.id)) {
        focusForm();
    } else if (mayLeaveEdit()) {
        leaveEdit();
        readVariant(link.id, &CataloguePage::openWithVariant);
    }
    return true;
}

void CataloguePage::openWithVariant(const Record &variant)
{
    const QString productId = valueOf(variant)[u"productId"].toString();
    open(productId);
    whenRead([this, variant, productId] {
        if (mayCreate() && shownId() == productId) // nobody has gone on to another
            startEditVariant(variant);
    });
}

void CataloguePage::toggleVariant(const JsonValue &variant)
{
    const bool active = variant[u"status"].toString() == u"active";
    perform(active ? deactivateVariant(variant) : activateVariant(variant));
}

QWidget *CataloguePage::draftCard(const JsonValue &variant, QWidget *parent)
{
    const QString id = variant[u"variantId"].toString();
    const auto draft = draftStore().find(screenName(), id);
    if (!draft)
        return nullptr;
    auto *card = new DraftCard(*draft, workplace().format(), parent);
    connect(card, &DraftCard::resumed, this, [this, id] { readVariant(id, &CataloguePage::startEditVariant); });
    connect(card, &DraftCard::discarded, this, [this, id] {
        dropDraft(id);
        showAgain();
    });
    connect(this, &Page::draftsChanged, card,
            [this, card, id] { card->setVisible(draftStore().find(screenName(), id).has_value()); });
    return card;
}

} // namespace onhire
