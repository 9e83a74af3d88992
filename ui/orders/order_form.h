// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects what was agreed: notes, tracking number, addresses. Sends only what was changed, so that two people
// who correct different things do not disturb each other; where both changed the same, it shows both values.
#pragma once

#include "ui/orders/address_fields.h"
#include "ui/orders/order_view.h"

#include <memory>

class QLineEdit;
class QPlainTextEdit;

namespace onhire {

class OrderForm : public Form
{
    Q_OBJECT

public:
    explicit OrderForm(const OrderDetails &details, QWidget *parent = nullptr);

    const QString &orderId() const { return m_id; }
    int version() const { return m_version; }
    bool isChanged() const;
    JsonValue patch() const; // what was changed, and nothing else

    // Somebody else was faster: takes over what was not changed here, and shows theirs beside ours elsewhere.
    void meet(const OrderDetails &theirs);
    QPlainTextEdit *notesField() const { return m_notes; }
    QLineEdit *trackingField() const { return m_tracking; }

Q_SIGNALS:
    void abandoned(); // Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addHeading(const QString &text);
    void addAddresses();
    void meetText(FormField *field, const QString &base, const QString &theirs);

    const QString m_id;
    int m_version;
    JsonValue m_base;
    QLineEdit *m_tracking;
    QPlainTextEdit *m_notes;
    FormField *m_trackingField;
    FormField *m_notesField;
    std::optional<AddressFields> m_shipping;
    std::optional<AddressFields> m_billing;
};

} // namespace onhire
