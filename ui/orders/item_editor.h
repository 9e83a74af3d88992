// SPDX-License-Identifier: GPL-3.0-or-later
// One line of an order that is being written: what, how many, for how long, and what that costs.
#pragma once

#include "core/services/orders/quote_order.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/workplace/workplace.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStandardItemModel;

namespace onhire {

class ItemEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ItemEditor(const Workplace &workplace, QWidget *parent = nullptr);

    OrderRequest::Item item() const;
    void setItem(const OrderRequest::Item &item);
    bool isEmpty() const;
    void show(const QuotedItem &quote);
    void offerRemoval(bool isPossible);
    FormField *skuField() const { return m_skuField; }

Q_SIGNALS:
    void changed();
    void removed();

private:
    QLayout *numbers();
    bool isChoosing() const;
    QCoro::Task<> suggest();
    void offerLengths(const QList<int> &lengths, int current);

    Workplace m_workplace;
    QLineEdit *m_sku;
    FormField *m_skuField;
    QSpinBox *m_quantity;
    QComboBox *m_months;
    QLabel *m_product;
    QLabel *m_price;
    QPushButton *m_remove;
    QStandardItemModel *m_suggestions;
    QString m_refusal; // of what was last quoted
    QTimer m_typing;
    Latest m_searches;
};

} // namespace onhire
