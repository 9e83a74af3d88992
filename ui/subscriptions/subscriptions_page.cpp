// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/subscriptions_page.h"

#include "core/data/subscriptions/subscription_table.h"
#include "core/services/moment.h"
#include "ui/shared/controls/controls.h"
#include "ui/subscriptions/guided/guided_verbs.h"
#include "ui/subscriptions/record/subscription_view.h"
#include "ui/subscriptions/subscription_columns.h"
#include "ui/subscriptions/subscription_form.h"
#include "ui/theme/metrics.h"

#include <QLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner,
        std::make_shared<StoreRowSource>(workplace.session, subscriptionTable(), subscriptionMapping()),
        subscriptionColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"subscription"_s, Qt::DescendingOrder);
    return {u"subscriptions"_s, SubscriptionsPage::tr("Filter subscriptions…"), subscriptionFilters(),
            std::move(model)};
}

SubscriptionsPage::SubscriptionsPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : EditingPage(workplace, partsOf(workplace), {u"sub_"_s, u"pay_"_s}, parent)
{
    m_actions = subscriptionActions({
        .guide = [this](SubscriptionAct act, const ShownRecord &) { guide(act); },
        .edit = [this](const ShownRecord &) { whenRead([this] { startEdit(); }); },
        .today = [session = workplace.session] { return todayOf(session->context()); },
    });
    addActions(actions);
}

QString SubscriptionsPage::title() const
{
    return tr("Subscriptions");
}

void SubscriptionsPage::addActions(ActionRegistry &actions)
{
    m_actions.removeIf([this](const RecordAction &action) {
        return !workplace().session->may(QLatin1StringView(action.permission.toLatin1()));
    });
    for (const RecordAction &action : std::as_const(m_actions)) {
        ActionSpec spec{action.id, QString(action.text).remove(u'…'), {}, title()};
        if (!action.key.isEmpty())
            spec.keys += action.key;
        actions.add(this, spec, [this, id = action.id] { begin(id); });
    }
}

void SubscriptionsPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No subscriptions yet"),
                         tr("A subscription begins when a device is assigned to an order."), {});
}

QString SubscriptionsPage::countText(int total, bool filtered) const
{
    const QString number = workplace().locale.toString(total);
    return filtered ? tr("%1 matching subscriptions").arg(number) : tr("%1 subscriptions").arg(number);
}

bool SubscriptionsPage::openLink(const Link &link)
{
    leaveGuided();
    if (!link.filters.isEmpty())
        filterBar()->setState({{}, link.filters});
    if (!link.id.isEmpty() && !open(link.id))
        return false;
    if (!link.act.isEmpty())
        m_afterShown = [this, act = link.act] { begin(act); };
    return true;
}

bool SubscriptionsPage::hasUnsaved() const
{
    return EditingPage::hasUnsaved() || drafts() > 0;
}

int SubscriptionsPage::drafts() const
{
    return int(std::ranges::count_if(m_forms, [](const auto &each) { return each.second->isTouched(); }));
}

void SubscriptionsPage::readRecord(const QString &id)
{
    const auto work = [session = workplace().session, id] { return readSubscriptionDetails(session->context(), id); };
    readForPane(work, [this](const SubscriptionDetails &details) { show(details); });
}

void SubscriptionsPage::show(const SubscriptionDetails &details)
{
    m_shown = details;
    QByteArray content = details.value.toJson();
    for (const ScheduledInstalment &each : details.outlook.schedule)
        content += each.status.toUtf8();
    for (const HistoryEntry &entry : details.history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    if (!shows(content))
        showAgain();
    if (const auto then = std::exchange(m_afterShown, {}))
        then();
}

void SubscriptionsPage::showAgain()
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    pane()->clearActions();
    pane()->clearSections();
    setPaneShown(!m_shown.id.isEmpty());
    if (m_shown.id.isEmpty())
        return;
    const auto follow = [this](const Link &link) { Q_EMIT followed(link); };
    const TenantPointer tenant = workplace().session->tenant();
    SubscriptionView view(*pane(), m_shown, workplace().format(), *tenant, follow);
    view.showHead();
    addPaneActions();
    view.showSections();
    if (hadFocus)
        pane()->setFocus();
}

ShownRecord SubscriptionsPage::shownRecord() const
{
    return {m_shown.id, m_shown.value, m_shown.version, tr("Subscription %1").arg(leftToRight(m_shown.code()))};
}

QList<RecordAction> SubscriptionsPage::fitting() const
{
    QList<RecordAction> actions = m_actions;
    actions.removeIf([this](const RecordAction &action) {
        return action.refusal && !action.refusal(m_shown.value).isEmpty();
    });
    return actions;
}

// The next step as a button, everything else in the menu beside it.
void SubscriptionsPage::addPaneActions()
{
    QList<RecordAction> actions = fitting();
    const auto next = std::ranges::find_if(actions, [this](const RecordAction &action) {
        return action.id == nextActionOf(m_shown.situation());
    });
    if (next != actions.end()) {
        const RecordAction action = *next;
        actions.erase(next);
        connect(pane()->addAction(action.text, true), &QPushButton::clicked, this, [this, action] { run(action); });
    }
    addMore(actions);
}

