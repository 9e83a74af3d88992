// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of a new order have in common: the form on its page, and what there is to see in it.
#pragma once

#include "core/base/json_reader.h"
#include "tests/ui/orders_desk_test.h"
#include "ui/orders/item_editor.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_summary.h"
#include "ui/shared/pickers/picker_lines.h"
#include "ui/shared/pickers/record_picker.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace onhire {

using namespace Qt::StringLiterals;

class NewOrderDeskTest : public OrdersDeskTest
{
protected:
    static inline const QByteArray Sku = "PROJ4K-A";

    void sitAtTheDesk()
    {
        m_desk = std::make_unique<OrdersDesk>(20);
        m_desk->window->resize(1440, 900);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 20);
    }
    void leaveTheDesk()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        m_desk.reset();
    }

    NewOrderForm *form() { return qobject_cast<NewOrderForm *>(page()->form()); }
    QString look(const QString &statement) { return m_desk->shop.look(statement); }

    QString customer(const QByteArray &first, const QByteArray &last, const QByteArray &city)
    {
        const QByteArray email = first.toLower() + "@navy.example";
        const QByteArray body = orderOf(Sku, email)
                                    .replace("'firstName':'Ada'", "'firstName':'" + first + "'")
                                    .replace("'lastName':'Lovelace'", "'lastName':'" + last + "'")
                                    .replace("'quantity':1", "'quantity':7") // no other is the same
                                    .replace("Bonn", city);
        Context context = m_desk->shop.context();
        const auto request = OrderRequest::read(json(body), *context.tenant);
        if (!request || !placeOrder(context, *request, NaturalKey::Skip))
            qFatal("no order");
        return look(u"select customer_id from customers where email = '%1'"_s.arg(QString::fromLatin1(email)));
    }
    QLineEdit *line(const QString &name)
    {
        for (QLineEdit *each : form()->findChildren<QLineEdit *>()) {
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    // The one of the billing address comes first.
    QList<QLineEdit *> lines(const QString &name)
    {
        QList<QLineEdit *> all = form()->findChildren<QLineEdit *>();
        all.removeIf(
            [&](const QLineEdit *each) { return !each->isVisible() || each->accessibleName() != name; });
        return all;
    }
    QString entered(const QString &name) { return line(name) ? line(name)->text() : u"no such field"_s; }
    void begin()
    {
        page()->table()->setFocus();
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(form());
    }
    // Types the beginning of a name and takes what is offered first.
    void pick(const QString &typed)
    {
        form()->customer()->setFocus();
        form()->customer()->selectAll();
        type(typed);
        QTRY_VERIFY(form()->customer()->list()->isVisible() && form()->customer()->list()->count() > 0);
        press(Qt::Key_Return);
        QTRY_VERIFY(!form()->customer()->customerId().isEmpty());
    }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *each : page()->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    }
    RecordPicker *sku() { return form()->items().constFirst()->findChild<RecordPicker *>(); }
    bool hasDraftChip()
    {
        for (const QLabel *each : page()->formPage()->head()->findChildren<QLabel *>()) {
            if (each->isVisible() && each->text() == u"Draft")
                return true;
        }
        return false;
    }
    QStringList summary()
    {
        QStringList words;
        for (const QLabel *each : form()->summary()->findChildren<QLabel *>()) {
            if (each->isVisible())
                words += each->text();
        }
        return words;
    }
    QString inSummary(const QString &label)
    {
        for (const QLabel *each : form()->summary()->findChildren<QLabel *>()) {
            const auto *value = qobject_cast<const QLabel *>(each->buddy());
            if (each->isVisible() && each->text() == label && value)
                return value->text();
        }
        return {};
    }

    void enterForKnownCustomer() // Grace Hopper of Kiel
    {
        begin();
        pick(u"hopper"_s);
        QTRY_COMPARE(entered(u"City"_s), u"Kiel"_s);
        form()->items().constFirst()->setItem({QString::fromLatin1(Sku), 1, 12});
    }
};

} // namespace onhire
