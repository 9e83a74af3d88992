// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_actions.h"

#include "core/domain/products/offering.h"
#include "core/services/products/products.h"
#include "ui/products/product_columns.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QStringList writing()
{
    return {u"products:write"_s};
}

QString whyNotToDiscontinue(const JsonValue &product)
{
    if (!isOffered(product))
        return CatalogueTexts::tr("The product is already discontinued.");
    const auto refusal = refusalToDiscontinue(product[HasOrders].toBool());
    return refusal ? wordingOf(Error{*refusal}).what : QString();
}

QString sentence(const ShownRecords &products, const QString &one, const QString &several)
{
    return products.size() == 1 ? one.arg(products.constFirst().title) : several;
}

QStringList namesOf(const ShownRecords &products)
{
    QStringList names;
    for (const ShownRecord &product : products)
        names += product.title;
    return products.size() > 1 ? names : QStringList();
}

Result<Record> discontinue(const Context &context, const QString &id, int version)
{
    ONHIRE_ASSIGN(const SavedProduct removed, removeProduct(context, id, version));
    return removed.record;
}

Result<Record> offerAgain(const Context &context, const ShownRecord &product)
{
    ONHIRE_ASSIGN(const SavedProduct revised,
                  reviseProduct(context, product.id, ProductRequest::ofStatus(true), product.version));
    return revised.record;
}

// Its variants stay as they are, so nothing is lost when it is taken back before anybody has gone on with it.
RecordAction offering()
{
    return {.id = u"catalogue.offer"_s,
            .text = CatalogueTexts::tr("Offer again"),
            .glyph = Glyph::Undo,
            .permissions = writing(),
            .refusal =
                [](const JsonValue &product) {
                    return isOffered(product) ? CatalogueTexts::tr("The product is not discontinued.")
                                              : QString();
                },
            .work = [](const Context &context, const ShownRecord &product,
                       const QString &) { return offerAgain(context, product); },
            .done =
                [](const ShownRecords &products) {
                    return sentence(products,
                                    CatalogueTexts::tr("%1 is back in the catalogue. Activate the variants you "
                                                       "want to rent out."),
                                    CatalogueTexts::tr("%Ln products are back in the catalogue. Activate the "
                                                       "variants you want to rent out.",
                                                       nullptr, int(products.size())));
                },
            .size = [](int count) { return CatalogueTexts::tr("Offer %Ln products again", nullptr, count); },
            .undo =
                [](const Context &context, const ShownRecord &product) {
                    return discontinue(context, product.id, product.version + 1);
                }};
}

// Which of its variants were active is forgotten then, so it is asked first.
RecordAction discontinuing()
{
    return {.id = u"catalogue.discontinue"_s,
            .text = CatalogueTexts::tr("Discontinue…"),
            .glyph = Glyph::Cross,
            .isDestructive = true,
            .permissions = writing(),
            .refusal = whyNotToDiscontinue,
            .question =
                [](const ShownRecords &products) {
                    const int n = int(products.size());
                    return Question{
                        .title = sentence(products, CatalogueTexts::tr("Discontinue %1?"),
                                          CatalogueTexts::tr("Discontinue %Ln products?", nullptr, n)),
                        .text = n == 1
                            ? CatalogueTexts::tr("Its variants can no longer be ordered. Rented devices "
                                                 "are unaffected.")
                            : CatalogueTexts::tr("Their variants can no longer be ordered. Rented "
                                                 "devices are unaffected."),
                        .verb = n == 1 ? CatalogueTexts::tr("Discontinue")
                                       : CatalogueTexts::tr("Discontinue %Ln products", nullptr, n),
                        .isDestructive = true,
                        .names = namesOf(products)};
                },
            .work = [](const Context &context, const ShownRecord &product,
                       const QString &) { return discontinue(context, product.id, product.version); },
            .done =
                [](const ShownRecords &products) {
                    return sentence(
                        products, CatalogueTexts::tr("%1 is discontinued."),
                        CatalogueTexts::tr("%Ln products are discontinued.", nullptr, int(products.size())));
                }};
}

} // namespace

QList<RecordAction> productActions(const ProductDoors &doors)
{
    return {{.id = u"catalogue.edit"_s,
             .text = CatalogueTexts::tr("Edit…"),
             .glyph = Glyph::Catalogue,
             .key = Qt::CTRL | Qt::Key_E,
             .permissions = writing(),
             .begin = doors.edit},
            {.id = u"catalogue.add-variant"_s,
             .text = CatalogueTexts::tr("Add variant…"),
             .glyph = Glyph::Plus,
             .permissions = writing(),
             .begin = doors.addVariant},
            offering(),
            discontinuing()};
}

QString nextStepOfProduct(const JsonValue &product)
{
    return isOffered(product) ? u"catalogue.edit"_s : u"catalogue.offer"_s;
}

} // namespace onhire
