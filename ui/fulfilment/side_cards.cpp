// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/side_cards.h"

#include "core/base/id.h"
#include "ui/shared/controls/flow_layout.h"
#include "ui/shared/controls/retry_note.h"
#include "ui/shared/text/product_names.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostItems = 8, MostShelves = 6;
constexpr int LineInset = 6; // of a DeskLineButton

QLabel *plain(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    alignToReading(label);
    return label;
}

QLabel *wrapped(const QString &text, QWidget *parent)
{
    auto *label = mutedLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

// Whoever fetches it has to know which variant is meant.
QString nameOf(const QString &device, const QString &sku)
{
    return OrderCard::tr("%1 (%2)").arg(device, leftToRight(sku));
}

} // namespace

SideCard::SideCard(const QString &title, QWidget *parent) : Card(parent), m_trouble(new RetryNote(this))
{
    setAccessibleName(title);
    content()->setContentsMargins(units(this, 10), units(this, 12), units(this, 10), units(this, 12));
    content()->setSpacing(units(this, 8));
    auto *heading = mutedLabel(title, this, 0.92, QFont::DemiBold);
    heading->setContentsMargins(units(this, LineInset), 0, units(this, LineInset), 0);
    content()->addWidget(heading);
    m_trouble->setContentsMargins(units(this, LineInset), 0, units(this, LineInset), 0);
    content()->addWidget(m_trouble);
    connect(m_trouble, &RetryNote::retryChosen, this, &SideCard::retryChosen);
}

void SideCard::showTrouble(const QString &what, const QString &why)
{
    m_trouble->say(what, why);
}

void SideCard::endTrouble()
{
    const bool hadFocus = m_trouble->isAncestorOf(window()->focusWidget());
    m_trouble->hide();
    if (hadFocus)
        Q_EMIT focusLost();
}

QVBoxLayout *SideCard::clear()
{
    const bool hadFocus = m_body && m_body->isAncestorOf(window()->focusWidget());
    delete m_body;
    m_body = new QWidget(this);
    m_buttons.clear();
    m_lines.clear();
    if (hadFocus)
        Q_EMIT focusLost();
    content()->insertWidget(2, m_body); // below the title, and what could not be read
    auto *layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(units(this, LineInset), 0, units(this, LineInset), 0);
    layout->setSpacing(units(this, 4));
    return layout;
}

void SideCard::addLines(const QList<DeskLine> &lines, const QString &nothing, const QString &more)
{
    if (m_body && lines == m_lines && more == m_more && !lines.isEmpty())
        return; // the focus may be on one of them
    const QString focused = m_buttons.key(qobject_cast<DeskLineButton *>(window()->focusWidget()));
    QVBoxLayout *layout = clear();
    layout->setSpacing(0);
    if (lines.isEmpty())
        layout->addWidget(wrapped(nothing, this));
    else
        layout->setContentsMargins({}); // a line brings its own
    for (const DeskLine &line : lines) {
        auto *lineButton = new DeskLineButton(line, this);
        connect(lineButton, &QAbstractButton::clicked, this, [this, id = line.id] { Q_EMIT chosen(id); });
        layout->addWidget(lineButton);
        m_buttons.insert(line.id, lineButton);
    }
    if (!more.isEmpty()) {
        QLabel *rest = mutedLabel(more, this);
        rest->setContentsMargins(units(this, LineInset), units(this, 6), units(this, LineInset), 0);
        layout->addWidget(rest);
    }
    m_lines = lines;
    m_more = more;
    if (DeskLineButton *again = m_buttons.value(focused)) {
        m_body->show();
        again->setFocus();
    }
}

OrderCard::OrderCard(TextFormat format, QWidget *parent)
    : SideCard(tr("This order"), parent), m_format(std::move(format))
{
}

