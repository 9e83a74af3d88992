// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_view.h"

#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/services/assets/assets.h"
#include "core/services/customers/customers.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_recovery.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/history/action_words.h"
#include "ui/shared/history/timeline.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostShownOfHistory = 8;

QString whatHappened(const JsonValue &entry)
{
    const JsonValue &changed = entry[u"details"];
    return wordForAction(entry[u"action"].toString(), changed[u"status"].toString());
}

// What an entry of the history tells beyond the action: where the device is, and in which condition.
QString factsOf(const JsonValue &entry)
{
    const JsonValue &changed = entry[u"details"];
    QStringList facts;
    facts += wordForCondition(changed[u"condition"].toString());
    facts += changed[u"location"].toString();
    facts += entry[u"actor"].toString();
    facts.removeAll(QString());
    return facts.join(u" · "_s);
}

class DeviceSections
{
public:
    DeviceSections(SectionPlace &place, const DeviceDetails &details, const DeviceView &view)
        : m_place(place), m_details(details), m_device(details.record.value), m_format(view.format),
          m_tenant(*view.tenant)
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
    QString amount(Money money) const { return m_format.price(money, m_tenant.exponent, m_tenant.currency); }

    void addRecovery()
    {
        const AssetFigures &figures = m_details.figures;
        DetailSection *section = m_place.addSection(DeviceTexts::tr("Cost recovery"));
        if (figures.recoveredPercent) {
            section->addWidget(recoveryHead(section));
            section->addWidget(new DeviceRecovery(figures, recoveryText(), section));
            section = m_place.addSection({}); // rows stand above the widgets of their section
        }
        section->addRow(DeviceTexts::tr("Cost"),
                        figures.cost ? amount(*figures.cost) : DeviceTexts::tr("Unknown"),
                        DetailSection::Style::Amount);
        section->addRow(DeviceTexts::tr("Collected"), amount(figures.collected), DetailSection::Style::Amount);
        if (figures.margin)
            section->addRow(DeviceTexts::tr("Margin"), amount(*figures.margin), DetailSection::Style::Total);
    }

    QString percent() const { return leftToRight(m_format.share(*m_details.figures.recoveredPercent)); }

    QString recoveryText() const
    {
        return m_details.figures.recoveredPercent
            ? DeviceTexts::tr("%1 of the cost is recovered").arg(percent())
            : DeviceTexts::tr("Cost recovery");
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
            word->setLook({DeviceTexts::tr("Recovered"), Tone::Ok, Glyph::Check});
            row->addWidget(word, 0, Qt::AlignVCenter);
        }
        row->addStretch(1);
        return head;
    }

    void addHolder()
    {
        const JsonValue &held = m_details.subscription;
        DetailSection *section = m_place.addSection(
            m_details.isHeld() ? DeviceTexts::tr("With a customer") : DeviceTexts::tr("Last with a customer"));
        section->addLink(DeviceTexts::tr("Customer"), nameOfCustomer(m_details.customer),
                         linkTo(held[u"customerId"].toString()));
        const auto addCode = [&](const QString &label, QStringView member) {
            const QString id = held[member].toString();
            section->addLink(label, leftToRight(shortCodeOf(id)), linkTo(id), DetailSection::Style::Code);
        };
        addCode(DeviceTexts::tr("Subscription"), u"rentalId");
        addCode(DeviceTexts::tr("Order"), u"orderId");
        section->addRow(DeviceTexts::tr("Since"), day(held[u"startDate"]));
        const bool isRunning = m_details.isHeld() && held[u"status"].toString() == "active"_L1;
        section->addRow(isRunning ? DeviceTexts::tr("Contract ends") : DeviceTexts::tr("Contract ended"),
                        m_format.day(endOfContract(held, m_tenant.zone)));
        if (const QDate back = agreedReturnOf(held); back.isValid())
            section->addRow(DeviceTexts::tr("Back by"), m_format.day(back));
    }

    QString day(const JsonValue &date) const
    {
        const QDate read = QDate::fromString(date.toString().left(10), Qt::ISODate);
        return read.isValid() ? m_format.day(read) : QString();
    }

    void addFacts()
    {
        DetailSection *section = m_place.addSection(DeviceTexts::tr("Device"));
        section->addLink(DeviceTexts::tr("Product"), m_device[u"productName"].toString(),
                         linkTo(m_device[u"productId"].toString()));
        section->addRow(DeviceTexts::tr("SKU"), m_device[u"sku"].toString(), DetailSection::Style::Code);
        const QString condition = wordForCondition(m_device[u"condition"].toString());
        section->addRow(DeviceTexts::tr("Condition"),
                        condition.isEmpty() ? DeviceTexts::tr("Not recorded") : condition);
        addText(section, DeviceTexts::tr("Location"), u"location");
        section->addRow(DeviceTexts::tr("Acquired"), day(m_device[u"acquisitionDate"]));
        addText(section, DeviceTexts::tr("Damage"), u"damageAssessment");
        addText(section, DeviceTexts::tr("Notes"), u"notes");
    }

    void addText(DetailSection *section, const QString &label, QStringView member)
    {
        if (const QString text = m_device[member].toString(); !text.isEmpty())
            section->addRow(label, text);
    }

    void addHistory()
    {
        if (m_details.history.isEmpty())
            return;
        DetailSection *section = m_place.addSection(DeviceTexts::tr("History"), SectionPlace::Column::Main);
        const auto &known = m_details.history;
        const auto last = known.crbegin() + std::min<qsizetype>(known.size(), MostShownOfHistory);
        QList<TimelineEntry> entries;
        for (auto entry = known.crbegin(); entry != last; ++entry)
            //: What happened and what is known of it, as in: Taken back · Good · Shelf 7 · M. Keller
            entries.append({m_format.moment(momentFrom((*entry)[u"at"])),
                            DeviceTexts::tr("%1 · %2").arg(whatHappened(*entry), factsOf(*entry))});
        section->addWidget(new Timeline(entries, section));
    }

    SectionPlace &m_place;
    const DeviceDetails &m_details;
    const JsonValue &m_device;
    const TextFormat &m_format;
    const Tenant &m_tenant;
};

