// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a new order: who, where to, what. A known e-mail address brings the name and the last address with it,
// and prices follow while one types.
#pragma once

#include "ui/orders/address_fields.h"
#include "ui/orders/item_editor.h"

#include <optional>

class QComboBox;
class QLineEdit;

namespace onhire {

class NewOrderForm : public Form
{
    Q_OBJECT

public:
    explicit NewOrderForm(const Workplace &workplace, QWidget *parent = nullptr);

    void start();
    JsonValue body() const; // as the API would take it
    QList<ItemEditor *> items() const { return m_items; }

Q_SIGNALS:
    void placed(const QString &orderId);
    void abandoned();
    void failed(const QString &what, const QString &whatToDo);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *addText(const QString &path, const QString &label, bool needed);
    void addCustomer();
    void addItems();
    void addItem();
    void removeItem(ItemEditor *item);
    QCoro::Task<> quote();
    QCoro::Task<> recognise();
    QCoro::Task<> place();
    void showTotals(const OrderQuote &quote);
    void showRefusal(const Error &error);

    Workplace m_workplace;
    QLineEdit *m_email;
    QLineEdit *m_firstName;
    QLineEdit *m_lastName;
    QLineEdit *m_company;
    QComboBox *m_customerType;
    std::optional<AddressFields> m_address;
    QVBoxLayout *m_itemLayout;
    QList<ItemEditor *> m_items;
    QLabel *m_totals;
    QTimer m_quoteSoon;
    Latest m_quotes;
    Latest m_searches;
    bool m_placing = false;
};

} // namespace onhire
