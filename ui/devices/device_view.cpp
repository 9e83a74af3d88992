// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_view.h"

#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_recovery.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostShownOfHistory = 8;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Devices)
};

QString wordForAction(const QString &action)
{
    if (action == u"asset.create")
        return Words::tr("Added");
    if (action == u"asset.assign")
        return Words::tr("Assigned");
    if (action == u"asset.return")
        return Words::tr("Taken back");
    if (action == u"asset.replace")
        return Words::tr("Replaced by another device");
    if (action == u"asset.sell")
        return Words::tr("Sold");
    if (action == u"asset.delete")
        return Words::tr("Deactivated");
    return Words::tr("Changed");
}

// What an entry of the history tells beyond the action: where the device went, and in which condition.
QString factsOf(const JsonValue &entry)
{
    const JsonValue &changed = entry[u"details"];
    QStringList facts;
    if (entry[u"action"].toString() == u"asset.update" && changed.has(u"status"))
        facts += lookOfDevice(changed[u"status"].toString()).word;
    facts += wordForCondition(changed[u"condition"].toString());
    facts += changed[u"location"].toString();
    facts += entry[u"actor"].toString();
    facts.removeAll(QString());
    return facts.join(u" · "_s);
}

// A word that leads to another screen, by mouse and by keyboard.
QLabel *linkLabel(const QString &text, const QString &name, std::function<void()> follow)
{
    auto *label = new QLabel(u"<a href='#' style='text-decoration: none'>%1</a>"_s.arg(text.toHtmlEscaped()));
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setFocusPolicy(Qt::StrongFocus);
    label->setWordWrap(true);
    label->setAccessibleName(name);
    alignToReading(label, Qt::AlignTop);
    QObject::connect(label, &QLabel::linkActivated, label, [follow = std::move(follow)] { follow(); });
    return label;
}

class DeviceSections
{
public:
    DeviceSections(DetailPane &pane, const DeviceDetails &details, const TextFormat &format,
                   const Tenant &tenant, const std::function<void(const Link &)> &follow)
        : m_pane(pane), m_details(details), m_device(details.device), m_format(format), m_tenant(tenant),
          m_follow(follow)
    {
    }

    void add()
    {
        addRecovery();
        if (!m_details.subscription.isNull())
            addHolder();
        addFacts();
        addHistory();
    }

private:
    QString amount(Money money) const
    {
        return leftToRight(m_format.money(money, m_tenant.exponent) + u' ' + m_tenant.currency);
    }

    void addRecovery()
    {
        const AssetFigures &figures = m_details.figures;
        DetailSection *section = m_pane.addSection(Words::tr("Cost recovery"));
        if (figures.recoveredPercent) {
            section->addWidget(recoveryHead(section));
            section->addWidget(new DeviceRecovery(figures, recoveryText(), section));
            section = m_pane.addSection({}); // rows stand above the widgets of their section
        }
        section->addRow(Words::tr("Cost"), figures.cost ? amount(*figures.cost) : Words::tr("Unknown"));
        section->addRow(Words::tr("Collected"), amount(figures.collected));
        if (figures.margin)
            section->addRow(Words::tr("Margin"), amount(*figures.margin), DetailSection::Style::Strong);
    }

    QString percent() const
    {
        const Decimal &share = *m_details.figures.recoveredPercent;
        double value = double(share.value);
        for (int digit = 0; digit < share.scale; ++digit)
            value /= 10;
        return leftToRight(Words::tr("%1 %").arg(m_format.locale().toString(value, 'f', 1)));
    }

    QString recoveryText() const
    {
        return m_details.figures.recoveredPercent ? Words::tr("%1 of the cost is recovered").arg(percent())
                                                  : Words::tr("Cost recovery");
    }

    QWidget *recoveryHead(QWidget *parent) const
    {
        auto *head = new QWidget(parent);
        auto *row = new QHBoxLayout(head);
        row->setContentsMargins({});
        QLabel *share = heading(percent(), head, 1.54);
        share->setAccessibleName(recoveryText());
        row->addWidget(share);
        const bool recovered = m_details.figures.margin && !m_details.figures.margin->isNegative();
        if (recovered) {
            auto *word = new Pill(head);
            word->setLook({Words::tr("Recovered"), Tone::Ok, Glyph::Check});
            row->addWidget(word, 0, Qt::AlignVCenter);
        }
        row->addStretch(1);
        return head;
    }

