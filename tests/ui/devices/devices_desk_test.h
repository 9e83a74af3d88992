// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the devices' screen have in common: three devices of which one is rented out, the page on which
// they are shown, and hands for it.
#pragma once

#include "core/base/id.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/shop.h"
#include "tests/support/ui_place.h"
#include "tests/ui/edit_buttons.h"
#include "tests/ui/filter_hands.h"
#include "tests/ui/halt.h"
#include "tests/watch/gui_test.h"
#include "ui/devices/device_actions.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_intake.h"
#include "ui/devices/device_view.h"
#include "ui/devices/devices_page.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pickers/picker_lines.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/text/day_entry.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/subscription_columns.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace onhire {

using namespace Qt::StringLiterals;

inline QByteArray productJson(const QByteArray &sku, const QByteArray &name)
{
    return R"({"productSku":")" + sku + R"(","name":")" + name
        + R"(","specification":"16 GB","category":"Laptops","brand":"Lenovo","variants":[{"variantSku":")" + sku
        + R"(-A","variantName":")" + name
        + R"(, Grade A","grade":"A","listPrice":1999,"acquisitionCost":1200,"pricing":[{"contractLength":12,"monthlyPrice":49.90}]}]})";
}

inline QByteArray orderJson(const QByteArray &sku)
{
    return R"({"customer":{"email":"ada@example.com","firstName":"Ada","lastName":"Lovelace","company":"Acme Logistics"},)"
           R"("billingAddress":{"contactName":"Ada Lovelace","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE"},)"
           R"("shippingAddress":{"contactName":"Ada Lovelace","streetAddress":"Hafenstr. 12","city":"Hamburg","country":"DE"},)"
           R"("items":[{"sku":")"
        + sku + R"(","quantity":1,"contractLength":12}]})";
}

class DevicesDeskTest : public QObject
{
protected:
    std::unique_ptr<UiPlace> m_place;
    std::unique_ptr<ActionRegistry> m_actions;
    std::unique_ptr<DevicesPage> m_page;
    QString m_rental, m_order;

    void show(const Workplace &workplace)
    {
        m_actions = std::make_unique<ActionRegistry>();
        m_page = std::make_unique<DevicesPage>(workplace, *m_actions);
        m_page->resize(1080, 760);
        m_page->show();
        m_page->activateWindow();
        m_page->activate();
    }

    std::unique_ptr<Halt> halt() { return std::make_unique<Halt>(m_place->workplace().runner); }

    void device(const QByteArray &serial, const QByteArray &more = {}, const QByteArray &sku = "TP14-A") const
    {
        const Context here = m_place->context();
        const JsonValue body = json("{'serialNumber':'" + serial + "','sku':'" + sku + "'" + more + "}");
        const auto request = AssetRequest::read(body, *here.tenant, here.now().date());
        UiPlace::value(createAsset(here, UiPlace::value(request)));
    }

    void rentOut(const QByteArray &serial)
    {
        const Context here = m_place->context();
        m_order = m_place->order(orderJson("TP14-A")).id;
        UiPlace::value(confirmOrder(here, m_order));
        const JsonValue body = json("{'orderId':'" + m_order.toLatin1() + "','serialNumber':'" + serial + "'}");
        const auto request = SubscriptionRequest::read(body, *here.tenant, here.now().date());
        m_rental = UiPlace::value(createSubscription(here, UiPlace::value(request))).id;
    }

    void finishContract() const
    {
        const Context here = m_place->context();
        const auto request = CancelRequest::read(json("{'reason':'customer_request'}"), *here.tenant, {});
        UiPlace::value(cancelSubscription(here, m_rental, UiPlace::value(request)));
    }

    JsonValue stored(const QString &serial) const
    {
        return valueOf(UiPlace::value(findAsset(m_place->context(), serial)));
    }
    QString status(const QString &serial) const { return stored(serial)[u"status"].toString(); }

    QString cell(int row, const QString &column) const
    {
        const PagedTableModel &model = m_page->model();
        for (int index = 0; index < model.columnCount(); ++index) {
            if (model.headerData(index, Qt::Horizontal).toString() == column)
                return model.index(row, index).data().toString();
        }
        return u"no such column"_s;
    }
    int rowOf(const QString &serial) const { return m_page->model().rowOf(serial).value_or(-1); }

    void open(const QString &serial) const
    {
        m_page->open(serial);
        QTRY_VERIFY(paneTexts().contains(u"Cost recovery"_s));
        QTRY_VERIFY(paneTexts().join(u' ').contains(serial));
    }

    QStringList paneTexts() const
    {
        QStringList texts;
        for (const QLabel *label : m_page->pane()->findChildren<QLabel *>()) {
            if (label->isVisibleTo(m_page.get()))
                texts += label->text();
        }
        for (const LinkLabel *link : m_page->pane()->findChildren<LinkLabel *>())
            texts += link->text();
        return texts;
    }
    QString nextStep() const { return m_page->pane()->head()->primary()->text(); }
    // What is offered for the device, each with why it does not fit, if it does not.
    QStringList possible(const QString &serial) const
    {
        const ShownRecord device = UiPlace::value(readDevice(m_place->context(), serial)).record;
        QStringList ids;
        for (const RecordAction &action :
             deviceActions({.today = [this] { return todayOf(m_place->context()); }})) {
            if (!action.refusal || action.refusal(device.value).isEmpty())
                ids += action.id.mid(8);
        }
        return ids;
    }
    // Once keys go to it: a dialog is modal as soon as it is shown, and active a moment later.
    static QuestionDialog *question()
    {
        auto *dialog = qobject_cast<QuestionDialog *>(QApplication::activeModalWidget());
        return dialog && dialog->isActiveWindow() ? dialog : nullptr;
    }
    template <typename Editor>
    Editor *field(const QString &name) const
    {
        for (Editor *each : m_page->form()->findChildren<Editor *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    static void typeInto(QWidget *editor, const QString &text)
    {
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
    }

    DeviceIntake *openIntake() const { return m_page->findChild<DeviceIntake *>(); }

    void sitDown()
    {
        m_place = std::make_unique<UiPlace>();
        m_place->product(productJson("TP14", "ThinkPad T14"));
        device("SN-100", ",'location':'Shelf 4','condition':'good'");
        device("SN-200", ",'location':'Shelf 7','acquisitionCost':900");
        device("SN-300");
        rentOut("SN-300");
        show(m_place->workplace());
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        QTRY_VERIFY(m_page->model().knowsTotal());
    }
    void standUp()
    {
        m_page.reset();
        m_actions.reset();
        m_place.reset();
    }
};

} // namespace onhire
