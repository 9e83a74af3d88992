// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/subscriptions_page.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/services/assets/assets.h"
#include "ui/devices/device_actions.h"
#include "ui/devices/inspection_dialog.h"
#include "ui/papers/device_papers.h"
#include "ui/papers/invoice_paper.h"
#include "ui/papers/order_papers.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/workplace/signed_line.h"
#include "ui/subscriptions/guided/guided_verbs.h"
#include "ui/subscriptions/subscription_actions.h"
#include "ui/subscriptions/subscription_columns.h"
#include "ui/subscriptions/subscription_form.h"

#include <QSet>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model =
        tableOf(workplace, subscriptionTable(), subscriptionColumns(workplace.session->tenant()->currency),
                subscriptionFilterMeaning());
    model->setInitialSort(u"subscription"_s, Qt::DescendingOrder);
    return {u"subscriptions"_s, SubscriptionsPage::tr("Filter subscriptions…"), subscriptionFilters(workplace),
            std::move(model)};
}

static QString titleOf(const QString &id)
{
    return SubscriptionsPage::tr("Subscription %1").arg(leftToRight(shortCodeOf(id)));
}

static JsonValue withCustomer(const SubscriptionDetails &details)
{
    QList<JsonValue::Member> members = details.value.members();
    members.append({CustomerInLists.toString(), JsonValue::string(details.customerName())});
    return JsonValue::object(members);
}

// What has come back may wait for its inspection.
static Result<JsonValue> withReturnedDevice(const Context &context, const SubscriptionDetails &details,
                                            const JsonValue &value)
{
    if (details.situation().isDeviceOut())
        return value;
    const auto device = findAsset(context, details.text(u"serialNumber"));
    if (!device)
        return Failure(device.error());
    QList<JsonValue::Member> members = value.members();
    members.append({ReturnedDevice.toString(), valueOf(*device)});
    members.append({ReturnedVersion.toString(), JsonValue::number(QByteArray::number(device->version))});
    return JsonValue::object(members);
}

static ShownRecord deviceIn(const ShownRecord &subscription)
{
    const JsonValue &device = subscription.value[ReturnedDevice];
    const QString serial = device[u"serialNumber"].toString();
    return {serial, device, int(subscription.value[ReturnedVersion].toInteger().value_or(0)),
            leftToRight(serial)};
}

static Result<RecordView> readSubscription(const Context &context, const QString &id, bool withPayments)
{
    ONHIRE_ASSIGN(SubscriptionDetails details, readSubscriptionDetails(context, id));
    if (withPayments) {
        ONHIRE_ASSIGN(details.payments, paymentLinesOf(context, id, details.outlook.schedule));
    }
    ONHIRE_ASSIGN(const JsonValue value, withReturnedDevice(context, details, withCustomer(details)));
    QByteArray content = details.value.toJson() + details.customer.toJson() + value[ReturnedDevice].toJson();
    for (const ScheduledInstalment &each : details.outlook.schedule)
        content += each.status.toUtf8();
    content += contentOf(details.payments) + details.aroundIt();
    for (const HistoryEntry &entry : details.history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    return RecordView{{id, value, details.version, titleOf(id)}, content, details};
}

// A record of a selection has been read without the rest.
static SubscriptionDetails detailsOf(const RecordView &view, QDate today)
{
    if (const auto *details = std::any_cast<SubscriptionDetails>(&view.more))
        return *details;
    return {.id = view.record.id, .version = view.record.version, .value = view.record.value, .today = today};
}

// By the rules of now.
SubscriptionView SubscriptionsPage::viewAt(const Workplace &workplace)
{
    SubscriptionView view{workplace.format(), workplace.session->tenant()};
    view.showsCustomer = workplace.session->may("customers:read"_L1);
    if (mayOpenInvoices(workplace))
        view.openInvoice = [this](const QString &id, const QString &number) {
            showInvoice(this->workplace(), id, number, *this);
        };
    return view;
}

RecordNoun SubscriptionsPage::nounFor(const Workplace &workplace)
{
    const bool withPayments = workplace.session->may("payments:read"_L1);
    const auto view = [this, workplace] { return viewAt(workplace); };
    const auto today = [session = workplace.session] {
        return dateIn(session->tenant()->zone, session->now());
    };
    return {
        .glyph = Glyph::Subscriptions,
        .idPrefixes = {u"sub_"_s, u"cust_"_s, u"ord_"_s, u"pay_"_s, u"inv_"_s},
        .givesIds = true,
        .read = [withPayments](const Context &context,
                               const QString &id) { return readSubscription(context, id, withPayments); },
        .head = [view, today](const RecordView &shown) { return view().head(detailsOf(shown, today())); },
        .pageHead = [view,
                     today](const RecordView &shown) { return view().pageHead(detailsOf(shown, today())); },
        .sections = [view, today](SectionPlace &place,
                                  const RecordView &shown) { view().show(place, detailsOf(shown, today())); },
        .tabs = [view, today](const RecordView &shown) { return view().tabs(detailsOf(shown, today())); },
        .nextStep =
            [today, mayChange = mayChangeWhatIsOwed(*workplace.session)](const JsonValue &subscription) {
                return nextActionOf(subscription, today(), mayChange);
            },
        .selected =
            [](int count) { return SubscriptionsPage::tr("%Ln subscriptions selected", nullptr, count); },
        // Of many at once, and by no rule that changes.
        .line = [view = view()](const ShownRecord &subscription) { return view.line(subscription); },
        .totals = [view = view()](const ShownRecords &subscriptions) { return view.totals(subscriptions); }};
}

SubscriptionsPage::SubscriptionsPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), nounFor(workplace), parent),
      m_guidedDraft(new DraftKeeper(draftStore(), workplace.session->clock(), this))
{
    const SubscriptionDeeds deeds{
        .guide = [this](SubscriptionAct act, const ShownRecord &record) { guide(act, record.id); },
        .edit = [this](const ShownRecord &record) { startEdit(record); },
        .printLabels =
            [this](const ShownRecords &records) { printDeviceLabels(this->workplace(), records, *this); },
        .inspect = [this](const ShownRecords &records) { startInspections(records); },
        .contract =
            [this](const ShownRecord &record) {
                makeContract(this->workplace(), record.value[u"orderId"].toString(), *this);
            },
        .signedLine = [workplace](const QString &words) { return onhire::signedLine(workplace, words); },
        .today = [session = workplace.session] { return dateIn(session->tenant()->zone, session->now()); },
    };
    setActions(subscriptionActions(deeds), actions);
    connect(emptyState(), &EmptyState::actionChosen, this,
            [this] { Q_EMIT followed({.screen = u"fulfilment"_s}); });
    connect(m_guidedDraft, &DraftKeeper::changed, this, &Page::draftsChanged);
}

