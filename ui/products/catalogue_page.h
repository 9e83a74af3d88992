// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of the catalogue: find products, look at one with its variants and prices, make, edit and
// discontinue one or many.
#pragma once

#include "core/data/products/product_store.h"
#include "ui/products/product_edits.h"
#include "ui/products/product_view.h"
#include "ui/shared/pages/records_page.h"

namespace onhire {

class CataloguePage : public RecordsPage
{
    Q_OBJECT

public:
    CataloguePage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    bool openLink(const Link &link) override;

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;

private:
    RecordNoun noun();
    ProductView viewOf(const JsonValue &product);
    ProductEdits edits() const;
    QCoro::Task<> readFacets();
    void startNewProduct();
    void startEdit(const ShownRecord &product);
    void startNewVariant(const ShownRecord &product);
    QCoro::Task<> readVariant(QString variantId, void (CataloguePage::*then)(const Record &variant));
    void openWithVariant(const Record &variant);
    void startEditVariant(const Record &variant);
    void toggleVariant(const JsonValue &variant);
    QWidget *draftCard(const JsonValue &variant, QWidget *parent);

    ProductFacets m_facets;
    Latest m_facetReads;
    Latest m_variantReads;
};

} // namespace onhire