    void addLink(DetailSection *section, const QString &label, const QString &text, const Link &link)
    {
        section->addRow(
            label, linkLabel(text, u"%1: %2"_s.arg(label, text), [follow = m_follow, link] { follow(link); }));
    }

    void addHolder()
    {
        const JsonValue &held = m_details.subscription;
        DetailSection *section = m_pane.addSection(Words::tr("With a customer"));
        const QString customer = held[u"customerName"].toString();
        addLink(section, Words::tr("Customer"),
                customer.isEmpty() ? held[u"customerEmail"].toString() : customer,
                linkTo(held[u"customerId"].toString()));
        for (const auto &[label, member] : {std::pair(Words::tr("Subscription"), u"rentalId"_s),
                                            std::pair(Words::tr("Order"), u"orderId"_s)}) {
            const QString id = held[member].toString();
            addLink(section, label, leftToRight(shortCodeOf(id)), linkTo(id));
        }
        section->addRow(Words::tr("Since"), day(held[u"startDate"]));
        section->addRow(Words::tr("Contract ends"), day(held[u"endDate"]));
    }

    QString day(const JsonValue &date) const
    {
        const QDate read = QDate::fromString(date.toString().left(10), Qt::ISODate);
        return read.isValid() ? m_format.day(read) : QString();
    }

    void addFacts()
    {
        DetailSection *section = m_pane.addSection(Words::tr("Device"));
        addLink(section, Words::tr("Product"), m_device[u"productName"].toString(),
                linkTo(m_device[u"productId"].toString()));
        section->addRow(Words::tr("SKU"), m_device[u"sku"].toString(), DetailSection::Style::Code);
        const QString condition = wordForCondition(m_device[u"condition"].toString());
        section->addRow(Words::tr("Condition"), condition.isEmpty() ? Words::tr("Not recorded") : condition);
        addText(section, Words::tr("Location"), u"location"_s);
        section->addRow(Words::tr("Acquired"), day(m_device[u"acquisitionDate"]));
        addText(section, Words::tr("Damage"), u"damageAssessment"_s);
        addText(section, Words::tr("Notes"), u"notes"_s);
    }

    void addText(DetailSection *section, const QString &label, const QString &member)
    {
        if (const QString text = m_device[member].toString(); !text.isEmpty())
            section->addRow(label, text);
    }

    void addHistory()
    {
        if (m_details.history.isEmpty())
            return;
        DetailSection *section = m_pane.addSection(Words::tr("History"));
        const auto &entries = m_details.history;
        const auto last = entries.crbegin() + std::min<qsizetype>(entries.size(), MostShownOfHistory);
        for (auto entry = entries.crbegin(); entry != last; ++entry)
            //: What happened and what is known of it, as in: Taken back · Good · Shelf 7 · M. Keller
            section->addRow(
                m_format.moment(momentFrom((*entry)[u"at"])),
                Words::tr("%1 · %2").arg(wordForAction((*entry)[u"action"].toString()), factsOf(*entry)));
    }

    DetailPane &m_pane;
    const DeviceDetails &m_details;
    const JsonValue &m_device;
    const TextFormat &m_format;
    const Tenant &m_tenant;
    const std::function<void(const Link &)> &m_follow;
};

} // namespace

Result<DeviceDetails> readDevice(const Context &context, const QString &serial)
{
    ONHIRE_ASSIGN(const Record record, findAsset(context, serial));
    DeviceDetails details{record.id, record.version, valueOf(record), {}, {}, {}};
    const JsonValue &device = details.device;
    if (const QString rentalId = device[u"rentalId"].toString(); !rentalId.isEmpty()) {
        ONHIRE_ASSIGN(const Record subscription, findSubscription(context, rentalId));
        details.subscription = valueOf(subscription);
    }
    std::optional<Money> cost;
    if (device.has(u"acquisitionCost"))
        cost = moneyFrom(device[u"acquisitionCost"], context.tenant->exponent);
    ONHIRE_ASSIGN(details.figures, assetFigures(context, record.id, cost));
    ONHIRE_ASSIGN(const QByteArray history, assetHistory(context, record.id));
    details.history = readJson(history).value_or(JsonValue()).elements();
    return details;
}

void showDeviceHead(DetailPane &pane, const DeviceDetails &details)
{
    pane.setHead(leftToRight(details.serial), lookOfDevice(details.status()), details.version);
}

void showDeviceSections(DetailPane &pane, const DeviceDetails &details, const TextFormat &format,
                        const Tenant &tenant, const std::function<void(const Link &)> &follow)
{
    DeviceSections(pane, details, format, tenant, follow).add();
}

} // namespace onhire
