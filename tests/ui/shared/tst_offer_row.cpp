// SPDX-License-Identifier: GPL-3.0-or-later
// A long action does not push the amounts beside it out of the pane.
#include "tests/watch/gui_test.h"
#include "ui/shared/pages/offer_row.h"

#include <QPushButton>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestOfferRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongActionGivesWay()
    {
        const QString text = u"Close without the devices that were never delivered…"_s;
        OfferRow row({.action = {.id = u"orders.close"_s, .text = text}, .fits = {}, .of = 5, .misfits = {}},
                     {});
        row.resize(200, row.sizeHint().height());
        row.show();
        QVERIFY(row.minimumSizeHint().width() <= 200);
        QCOMPARE(row.button()->text(), text); // is read out whole
        QCOMPARE(row.button()->toolTip(), text);
        row.resize(row.sizeHint());
        QCOMPARE(row.button()->toolTip(), QString());
    }
};

ONHIRE_GUI_TEST(TestOfferRow)
#include "tst_offer_row.moc"
