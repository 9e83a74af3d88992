// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/price_editor.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QStringList PriceEditor::titles() const
{
    return {//: The head of a column: contract lengths in months
            tr("Months"),
            //: The head of a column: prices for each month; %1 is the currency, as in: Monthly, EUR
            tr("Monthly, %1").arg(m_currency),
            //: The head of a column: what is paid once, at the beginning; %1 is the currency
            tr("Set-up, %1").arg(m_currency), tr("Discount")};
}

PriceEditor::PriceEditor(QLocale locale, QString currency, QWidget *parent)
    : QWidget(parent), m_locale(std::move(locale)), m_currency(std::move(currency)), m_grid(new QGridLayout),
      m_add(button(tr("Add contract length"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 6));
    m_grid->setHorizontalSpacing(units(this, 4));
    m_grid->setVerticalSpacing(units(this, 4));
    const QStringList heads = titles();
    for (int column = 0; column < price_cell::Count; ++column) {
        m_heads[column] = mutedLabel(heads[column], this, 0.92);
        m_grid->addWidget(m_heads[column], 0, column);
        m_grid->setColumnStretch(column, column == Months ? 3 : 4);
    }
    layout->addLayout(m_grid);
    layout->addWidget(m_add, 0, Qt::AlignLeading);
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        addRow({});
        m_rows.constLast().cells[Months]->setFocus(Qt::OtherFocusReason);
    });
}

QLineEdit *PriceEditor::newCell(const QString &text)
{
    auto *line = new QLineEdit(text, this);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    setDress(line, "dense");
    line->installEventFilter(this);
    connect(line, &QLineEdit::textChanged, this, [this] {
        const QScopedValueRollback working(m_working, true);
        Q_EMIT changed();
    });
    return line;
}

void PriceEditor::addRow(const JsonValue &tier)
{
    Row row{tier, {}, new QToolButton(this), new QLabel(this)};
    const QStringList texts = textsOf(tier, m_locale);
    for (int column = 0; column < price_cell::Count; ++column) {
        row.cells[column] = newCell(texts[column]);
        row.cells[column]->setAccessibleName(titles()[column]);
    }
    setDress(row.faults, "fault");
    row.faults->setFont(scaled(row.faults->font(), 0.92));
    row.faults->setWordWrap(true);
    row.faults->hide();
    row.cells[Discount]->setToolTip(tr("A percentage, such as 10 %, or an amount"));
    row.remove->setIcon(iconOf(Glyph::Close));
    row.remove->setToolTip(tr("Remove this contract length"));
    row.remove->setAccessibleName(tr("Remove this contract length"));
    connect(row.remove, &QAbstractButton::clicked, this, [this, remove = row.remove] {
        removeRow(remove);
        m_add->setFocus(Qt::OtherFocusReason);
    });
    m_rows.append(row);
    layOut();
}

void PriceEditor::layOut()
{
    QWidget *before = m_rows.isEmpty() ? nullptr : m_rows.constFirst().cells[Months];
    for (int i = 0; i < rows(); ++i) {
        const Row &row = m_rows[i];
        for (int column = 0; column < price_cell::Count; ++column)
            m_grid->addWidget(row.cells[column], 2 * i + 1, column);
        m_grid->addWidget(row.remove, 2 * i + 1, price_cell::Count);
        m_grid->addWidget(row.faults, 2 * i + 2, 0, 1, price_cell::Count + 1);
        for (QWidget *widget : std::initializer_list<QWidget *>{row.cells[0], row.cells[1], row.cells[2],
                                                                row.cells[3], row.remove}) {
            if (widget != before)
                setTabOrder(before, widget);
            before = widget;
            widget->show();
        }
    }
    for (int column = 0; column < price_cell::Count; ++column)
        m_heads[column]->setBuddy(m_rows.isEmpty() ? nullptr : m_rows.constFirst().cells[column]);
    if (before)
        setTabOrder(before, m_add);
    setFocusProxy(m_rows.isEmpty() ? static_cast<QWidget *>(m_add) : m_rows.constFirst().cells[Months]);
}

void PriceEditor::removeRow(QToolButton *remove)
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &each) { return each.remove == remove; });
    for (QWidget *widget : row->cells) {
        m_grid->removeWidget(widget);
        widget->hide();
        widget->removeEventFilter(this);
        widget->deleteLater();
    }
    for (QWidget *widget : std::initializer_list<QWidget *>{remove, row->faults}) {
        m_grid->removeWidget(widget);
        widget->hide();
        widget->deleteLater();
    }
    m_rows.erase(row);
    layOut();
    Q_EMIT changed();
}

