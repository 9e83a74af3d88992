// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/item_editor.h"

#include "core/domain/orders/order_limits.h"
#include "ui/products/new_product.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/shared/pickers/variant_search.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

ItemEditor::ItemEditor(const Workplace &workplace, QWidget *parent)
    : QWidget(parent), m_workplace(workplace),
      m_sku(new RecordPicker(workplace, variantsToOrder(workplace), this)),
      m_skuField(new FormField(
          tr("SKU"), m_sku, [this] { return refusalAt(m_skuField); }, this)),
      m_quantity(new WholeNumberBox(this)),
      m_quantityField(new FormField(
          tr("Quantity"), m_quantity, [this] { return refusalAt(m_quantityField); }, this)),
      m_months(new ChoiceBox(this)),
      m_monthsField(new FormField(
          tr("Contract length"), m_months, [this] { return refusalAt(m_monthsField); }, this)),
      m_product(mutedLabel({}, this)), m_price(new QLabel(this)), m_remove(button(tr("Remove"), this))
{
    m_sku->setPlaceholderText(tr("Enter a SKU or name"));
    m_skuField->setRequired(true);
    m_monthsField->setRequired(true);
    offerNewProduct(*m_sku, workplace);
    m_product->setWordWrap(true);

    auto *card = new Card(this);
    auto *result = new QHBoxLayout;
    result->addWidget(m_product, 1);
    result->addWidget(m_price, 0, Qt::AlignTop);
    card->content()->addWidget(m_skuField);
    card->content()->addLayout(numbers());
    card->content()->addLayout(result);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(card);

    connect(m_sku, &QLineEdit::textChanged, this, &ItemEditor::forgetRefusal);
    connect(m_quantity, &QSpinBox::valueChanged, this, &ItemEditor::forgetRefusal);
    connect(m_months, &QComboBox::activated, this, &ItemEditor::forgetRefusal);
    connect(m_sku, &QLineEdit::textChanged, this, &ItemEditor::changed);
    connect(m_sku, &QLineEdit::editingFinished, this, &ItemEditor::changed);
    connect(m_quantity, &QSpinBox::valueChanged, this, &ItemEditor::changed);
    connect(m_months, &QComboBox::activated, this, &ItemEditor::changed);
    connect(m_remove, &QPushButton::clicked, this, &ItemEditor::removed);
}

QLayout *ItemEditor::numbers()
{
    m_quantity->setRange(1, MostUnits);
    m_quantity->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_quantity->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    m_quantity->setFixedWidth(units(this, 88));
    auto *line = new QHBoxLayout;
    line->setSpacing(units(this, 10));
    line->addWidget(m_quantityField, 0, Qt::AlignTop);
    line->addWidget(m_monthsField, 1, Qt::AlignTop);
    line->addWidget(m_remove, 0, Qt::AlignBottom);
    return line;
}

void ItemEditor::offerRemoval(bool isPossible)
{
    m_remove->setVisible(isPossible);
}

bool ItemEditor::isEmpty() const
{
    return m_sku->code().isEmpty();
}

OrderRequest::Item ItemEditor::item() const
{
    const QVariant months = m_months->currentData();
    return {m_sku->code(), m_quantity->value(),
            months.isValid() ? std::optional(months.toInt()) : std::nullopt};
}

void ItemEditor::setItem(const OrderRequest::Item &item)
{
    m_sku->enterCode(item.sku);
    m_quantity->setValue(item.quantity);
    // which lengths there are is known once it is quoted
    if (item.contractLength)
        offerLengths({*item.contractLength}, *item.contractLength);
}

void ItemEditor::offerLengths(const QList<int> &lengths, int current)
{
    QList<int> offered;
    for (int at = 0; at < m_months->count(); ++at)
        offered += m_months->itemData(at).toInt();
    if (offered == lengths && m_months->currentData().toInt() == current)
        return; // it may be open
    m_months->clear();
    for (const int length : lengths)
        m_months->addItem(tr("%Ln months", nullptr, length), length);
    m_months->setCurrentIndex(m_months->findData(current));
}

