// SPDX-License-Identifier: GPL-3.0-or-later
// A screen of orders such as the real one, filled from a list, for tests and for pictures.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/table_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimeZone>

namespace onhire {

using namespace Qt::StringLiterals;

inline StatusLook lookOfSample(const QVariant &raw)
{
    const QString status = raw.toString();
    if (status == u"pending")
        return {QObject::tr("Pending"), Tone::Warn, Glyph::Clock};
    if (status == u"partial")
        return {QObject::tr("Partial"), Tone::Accent, Glyph::Half};
    if (status == u"confirmed")
        return {QObject::tr("Confirmed"), Tone::Accent, Glyph::Check};
    if (status == u"fulfilled")
        return {QObject::tr("Fulfilled"), Tone::Ok, Glyph::Dot};
    return {QObject::tr("Cancelled"), Tone::Idle, Glyph::Cross};
}

inline QList<TableRow> sampleOrders()
{
    const auto row = [](const QString &id, const QString &status, const QString &who, const QString &what,
                        Progress done, qint64 cents, const QDateTime &when) {
        return TableRow{id,
                        {id, status, who, what, QVariant::fromValue(done),
                         QVariant::fromValue(Amount{Money::fromMinor(cents), 2}), when}};
    };
    const auto day = [](int d, int hour = 12, int minute = 0) {
        return QDateTime({2026, 11, d}, {hour, minute}, QTimeZone::utc());
    };
    return {
        row(u"7Q2M"_s, u"pending"_s, u"Ada Lovelace"_s, u"MacBook Pro 14 · +2"_s, {0, 5}, 24950,
            day(21, 9, 12)),
        row(u"7Q1X"_s, u"partial"_s, u"Acme Logistics"_s, u"ThinkPad T14 G4"_s, {12, 20}, 99800,
            day(21, 8, 40)),
        row(u"7PZ8"_s, u"confirmed"_s, u"Hôtel Lumière"_s, u"iPad Air 11 · +1"_s, {0, 14}, 41930, day(20)),
        row(u"7PY3"_s, u"fulfilled"_s, u"Grace Hopper"_s, u"E-bike Trek 7"_s, {1, 1}, 8900, day(20)),
        row(u"7PXK"_s, u"fulfilled"_s, u"شركة الخليج للتقنية"_s, u"ThinkPad T14 G4"_s, {40, 40}, 199600,
            day(20)),
        row(u"7PWA"_s, u"cancelled"_s, u"Tom Iversen"_s, u"Pixel 9"_s, {0, 1}, 2490, day(19)),
        row(u"7PVD"_s, u"confirmed"_s, u"Bäckerei Sonntag"_s, u"POS Terminal V3"_s, {0, 6}, 17940, day(19)),
        row(u"7PU0"_s, u"fulfilled"_s, u"Katherine Johnson"_s, u"Surface Pro 11"_s, {1, 1}, 5990, day(19)),
        row(u"7PTT"_s, u"partial"_s, u"Studio Noord"_s, u"Mac Studio · +3"_s, {3, 9}, 86100, day(18)),
        row(u"7PSB"_s, u"fulfilled"_s, u"Lin Wei"_s, u"Pixel 9"_s, {1, 1}, 2490, day(18)),
        row(u"7PR5"_s, u"fulfilled"_s, u"Olive & Co"_s, u"iPad Air 11"_s, {8, 8}, 23920, day(18)),
        row(u"7PQ2"_s, u"pending"_s, u"Nils Berg"_s, u"Dell U2725Q"_s, {0, 2}, 3180, day(17)),
        row(u"7PPN"_s, u"fulfilled"_s, u"Mira Patel"_s, u"E-bike Trek 7"_s, {1, 1}, 8900, day(17)),
        row(u"7PO9"_s, u"fulfilled"_s, u"Werk Zwei"_s, u"ThinkPad T14 G4"_s, {25, 25}, 124750, day(17)),
        row(u"7PN1"_s, u"confirmed"_s, u"Casa Verde"_s, u"POS Terminal V3"_s, {0, 2}, 5980, day(16)),
    };
}

class ListSource : public PageSource
{
public:
    explicit ListSource(QList<TableRow> rows) : m_rows(std::move(rows)) { }