void SubscriptionsPage::startInspections(const ShownRecords &subscriptions)
{
    ShownRecords devices;
    QSet<QString> known; // one that went out again and came back stands in two of them
    for (const ShownRecord &subscription : subscriptions) {
        const ShownRecord device = deviceIn(subscription);
        if (!known.contains(device.id))
            devices.append(device);
        known.insert(device.id);
    }
    const TenantPointer tenant = workplace().session->tenant();
    const DeviceForms forms{tenant, workplace().locale, dateIn(tenant->zone, workplace().session->now()), {}};
    auto *dialog = new InspectionDialog(devices, forms, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &InspectionDialog::found, this,
            [this, devices](const AssetPatch &found) { run(inspectionOf(found), devices); });
    dialog->open();
}

QString SubscriptionsPage::title() const
{
    return tr("Subscriptions");
}

void SubscriptionsPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No subscriptions yet"),
                         tr("A subscription begins when a device is assigned to an order."),
                         workplace().session->may("subscriptions:write"_L1) ? tr("Assign devices") : QString());
}

QString SubscriptionsPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%Ln matching subscriptions", nullptr, total)
                    : tr("%Ln subscriptions", nullptr, total);
}

void SubscriptionsPage::activate()
{
    RecordsPage::activate();
    if (m_guided)
        m_guided->focusAgain();
}

void SubscriptionsPage::refresh()
{
    RecordsPage::refresh();
    if (m_guided)
        m_guided->lookAgain();
}

bool SubscriptionsPage::open(const QString &id)
{
    leaveGuided();
    return RecordsPage::open(id);
}

bool SubscriptionsPage::openLink(const Link &link)
{
    leaveGuided();
    return RecordsPage::openLink(link);
}

bool SubscriptionsPage::goBack()
{
    if (!m_guided)
        return RecordsPage::goBack();
    leaveGuided();
    return true;
}

void SubscriptionsPage::keepWork()
{
    RecordsPage::keepWork();
    m_guidedDraft->keep();
}

// Whoever goes on to another subscription does not want the form any more that was asked for with the last one.
void SubscriptionsPage::readRecord(const QString &id)
{
    if (id != m_guidingId)
        m_guides.cancel();
    RecordsPage::readRecord(id);
}

void SubscriptionsPage::startEdit(const ShownRecord &subscription)
{
    const QString id = subscription.id;
    const QString title = tr("Edit subscription %1").arg(leftToRight(shortCodeOf(subscription.id)));
    edit({.title = title,
          .form = subscriptionForm(workplace().session->tenant(), workplace().locale, id, subscription.value,
                                   pane()->widget()),
          .version = subscription.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const SubscriptionPatch patch,
                            SubscriptionPatch::read(body, id, *context.tenant, SubscriptionPatch::schema()));
              return reviseSubscription(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findSubscription(context, id); },
          .saved = [id](const Record &) { return tr("Subscription %1 is saved.").arg(shortCodeOf(id)); },
          .finished = [this, id](const Record &) { readRecord(id); },
          .draft = id,
          .draftTitle = titleOfDraft(title,
                                     {leftToRight(subscription.value[u"serialNumber"].toString()),
                                      subscription.value[CustomerInLists].toString()})});
}

