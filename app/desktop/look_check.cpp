// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look_check.h"

#include "app/desktop/painted_look.h"
#include "core/base/money.h"
#include "ui/shared/controls/address_label.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/data_table.h"
#include "ui/theme/contrast.h"
#include "ui/theme/metrics.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr double EnoughForShapes = 3; // WCAG 2.1: what one has to see to know a control

class Eye
{
public:
    explicit Eye(QWidget &window) : m_window(window), m_picture(window.grab().toImage()) { }

    QStringList look()
    {
        for (QWidget *widget : m_window.findChildren<QWidget *>()) {
            const bool isOfDialog = widget->window() != m_window.window(); // which is looked at by itself
            if (isOfDialog || !widget->isVisible() || widget->visibleRegion().isEmpty())
                continue;
            lookAtText(*widget);
            lookAtEdge(*widget);
            lookAtKey(*widget);
            lookAtNeighbours(*widget);
            if (const auto *table = qobject_cast<DataTable *>(widget); table && !isBehindDialog())
                lookAtTable(*table);
            if (const auto *area = qobject_cast<QScrollArea *>(widget))
                lookAtContent(*area);
        }
        for (const PaintedFault &fault : faultsPaintedIn(m_window, m_picture))
            note(*fault.widget, fault.what);
        m_faults.removeDuplicates();
        return m_faults;
    }

private:
    void note(const QWidget &widget, const QString &what)
    {
        QStringList path;
        for (const QWidget *each = &widget; each && each != &m_window; each = each->parentWidget())
            path.prepend(QString::fromLatin1(each->metaObject()->className()).section(u':', -1));
        m_faults += u"%1 (%2)"_s.arg(what, path.join(u'/'));
    }

    void lookAtText(QWidget &widget)
    {
        if (const auto *label = qobject_cast<QLabel *>(&widget)) {
            lookAtLabel(*label);
            lookAtAmounts(widget, label->text());
        }
        if (widget.hasHeightForWidth() && qobject_cast<QAbstractButton *>(&widget)
            && widget.heightForWidth(widget.width()) > widget.height() + FontRounding)
            note(widget, u"cut off below: “%1”"_s.arg(widget.accessibleName()));
        if (qobject_cast<QPushButton *>(&widget) || qobject_cast<QCheckBox *>(&widget))
            lookAtButton(*qobject_cast<QAbstractButton *>(&widget));
        else if (const auto *link = qobject_cast<LinkLabel *>(&widget))
            lookAtElided(*link, link->text());
        else if (const auto *pill = qobject_cast<Pill *>(&widget);
                 pill && pill->sizeHint().width() > pill->width())
            note(*pill, u"cut off: “%1”"_s.arg(pill->accessibleName()));
    }

    // One that two have leads to the first and then to the second, and presses neither.
    void lookAtKey(const QWidget &widget)
    {
        const auto *label = qobject_cast<const QLabel *>(&widget);
        const auto *button = qobject_cast<const QAbstractButton *>(&widget);
        const QKeySequence key = button ? button->shortcut()
            : label && label->buddy()   ? QKeySequence::mnemonic(label->text())
                                        : QKeySequence();
        const QString words = button ? button->text() : label ? label->text() : QString();
        if (key.isEmpty())
            return;
        if (m_keys.contains(key))
            note(widget, u"has the key of “%1”: “%2”"_s.arg(m_keys[key], words));
        m_keys.insert(key, words);
    }

