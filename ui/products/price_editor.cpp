// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/price_editor.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QLatin1StringView members[] = {"contractLength"_L1, "monthlyPrice"_L1, "setupFee"_L1,
                                                "discount"_L1};

static QStringList titles()
{
    return {//: The head of a column: contract lengths in months
            PriceEditor::tr("Months"),
            //: The head of a column: prices for each month
            PriceEditor::tr("Monthly"),
            //: The head of a column: what is paid once, at the beginning
            PriceEditor::tr("Set-up"), PriceEditor::tr("Discount")};
}

PriceEditor::PriceEditor(QLocale locale, QWidget *parent)
    : QWidget(parent), m_locale(std::move(locale)), m_grid(new QGridLayout),
      m_add(button(tr("Add contract length"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 6));
    m_grid->setHorizontalSpacing(units(this, 4));
    m_grid->setVerticalSpacing(units(this, 4));
    const QStringList heads = titles();
    for (int column = 0; column < CellCount; ++column) {
        m_grid->addWidget(mutedLabel(heads[column], this, 0.92), 0, column);
        m_grid->setColumnStretch(column, column == Months ? 3 : 4);
    }
    layout->addLayout(m_grid);
    layout->addWidget(m_add, 0, Qt::AlignLeading);
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        addRow({});
        m_rows.constLast().cells[Months]->setFocus(Qt::OtherFocusReason);
    });
}

void PriceEditor::addRow(const JsonValue &tier)
{
    Row row{tier, {}, new QToolButton(this)};
    const QString texts[] = {numberText(tier[u"contractLength"], m_locale),
                             numberText(tier[u"monthlyPrice"], m_locale),
                             numberText(tier[u"setupFee"], m_locale), discountText(tier[u"discount"])};
    for (int column = 0; column < CellCount; ++column) {
        auto *line = new QLineEdit(texts[column], this);
        line->setLayoutDirection(Qt::LeftToRight);
        line->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
        line->setAccessibleName(titles()[column]);
        setDress(line, "dense");
        line->installEventFilter(this);
        row.cells[column] = line;
    }
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
        for (int column = 0; column < CellCount; ++column)
            m_grid->addWidget(row.cells[column], i + 1, column);
        m_grid->addWidget(row.remove, i + 1, CellCount);
        for (QWidget *widget : std::initializer_list<QWidget *>{row.cells[0], row.cells[1], row.cells[2],
                                                                row.cells[3], row.remove}) {
            if (widget != before)
                setTabOrder(before, widget);
            before = widget;
            widget->show();
        }
    }
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
    m_grid->removeWidget(remove);
    remove->hide();
    remove->deleteLater();
    m_rows.erase(row);
    layOut();
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

static QString plainNumber(const JsonValue &number)
{
    return number.isNumber() ? QString::fromLatin1(number.digits()) : number.toString();
}

// "10 %" and "10%" are percents, "5" and "5.00" an amount that comes off the monthly price.
JsonValue PriceEditor::discountOf(const Row &row) const
{
    QString text = row.cells[Discount]->text().trimmed();
    if (text.isEmpty())
        return {};
    if (text == discountText(row.tier[u"discount"]))
        return row.tier[u"discount"];
    const QString percent = QString(m_locale.percent()).remove(QChar(0x200e)).remove(QChar(0x061c));
    const bool isPercentage = text.contains(u'%') || text.contains(percent) || text.contains(QChar(0x066a));
    text.remove(u'%').remove(percent).remove(QChar(0x066a));
    const JsonValue value = numberFrom(text, m_locale);
    QList<JsonValue::Member> discount{
        {u"type"_s, JsonValue::string(isPercentage ? u"percentage"_s : u"fixed"_s)},
        {u"value"_s, value.isNull() ? JsonValue::string(text) : value}};
    if (row.tier[u"discount"].has(u"description"))
        discount.append({u"description"_s, row.tier[u"discount"][u"description"]});
    return JsonValue::object(discount);
}

