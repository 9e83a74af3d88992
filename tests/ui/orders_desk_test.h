// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the orders' screen have in common: their window, hands that type, and somebody else
// who places orders.
#pragma once

#include "tests/ui/orders_desk.h"
#include "ui/shared/controls/question.h"

#include <QApplication>
#include <QPushButton>

namespace onhire {

class OrdersDeskTest : public QObject
{
protected:
    void sitDown()
    {
        m_desk = std::make_unique<OrdersDesk>(150);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 150);
        QTRY_VERIFY(m_desk->hears());
    }

    OrdersPage *page() { return m_desk->page; }

    QString place(const QByteArray &email)
    {
        const Context here = m_desk->shop.context();
        const auto request = OrderRequest::read(json(orderOf("PROJ4K-A", email)), *here.tenant);
        if (!request)
            qFatal("not an order");
        QString id;
        m_desk->elsewhere([&](const Context &there) {
            auto placed = placeOrder(there, *request, NaturalKey::Skip);
            id = placed ? placed->id : QString();
            return placed;
        });
        return id;
    }
    QString stored(const QString &id, const QString &column)
    {
        return m_desk->shop.look(QStringLiteral("select %1 from orders where order_id = '%2'").arg(column, id));
    }

    // A closed question gives the window back; without a window manager that has to be said.
    QWidget *focused()
    {
        m_desk->window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_desk->window.get()) || !m_desk->window->focusWidget())
            qFatal("nothing has the focus");
        return m_desk->window->focusWidget();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(focused(), key, modifiers);
    }
    void type(const QString &text) { QTest::keyClicks(focused(), text); }

    // Once keys go to it: a dialog is modal as soon as it is shown, and active a moment later.
    static QuestionDialog *question()
    {
        auto *dialog = qobject_cast<QuestionDialog *>(QApplication::activeModalWidget());
        return dialog && dialog->isActiveWindow() ? dialog : nullptr;
    }
    void answer() { question()->verbButton()->click(); }

    std::unique_ptr<OrdersDesk> m_desk;
};

} // namespace onhire