void OrderCard::show(const std::optional<DeskOrder> &order)
{
    QVBoxLayout *layout = clear();
    layout->setSpacing(units(this, 8));
    if (!order) {
        layout->addWidget(wrapped(tr("No order has been scanned yet."), this));
        return;
    }
    QList<NamedItem> named;
    for (const DeskOrder::Item &item : order->items)
        named.append({nameOf(item.device, item.sku), item.sku});
    const QStringList names = namesOfItems(named);
    std::vector<size_t> places(order->items.size());
    std::iota(places.begin(), places.end(), 0);
    std::ranges::stable_partition(places, [&](size_t at) { return order->items[at].open() > 0; });
    const int shown = std::min(MostItems, int(places.size()));
    for (int i = 0; i < shown; ++i) {
        const size_t at = places[size_t(i)];
        layout->addWidget(itemLine(order->items[at], names[qsizetype(at)], this));
    }
    if (const int more = int(places.size()) - shown; more > 0)
        layout->addWidget(mutedLabel(tr("%Ln more items", nullptr, more), this));
    if (order->comesBack)
        layout->addWidget(oldDevice(*order->comesBack, this));
}

// Of an upgrade: what is to come back for it.
QWidget *OrderCard::oldDevice(const DeskOrder::OldDevice &device, QWidget *parent)
{
    auto *part = new QWidget(parent);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(units(part, 4));
    layout->addWidget(horizontalLine(part));
    //: Of an upgrade order: above the device that the customer gives back
    layout->addWidget(mutedLabel(tr("Upgrade: to be returned"), part));
    auto *line = new DeskLineButton({.id = device.rentalId,
                                     .code = device.serialNumber,
                                     .name = device.device,
                                     .note = device.isOut ? tr("not back yet") : tr("is back"),
                                     .said = {},
                                     .tone = device.isOut ? Tone::Warn : Tone::Ok,
                                     .glyph = device.isOut ? Glyph::Clock : Glyph::Check},
                                    part);
    connect(line, &QAbstractButton::clicked, this, [this, id = device.rentalId] { Q_EMIT chosen(id); });
    layout->addWidget(line);
    return part;
}

QWidget *OrderCard::itemLine(const DeskOrder::Item &item, const QString &called, QWidget *parent) const
{
    auto *line = new QWidget(parent);
    auto *layout = new QVBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(units(line, 2));
    auto *top = new QHBoxLayout;
    auto *name = new ElidedLabel(called, line);
    name->setFont(scaled(name->font(), 1, QFont::DemiBold));
    name->setToolTip(called);
    top->addWidget(name, 1);
    //: How many of an order's devices are assigned
    top->addWidget(
        plain(tr("%1 of %2").arg(m_format.number(item.assigned), m_format.number(item.wanted)), line));
    layout->addLayout(top);
    layout->addWidget(new ProgressLine({item.assigned, item.wanted}, line));
    return line;
}

ShelfCard::ShelfCard(TextFormat format, QWidget *parent)
    : SideCard(tr("On the shelf"), parent), m_format(std::move(format))
{
}

void ShelfCard::show(const std::vector<ShelfStock> &stock, const std::optional<DeskOrder> &order)
{
    QVBoxLayout *layout = clear();
    if (stock.empty()) {
        layout->addWidget(wrapped(!order                   ? tr("Scan an order to see where its devices are.")
                                      : order->open() == 0 ? tr("This order needs no more devices.")
                                                           : tr("None of these devices is available."),
                                  this));
        return;
    }
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(units(this, 14));
    grid->setVerticalSpacing(units(this, 5));
    grid->setColumnStretch(1, 1);
    const int shown = std::min(MostShelves, int(stock.size()));
    for (int i = 0; i < shown; ++i) {
        const ShelfStock &each = stock[size_t(i)];
        grid->addWidget(
            mutedLabel(each.location.isNull() ? tr("No location") : leftToRight(each.location), this), i, 0,
            Qt::AlignLeading | Qt::AlignTop);
        const QString number = m_format.number(each.devices) + (each.isMore ? u"+"_s : QString());
        //: How many of a device lie somewhere, as in: 9 × ThinkPad T14
        QLabel *what = plain(tr("%1 × %2").arg(number, nameOf(each.device, each.sku)), this);
        what->setWordWrap(true); // which variant is meant stands at its end
        grid->addWidget(what, i, 1);
    }
    layout->addLayout(grid);
    if (const int more = int(stock.size()) - shown; more > 0)
        layout->addWidget(mutedLabel(tr("%Ln more locations", nullptr, more), this));
}

QueueCard::QueueCard(QWidget *parent) : SideCard(tr("Next in the queue"), parent) { }