QString PriceEditor::discountText(const JsonValue &discount) const
{
    const QString number = numberText(discount[u"value"], m_locale);
    if (discount[u"type"].toString() != u"percentage")
        return number;
    //: A discount in percent
    return tr("%1 %").arg(number);
}

// What is not shown stays, except that a price set by hand is no longer a suggested one.
JsonValue PriceEditor::tierOf(const Row &row) const
{
    const JsonValue read[] = {numberFrom(row.cells[Months]->text(), m_locale),
                              numberFrom(row.cells[Monthly]->text(), m_locale),
                              numberFrom(row.cells[SetupFee]->text(), m_locale), discountOf(row)};
    QList<JsonValue::Member> tier;
    for (int column = 0; column < CellCount; ++column) {
        if (!read[column].isNull())
            tier.append({members[column], read[column]});
    }
    const bool samePrice = plainNumber(read[Monthly]) == plainNumber(row.tier[u"monthlyPrice"]);
    if (samePrice) {
        for (const QString &kept : {u"source"_s, u"calculatedAt"_s, u"presetUsed"_s}) {
            if (row.tier.has(kept))
                tier.append({kept, row.tier[kept]});
        }
    } else {
        tier.append({u"source"_s, JsonValue::string(u"manual"_s)});
    }
    return JsonValue::object(tier);
}

// A contract length without any price is not offered; so the usual ones may stand there from the beginning.
QList<PriceEditor::Row> PriceEditor::filledRows() const
{
    QList<Row> filled;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(filled), [](const Row &row) {
        return std::any_of(row.cells + Monthly, row.cells + CellCount,
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

QString PriceEditor::words(const JsonValue &pricing) const
{
    QStringList tiers;
    for (const JsonValue &tier : pricing.elements())
        //: A price list in short: months, then the monthly price
        tiers += tr("%n months: %1", nullptr, int(tier[u"contractLength"].toInteger().value_or(0)))
                     .arg(leftToRight(numberText(tier[u"monthlyPrice"], m_locale)));
    return tiers.join(u'\n');
}

QLineEdit *PriceEditor::cellAt(const QString &path) const
{
    const QStringList steps = path.split(u'.');
    const QList<Row> filled = filledRows();
    for (qsizetype i = 1; i < steps.size(); ++i) {
        bool isIndex = false;
        const int row = steps[i - 1].toInt(&isIndex);
        const auto *member = std::find(std::begin(members), std::end(members), steps[i]);
        if (isIndex && row < filled.size() && member != std::end(members))
            return filled[row].cells[member - std::begin(members)];
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
    if (fault.path.contains(u"discount") && fault.kind == Fault::Kind::TooBig)
        return PriceEditor::tr("The discount is higher than the price.");
    if (fault.kind == Fault::Kind::InvalidType)
        return PriceEditor::tr("Enter an amount.");
    return wordingOf(fault);
}

QString PriceEditor::mark(const QList<Fault> &faults)
{
    QString first;
    QSet<QLineEdit *> faulty;
    for (const Fault &fault : faults) {
        QLineEdit *cell = cellAt(fault.path);
        // while somebody still fills a row, what comes next is not wrong yet
        if (m_leaving && cell && !cell->property("visited").toBool())
            continue;
        if (first.isEmpty()) {
            first = wordsFor(fault, cell);
            setFocusProxy(cell ? static_cast<QWidget *>(cell) : m_add);
        }
        faulty.insert(cell);
    }
    for (const Row &row : std::as_const(m_rows)) {
        for (QLineEdit *cell : row.cells) {
            setDress(cell, "invalid", faulty.contains(cell));
            cell->setAccessibleDescription(faulty.contains(cell) ? first : QString());
        }
    }
    return first;
}

bool PriceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        watched->setProperty("visited", true);
        const QScopedValueRollback leaving(m_leaving, true);
        Q_EMIT left();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace onhire
