// SPDX-License-Identifier: GPL-3.0-or-later
// One line of an order that is being written: what, how many, for how long, and what that costs.
#pragma once

#include "core/services/orders/quote_order.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/workplace/workplace.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace onhire {

class RecordPicker;
class WholeNumberBox;

class ItemEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ItemEditor(const Workplace &workplace, QWidget *parent = nullptr);

    OrderRequest::Item item() const;
    void setItem(const OrderRequest::Item &item);
    bool isEmpty() const;
    void show(const QuotedItem &quote);
    void fadePrice(); // it is not for what is entered now
    void offerRemoval(bool isPossible);
    FormField *skuField() const { return m_skuField; }

Q_SIGNALS:
    void changed();
    void removed();

private:
    QLayout *numbers();
    void offerLengths(const QList<int> &lengths, int current);

    Workplace m_workplace;
    RecordPicker *m_sku;
    FormField *m_skuField;
    WholeNumberBox *m_quantity;
    QComboBox *m_months;
    QLabel *m_product;
    QLabel *m_price;
    QPushButton *m_remove;
    QString m_refusal; // of what was last quoted
};

} // namespace onhire