// A subscription may have another device by now, so the device's own history says which had it last.
QString lastRentalIn(const QList<JsonValue> &history)
{
    for (auto entry = history.crbegin(); entry != history.crend(); ++entry) {
        const JsonValue &changed = (*entry)[u"details"];
        if (const QString rentalId = changed[u"rentalId"].toString(); !rentalId.isEmpty())
            return rentalId;
    }
    return {};
}

// What can be done with a device depends on the contract.
JsonValue withHolder(const JsonValue &device, const JsonValue &subscription)
{
    QList<JsonValue::Member> members = device.members();
    members.append({HolderOfDevice.toString(), subscription});
    return JsonValue::object(members);
}

} // namespace

QByteArray DeviceDetails::content() const
{
    QByteArray all = record.value.toJson() + subscription.toJson() + customer.toJson();
    all += QByteArray::number(qint64(figures.collected.minor()));
    for (const JsonValue &entry : history)
        all += entry.toJson();
    return all;
}

Result<DeviceDetails> readDevice(const Context &context, const QString &serial)
{
    ONHIRE_ASSIGN(const Record record, findAsset(context, serial));
    DeviceDetails details{{record.id, valueOf(record), record.version, leftToRight(record.id)}};
    const JsonValue device = details.record.value;
    ONHIRE_ASSIGN(const QByteArray history, assetHistory(context, record.id));
    details.history = readJson(history).value_or(JsonValue()).elements();
    const QString rentalId = details.isHeld() ? device[u"rentalId"].toString() : lastRentalIn(details.history);
    if (!rentalId.isEmpty()) {
        ONHIRE_ASSIGN(const Record subscription, findSubscription(context, rentalId));
        details.subscription = valueOf(subscription);
        if (details.isHeld())
            details.record.value = withHolder(device, details.subscription);
        ONHIRE_ASSIGN(const Record customer,
                      findCustomer(context, details.subscription[u"customerId"].toString()));
        details.customer = valueOf(customer);
    }
    std::optional<Money> cost;
    if (device.has(u"acquisitionCost"))
        cost = moneyFrom(device[u"acquisitionCost"], context.tenant->exponent);
    ONHIRE_ASSIGN(details.figures, assetFigures(context, record.id, cost));
    return details;
}

HeadWords deviceHead(const ShownRecord &device)
{
    const JsonValue &value = device.value;
    HeadWords words{device.title, lookOfDevice(value[u"status"].toString())};
    words.facts.append(
        {.text = value[u"productName"].toString(), .link = linkTo(value[u"productId"].toString())});
    if (value[u"status"].toString() == u"returned")
        words.facts.append({.text = DeviceTexts::tr("awaiting inspection"), .tone = Tone::Warn});
    return words;
}

void DeviceView::show(SectionPlace &place, const DeviceDetails &details) const
{
    DeviceSections(place, details, *this).add();
}

} // namespace onhire
