// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of an order that is being written. Their prices follow while one types.
#pragma once

#include "ui/orders/item_editor.h"

class QVBoxLayout;

namespace onhire {

class ItemsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ItemsEditor(const Workplace &workplace, QWidget *parent = nullptr);

    QList<ItemEditor *> items() const { return m_items; }
    QList<OrderRequest::Item> wanted() const; // what is entered in them
    const QString &customer() const { return m_email; }
    JsonValue value() const; // as the API would take it
    void setValue(const JsonValue &items);
    void setCustomer(const QString &email); // who may have a tax of their own
    void quote() { ask(); } // at once
    QString mark(const QList<Fault> &faults); // each at its cell; answers what is to be done, in words

Q_SIGNALS:
    void changed();
    void quoteAwaited(); // what was quoted last is not for what is entered now
    void quoted(const onhire::OrderQuote &quote);
    void notQuoted(const onhire::Error &error);

private:
    ItemEditor *addItem();
    void removeItem(ItemEditor *item);
    void offerRemoval();
    void quoteSoon();
    void adopt(const QStringList &changedIds);
    QCoro::Task<> ask();

    const Workplace m_workplace;
    QVBoxLayout *m_layout;
    QList<ItemEditor *> m_items;
    QString m_email;
    bool m_isTooDear = false; // all of them together, by the last quote
    QTimer m_quoteSoon;
    Latest m_quotes;
};

} // namespace onhire