void PriceEditor::clear()
{
    while (!m_rows.isEmpty())
        removeRow(m_rows.constLast().remove);
}

void PriceEditor::setPricing(const JsonValue &pricing)
{
    clear();
    for (const JsonValue &tier : pricing.elements())
        addRow(tier);
}

JsonValue PriceEditor::tierOf(const Row &row) const
{
    QStringList texts;
    for (const QLineEdit *cell : row.cells)
        texts += cell->text();
    return tierFrom(texts, row.tier, m_locale);
}

// A contract length without any price is not offered; so the usual ones may stand there from the beginning.
QList<PriceEditor::Row> PriceEditor::filledRows() const
{
    QList<Row> filled;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(filled), [](const Row &row) {
        return std::any_of(row.cells + Monthly, row.cells + price_cell::Count,
                           [](const QLineEdit *cell) { return !cell->text().trimmed().isEmpty(); });
    });
    return filled;
}

JsonValue PriceEditor::pricing() const
{
    QList<JsonValue> tiers;
    for (const Row &row : filledRows())
        tiers += tierOf(row);
    return JsonValue::array(tiers);
}

QLineEdit *PriceEditor::cellAt(const QString &path) const
{
    const QStringList steps = path.split(u'.');
    const QList<Row> filled = filledRows();
    for (qsizetype i = 1; i < steps.size(); ++i) {
        bool isIndex = false;
        const int row = steps[i - 1].toInt(&isIndex);
        for (int cell = 0; isIndex && row < filled.size() && cell < price_cell::Count; ++cell) {
            if (steps[i] == memberOf(Cell(cell)))
                return filled[row].cells[cell];
        }
    }
    return nullptr;
}

static QString wordsFor(const Fault &fault, const QLineEdit *cell)
{
    if (!cell)
        return PriceEditor::tr("At least one contract length needs a price.");
    if (cell->text().trimmed().isEmpty())
        return PriceEditor::tr("Enter the months and the monthly price.");
    if (fault.path.endsWith(u"contractLength") && fault.kind == Fault::Kind::Custom)
        return PriceEditor::tr("This contract length already has a price.");
    if (fault.path.endsWith(u"contractLength"))
        return PriceEditor::tr("A contract runs for 1 to 120 whole months.");
    if (fault.path.contains(u"discount") && fault.kind == Fault::Kind::TooBig
        && fault.bound.of == Fault::Bound::Of::Unsaid)
        return PriceEditor::tr("The discount is higher than the price.");
    if (fault.kind == Fault::Kind::InvalidType)
        return PriceEditor::tr("Enter an amount.");
    return wordingOf(fault);
}

QString PriceEditor::mark(const QList<Fault> &faults)
{
    QHash<QLineEdit *, QString> words; // of each cell
    QString whole;
    for (const Fault &fault : faults) {
        QLineEdit *cell = cellAt(fault.path);
        // while somebody still fills a row, what comes next is not wrong yet
        if (m_working && cell && !cell->property("visited").toBool())
            continue;
        if (!cell)
            whole = wordsFor(fault, cell);
        else if (!words.contains(cell))
            words.insert(cell, wordsFor(fault, cell));
    }
    if (!whole.isEmpty())
        setFocusProxy(m_add);
    showFaults(words);
    return whole.isEmpty() && !words.isEmpty() ? tr("Check the marked prices.") : whole;
}

void PriceEditor::showFaults(const QHash<QLineEdit *, QString> &words)
{
    QLineEdit *first = nullptr;
    for (const Row &row : std::as_const(m_rows)) {
        QStringList lines;
        for (QLineEdit *cell : row.cells) {
            const QString fault = words.value(cell);
            setDress(cell, "invalid", !fault.isEmpty());
            cell->setAccessibleDescription(fault);
            if (fault.isEmpty())
                continue;
            lines += fault;
            first = first ? first : cell;
        }
        lines.removeDuplicates();
        row.faults->setText(lines.join(u'\n'));
        row.faults->setVisible(!lines.isEmpty());
    }
    if (first)
        setFocusProxy(first);
}

bool PriceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        watched->setProperty("visited", true);
        const QScopedValueRollback working(m_working, true);
        Q_EMIT left();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace onhire
