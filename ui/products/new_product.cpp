// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/new_product.h"

#include "ui/products/product_edits.h"
#include "ui/shared/forms/edit_dialog.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString firstSkuOf(const Record &product)
{
    return valueOf(product)[u"variants"].elements().value(0)[u"variantSku"].toString();
}

void makeProduct(const Workplace &workplace, const ProductFacets &facets, const QString &name,
                 RecordPicker &picker)
{
    auto *dialog = new EditDialog(workplace, picker.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const ProductForms forms{workplace.session->tenant(), workplace.locale, facets};
    dialog->edit(ProductEdits{forms, dialog}.newProduct(name));
    QObject::connect(dialog, &EditDialog::saved, &picker,
                     [&picker](const Record &product) { picker.enterCode(firstSkuOf(product)); });
    dialog->open();
}

// The categories and brands that there are, so that no product stands beside them.
QCoro::Task<> readAndMake(Workplace workplace, QString name, QPointer<RecordPicker> picker)
{
    const auto read = [session = workplace.session] { return productFacets(session->context()); };
    const auto facets = co_await workplace.runner.run(read);
    if (picker)
        makeProduct(workplace, facets.value_or(ProductFacets()), name, *picker);
}

} // namespace

void offerNewProduct(RecordPicker &picker, const Workplace &workplace)
{
    if (!workplace.session->may("products:write"_L1))
        return;
    picker.offerNew(CatalogueTexts::tr("New product…"),
                    [&picker, workplace](const QString &typed) { readAndMake(workplace, typed, &picker); });
}

} // namespace onhire