void SubscriptionsPage::addMore(const QList<RecordAction> &rest)
{
    if (rest.isEmpty())
        return;
    QPushButton *more = pane()->addAction({});
    more->setIcon(iconOf(Glyph::More, Role::Ink));
    more->setAccessibleName(tr("More actions"));
    more->setToolTip(tr("More actions"));
    auto *menu = new QMenu(more);
    for (const RecordAction &action : rest) {
        if (action.isDestructive)
            menu->addSeparator();
        QAction *item = menu->addAction(iconOf(action.glyph, action.isDestructive ? Role::Bad : Role::Muted),
                                        action.text);
        connect(item, &QAction::triggered, this, [this, action] { run(action); });
    }
    connect(more, &QPushButton::clicked, menu,
            [more, menu] { menu->popup(more->mapToGlobal(QPoint(0, more->height()))); });
}

void SubscriptionsPage::run(const RecordAction &action)
{
    if (action.begin)
        action.begin(shownRecord());
}

// The record must have been read: its version is what a change is asked for with.
void SubscriptionsPage::begin(const QString &actionId)
{
    const QString chosen = table()->currentId();
    if (m_guided || isEditing())
        return;
    if (m_shown.id.isEmpty() || !pane()->isVisibleTo(this) || (!chosen.isEmpty() && chosen != m_shown.id)) {
        if (chosen.isEmpty())
            return;
        m_afterShown = [this, actionId] { begin(actionId); };
        open(chosen);
        return;
    }
    const auto wanted =
        std::ranges::find_if(m_actions, [&](const RecordAction &action) { return action.id == actionId; });
    if (wanted == m_actions.end())
        return;
    const QString refusal = wanted->refusal ? wanted->refusal(m_shown.value) : QString();
    if (refusal.isEmpty())
        run(*wanted);
    else
        Q_EMIT failed(refusal, {});
}

void SubscriptionsPage::startEdit()
{
    const QString id = m_shown.id, code = m_shown.code();
    edit({.title = tr("Subscription %1").arg(leftToRight(code)),
          .form = subscriptionForm(workplace().session->tenant(), workplace().locale, id, m_shown.value,
                                   pane()->widget()),
          .version = m_shown.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const SubscriptionPatch patch,
                            SubscriptionPatch::read(body, id, *context.tenant, SubscriptionPatch::schema()));
              return reviseSubscription(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findSubscription(context, id); },
          .saved = [code](const Record &) { return tr("Subscription %1 is saved.").arg(code); },
          .finished = [this, id](const Record &) { readRecord(id); }});
}

void SubscriptionsPage::guide(SubscriptionAct act)
{
    if (mayLeaveEdit())
        cover(formFor(act));
}

// The draft that there is, or a new form.
GuidedForm *SubscriptionsPage::formFor(SubscriptionAct act)
{
    GuidedForm *&form = m_forms[{m_shown.id, act}];
    if (form)
        return form;
    form = guidedFormFor(act, workplace(), m_shown, this);
    connect(form, &GuidedForm::left, this, &SubscriptionsPage::leaveGuided);
    connect(form, &GuidedForm::leftForRecord, this, &SubscriptionsPage::leaveGuided);
    connect(form, &GuidedForm::discarded, this, &SubscriptionsPage::discardGuided);
    connect(form, &GuidedForm::saved, this, &SubscriptionsPage::finishGuided);
    connect(form, &GuidedForm::followed, this, &Page::followed);
    return form;
}

// It takes the whole page; the table stays as it is behind it.
void SubscriptionsPage::cover(GuidedForm *form)
{
    for (int at = 0; at < layout()->count(); ++at) {
        if (QWidget *widget = layout()->itemAt(at)->widget())
            widget->hide();
    }
    m_guided = form;
    layout()->addWidget(form);
    form->show();
    form->start();
}

void SubscriptionsPage::leaveGuided()
{
    if (!m_guided)
        return;
    GuidedForm *form = std::exchange(m_guided, nullptr);
    layout()->removeWidget(form);
    form->hide();
    if (!form->isTouched()) {
        std::erase_if(m_forms, [form](const auto &each) { return each.second == form; });
        form->deleteLater();
    }
    for (int at = 0; at < layout()->count(); ++at) {
        if (QWidget *widget = layout()->itemAt(at)->widget())
            widget->show();
    }
    table()->setFocus();
}

void SubscriptionsPage::discardGuided()
{
    GuidedForm *form = m_guided;
    leaveGuided();
    if (form && std::erase_if(m_forms, [form](const auto &each) { return each.second == form; }) > 0)
        form->deleteLater();
}

void SubscriptionsPage::finishGuided(const QString &id, const QString &words)
{
    discardGuided();
    Q_EMIT succeeded(words);
    model().refresh();
    open(id);
    table()->setFocus();
}

} // namespace onhire
