// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/item_editor.h"

#include "core/base/json_reader.h"
#include "core/services/products/products.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/text/wording.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringListModel>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostSuggestions = 12;

ItemEditor::ItemEditor(const Workplace &workplace, QWidget *parent)
    : QWidget(parent), m_workplace(workplace), m_sku(new QLineEdit(this)),
      m_skuField(new FormField(tr("SKU"), m_sku, {}, this)), m_quantity(new QSpinBox(this)),
      m_months(new ChoiceBox(this)), m_product(mutedLabel({}, this)), m_price(new QLabel(this)),
      m_suggestions(new QStringListModel(this))
{
    m_sku->setPlaceholderText(tr("Enter a SKU or name"));
    auto *completer = new QCompleter(m_suggestions, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_sku->setCompleter(completer);
    m_quantity->setRange(1, 10000);
    m_quantity->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_quantity->setAccessibleName(tr("Quantity"));
    m_months->setAccessibleName(tr("Months"));
    m_product->setWordWrap(true);
    auto *remove = button(tr("Remove"), this);

    auto *card = new Card(this);
    auto *numbers = new QHBoxLayout;
    numbers->addWidget(m_quantity);
    numbers->addWidget(m_months, 1);
    numbers->addWidget(remove);
    auto *result = new QHBoxLayout;
    result->addWidget(m_product, 1);
    result->addWidget(m_price, 0, Qt::AlignTop);
    card->content()->addWidget(m_skuField);
    card->content()->addLayout(numbers);
    card->content()->addLayout(result);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(card);

    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { suggest(); });
    connect(m_sku, &QLineEdit::textEdited, this, [this] { m_typing.start(); });
    connect(m_sku, &QLineEdit::textChanged, this, &ItemEditor::changed);
    connect(m_quantity, &QSpinBox::valueChanged, this, &ItemEditor::changed);
    connect(m_months, &QComboBox::activated, this, &ItemEditor::changed);
    connect(remove, &QPushButton::clicked, this, &ItemEditor::removed);
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

void ItemEditor::show(const QuotedItem &quote, int exponent)
{
    offerLengths(quote.contractLengths, quote.contractLength);
    m_product->setText(quote.productName);
    m_skuField->setFault(quote.refusal && !isEmpty() ? wordingOf(*quote.refusal).what : QString());
    const TextFormat format = m_workplace.format();
    m_price->setText(quote.refusal ? QString()
                                   : leftToRight(tr("%1 × %2").arg(format.number(m_quantity->value()),
                                                                   format.money(quote.unitPrice, exponent))));
}

// By the beginning of a SKU, and by the words of the product's name.
static QStringList skusLike(const Context &context, const QString &text)
{
    QStringList skus;
    for (const QString &filter : {u"sku"_s, u"search"_s}) {
        ListRequest request;
        request.limit = MostSuggestions;
        request.sortBy = u"createdAt"_s;
        request.filters = {{filter, text}, {u"status"_s, u"active"_s}};
        const auto page = listVariants(context, request);
        for (const QByteArray &record : page ? page->records : QList<QByteArray>())
            skus += readJson(record).value_or(JsonValue())[u"variantSku"].toString();
    }
    skus.removeDuplicates();
    return skus;
}

QCoro::Task<> ItemEditor::suggest()
{
    const auto work = [session = m_workplace.session, text = m_sku->text().trimmed()] {
        return text.isEmpty() ? QStringList() : skusLike(session->context(), text);
    };
    const Ticket ticket = m_searches.next();
    const auto skus = co_await m_workplace.runner.run(ticket, work);
    if (!skus)
        co_return;
    m_suggestions->setStringList(*skus);
    if (m_sku->hasFocus() && !skus->isEmpty() && *skus != QStringList{m_sku->text()})
        m_sku->completer()->complete();
}

} // namespace onhire
