// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/ear_check.h"

#include "tests/watch/tab_walk.h"
#include "ui/shared/controls/address_label.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int RowsHeard = 4;

bool isEntry(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
}

bool isOurs(const QWidget &widget)
{
    return qstrncmp(widget.metaObject()->className(), "onhire::", 8) == 0;
}

QString nameOf(QWidget *widget)
{
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(widget);
    return heard ? heard->text(QAccessible::Name) : QString();
}

class Ears
{
public:
    Ears(QWidget &window, QWidget &within) : m_window(window), m_within(within) { }

    EarFaults listen()
    {
        for (QWidget *widget : m_within.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != &m_window || widget->visibleRegion().isEmpty())
                continue;
            hearName(*widget);
            if (auto *label = qobject_cast<QLabel *>(widget))
                hearLabel(*label);
            if (auto *table = qobject_cast<QTableView *>(widget))
                hearTable(*table);
        }
        if (&m_within == &m_window)
            walk();
        return m_faults;
    }

private:
    void note(Hearing ear, const QWidget &widget, const QString &what)
    {
        const QString line = u"%1 (%2)"_s.arg(what, pathOf(widget, m_window));
        if (!m_faults[ear].contains(line))
            m_faults[ear] += line;
    }

    // What takes the focus, and what we draw ourselves: nobody else can say what it is.
    void hearName(QWidget &widget)
    {
        const bool isDrawn = isOurs(widget) && !widget.layout() && widget.findChildren<QWidget *>().isEmpty();
        const bool isControl = isTabStop(widget) || qobject_cast<QAbstractButton *>(&widget);
        if (!isControl && !isDrawn)
            return;
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&widget);
        if (!heard || heard->text(QAccessible::Name).isEmpty())
            note(Hearing::Names, widget, u"has no name"_s);
        else if (heard->role() == QAccessible::NoRole
                 || (isControl && !widget.layout() && heard->role() == QAccessible::Client))
            note(Hearing::Names, widget, u"has no role: “%1”"_s.arg(heard->text(QAccessible::Name)));
    }

    // A name is read out instead of the text: a value that has the name of its field is never heard.
    void hearLabel(const QLabel &label)
    {
        const QString name = label.accessibleName(), text = QString(label.text()).remove(MayBreak);
        if (!name.isEmpty() && !name.contains(text.section(u'…', 0, 0)))
            note(Hearing::Names, label, u"is heard as “%1” and not as “%2”"_s.arg(name, text));
        if (label.buddy() || label.text().isEmpty() || !label.parentWidget())
            return;
        for (QWidget *each : label.parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
            if (isEntry(each) && each->isVisible() && nameOf(each) == label.text())
                note(Hearing::Buddies, label, u"leads to no field: “%1”"_s.arg(label.text()));
        }
    }

    void hearTable(QTableView &table)
    {
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&table);
        if (!heard || !heard->tableInterface()) {
            note(Hearing::Tables, table, u"is no table"_s);
            return;
        }
        // Qt tells it of other rows only while a screen reader is there.
        QAccessibleTableModelChangeEvent others(&table, QAccessibleTableModelChangeEvent::ModelReset);
        heard->tableInterface()->modelChange(&others);
        if (heard->text(QAccessible::Name).isEmpty())
            note(Hearing::Tables, table, u"has no name"_s);
        for (int column = 0; column < table.model()->columnCount(table.rootIndex()); ++column) {
            if (!table.isColumnHidden(column))
                hearColumn(table, *heard->tableInterface(), column);
        }
    }

    void hearColumn(QTableView &table, QAccessibleTableInterface &heard, int column)
    {
        if (heard.columnDescription(column).isEmpty())
            note(Hearing::Tables, table, u"column %1 has no title"_s.arg(column));
        const int rows = qMin(RowsHeard, table.model()->rowCount(table.rootIndex()));
        for (int row = 0; row < rows; ++row) {
            if (table.isRowHidden(row))
                continue;
            QAccessibleInterface *cell = heard.cellAt(row, column);
            if (!cell)
                note(Hearing::Tables, table, u"cell %1/%2 is not there"_s.arg(row).arg(column));
            else if (cell->text(QAccessible::Name).isEmpty() && isPainted(table, row, column))
                note(Hearing::Tables, table,
                     u"cells of “%1” say nothing"_s.arg(heard.columnDescription(column)));
        }
    }

    // Whether there is more in it than a ground and the lines around it.
    static bool isPainted(QTableView &table, int row, int column)
    {
        const QRect cell = table.visualRect(table.model()->index(row, column, table.rootIndex()));
        const QRect inner = cell.adjusted(3, 3, -3, -3) & table.viewport()->rect();
        const QImage image = inner.isEmpty() ? QImage() : table.viewport()->grab(inner).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return true;
            }
        }
        return false;
    }

    void walk()
    {
        TabWalk way(m_window, m_within);
        way.walk();
        for (const QWidget *trap : way.traps())
            note(Hearing::Reach, *trap, u"keeps Tab to itself"_s);
        if (const QWidget *circle = way.circle())
            note(Hearing::Reach, *circle, u"is where Tab goes in a circle, and not back to the beginning"_s);
        for (const QWidget *missed : way.missed())
            note(Hearing::Reach, *missed, u"is not reached by Tab"_s);
        if (const auto [from, to] = way.strayed(); from)
            note(Hearing::Reach, *from,
                 u"is left by Shift+Tab to %1, from where Tab does not come"_s.arg(to ? pathOf(*to, m_window)
                                                                                      : u"nothing"_s));
        for (const auto &[from, to] : way.stepsBack())
            note(Hearing::Order, *to, u"comes after %1"_s.arg(pathOf(*from, m_window)));
        for (const QWidget *unseen : way.unseen())
            note(Hearing::Focus, *unseen, u"does not show that it has the focus"_s);
    }

    QWidget &m_window;
    QWidget &m_within;
    EarFaults m_faults;
};

} // namespace

EarFaults faultsHeardIn(QWidget &window, QWidget &within)
{
    return Ears(window, within).listen();
}

} // namespace onhire
