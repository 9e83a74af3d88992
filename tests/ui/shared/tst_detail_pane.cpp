// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/address_label.h"
#include "ui/shared/pages/detail_pane.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestDetailPane : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DetailPane> m_pane;

    void show(Qt::LayoutDirection direction = Qt::LeftToRight)
    {
        QApplication::setLayoutDirection(direction);
        m_pane = std::make_unique<DetailPane>();
        m_pane->resize(340, 500);
        m_pane->show();
    }
    QRect placeOf(const QWidget *widget) const
    {
        return {widget->mapTo(m_pane->viewport(), QPoint()), widget->size()};
    }

private Q_SLOTS:
    void cleanup()
    {
        m_pane.reset();
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void actionsThatAreTooLongForOneLineGoOnInTheNext_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void actionsThatAreTooLongForOneLineGoOnInTheNext()
    {
        QFETCH(Qt::LayoutDirection, direction);
        show(direction);
        QList<QPushButton *> actions;
        for (const QString &words : {u"Bearbeiten"_s, u"Variante hinzufügen"_s, u"Aus dem Angebot nehmen…"_s})
            actions.append(m_pane->addAction(words));
        QTRY_VERIFY(placeOf(actions[2]).top() > placeOf(actions[0]).bottom());
        QCOMPARE(placeOf(actions[0]).top(), placeOf(actions[1]).top());
        const bool fromLeft = direction == Qt::LeftToRight;
        QCOMPARE(placeOf(actions[0]).left() < placeOf(actions[1]).left(), fromLeft);
        for (const QPushButton *action : actions)
            QVERIFY(m_pane->viewport()->rect().contains(placeOf(action)));
        QCOMPARE(fromLeft ? placeOf(actions[2]).left() : placeOf(actions[2]).right(),
                 fromLeft ? placeOf(actions[0]).left() : placeOf(actions[0]).right());
    }

    void aLongAddressGoesOnInTheNextLineAndIsCopiedWhole()
    {
        show();
        const QString address = u"somebody.with.a.very.long.name@a.very.long.company.example"_s;
        QLabel *label = m_pane->addSection(u"Contact"_s)->addRow(u"E-mail"_s, address);
        QTRY_VERIFY(label->height() >= 2 * label->fontMetrics().height());
        QTRY_VERIFY(label->text() != address);
        QCOMPARE(QString(label->text()).remove(MayBreak), address); // nothing is left out
        for (const QString &part : label->text().split(MayBreak))
            QVERIFY(label->fontMetrics().horizontalAdvance(part) <= label->width());
        QCOMPARE(label->toolTip(), address);
        QCOMPARE(label->accessibleName(), address);

        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(1, 1), label->mapToGlobal(QPoint(1, 1)));
        QApplication::sendEvent(label, &event);
        QTRY_VERIFY(QApplication::activePopupWidget());
        static_cast<QMenu *>(QApplication::activePopupWidget())->actions().constFirst()->trigger();
        QApplication::activePopupWidget()->close();
        QCOMPARE(QApplication::clipboard()->text(), address);

        m_pane->resize(900, 500);
        QTRY_COMPARE(label->text(), address);
        QTRY_VERIFY(label->height() < 2 * label->fontMetrics().height());
    }

    void anAddressThatGoesIntoTwoLinesIsBrokenBeforeItsAt()
    {
        show();
        const QLabel *label =
            m_pane->addSection(u"Contact"_s)->addRow(u"E-mail"_s, u"tom.brandt29@company-mail.example"_s);
        QTRY_COMPARE(label->text(), u"tom.brandt29%1@company-mail.example"_s.arg(MayBreak));
    }

    void aLongWordWithoutABreakIsShortenedInTheMiddleAndWholeInItsToolTip()
    {
        show();
        const QString word = u"PF3K9R21PF3K9R21PF3K9R21PF3K9R21PF3K9R21PF3K9R21@"_s;
        for (const QString &each : {word, QString(word).remove(u'@')}) {
            const QLabel *label = m_pane->addSection(u"Contact"_s)->addRow(u"E-mail"_s, each);
            QTRY_VERIFY(label->text().contains(u'…'));
            QVERIFY(label->text().startsWith(u"PF3K"_s) && label->text().endsWith(each.last(4)));
            QVERIFY(label->fontMetrics().horizontalAdvance(label->text()) <= label->width());
            QCOMPARE(label->toolTip(), each);
        }
    }
};

ONHIRE_GUI_TEST(TestDetailPane)
#include "tst_detail_pane.moc"
