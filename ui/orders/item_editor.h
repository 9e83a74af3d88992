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
    QWidget *skuEditor() const { return m_skuField->editor(); }

    // Shows each fault at its cell, whose path begins with the prefix; answers the first cell that something is
    // wrong with, be it what the core has quoted. None: all is well.
    FormField *mark(const QList<Fault> &faults, const QString &prefix);
    bool isSku(const FormField *field) const { return field == m_skuField; }

Q_SIGNALS:
    void changed();
    void removed();

private:
    QLayout *numbers();
    void offerLengths(const QList<int> &lengths, int current);
    void showLengths(const QuotedItem &quote);
    bool chooseTheOnlyLength(const QuotedItem &quote);
    void setRefusal(const QuotedItem &quote);
    void forgetRefusal();
    QString refusalAt(const FormField *field) const;
    QString wordsFor(const Fault &fault, const FormField *field) const;
    FormField *fieldOf(const QString &member) const;

    Workplace m_workplace;
    RecordPicker *m_sku;
    FormField *m_skuField;
    WholeNumberBox *m_quantity;
    FormField *m_quantityField;
    QComboBox *m_months;
    FormField *m_monthsField;
    QLabel *m_product;
    QLabel *m_price;
    QPushButton *m_remove;
    struct Refusal
    {
        const FormField *field = nullptr; // that it is about
        QString words;
    } m_refusal; // of what was last quoted
};

} // namespace onhire