    Result<RowPage> first(const TableQuery &query, int) override
    {
        RowPage page{{}, {}, true};
        for (const TableRow &row : m_rows) {
            if (query.search.isEmpty() || row.cells[2].toString().contains(query.search, Qt::CaseInsensitive))
                page.rows.append(row);
        }
        return page;
    }
    Result<RowPage> after(const TableQuery &, const Anchor &, int) override { return RowPage{{}, {}, true}; }
    Result<Anchors> anchors(const TableQuery &query, int) override
    {
        return first(query, 0).map([](const RowPage &page) { return Anchors{page.rows.size(), {}}; });
    }
    Result<QStringList> among(const TableQuery &query, const QStringList &ids) override
    {
        return first(query, 0).map([&](const RowPage &page) {
            QStringList found;
            for (const TableRow &row : page.rows) {
                if (ids.contains(row.id))
                    found += row.id;
            }
            return found;
        });
    }

private:
    QList<TableRow> m_rows;
};

inline QList<Column> orderColumns()
{
    return {
        {.id = u"id"_s, .title = u"Order"_s, .kind = CellKind::Code, .width = 5},
        {.id = u"status"_s,
         .title = u"Status"_s,
         .kind = CellKind::Status,
         .width = 14,
         .status = lookOfSample},
        {.id = u"customer"_s, .title = u"Customer"_s, .kind = CellKind::Text, .width = 17},
        {.id = u"devices"_s, .title = u"Devices"_s, .width = 19, .sortable = false},
        {.id = u"assigned"_s, .title = u"Assigned"_s, .kind = CellKind::Progress, .width = 16},
        {.id = u"monthly"_s, .title = u"Monthly EUR"_s, .kind = CellKind::Money, .width = 11},
        {.id = u"created"_s, .title = u"Created"_s, .kind = CellKind::Date, .width = 9},
    };
}

class SampleOrdersPage : public TablePage
{
public:
    SampleOrdersPage(AsyncRunner &runner, const Clock &clock, const QLocale &language, QSettings &settings,
                     QWidget *parent, QList<TableRow> rows = sampleOrders())
        : TablePage(parts(runner, clock, language, std::move(rows)), settings, parent)
    {
        filterBar()->addButton(u"Export"_s);
        filterBar()->addButton(u"New order"_s, true);
    }

    QString title() const override { return u"Orders"_s; }

protected:
    void showNothingYet(EmptyState &state) override
    {
        state.showNothingYet(u"No orders yet"_s, u"Orders come from here or from your shop through the API."_s,
                             u"New order"_s);
    }
    QString wordsFor(const Error &) const override { return u"The database cannot be reached."_s; }
    QString countText(int total, bool) const override { return u"%1 open orders"_s.arg(total); }

    void showRecord(const QString &id) override
    {
        pane()->setHead(u"Order %1"_s.arg(id), {u"Partial"_s, Tone::Accent, Glyph::Half}, 7);
        pane()->clearActions();
        pane()->clearSections();
        pane()->addAction(u"Assign devices"_s, true);
        pane()->addAction(u"Packing list"_s);
        DetailSection *customer = pane()->addSection(u"Customer"_s);
        customer->addRow(u"Name"_s, u"Acme Logistics"_s);
        customer->addRow(u"Contact"_s, u"Jo Marsh · it@acme.example"_s);
        customer->addRow(u"Shipping address"_s, u"Hafenstr. 12, 20457 Hamburg"_s);
        customer->addRow(u"PO number"_s, u"PO-2026-1188"_s, DetailSection::Style::Code);
        pane()->addSection(u"Items"_s)->addWidget(itemCard());
        DetailSection *money = pane()->addSection(u"Monthly"_s);
        money->addRow(u"Net"_s, u"998.00 EUR"_s);
        money->addRow(u"VAT 19 %"_s, u"189.62 EUR"_s);
        money->addRow(u"Total"_s, u"1,187.62 EUR"_s, DetailSection::Style::Strong);
        DetailSection *latest = pane()->addSection(u"Recent activity"_s);
        latest->addRow(u"09:14"_s, u"12 devices assigned · S. Brandt"_s);
        latest->addRow(u"08:41"_s, u"Confirmed · M. Keller"_s);
        latest->addRow(u"08:40"_s, u"Created · API key “Shop”"_s);
    }

private:
    static Parts parts(AsyncRunner &runner, const Clock &clock, const QLocale &language, QList<TableRow> rows)
    {
        auto model =
            std::make_unique<PagedTableModel>(runner, std::make_shared<ListSource>(std::move(rows)),
                                              orderColumns(), TextFormat(clock, language, QTimeZone::utc()));
        model->setInitialSort(u"created"_s, Qt::DescendingOrder);
        const QList<FilterChoice> states{
            {u"open"_s, u"open"_s}, {u"partial"_s, u"partial"_s}, {u"done"_s, u"done"_s}};
        return {u"orders"_s,
                u"Filter orders…"_s,
                {{u"status"_s, u"Status"_s, states, true},
                 {u"customer"_s, u"Customer"_s, {{u"acme"_s, u"Acme"_s}}, true},
                 {u"created"_s,
                  u"Created"_s,
                  {{u"30"_s, u"Last 30 days"_s}, {u"7"_s, u"Last 7 days"_s}},
                  false,
                  true},
                 {u"product"_s, u"Product"_s, {{u"t14"_s, u"ThinkPad"_s}}}},
                std::move(model)};
    }

    QWidget *itemCard()
    {
        auto *card = new Card(this);
        auto *top = new QHBoxLayout;
        top->addWidget(heading(u"ThinkPad T14 G4, Grade A"_s, card, 1), 1);
        top->addWidget(new QLabel(u"20 × 49.90"_s, card));
        auto *below = new QHBoxLayout;
        below->addWidget(new ProgressLine({12, 20}, card), 1);
        below->addWidget(mutedLabel(u"12 of 20 · 24 months"_s, card));
        card->content()->addLayout(top);
        card->content()->addLayout(below);
        return card;
    }
};

} // namespace onhire
