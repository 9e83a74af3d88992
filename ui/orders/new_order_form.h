// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a new order: what, who, where to. A customer who is known brings the name and the last addresses.
#pragma once

#include "ui/orders/customer_choice.h"
#include "ui/orders/items_editor.h"
#include "ui/shared/forms/record_commands.h"
#include "ui/shared/forms/record_form.h"

#include <QHash>

namespace onhire {

class OrderSummary;

class NewOrderForm : public RecordForm
{
    Q_OBJECT

public:
    explicit NewOrderForm(const Workplace &workplace, QWidget *parent = nullptr);

    void startFor(const QString &email); // of a customer who is known
    JsonValue draft() const override; // none while nothing but what that customer brings is entered
    QList<ItemEditor *> items() const { return m_items->items(); }
    CustomerChoice *customer() const { return m_customer; }
    OrderSummary *summary() const { return m_summary; } // to stand beside it
    SavedAsShown asShown();

private:
    void addItems();
    void addCustomer();
    void addContact();
    void addAddresses();
    void bring(const JsonValue &customer, CustomerChoice::How how);
    void bringAddresses(const JsonValue &customer);
    void takeOut();
    void takeOutBrought();
    void takeOutAddresses();
    bool isBrought(const QString &member) const; // by the customer, and it still stands there
    QByteArray address(const QString &member) const; // as it is entered; empty: none
    QByteArray entered() const;
    void followEmail();
    void recognise();
    void startNewCustomer(const QString &typed);
    void adoptUnknown(const QString &email);
    void goOnWithItems();

    const Workplace m_workplace;
    ItemsEditor *m_items;
    OrderSummary *m_summary;
    CustomerChoice *m_customer;
    QLineEdit *m_email = nullptr;
    QLineEdit *m_firstName = nullptr;
    QLineEdit *m_lastName = nullptr;
    QLineEdit *m_phone = nullptr;
    QHash<QString, QLineEdit *> m_contactLines; // by the member of the customer
    QComboBox *m_customerType = nullptr;
    QString m_emailKey; // of the customer who is chosen
    JsonValue m_contact; // what that customer has brought of themselves
    QHash<QString, QByteArray> m_brought; // the addresses that came with that customer
    QByteArray m_begun; // all that stands here, if nobody has entered any of it; empty: somebody has
};

} // namespace onhire
