// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/variant_field.h"

#include "core/base/json_reader.h"
#include "core/services/products/products.h"
#include "ui/shared/controls/suggestions.h"

#include <QCompleter>
#include <QStandardItemModel>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostSuggestions = 12;
static constexpr int SkuRole = Qt::UserRole;

VariantField::VariantField(const Workplace &workplace, QWidget *parent)
    : QLineEdit(parent), m_workplace(workplace), m_suggestions(new QStandardItemModel(this))
{
    setPlaceholderText(tr("Enter a SKU or name"));
    auto *completer = new QCompleter(m_suggestions, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setCompletionRole(SkuRole); // the list shows names, the field takes the SKU
    setCompleter(completer);
    dressSuggestions(completer);
    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { suggest(); });
    connect(this, &QLineEdit::textEdited, this, [this] { m_typing.start(); });
    connect(this, &QLineEdit::textChanged, this, &VariantField::tell);
}

// By the beginning of a SKU, and by the words of the product's name.
QList<VariantField::Suggestion> VariantField::variantsLike(const Context &context, const QString &typed)
{
    QList<Suggestion> found;
    QStringList known;
    for (const QString &filter : {u"sku"_s, u"search"_s}) {
        ListRequest request;
        request.limit = MostSuggestions;
        request.sortBy = u"createdAt"_s;
        request.filters = {{filter, typed}, {u"status"_s, u"active"_s}};
        const auto page = listVariants(context, request);
        for (const QByteArray &record : page ? page->records : QList<QByteArray>()) {
            const JsonValue variant = readJson(record).value_or(JsonValue());
            const QString sku = variant[u"variantSku"].toString();
            if (known.contains(sku))
                continue;
            known += sku;
            found.append({sku, variant[u"variantName"].toString()});
        }
    }
    return found.first(std::min<qsizetype>(found.size(), MostSuggestions));
}

QCoro::Task<> VariantField::suggest()
{
    const auto work = [session = m_workplace.session, typed = sku()] {
        return typed.isEmpty() ? QList<Suggestion>() : variantsLike(session->context(), typed);
    };
    const Ticket ticket = m_searches.next();
    const auto suggestions = co_await m_workplace.runner.run(ticket, work);
    if (suggestions)
        showSuggestions(*suggestions);
}

void VariantField::showSuggestions(const QList<Suggestion> &suggestions)
{
    m_suggestions->clear();
    for (const Suggestion &suggestion : suggestions) {
        //: A variant of the catalogue and its SKU, as in: ThinkPad T14, Grade A · TP14-A
        auto *item = new QStandardItem(tr("%1 · %2").arg(suggestion.name, leftToRight(suggestion.sku)));
        item->setData(suggestion.sku, SkuRole);
        item->setToolTip(suggestion.name);
        m_suggestions->appendRow(item);
    }
    tell();
    const bool isChosen = suggestions.size() == 1 && suggestions.constFirst().sku == sku();
    if (hasFocus() && !suggestions.isEmpty() && !isChosen)
        onhire::showSuggestions(this);
}

void VariantField::tell()
{
    const QModelIndexList same =
        m_suggestions->match(m_suggestions->index(0, 0), SkuRole, sku(), 1, Qt::MatchExactly);
    Q_EMIT found(same.isEmpty() ? QString() : same.constFirst().data(Qt::ToolTipRole).toString());
}

} // namespace onhire