void QueueCard::show(const FulfilmentQueue &queue, const QStringList &elsewhere)
{
    QList<DeskLine> lines;
    for (const FulfilmentQueue::Order &order : queue.next) {
        if (!elsewhere.contains(order.id))
            lines.append({.id = order.id,
                          .code = shortCodeOf(order.id),
                          .name = order.customer,
                          .note = order.assigned > 0 ? tr("%Ln left", nullptr, order.open())
                                                     : tr("%Ln devices", nullptr, order.open())});
    }
    const int more = queue.orders - int(queue.next.size()); // the others were not read
    addLines(lines, tr("No other order is waiting."),
             more > 0 && !queue.isMore ? tr("%Ln more orders", nullptr, more) : QString());
}

AsideCard::AsideCard(QWidget *parent) : SideCard(tr("Set aside"), parent) { }

void AsideCard::show(const std::vector<DeskOrder> &orders)
{
    QList<DeskLine> lines;
    for (const DeskOrder &order : orders)
        lines.append({.id = order.id,
                      .code = shortCodeOf(order.id),
                      .name = order.customer,
                      .note = tr("%Ln left", nullptr, order.open())});
    addLines(lines, {});
}

ReturnsCard::ReturnsCard(QWidget *parent) : SideCard(tr("Returns due"), parent) { }

void ReturnsCard::show(const ReturnsDue &due, QDate today)
{
    QList<DeskLine> lines;
    for (const ReturnsDue::Device &device : due.next) {
        const int days = int(today.daysTo(device.dueOn));
        const bool isLate = days < 0;
        lines.append({.id = device.rentalId,
                      .code = device.serialNumber,
                      //: Who has a device, and which
                      .name = tr("%1 · %2").arg(device.customer, unbroken(device.name)),
                      .note = isLate  ? tr("%Ln days", nullptr, -days)
                          : days == 0 ? tr("today")
                                      : tr("in %Ln days", nullptr, days),
                      .said = isLate ? tr("%Ln days late", nullptr, -days) : QString(),
                      .tone = isLate  ? Tone::Bad
                          : days == 0 ? Tone::Warn
                                      : Tone::Idle,
                      .glyph = isLate ? Glyph::Warning
                          : days == 0 ? Glyph::Clock
                                      : Glyph::None});
    }
    const int more = due.devices - int(lines.size());
    addLines(lines, tr("No device is due this week."),
             more > 0 ? tr("%Ln more devices", nullptr, more) : QString());
}

PlaceCard::PlaceCard(QWidget *parent)
    : SideCard(tr("Where it goes"), parent), m_print(button(tr("Print label"), this)),
      m_each(new QCheckBox(tr("Print each one"), this))
{
    m_print->setIcon(iconOf(Glyph::Print, Role::Ink));
    m_each->setToolTip(tr("Print the label of each device as it is taken back"));
    for (QAbstractButton *control : std::initializer_list<QAbstractButton *>{m_print, m_each})
        control->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where scans go
    m_each->setMinimumHeight(m_print->sizeHint().height());
    auto *foot = new FlowLayout(units(this, 12));
    foot->addWidget(m_print);
    foot->addWidget(m_each);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(units(this, LineInset), 0, units(this, LineInset), 0);
    inset->addLayout(foot);
    content()->addLayout(inset);
    connect(m_print, &QPushButton::clicked, this, &PlaceCard::printChosen);
    connect(m_each, &QCheckBox::toggled, this, &PlaceCard::printEachChosen);
    setPrintable(false);
}

void PlaceCard::setPrintsEach(bool on)
{
    const QSignalBlocker told(m_each);
    m_each->setChecked(on);
}

void PlaceCard::setPrintable(bool is)
{
    m_print->setEnabled(is);
}

void PlaceCard::show(const std::optional<DeskDevice> &device, int stored)
{
    QVBoxLayout *layout = clear();
    if (!device) {
        layout->addWidget(wrapped(tr("Scan a device to see its shelf."), this));
        return;
    }
    if (device->location.isEmpty()) {
        layout->addWidget(wrapped(tr("No location recorded."), this));
        return;
    }
    //: A place in the warehouse
    auto *title = mutedLabel(tr("Shelf"), this);
    QLabel *place = heading(leftToRight(device->location), this, 1.6);
    title->setBuddy(place);
    layout->addWidget(title);
    layout->addWidget(place);
    layout->addWidget(mutedLabel(stored > 0 ? tr("%Ln × %1 stored here.", nullptr, stored).arg(device->name)
                                            : tr("Previously stored here."),
                                 this));
}

} // namespace onhire
