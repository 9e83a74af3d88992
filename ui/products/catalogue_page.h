// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue: products with their variants and prices; made, edited and discontinued in the pane.
#pragma once

#include "core/data/products/product_rows.h"
#include "core/services/products/product_facets.h"
#include "ui/products/product_edits.h"
#include "ui/shared/pages/editing_page.h"

namespace onhire {

class CataloguePage : public EditingPage
{
    Q_OBJECT

public:
    explicit CataloguePage(const Workplace &workplace, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;

    void startNewProduct();
    void editProduct();
    void startEditProduct();
    void startNewVariant();
    void discontinue();

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    QString shownId() const override { return m_product.id; }
    void forgetShown(const QString &why) override;
    void readRecord(const QString &id) override;
    void showAgain() override;

private:
    QCoro::Task<> readFacets();
    QCoro::Task<> readVariant(QString variantId);
    void showProduct(const Record &record);
    void addActions();
    void startEditVariant(const Record &variant);
    void toggleVariant(const JsonValue &variant);
    void reactivate();
    ProductEdits edits() const;
    bool mayWrite() const;

    Record m_product; // the one in the pane
    JsonValue m_shown;
    ProductFacets m_facets;
    const TextFormat m_format;
    Latest m_facetReads;
    Latest m_variantReads;
};

} // namespace onhire
