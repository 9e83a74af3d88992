// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/pages/detail_pane.h"

#include <QApplication>
#include <QLabel>
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

    void aLongAddressIsShortenedInTheMiddleAndWholeInItsToolTip()
    {
        show();
        const QString address = u"somebody.with.a.very.long.name@a.very.long.company.example"_s;
        const QLabel *label = m_pane->addSection(u"Contact"_s)->addRow(u"E-mail"_s, address);
        QTRY_VERIFY(label->text().contains(u'…'));
        QVERIFY(label->text().startsWith(u"some"_s) && label->text().endsWith(u"example"_s));
        QVERIFY(label->fontMetrics().horizontalAdvance(label->text()) <= label->width());
        QCOMPARE(label->toolTip(), address);
        m_pane->resize(900, 500);
        QTRY_COMPARE(label->text(), address);
    }
};

ONHIRE_GUI_TEST(TestDetailPane)
#include "tst_detail_pane.moc"
