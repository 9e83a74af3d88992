// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/session/session_conninfo.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What a session of ours keeps to: a statement that hangs must not take its thread with it.
constexpr auto SessionSettings =
    "-c statement_timeout=5000 -c lock_timeout=2000 "
    "-c idle_in_transaction_session_timeout=10000 -c TimeZone=UTC -c DateStyle=ISO "
    "-c plan_cache_mode=force_generic_plan " // with one kind of plan, another is never worth the planning
    // what is switched off counts as expensive, and expensive statements would be compiled each time
    "-c jit=off "
    "-c cpu_operator_cost=0.005 " // twice the usual: what is sorted are words, by the rules of a language
    "-c max_parallel_workers_per_gather=0 " // a page is too little to share, and workers are slow to start
    "-c client_min_messages=error"_L1;

// Switched off: everything but indexes and nested loops. Daily work finds each row by an index, so a statement
// costs what its answer is worth, whatever PostgreSQL believes of the tables; it knows nothing of them while
// they grow. Left to itself, it reads a table whole that was nearly empty when the plan was made, or goes
// through all rows of a table to join fifty.
constexpr QLatin1StringView WaysToPlan[] = {"enable_seqscan"_L1, "enable_bitmapscan"_L1, "enable_mergejoin"_L1,
                                            "enable_hashjoin"_L1, "enable_material"_L1};

QString sessionOptions()
{
    QString options = SessionSettings;
    for (const QLatin1StringView way : WaysToPlan)
        options += u" -c %1=off"_s.arg(way);
    return options;
}

const auto ConnectTimeout = u"connect_timeout"_s;

ConninfoWords withDefaults(ConninfoWords words)
{
    static const ConninfoWords defaults = {
        {u"application_name"_s, u"onhire"_s},
        {ConnectTimeout, u"3"_s},
        {u"keepalives_idle"_s, u"10"_s},
        {u"keepalives_interval"_s, u"5"_s},
        {u"keepalives_count"_s, u"3"_s},
        {u"tcp_user_timeout"_s, u"15000"_s},
        {u"target_session_attrs"_s, u"read-write"_s},
    };
    if (words.value(ConnectTimeout).toInt() <= 0)
        words.remove(ConnectTimeout); // libpq would wait forever
    for (auto word = defaults.begin(); word != defaults.end(); ++word) {
        if (!words.contains(word.key()))
            words.insert(word.key(), word.value());
    }
    return words;
}

} // namespace

Result<QString> listenerConninfo(const QString &conninfo)
{
    ONHIRE_ASSIGN(const ConninfoWords words, parseConninfo(conninfo));
    return toConninfo(withDefaults(words));
}

Result<QString> sessionConninfo(const QString &conninfo)
{
    ONHIRE_ASSIGN(const ConninfoWords given, parseConninfo(conninfo));
    ConninfoWords words = withDefaults(given);
    words[u"options"_s] = (sessionOptions() + u' ' + words.value(u"options"_s)).trimmed();
    words[u"client_encoding"_s] = u"UTF8"_s;
    return toConninfo(words);
}

// Two numbers, so that it is no lock on a key.
static const auto MarkNumbers = u"1869506665, 1"_s;

QString AtWorkMark::set()
{
    return u"select pg_advisory_lock_shared(%1)"_s.arg(MarkNumbers);
}

QString AtWorkMark::remove()
{
    return u"select pg_advisory_unlock_shared(%1)"_s.arg(MarkNumbers);
}

QString AtWorkMark::holders()
{
    return u"select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = "
           u"current_database() "
           "and l.locktype = 'advisory' and (l.classid, l.objid) = (%1) and l.objsubid = 2"_s.arg(MarkNumbers);
}

QString planFreelyScript()
{
    QString script = u"discard plans; set local plan_cache_mode = auto"_s;
    for (const QLatin1StringView way : WaysToPlan)
        script += u"; set local %1 = on"_s.arg(way);
    return script;
}

} // namespace onhire