// What was chosen stays though it cannot be had, for somebody to choose another.
void ItemEditor::showLengths(const QuotedItem &quote)
{
    const int chosen = m_months->currentData().toInt();
    QList<int> lengths = quote.contractLengths;
    if (!quote.refusal || lengths.isEmpty() || chosen == 0) {
        offerLengths(lengths, quote.contractLength);
        return;
    }
    if (!lengths.contains(chosen))
        lengths.append(chosen);
    offerLengths(lengths, chosen);
}

void ItemEditor::setRefusal(const QuotedItem &quote)
{
    m_refusal = {};
    if (!quote.refusal || isEmpty())
        return;
    switch (quote.refusal->code) {
    case ErrorCode::InvalidContractLength:
        m_refusal = {m_monthsField,
                     item().contractLength ? tr("Not offered for this product.")
                                           : tr("Choose a contract length.")};
        break;
    case ErrorCode::ValidationError: // so many cost more than can be reckoned with
        m_refusal = {m_quantityField, tr("The total is too large. Enter a smaller quantity.")};
        break;
    default: m_refusal = {m_skuField, wordingOf(*quote.refusal).what};
    }
}

// It was about something else.
void ItemEditor::forgetRefusal()
{
    m_refusal = {};
    for (FormField *field : {m_skuField, m_quantityField, m_monthsField}) {
        if (field->isFaulty())
            field->validate();
    }
}

QString ItemEditor::refusalAt(const FormField *field) const
{
    return m_refusal.field == field ? m_refusal.words : QString();
}

FormField *ItemEditor::fieldOf(const QString &member) const
{
    if (member == u"quantity")
        return m_quantityField;
    return member == u"contractLength" ? m_monthsField : m_skuField;
}

QString ItemEditor::wordsFor(const Fault &fault, const FormField *field) const
{
    return isSku(field) && isEmpty() ? tr("Please fill this in.") : wordingOf(fault);
}

FormField *ItemEditor::mark(const QList<Fault> &faults, const QString &prefix)
{
    QList<FormField *> faulty;
    for (const Fault &fault : faults) {
        if (!fault.path.startsWith(prefix))
            continue;
        FormField *field = fieldOf(fault.path.mid(prefix.size()));
        field->setFault(wordsFor(fault, field));
        faulty += field;
    }
    for (FormField *field : {m_skuField, m_quantityField, m_monthsField}) {
        if (faulty.contains(field))
            return field;
        if (const QString refusal = refusalAt(field); !refusal.isEmpty()) {
            field->setFault(refusal); // whoever is still in the field has not been told
            return field;
        }
    }
    return nullptr;
}

// A product that is rented for another length than is usual leaves nothing to choose where there is one only.
bool ItemEditor::chooseTheOnlyLength(const QuotedItem &quote)
{
    const bool isOpen = quote.refusal && quote.refusal->code == ErrorCode::InvalidContractLength
        && !m_months->currentData().isValid();
    if (!isOpen || quote.contractLengths.size() != 1)
        return false;
    offerLengths(quote.contractLengths, quote.contractLengths.constFirst());
    Q_EMIT changed();
    return true;
}

// What is half typed is not wrong yet.
void ItemEditor::show(const QuotedItem &quote)
{
    if (chooseTheOnlyLength(quote))
        return; // it is quoted anew
    showLengths(quote);
    m_product->setText(quote.productName);
    setRefusal(quote);
    if (m_sku->hasFocus())
        m_skuField->setFault({});
    else
        m_skuField->validate();
    if (!m_quantity->hasFocus())
        m_quantityField->validate();
    m_monthsField->validate();
    const TextFormat format = m_workplace.format();
    const TenantPointer tenant = m_workplace.session->tenant();
    const QString price = format.price(quote.unitPrice, tenant->exponent, tenant->currency);
    //: Of an item: quantity and price of one, as in: 2 × 49.90 EUR
    const QString text = leftToRight(tr("%1 × %2").arg(format.number(quote.quantity), price));
    m_price->setText(quote.refusal ? QString() : text);
    setFaded(m_product, false);
    setFaded(m_price, false);
}

void ItemEditor::fadePrice()
{
    setFaded(m_product, true);
    setFaded(m_price, true);
}

} // namespace onhire
