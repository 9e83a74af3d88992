// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/scenes.h"

#include "app/desktop/tour.h"
#include "core/services/customers/customers.h"
#include "core/services/orders/orders.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/controls/segmented.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/subscriptions/subscriptions_page.h"
#include "ui/today/today_page.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

JsonValue entered(const QString &words)
{
    return JsonValue::string(words);
}

class FaultTour : public Tour
{
public:
    using Tour::Tour;

    void walk()
    {
        seeFaults(u"orders.new"_s, {{u"customer"_s, JsonValue::object({{u"email"_s, entered(u"ada@"_s)}})}});
        seeFaults(u"customers.edit"_s, {{u"email"_s, entered(u"ada@"_s)}, {u"lastName"_s, entered({})}});
        seeFaults(u"catalogue.new"_s, {});
        seeFaultsOver(u"devices.new"_s);
        seeRefusal();
        seeConflict();
        seeOutcomes();
    }

private:
    RecordsPage &begin(const QString &action, int row)
    {
        const QString screen = action.section(u'.', 0, 0);
        auto &page = show<RecordsPage>(screen);
        const bool isNew = action.endsWith(u".new");
        page.openLink({.screen = screen, .id = isNew ? QString() : openRow(page, row), .act = action});
        waitUntil([&] { return page.form(); }, 3s);
        return page;
    }

    static QString nameOf(const QString &action) { return QString(action).replace(u'.', u'-') + u"-faults"_s; }

    // Somebody saves what cannot be saved.
    void seeFaults(const QString &action, const QList<std::pair<QString, JsonValue>> &entries)
    {
        RecordsPage &page = begin(action, 1);
        if (!page.form())
            return;
        for (const auto &[part, value] : entries)
            page.form()->enter(part, value);
        page.form()->validate();
        see(nameOf(action));
        page.leave();
    }

    // Likewise in a dialog.
    void seeFaultsOver(const QString &action)
    {
        const QString screen = action.section(u'.', 0, 0);
        show<RecordsPage>(screen).openLink({.screen = screen, .act = action});
        waitUntil([] { return QApplication::activeModalWidget(); }, 3s);
        const QWidget *dialog = QApplication::activeModalWidget();
        if (auto *form = dialog ? dialog->findChild<RecordForm *>() : nullptr)
            form->validate();
        seeDialog(nameOf(action));
    }

    // A contract cannot become as long as that.
    void seeRefusal()
    {
        auto &page = show<SubscriptionsPage>(u"subscriptions"_s);
        const QString id = find(page, withStatus(u"active"_s)).value(0);
        page.openLink({.screen = u"subscriptions"_s, .id = id, .act = u"subscriptions.extend"_s});
        if (!waitUntil([&] { return page.guided() && page.guided()->isCurrent(); }, 3s))
            return;
        page.guided()->findChild<Segmented *>()->choose(0);
        page.guided()->findChild<QSpinBox *>()->setValue(999);
        waitUntil([&] { return !page.guided()->refusal().isEmpty(); });
        see(u"subscriptions-extend-refused"_s);
        page.goBack();
        page.filterBar()->clear();
    }

    // Somebody else was faster.
    void seeConflict()
    {
        RecordsPage &page = begin(u"customers.edit"_s, 2); // of another there is a draft
        if (!page.form())
            return;
        page.form()->enter(u"lastName"_s, entered(u"Lovelace"_s));
        elsewhere([id = page.shown().id](const Context &context) -> Result<Record> {
            const JsonValue body = JsonValue::object({{u"lastName"_s, entered(u"Byron"_s)}});
            ONHIRE_ASSIGN(const CustomerPatch patch, CustomerPatch::read(body, id, *context.tenant));
            return reviseCustomer(context, id, patch);
        });
        Q_EMIT page.form()->saveRequested();
        waitUntil([&] { return page.form() && page.findChild<ConflictCard *>(); }, 3s);
        see(u"customers-conflict"_s);
        page.leave();
    }

    // Of several orders one was cancelled by somebody else, just before it was to be confirmed.
    void seeOutcomes()
    {
        auto &page = show<RecordsPage>(u"orders"_s);
        const QStringList ids = find(page, withStatus(u"pending"_s), 4);
        for (int row = 0; row < ids.size(); ++row)
            page.table()->selectionModel()->select(page.model().index(row, 0),
                                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
        waitUntil([&] { return page.bulkPane()->primary(); });
        page.act(u"orders.confirm"_s);
        const auto question = [] { return qobject_cast<QuestionDialog *>(QApplication::activeModalWidget()); };
        if (!waitUntil(question, 3s))
            return;
        elsewhere([id = ids.value(1)](const Context &context) { return cancelOrder(context, id, {}); });
        question()->verbButton()->click();
        waitUntil([&] {
            const QList<QLabel *> labels = page.bulkPane()->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) { return hasDress(*label, "fault"); });
        });
        see(u"orders-outcomes"_s);
        page.table()->clearSelection();
        page.filterBar()->clear();
    }
};

class PlainTour : public Tour
{
public:
    using Tour::Tour;

    void walk(const QString &state, const QStringList &screens)
    {
        for (const QString &screen : screens) {
            window().show(screen);
            if (auto *table = qobject_cast<TablePage *>(window().currentPage()))
                waitUntil([&] { return table->model().hasLoaded(); });
            if (const auto *today = qobject_cast<TodayPage *>(window().currentPage()))
                waitUntil([&] { return !today->figures()->figures().isEmpty(); });
            see(screen + u'-' + state);
        }
    }
};

} // namespace

void showFaults(TenantWindow &window, const Seen &seen)
{
    FaultTour(window, seen).walk();
}

void showNothingYet(TenantWindow &window, const Seen &seen)
{
    QStringList screens = window.pages();
    screens.removeOne(u"settings"_s); // which begin as they are anywhere
    PlainTour(window, seen).walk(u"nothing-yet"_s, screens);
}

void showForbidden(TenantWindow &window, const Seen &seen)
{
    PlainTour(window, seen).walk(u"forbidden"_s, {u"today"_s, u"orders"_s}); // others look alike
}

} // namespace onhire
