// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/opened_place.h"

#include "app/server/progress_bar.h"
#include "core/data/driver/conninfo.h"

#include <QElapsedTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A database that is made has no rows, and is there in a moment; with many rows an upgrade takes its time.
class UpgradeNotes
{
public:
    void note(int done, int of)
    {
        if (std::exchange(m_isAsked, true) || done == 0)
            return;
        m_isBegun = true;
        m_of = of;
        m_since.start();
        qInfo().noquote() << u"onhire-server: upgrading the schema from step %1 to step %2"_s.arg(done).arg(of);
    }
    void noteEnd() const
    {
        if (m_isBegun)
            qInfo().noquote() << u"onhire-server: the schema is at step %1 after %2 s"_s.arg(m_of).arg(
                double(m_since.elapsed()) / 1000, 0, 'f', 1);
    }

private:
    bool m_isAsked = false;
    bool m_isBegun = false;
    int m_of = 0;
    QElapsedTimer m_since;
};

Result<std::unique_ptr<Place>> openPlace(const Arguments &arguments)
{
    UpgradeNotes notes;
    ProgressBar bar(u"schema steps"_s);
    const auto tell = [&](int done, int of) {
        notes.note(done, of);
        bar.show(done, of);
    };
    auto place = Place::open(arguments.place, {arguments.stop, tell});
    bar.end();
    if (place)
        notes.noteEnd();
    return place;
}

} // namespace

Result<std::unique_ptr<OpenedPlace>> OpenedPlace::open(const Arguments &arguments, Stopping stopping)
{
    auto opened = std::make_unique<OpenedPlace>(arguments.stop, stopping);
    ONHIRE_ASSIGN(opened->place, openPlace(arguments));
    ONHIRE_ASSIGN(ConninfoWords words, parseConninfo(opened->place->conninfo()));
    words[u"application_name"_s] = newSessionName();
    const QString conninfo = toConninfo(words);
    opened->database = std::make_unique<Database>(conninfo);
    opened->callOff.emplace(conninfo, arguments.stop);
    return opened;
}

OpenedPlace::~OpenedPlace()
{
    if (place && stopping == Stopping::AtOnce && stop.stop_requested())
        place->endAtOnce();
}

Result<Context> OpenedPlace::contextOf(const QString &tenantId)
{
    ONHIRE_ASSIGN(TenantPointer tenant, findTenant(database->connection(), tenantId));
    if (!tenant)
        return Failure(Error{ErrorCode::NotFound,
                             {},
                             {},
                             u"There is no tenant %1. See onhire-server tenant list."_s.arg(tenantId)});
    return Context{*database, tenant, {u"system"_s, u"onhire-server"_s, u"onhire-server"_s}, {}, clock};
}

} // namespace onhire
