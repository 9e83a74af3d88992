// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/figure_strip.h"

#include <QTest>

#include <algorithm>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestFigures : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FigureStrip> m_strip;

    int together() const
    {
        int width = 0;
        for (const Figure *figure : m_strip->figures())
            width += figure->sizeHint().width();
        return width;
    }

    bool areInOneLine() const
    {
        return std::ranges::all_of(m_strip->figures(), [this](const Figure *figure) {
            return figure->y() == m_strip->figures().constFirst()->y();
        });
    }

private Q_SLOTS:
    void init()
    {
        m_strip = std::make_unique<FigureStrip>();
        m_strip->show({{.caption = u"Recurring revenue of the month of November"_s, .value = u"1"_s},
                       {.caption = u"Out"_s, .value = u"2"_s},
                       {.caption = u"Idle"_s, .value = u"3"_s}});
        m_strip->resize(1000, 80);
        m_strip->QWidget::show();
    }

    void theyStayInOneLineWhereEachHasTheRoomItNeeds()
    {
        m_strip->resize(together() + 4, 80);
        QTRY_VERIFY(areInOneLine());
        for (const Figure *figure : m_strip->figures())
            QTRY_VERIFY(figure->width() >= figure->sizeHint().width());
    }

    void theyAreOfEqualWidthWhereThatIsEnough()
    {
        m_strip->resize(m_strip->figures().constFirst()->sizeHint().width() * 3 + 4, 80);
        QTRY_VERIFY(qAbs(m_strip->figures()[0]->width() - m_strip->figures()[2]->width()) <= 1);
    }

    void theyTakeMoreLinesWhereOneIsTooShort()
    {
        m_strip->resize(together() - 4, 160);
        QTRY_VERIFY(!areInOneLine());
    }
};

ONHIRE_GUI_TEST(TestFigures)
#include "tst_figures.moc"
