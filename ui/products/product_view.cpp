// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_view.h"

#include "core/domain/products/offering.h"
#include "ui/products/product_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString amountOf(const ProductView &view, const JsonValue &value)
{
    return leftToRight(view.format.money(moneyFrom(value, view.exponent), view.exponent));
}

// What a price has besides the price: "+ 10.00 set-up · −10 %"
QString extrasOf(const ProductView &view, const JsonValue &tier)
{
    QStringList extras;
    if (tier.has(u"setupFee") && !moneyFrom(tier[u"setupFee"], view.exponent).isZero())
        //: Paid once besides the monthly price
        extras += CatalogueTexts::tr("+ %1 set-up").arg(amountOf(view, tier[u"setupFee"]));
    const JsonValue &discount = tier[u"discount"];
    const QString off = leftToRight(numberText(discount[u"value"], view.format.locale()));
    if (discount[u"type"].toString() == u"percentage")
        //: A discount in percent
        extras += CatalogueTexts::tr("−%1 %").arg(off);
    else if (!discount.isNull())
        //: A discount as an amount of money
        extras += CatalogueTexts::tr("−%1").arg(off);
    return extras.join(u" · "_s);
}

QWidget *priceTable(const ProductView &view, const JsonValue &variant, QWidget *parent)
{
    auto *table = new QWidget(parent);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(units(parent, 12));
    grid->setVerticalSpacing(units(parent, 3));
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const JsonValue &tier : variant[u"pricing"].elements()) {
        const int months = int(tier[u"contractLength"].toInteger().value_or(0));
        grid->addWidget(mutedLabel(CatalogueTexts::tr("%Ln months", nullptr, months), table), row, 0);
        auto *price = new QLabel(amountOf(view, tier[u"monthlyPrice"]), table);
        price->setAccessibleName(CatalogueTexts::tr("Monthly price for %Ln months", nullptr, months) + u": "_s
                                 + price->text());
        grid->addWidget(price, row, 1, Qt::AlignRight | Qt::AlignAbsolute);
        QLabel *extras = mutedLabel(extrasOf(view, tier), table, 0.92);
        grid->addWidget(extras, row++, 2);
    }
    return table;
}

QString factsOf(const JsonValue &variant)
{
    QStringList facts{leftToRight(variant[u"variantSku"].toString())};
    if (variant.has(u"grade"))
        //: The quality grade of a used device, as in: Grade A
        facts += CatalogueTexts::tr("Grade %1").arg(variant[u"grade"].toString());
    const auto addText = [&](QStringView member) {
        if (variant.has(member))
            facts += variant[member].toString();
    };
    addText(u"condition");
    addText(u"colorName");
    return asRead(facts.join(u" · "_s));
}

QHBoxLayout *buttonsOf(const ProductView &view, const JsonValue &variant, QWidget *parent)
{
    const QString sku = variant[u"variantSku"].toString();
    const bool active = variant[u"status"].toString() == u"active";
    auto *row = new QHBoxLayout;
    row->setSpacing(units(parent, 6));
    QPushButton *edit = button(CatalogueTexts::tr("Edit…"), parent);
    //: %1 is a SKU or the name of a product
    edit->setAccessibleName(CatalogueTexts::tr("Edit %1").arg(sku));
    QObject::connect(edit, &QAbstractButton::clicked, parent, [act = view.edit, variant] { act(variant); });
    QPushButton *toggle =
        button(active ? CatalogueTexts::tr("Deactivate") : CatalogueTexts::tr("Activate"), parent);
    toggle->setAccessibleName(
        (active ? CatalogueTexts::tr("Deactivate %1") : CatalogueTexts::tr("Activate %1")).arg(sku));
    QObject::connect(toggle, &QAbstractButton::clicked, parent, [act = view.toggle, variant] { act(variant); });
    toggle->setVisible(active || canHaveActiveVariants(isOffered(view.product)));
    for (QPushButton *each : {edit, toggle}) {
        setDress(each, "dense");
        row->addWidget(each);
    }
    row->addStretch(1);
    return row;
}

LinkLabel *linkOf(const QString &text, const QString &spoken, const Link &link, DetailSection *section,
                  QWidget *parent)
{
    auto *word = new LinkLabel(text, parent);
    word->setAccessibleName(spoken);
    QObject::connect(word, &QAbstractButton::clicked, section,
                     [section, link] { Q_EMIT section->followed(link); });
    return word;
}

// To the devices there are of it, and to the orders that ask for it.
QHBoxLayout *linksOf(const ProductView &view, const JsonValue &variant, DetailSection *section, QWidget *parent)
{
    const QString sku = variant[u"variantSku"].toString();
    auto *row = new QHBoxLayout;
    row->setSpacing(units(parent, 12));
    if (view.showsDevices)
        row->addWidget(linkOf(CatalogueTexts::tr("Its devices"), CatalogueTexts::tr("Devices of %1").arg(sku),
                              linkToList(u"devices"_s, {{u"sku"_s, {sku}}}), section, parent));
    if (view.showsOrders)
        row->addWidget(linkOf(CatalogueTexts::tr("Its orders"), CatalogueTexts::tr("Orders for %1").arg(sku),
                              linkToList(u"orders"_s, {{u"variant"_s, {variant[u"variantId"].toString()}}}),
                              section, parent));
    row->addStretch(1);
    return row;
}

Card *variantCard(const ProductView &view, const JsonValue &variant, DetailSection *section)
{
    auto *card = new Card(section);
    auto *head = new QHBoxLayout;
    QLabel *name = heading(variant[u"variantName"].toString(), card, 1);
    name->setWordWrap(true);
    auto *status = new Pill(card);
    status->setLook(lookOfVariant(variant[u"status"].toString()));
    head->addWidget(name, 1);
    head->addWidget(status, 0, Qt::AlignTop);
    card->content()->addLayout(head);
    QLabel *facts = mutedLabel(factsOf(variant), card, 0.92);
    facts->setWordWrap(true);
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    facts->setFocusPolicy(Qt::NoFocus);
    card->content()->addWidget(facts);
    card->content()->addWidget(priceTable(view, variant, card));
    if (view.showsDevices || view.showsOrders)
        card->content()->addLayout(linksOf(view, variant, section, card));
    if (QWidget *draft = view.draft ? view.draft(variant, card) : nullptr)
        card->content()->addWidget(draft);
    if (view.edit)
        card->content()->addLayout(buttonsOf(view, variant, card));
    card->setAccessibleName(variant[u"variantName"].toString());
    return card;
}

} // namespace

void ProductView::show(SectionPlace &place) const
{
    DetailSection *about = place.addSection(CatalogueTexts::tr("Product"));
    about->addRow(CatalogueTexts::tr("SKU"), product[u"productSku"].toString(), DetailSection::Style::Code);
    about->addRow(CatalogueTexts::tr("Category"), product[u"category"].toString());
    about->addRow(CatalogueTexts::tr("Brand"), product[u"brand"].toString());
    about->addRow(CatalogueTexts::tr("Specification"), product[u"specification"].toString());
    if (product.has(u"description"))
        about->addRow(CatalogueTexts::tr("Description"), product[u"description"].toString());
    about->addRow(CatalogueTexts::tr("Changed"), format.fullMoment(momentFrom(product[u"updatedAt"])));
    //: The variants of a product; %1 is a currency
    DetailSection *variants = place.addSection(CatalogueTexts::tr("Variants, %1 per month").arg(currency));
    for (const JsonValue &variant : product[u"variants"].elements())
        variants->addWidget(variantCard(*this, variant, variants));
}

} // namespace onhire
