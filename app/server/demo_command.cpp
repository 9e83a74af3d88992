// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/demo_command.h"

#include "app/server/number_option.h"
#include "app/server/opened_place.h"
#include "app/server/progress_bar.h"
#include "core/services/demo/demo.h"
#include "core/services/demo/sample_company.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int FewestOrders = 10; // room for those of the documentation
constexpr int MostOrders = 10'000'000;

Result<DemoOptions> demoOptionsFrom(const Arguments &arguments)
{
    DemoOptions options;
    ONHIRE_ASSIGN(const qint64 orders, numberFrom(arguments, {u"orders"_s, FewestOrders, MostOrders, 500}));
    ONHIRE_ASSIGN(const qint64 seed,
                  numberFrom(arguments, {u"seed"_s, 0, std::numeric_limits<quint32>::max(), 1}));
    options.orders = int(orders);
    options.seed = quint32(seed);
    options.supervision.stop = arguments.stop;
    return options;
}

Error stoppedAt(int done, int of, const QString &tenantId)
{
    return {
        ErrorCode::ServiceUnavailable,
        {},
        {},
        u"%1 of %2 orders were written and remain in the tenant %3; the one under way was undone."_s.arg(done)
            .arg(of)
            .arg(tenantId)};
}

Result<void> fill(const Context &context, DemoOptions options)
{
    ProgressBar bar(u"orders"_s);
    int written = 0;
    options.supervision.progress = [&](int done, int of) {
        written = done;
        bar.show(done, of);
    };
    const auto filled = fillWithDemo(context, options);
    if (!filled && options.supervision.stop.stop_requested())
        return Failure(stoppedAt(written, options.orders, context.tenant->id));
    return filled;
}

Result<Report> demo(const Arguments &arguments)
{
    ONHIRE_ASSIGN(const DemoOptions options, demoOptionsFrom(arguments));
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    const QString name = arguments.value(u"name"_s, u"Nordlicht GmbH"_s);
    ONHIRE_ASSIGN(const TenantPointer tenant, createSampleCompany(*opened->database, opened->clock, name));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(tenant->id));
    ONHIRE_TRY(fill(context, options));
    ONHIRE_ASSIGN(const IssuedKey key, createKey(context, NewKey{.name = u"Demo"_s}));
    return Report{u"tenant  %1\nkey     %2\norders  %3"_s.arg(tenant->id, key.apiKey).arg(options.orders),
                  {{u"tenantId"_s, tenant->id},
                   {u"apiKey"_s, key.apiKey},
                   {u"keyId"_s, key.keyId},
                   {u"orders"_s, options.orders}}};
}

} // namespace

QList<Command> demoCommands()
{
    return {{u"demo"_s,
             u"[--orders N] [--seed S] [--name N]"_s,
             u"Creates a sample tenant with a catalogue, customers, two years of orders and a key. From 10000 "
             u"orders "
             "on, only some have payments, and doctor says that the others were never charged."_s,
             {u"orders"_s, u"seed"_s, u"name"_s},
             {},
             {},
             0,
             demo}};
}

} // namespace onhire
