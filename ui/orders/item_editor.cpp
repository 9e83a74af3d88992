// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/item_editor.h"

#include "ui/orders/sku_suggestions.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

ItemEditor::ItemEditor(const Workplace &workplace, QWidget *parent)
    : QWidget(parent), m_workplace(workplace), m_sku(new QLineEdit(this)),
      m_skuField(new FormField(
          tr("SKU"), m_sku, [this] { return m_refusal; }, this)),
      m_quantity(new QSpinBox(this)), m_months(new ChoiceBox(this)), m_product(mutedLabel({}, this)),
      m_price(new QLabel(this)), m_remove(button(tr("Remove"), this)),
      m_suggestions(new QStandardItemModel(this))
{
    m_sku->setPlaceholderText(tr("Enter a SKU or name"));
    auto *completer = new QCompleter(m_suggestions, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setCompletionRole(SkuRole);
    completer->popup()->setItemDelegate(new SkuSuggestionDelegate(completer->popup()));
    completer->popup()->setAccessibleName(tr("Suggestions"));
    setDress(completer->popup(), "popup");
    m_sku->setCompleter(completer);
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

    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { suggest(); });
    connect(m_sku, &QLineEdit::textEdited, this, [this] { m_typing.start(); });
    connect(m_sku, &QLineEdit::textChanged, this, [this] {
        m_refusal.clear(); // it was about another SKU
        Q_EMIT changed();
    });
    connect(m_sku, &QLineEdit::editingFinished, this, &ItemEditor::changed);
    connect(m_quantity, &QSpinBox::valueChanged, this, &ItemEditor::changed);
    connect(m_months, &QComboBox::activated, this, &ItemEditor::changed);
    connect(m_remove, &QPushButton::clicked, this, &ItemEditor::removed);
}

QLayout *ItemEditor::numbers()
{
    m_quantity->setRange(1, 10000);
    m_quantity->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_quantity->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    m_quantity->setFixedWidth(units(this, 88));
    auto *line = new QHBoxLayout;
    line->setSpacing(units(this, 10));
    line->addWidget(new FormField(tr("Quantity"), m_quantity, {}, this));
    line->addWidget(new FormField(tr("Contract length"), m_months, {}, this), 1);
    line->addWidget(m_remove, 0, Qt::AlignBottom);
    return line;
}

void ItemEditor::offerRemoval(bool isPossible)
{
    m_remove->setVisible(isPossible);
}

bool ItemEditor::isEmpty() const
{
    return m_sku->text().trimmed().isEmpty();
}

OrderRequest::Item ItemEditor::item() const
{
    const QVariant months = m_months->currentData();
    return {m_sku->text().trimmed(), m_quantity->value(),
            months.isValid() ? std::optional(months.toInt()) : std::nullopt};
}

void ItemEditor::setItem(const OrderRequest::Item &item)
{
    m_sku->setText(item.sku);
    m_quantity->setValue(item.quantity);
    // which lengths there are is known once it is quoted
    if (item.contractLength)
        offerLengths({*item.contractLength}, *item.contractLength);
}

void ItemEditor::offerLengths(const QList<int> &lengths, int current)
{
    m_months->clear();
    for (const int length : lengths)
        m_months->addItem(tr("%n months", nullptr, length), length);
    m_months->setCurrentIndex(m_months->findData(current));
}

// What is only half typed is not wrong yet.
bool ItemEditor::isChoosing() const
{
    return m_sku->hasFocus() || m_sku->completer()->popup()->isVisible();
}

void ItemEditor::show(const QuotedItem &quote)
{
    offerLengths(quote.contractLengths, quote.contractLength);
    m_product->setText(quote.productName);
    m_refusal = quote.refusal && !isEmpty() ? wordingOf(*quote.refusal).what : QString();
    m_skuField->setFault(isChoosing() ? QString() : m_refusal);
    const TextFormat format = m_workplace.format();
    const TenantPointer tenant = m_workplace.session->tenant();
    const QString price = format.price(quote.unitPrice, tenant->exponent, tenant->currency);
    //: Of an item: quantity and price of one, as in: 2 × 49.90 EUR
    const QString text = leftToRight(tr("%1 × %2").arg(format.number(quote.quantity), price));
    m_price->setText(quote.refusal ? QString() : text);
}

QCoro::Task<> ItemEditor::suggest()
{
    const QString typed = m_sku->text().trimmed();
    const auto work = [session = m_workplace.session, typed] {
        return typed.isEmpty() ? QList<JsonValue>() : variantsLike(session->context(), typed, u"active"_s);
    };
    const Ticket ticket = m_searches.next();
    const auto variants = co_await m_workplace.runner.run(ticket, work);
    if (!variants)
        co_return;
    fillSuggestions(*m_suggestions, *variants, m_workplace.format(), m_workplace.session->tenant()->exponent);
    const bool isOnlyTyped =
        m_suggestions->rowCount() == 1 && m_suggestions->item(0)->data(SkuRole).toString() == m_sku->text();
    if (m_sku->hasFocus() && m_suggestions->rowCount() > 0 && !isOnlyTyped)
        m_sku->completer()->complete();
}

} // namespace onhire