    // What can be entered is known by its edge alone.
    void lookAtEdge(const QWidget &widget)
    {
        const bool isEntry = qobject_cast<const QLineEdit *>(&widget)
            || qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget);
        const bool isPartOfAnother = qobject_cast<const QAbstractSpinBox *>(widget.parentWidget())
            || qobject_cast<const QComboBox *>(widget.parentWidget());
        if (!isEntry || isPartOfAnother || !widget.isEnabled() || hasDress(widget, "bare"))
            return;
        const QPoint top = widget.mapTo(&m_window, QPoint(widget.width() / 2, 0));
        if (!m_window.rect().contains(top) || m_window.childAt(top) != &widget)
            return; // something lies over it, or it can be scrolled to
        const QColor edge = colorAt(top), inside = colorAt(top + QPoint(0, units(&widget, 3)));
        if (const double stands = contrast(edge, inside); stands < EnoughForShapes)
            note(widget,
                 u"has hardly an edge, %1 : 1: “%2”"_s.arg(stands, 0, 'f', 1).arg(widget.accessibleName()));
    }

    QColor colorAt(const QPoint &place) const
    {
        return m_picture.pixelColor((QPointF(place) * m_picture.devicePixelRatio()).toPoint());
    }

    // A label's & names the key that leads to its field, and is not drawn; nor is what marks a link.
    static QString shownOf(const QLabel &label)
    {
        const bool isMarked = label.textFormat() == Qt::RichText
            || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (isMarked)
            return QTextDocumentFragment::fromHtml(label.text()).toPlainText();
        return label.buddy() ? QString(label.text()).remove(u'&') : label.text();
    }

    // A line could end between 122.50 and EUR.
    void lookAtAmounts(const QWidget &widget, const QString &text)
    {
        static const QRegularExpression parted(u"\\d ([A-Z]{3})\\b"_s,
                                               QRegularExpression::UseUnicodePropertiesOption);
        for (auto found = parted.globalMatch(text); found.hasNext();) {
            if (currencyExponent(found.next().captured(1)))
                note(widget, u"may be parted: “%1”"_s.arg(text));
        }
    }

    // What is elided has to be enough to guess the rest.
    void lookAtElided(const QWidget &widget, const QString &whole)
    {
        constexpr int Enough = 60; // percent
        if (widget.fontMetrics().horizontalAdvance(whole) * Enough > 100 * widget.width())
            note(widget, u"hardly anything is left of “%1”"_s.arg(whole));
    }

    static int widestWord(const QLabel &label)
    {
        int widest = 0;
        static const QRegularExpression space(u"[\\s%1]"_s.arg(MayBreak));
        for (const QString &word : shownOf(label).split(space, Qt::SkipEmptyParts))
            widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
        return widest;
    }

    void lookAtLabel(const QLabel &label)
    {
        const auto *elided = qobject_cast<const ElidedLabel *>(&label);
        if (elided && !elided->wordWrap()) {
            lookAtElided(label, elided->whole());
            return;
        }
        if (label.text().isEmpty())
            return;
        const QRect room = label.contentsRect();
        if (!label.wordWrap() && !label.text().contains(u'\n')) {
            if (label.fontMetrics().horizontalAdvance(shownOf(label)) > room.width() + FontRounding)
                note(label, u"cut off: “%1”"_s.arg(label.text()));
        } else if (label.wordWrap() && label.textFormat() == Qt::PlainText
                   && widestWord(label) > room.width() + FontRounding) {
            note(label, u"a word is cut off: “%1”"_s.arg(label.text()));
        } else if (label.wordWrap() && label.heightForWidth(label.width()) > label.height() + FontRounding) {
            note(label, u"cut off below: “%1”"_s.arg(label.text()));
        }
    }

    void lookAtButton(const QAbstractButton &button)
    {
        if (!button.text().isEmpty() && button.sizeHint().width() > button.width() + FontRounding)
            note(button, u"cut off: “%1”"_s.arg(button.text()));
    }

    // Only what a layout has placed: what lies over the page on purpose has no layout.
    void lookAtNeighbours(QWidget &parent)
    {
        if (!parent.layout())
            return;
        QList<QWidget *> placed;
        collect(*parent.layout(), placed);
        for (qsizetype i = 0; i < placed.size(); ++i) {
            const QRect one = placed[i]->geometry();
            if (!parent.rect().adjusted(-FontRounding, -FontRounding, FontRounding, FontRounding).contains(one))
                note(*placed[i], u"falls off the edge"_s);
            for (qsizetype j = i + 1; j < placed.size(); ++j) {
                const QRect both = one.intersected(placed[j]->geometry());
                if (both.width() > FontRounding && both.height() > FontRounding)
                    note(*placed[i],
                         u"lies over %1"_s.arg(QLatin1StringView(placed[j]->metaObject()->className())));
            }
        }
    }

    static bool isSeen(const QWidget &widget)
    {
        const auto *label = qobject_cast<const QLabel *>(&widget);
        const bool isBlank = label && label->text().isEmpty() && label->pixmap().isNull();
        return widget.isVisible() && !widget.size().isEmpty() && !isBlank;
    }

    static void collect(QLayout &layout, QList<QWidget *> &placed)
    {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem *item = layout.itemAt(i);
            if (QWidget *widget = item->widget()) {
                if (isSeen(*widget))
                    placed.append(widget);
            } else if (item->layout()) {
                collect(*item->layout(), placed);
            }
        }
    }

    // What stands beyond the edge can be scrolled to, where there is a bar for it.
    void lookAtContent(const QScrollArea &area)
    {
        if (area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && area.widget()
            && area.widget()->width() > area.viewport()->width() + FontRounding)
            note(area, u"is %1 px too wide"_s.arg(area.widget()->width() - area.viewport()->width()));
    }

    // There a table's room is nothing that one looks at; it is judged in the pictures of its screen.
    bool isBehindDialog() const
    {
        const QWidget *dialog = QApplication::activeModalWidget();
        return dialog && dialog->window() != m_window.window();
    }

    void lookAtTable(const DataTable &table)
    {
        lookAtColumns(table);
        int lacks = 0, spares = 0;
        QString cut;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const auto *model = qobject_cast<const PagedTableModel *>(table.model());
            const bool isText = model && model->columns()[column].kind == CellKind::Text;
            if (!isText || table.isColumnHidden(column))
                continue;
            const QString widest = widestText(table, column);
            const int edge = edgeBefore(column, &table);
            const int needed = textRoom(table, widest) + edge, width = table.columnWidth(column);
            const bool isCut = width < needed - FontRounding;
            lacks += isCut ? needed - width : 0;
            const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
            spares += std::max(0, width - std::max(needed, textRoom(table, title) + edge));
            if (isCut)
                cut = widest;
        }
        if (std::min(lacks, spares) > FontRounding)
            note(table, u"cut beside %1 px of unused room: “%2”"_s.arg(spares).arg(cut));
    }

    static int textRoom(const DataTable &table, const QString &text)
    {
        return table.fontMetrics().horizontalAdvance(text) + units(&table, 2 * CellMargin) + FontRounding;
    }

    // Of the rows on the screen.
    static QString widestText(const DataTable &table, int column)
    {
        QString widest;
        const int last = table.rowAt(table.viewport()->height() - 1);
        for (int row = table.rowAt(0); row >= 0 && row <= (last < 0 ? table.model()->rowCount() - 1 : last);
             ++row) {
            const QString text = table.model()->index(row, column).data().toString();
            if (textRoom(table, text) > textRoom(table, widest))
                widest = text;
        }
        return widest;
    }

    void lookAtColumns(const DataTable &table)
    {
        const QHeaderView &header = *table.horizontalHeader();
        if (header.length() < table.viewport()->width() - FontRounding)
            note(table, u"leaves %1 px unused"_s.arg(table.viewport()->width() - header.length()));
        for (int i = 0; i < header.count(); ++i) {
            const QString title = table.model()->headerData(i, Qt::Horizontal).toString();
            if (!header.isSectionHidden(i)
                && header.fontMetrics().horizontalAdvance(title) > header.sectionSize(i))
                note(table, u"column title cut off: “%1”"_s.arg(title));
        }
    }

    QWidget &m_window;
    const QImage m_picture;
    QMap<QKeySequence, QString> m_keys; // and who has them
    QStringList m_faults;
};

} // namespace

QStringList faultsSeenIn(QWidget &window)
{
    return Eye(window).look();
}

} // namespace onhire
