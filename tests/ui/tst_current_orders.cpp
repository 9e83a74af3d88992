// SPDX-License-Identifier: GPL-3.0-or-later
// What the pane shows of an order is what it is now, and nothing is done with another than was meant.
#include "tests/ui/orders_desk_test.h"
#include "tests/ui/other_page.h"
#include "tests/watch/gui_test.h"

#include <QSignalSpy>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestCurrentOrders : public OrdersDeskTest
{
    Q_OBJECT

private:
    void look(const QString &id)
    {
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->table()->setFocus();
    }
    QString status() { return page()->shown().value[u"status"].toString(); }
    // Somebody else does, and this desk has heard of it.
    void confirmed(const QString &id)
    {
        QSignalSpy heard(&m_desk->live(), &LiveChanges::changed);
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, id); });
        QTRY_VERIFY(std::ranges::any_of(
            heard, [&](const QVariantList &ids) { return ids[0].toStringList().contains(id); }));
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void whatHappenedBehindAnotherScreenIsSeenAfterwards()
    {
        m_desk->window->addPage(
            {u"other"_s, u"Other"_s, Glyph::Dot, {}, [](QWidget *parent) { return new OtherPage(parent); }});
        const QString id = place("one@engine.example");
        look(id);
        m_desk->window->show(u"other"_s);
        confirmed(id);
        m_desk->window->show(u"orders"_s);
        QTRY_COMPARE(status(), u"confirmed"_s);
    }

    void theTableFollowsTheTimeZoneOfTheCompany()
    {
        m_desk->window->addPage(
            {u"other"_s, u"Other"_s, Glyph::Dot, {}, [](QWidget *parent) { return new OtherPage(parent); }});
        const auto &columns = page()->model().columns();
        const int created = int(std::ranges::find(columns, u"created"_s, &Column::id) - columns.begin());
        const auto isWrittenAs = [&](const QTimeZone &zone) {
            const QModelIndex cell = page()->model().index(0, created);
            const TextFormat format(m_desk->shop.clock, QLocale(u"en_GB"_s), zone);
            return cell.data(Qt::ToolTipRole).toString()
                == format.fullMoment(cell.data(PagedTableModel::RawRole).toDateTime());
        };
        const QTimeZone west("Etc/GMT+12"), east("Etc/GMT-12");
        m_desk->moveTo(west);
        QVERIFY(isWrittenAs(west) && !isWrittenAs(east));
        m_desk->window->show(u"other"_s);
        m_desk->moveTo(east);
        m_desk->window->show(u"orders"_s);
        QVERIFY(isWrittenAs(east) && !isWrittenAs(west));
    }

    void whatHappenedWhileAFormWasOpenIsSeenAfterwards()
    {
        const QString id = place("one@engine.example");
        look(id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(page()->isEditing());
        confirmed(id);
        press(Qt::Key_Escape);
        QVERIFY(!page()->isEditing());
        QTRY_COMPARE(status(), u"confirmed"_s);
    }

    void aLinkToAFormThatIsOpenAsksForNoOther()
    {
        const QString id = place("one@engine.example"), another = place("two@engine.example");
        look(id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(page()->isEditing());
        page()->openLink({.screen = u"orders"_s, .id = id, .act = u"orders.edit"_s});
        QVERIFY(page()->isEditing());
        press(Qt::Key_Escape);
        look(another);
        QVERIFY(!page()->isEditing());
        look(id);
        QVERIFY(!page()->isEditing());
    }

    void whatWasAskedOfOneOrderIsNotDoneWithTheNext()
    {
        const QString id = place("one@engine.example"), another = place("two@engine.example");
        look(id);
        auto halt = m_desk->halt();
        page()->refresh();
        page()->act(u"orders.edit"_s);
        page()->open(another);
        halt.reset();
        QTRY_COMPARE(page()->shown().id, another);
        QVERIFY(!page()->isEditing());
    }
};

ONHIRE_GUI_TEST(TestCurrentOrders)
#include "tst_current_orders.moc"
