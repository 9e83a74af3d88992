// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/items_editor.h"

#include "core/base/id.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr auto AfterLastEntry = 150ms;
static constexpr auto AfterChangesOfOthers = 500ms; // there may be many
static constexpr auto BeforeNextTry = 2s;

ItemsEditor::ItemsEditor(const Workplace &workplace, QWidget *parent)
    : QWidget(parent), m_workplace(workplace), m_layout(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    m_layout->setSpacing(units(this, 8));
    column->addLayout(m_layout);
    auto *more = button(tr("Add another item"), this);
    connect(more, &QPushButton::clicked, this, [this] {
        addItem();
        quoteSoon(); // an answer that is awaited does not know of it
        Q_EMIT changed();
    });
    column->addWidget(more, 0, Qt::AlignLeading);
    m_quoteSoon.setSingleShot(true);
    connect(&m_quoteSoon, &QTimer::timeout, this, &ItemsEditor::quote);
    connect(&workplace.live, &LiveChanges::companyRenewed, this, &ItemsEditor::quoteSoon);
    connect(&workplace.live, &LiveChanges::changed, this, &ItemsEditor::adopt);
    addItem();
}

ItemEditor *ItemsEditor::addItem()
{
    auto *item = new ItemEditor(m_workplace, this);
    m_items.append(item);
    m_layout->addWidget(item);
    setFocusProxy(m_items.constFirst()->skuEditor());
    connect(item, &ItemEditor::changed, this, &ItemsEditor::quoteSoon);
    connect(item, &ItemEditor::changed, this, &ItemsEditor::changed);
    connect(item, &ItemEditor::removed, this, [this, item] { removeItem(item); });
    item->skuEditor()->setFocus();
    offerRemoval();
    return item;
}

void ItemsEditor::removeItem(ItemEditor *item)
{
    if (m_items.size() == 1)
        return;
    m_items.removeOne(item);
    m_layout->removeWidget(item);
    item->hide();
    item->deleteLater();
    setFocusProxy(m_items.constFirst()->skuEditor());
    offerRemoval();
    quoteSoon();
    Q_EMIT changed();
}

void ItemsEditor::setCustomer(const QString &email)
{
    if (m_email == email)
        return;
    m_email = email;
    quoteSoon();
}

// An order has one item at least.
void ItemsEditor::offerRemoval()
{
    for (ItemEditor *each : std::as_const(m_items))
        each->offerRemoval(m_items.size() > 1);
}

JsonValue ItemsEditor::value() const
{
    QList<JsonValue> items;
    for (const ItemEditor *editor : m_items) {
        const OrderRequest::Item item = editor->item();
        QList<JsonValue::Member> members{{u"sku"_s, JsonValue::string(item.sku)},
                                         {u"quantity"_s, JsonValue::number(QByteArray::number(item.quantity))}};
        if (item.contractLength)
            members.append({u"contractLength"_s, JsonValue::number(QByteArray::number(*item.contractLength))});
        items.append(JsonValue::object(members));
    }
    return JsonValue::array(items);
}

void ItemsEditor::setValue(const JsonValue &items)
{
    const QList<JsonValue> lines = items.elements();
    while (m_items.size() > qMax<qsizetype>(1, lines.size()))
        removeItem(m_items.constLast());
    while (m_items.size() < lines.size())
        addItem();
    for (int i = 0; i < lines.size(); ++i)
        m_items[i]->setItem({lines[i][u"sku"].toString(), int(lines[i][u"quantity"].toInteger().value_or(1)),
                             lines[i].has(u"contractLength")
                                 ? std::optional(int(lines[i][u"contractLength"].toInteger().value_or(0)))
                                 : std::nullopt});
    quoteSoon();
}

QString ItemsEditor::mark(const QList<Fault> &faults)
{
    FormField *first = nullptr;
    bool isAnySku = false;
    for (int i = 0; i < m_items.size(); ++i) {
        FormField *faulty = m_items[i]->mark(faults, u"items.%1."_s.arg(i));
        isAnySku |= faulty && m_items[i]->isSku(faulty);
        first = first ? first : faulty;
    }
    setFocusProxy(first ? first->editor() : m_items.constFirst()->skuEditor());
    if (isAnySku)
        return tr("Every item needs a SKU that can be ordered.");
    if (!first && faults.isEmpty() && m_isTooDear)
        return tr("Together, the items cost too much. Enter smaller quantities, or place several orders.");
    return first || !faults.isEmpty() ? tr("Check the marked fields of the items.") : QString();
}

// An answer to what was entered before would put that back.
void ItemsEditor::quoteSoon()
{
    m_quotes.cancel();
    for (ItemEditor *each : std::as_const(m_items))
        each->fadePrice();
    m_quoteSoon.start(AfterLastEntry);
    Q_EMIT quoteAwaited();
}

// Prices are those of the catalogue, taxes those of the customer.
void ItemsEditor::adopt(const QStringList &changedIds)
{
    const auto bearsOnPrices = [](const QString &id) {
        return id.startsWith(prefixOf(IdKind::Product)) || id.startsWith(prefixOf(IdKind::Variant))
            || id.startsWith(prefixOf(IdKind::Customer));
    };
    const bool mayDiffer = changedIds.isEmpty() || std::ranges::any_of(changedIds, bearsOnPrices);
    if (mayDiffer && !m_quoteSoon.isActive())
        m_quoteSoon.start(AfterChangesOfOthers);
}

QList<OrderRequest::Item> ItemsEditor::wanted() const
{
    QList<OrderRequest::Item> items;
    for (const ItemEditor *editor : m_items)
        items.append(editor->item());
    return items;
}

QCoro::Task<> ItemsEditor::ask()
{
    m_quoteSoon.stop();
    const auto work = [session = m_workplace.session, items = wanted(), email = m_email] {
        return quoteOrder(session->context(), items, email);
    };
    const Ticket ticket = m_quotes.next();
    const auto answer = co_await m_workplace.runner.run(ticket, work);
    if (!answer)
        co_return;
    if (!*answer) {
        m_quoteSoon.start(BeforeNextTry);
        Q_EMIT notQuoted(answer->error());
        co_return;
    }
    if ((*answer)->items.size() != m_items.size())
        co_return;
    for (int i = 0; i < m_items.size(); ++i)
        m_items[i]->show((*answer)->items[i]);
    m_isTooDear = (*answer)->refusal.has_value();
    Q_EMIT quoted(**answer);
}

} // namespace onhire
