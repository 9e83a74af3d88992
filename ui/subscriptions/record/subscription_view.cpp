// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_view.h"

#include "core/base/id.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/timeline.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/subscriptions/record/payment_rows.h"
#include "ui/subscriptions/record/recovery_figures.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Subscriptions)
};

constexpr int PaymentsShown = 3;
constexpr int HistoryShown = 6;

} // namespace

SubscriptionView::SubscriptionView(DetailPane &pane, const SubscriptionDetails &details, TextFormat format,
                                   const Tenant &tenant, Follow follow)
    : m_pane(pane), m_details(details), m_format(std::move(format)), m_tenant(tenant), m_follow(std::move(follow))
{
}

QString SubscriptionView::amount(Money money) const
{
    return leftToRight(m_format.money(money, m_tenant.exponent));
}

QString SubscriptionView::amountInCurrency(Money money) const
{
    //: An amount of money and its currency, as in: 49.90 EUR
    return leftToRight(Words::tr("%1 %2").arg(m_format.money(money, m_tenant.exponent), m_tenant.currency));
}

QWidget *SubscriptionView::link(const QString &text, const Link &to, bool isCode) const
{
    auto *label = new LinkLabel(text, to, m_pane.widget());
    if (isCode)
        label->setCode();
    QObject::connect(label, &LinkLabel::followed, &m_pane, m_follow);
    return label;
}

void SubscriptionView::showHead() const
{
    m_pane.setHead(m_details.text(u"productName"), m_details.look(), 0);
}

void SubscriptionView::showSections() const
{
    addFacts();
    addRecovery();
    addTerms();
    addPayments();
    addRemarks();
    addHistory();
}

// Its code, and what presses.
void SubscriptionView::addFacts() const
{
    auto *line = new QWidget(m_pane.widget());
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(units(line, 6));
    QLabel *code = mutedLabel(leftToRight(m_details.code()), line);
    code->setFont(monospaced(code->font()));
    code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(code);
    if (const QString pressing = pressingText(m_details.situation(), m_format, false); !pressing.isEmpty()) {
        auto *clock = new QLabel(line);
        clock->setPixmap(iconOf(Glyph::Clock, Role::Warn).pixmap(units(line, 12)));
        auto *text = new QLabel(pressing, line);
        setDress(text, "warning");
        layout->addSpacing(units(line, 4));
        layout->addWidget(clock);
        layout->addWidget(text);
    }
    layout->addStretch(1);
    m_pane.addWidget(line);
}

void SubscriptionView::addRecovery() const
{
    DetailSection *section = m_pane.addSection(Words::tr("Cost recovery"));
    section->addWidget(new RecoveryFigures(m_details.value, m_format, m_tenant, section));
}

void SubscriptionView::addTerms() const
{
    DetailSection *section = m_pane.addSection({});
    const QString serial = m_details.text(u"serialNumber"), order = m_details.text(u"orderId"),
                  group = m_details.text(u"billingGroupId");
    section->addRow(Words::tr("Customer"),
                    link(m_details.text(u"customerName"), linkTo(m_details.text(u"customerId")), false));
    section->addRow(Words::tr("Serial"), link(serial, linkToDevice(serial), true));
    section->addRow(Words::tr("Order"), link(shortCodeOf(order), linkTo(order), true));
    const Terms &terms = m_details.outlook.state.terms;
    //: From one day to another
    section->addRow(Words::tr("Contract"),
                    Words::tr("%1 – %2").arg(m_format.fullDay(terms.start), m_format.fullDay(endOf(terms))));
    section->addRow(Words::tr("Length"), monthsText(terms.months));
    section->addRow(Words::tr("Monthly"), amountInCurrency(m_details.outlook.state.monthlyAmount));
    if (group.isEmpty())
        section->addRow(Words::tr("Billing group"), Words::tr("none"));
    else
        section->addRow(Words::tr("Billing group"), link(shortCodeOf(group), linkTo(group), true));
}

// The next one, and the last ones before it.
void SubscriptionView::addPayments() const
{
    const auto &schedule = m_details.outlook.schedule;
    if (schedule.empty())
        return;
    DetailSection *section = m_pane.addSection(Words::tr("Payments"));
    auto *rows = new PaymentRows(m_format, m_tenant, m_details.today, section);
    const auto &toCome = m_details.outlook.toCome;
    const int next = toCome.empty() ? int(schedule.size()) - 1 : toCome.front().number - 1;
    for (int at = next; at >= 0 && at > next - PaymentsShown; --at)
        rows->add(schedule[size_t(at)]);
    section->addWidget(rows);
    if (const QString last = lastPaymentText(); !last.isEmpty())
        section->addWidget(mutedLabel(last, section, 0.92));
}

QString SubscriptionView::lastPaymentText() const
{
    if (!m_details.outlook.state.isActive())
        return {};
    const int last = m_details.outlook.state.terms.months;
    //: Then: what happens at the end of the contract
    return Words::tr("Month %1 is the last. Then: %2.")
        .arg(m_format.number(last), contractEndText(m_tenant.settings.text("contractEnd"_L1)));
}

void SubscriptionView::addRemarks() const
{
    if (const QString notes = m_details.text(u"notes"); !notes.isEmpty())
        m_pane.addSection(Words::tr("Notes"))->addRow({}, notes);
    if (CustomFields::isIn(m_details.value))
        CustomFields(m_tenant.settings, u"subscription"_s)
            .show(*m_pane.addSection(Words::tr("Additional fields")), m_details.value);
}

void SubscriptionView::addHistory() const
{
    if (m_details.history.isEmpty())
        return;
    DetailSection *section = m_pane.addSection(Words::tr("History"));
    auto *timeline = new Timeline(section);
    for (const HistoryEntry &entry : m_details.history.first(std::min<qsizetype>(HistoryShown, m_details.history.size())))
        //: What happened and who did it, as in: Device assigned · S. Brandt
        timeline->add(m_format.moment(entry.at),
                      Words::tr("%1 · %2").arg(wordForSubscriptionAction(entry.action), entry.who));
    section->addWidget(timeline);
}

} // namespace onhire