QCoro::Task<> SubscriptionsPage::guide(SubscriptionAct act, QString id)
{
    if (m_guided || !mayLeaveEdit())
        co_return;
    const auto read = [session = workplace().session, id] {
        return readSubscriptionDetails(session->context(), id);
    };
    m_guidingId = id;
    const Ticket ticket = m_guides.next();
    const auto details = co_await workplace().runner.run(ticket, read);
    if (!details)
        co_return;
    if (*details)
        showGuided(act, **details);
    else
        tell(id, titleOf(id), wordingOf(details->error()));
}

// It takes the whole page; what was there stays as it is behind it.
void SubscriptionsPage::showGuided(SubscriptionAct act, const SubscriptionDetails &details)
{
    leaveEdit();
    auto *stack = static_cast<QStackedLayout *>(layout());
    m_behind = stack->currentWidget();
    m_guided = guidedFormFor(act, workplace(), details, this);
    m_guidedId = details.id;
    m_guidedAct = actionOf(act);
    connectGuided(details.id);
    if (const auto draft = draftStore().find(screenName(), m_guidedId, m_guidedAct))
        m_guided->fields()->resume(draft->entries);
    stack->addWidget(m_guided);
    stack->setCurrentWidget(m_guided);
    for (const QString &earlier : std::exchange(m_notSaved, {}))
        Q_EMIT overcome(earlier); // whoever opens the next form has read it; the draft still tells of it
    Q_EMIT formOpened();
    m_guided->start();
    m_guidedDraft->begin(
        {.screen = screenName(),
         .id = m_guidedId,
         .title = titleOfDraft(m_guided->accessibleName(),
                               {leftToRight(details.text(u"serialNumber")), details.customerName()}),
         .at = {},
         .entries = {},
         .act = m_guidedAct},
        [fields = m_guided->fields()] { return fields->draft(); });
}

void SubscriptionsPage::connectGuided(const QString &id)
{
    connect(m_guided, &GuidedForm::left, this, &SubscriptionsPage::leaveGuided);
    connect(m_guided, &GuidedForm::leftForRecord, this, [this, id] { open(id); });
    connect(m_guided, &GuidedForm::discarded, this, &SubscriptionsPage::discardGuided);
    connect(m_guided, &GuidedForm::saved, this, &SubscriptionsPage::finishGuided);
    connect(m_guided, &GuidedForm::followed, this, &Page::followed);
}

void SubscriptionsPage::leaveGuided()
{
    m_guides.cancel();
    if (!m_guided)
        return;
    closeGuided();
    showAgain(); // with the card of its draft
    followSelection();
    focusRecord();
}

void SubscriptionsPage::closeGuided()
{
    m_guidedDraft->end();
    GuidedForm *form = std::exchange(m_guided, nullptr);
    auto *stack = static_cast<QStackedLayout *>(layout());
    stack->setCurrentWidget(m_behind);
    stack->removeWidget(form);
    form->hide();
    form->isSaving() ? tellLater(form) : form->deleteLater();
}

// What is being done cannot be called back: whoever has gone on is told what came of it.
void SubscriptionsPage::tellLater(GuidedForm *form)
{
    form->disconnect(this);
    form->letGo();
    const QString id = m_guidedId, act = m_guidedAct, title = form->accessibleName();
    connect(form, &GuidedForm::saved, this, [this, form, id, act](const QString &, const QString &words) {
        form->deleteLater();
        draftStore().drop(screenName(), id, act);
        Q_EMIT draftsChanged();
        Q_EMIT succeeded(words);
        refresh();
    });
    connect(form, &GuidedForm::notSaved, this, [this, form, title](const QString &why) {
        form->deleteLater();
        //: The title of a form, as in: Extend K7QX-2M4
        m_notSaved += tr("Not saved: %1").arg(title);
        Q_EMIT failed(m_notSaved.constLast(), why + u' ' + tr("Your entries are kept as a draft."));
    });
}

void SubscriptionsPage::discardGuided()
{
    if (!m_guided)
        return;
    closeGuided();
    dropDraft(m_guidedId, m_guidedAct);
    showAgain();
    followSelection();
    focusRecord();
}

void SubscriptionsPage::resumeOpenForm(const Draft &draft)
{
    if (m_guided && m_guidedId == draft.id && m_guidedAct == draft.act)
        m_guided->fields()->resume(draft.entries);
    else
        RecordsPage::resumeOpenForm(draft);
}

void SubscriptionsPage::finishGuided(const QString &id, const QString &words)
{
    const bool wasPage = m_behind == recordPage() && m_behind;
    m_guidedDraft->forget();
    closeGuided();
    Q_EMIT succeeded(words);
    model().refresh();
    if (wasPage)
        openPage(id);
    else
        open(id);
    focusRecord();
}

} // namespace onhire
