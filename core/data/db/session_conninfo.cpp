// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/session_conninfo.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What a session of ours keeps to: a statement that hangs must not take its thread with it.
constexpr auto SessionSettings =
    "-c statement_timeout=5000 -c lock_timeout=2000 "
    "-c idle_in_transaction_session_timeout=10000 -c TimeZone=UTC -c DateStyle=ISO "
    // Whatever daily work asks for is found by an index, a few rows each: so a statement costs what its answer
    // is worth whatever PostgreSQL believes of the tables, of which it knows nothing while they grow. Left to
    // itself it reads a table whole that was nearly empty when the plan was made, or goes through all of a
    // table's rows to join fifty.
    "-c enable_seqscan=off -c enable_bitmapscan=off "
    "-c enable_mergejoin=off -c enable_hashjoin=off -c enable_material=off "
    "-c plan_cache_mode=force_generic_plan " // then another plan is never worth the planning
    "-c jit=off " // what is switched off here counts as dear, and dear statements would be compiled each time
    "-c max_parallel_workers_per_gather=0 " // a page is too little to share, and workers are slow to start
    "-c client_min_messages=error"_L1;

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
        words.remove(ConnectTimeout); // libpq would wait for ever
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
    words[u"options"_s] = (SessionSettings + (u' ' + words.value(u"options"_s))).trimmed();
    words[u"client_encoding"_s] = u"UTF8"_s;
    return toConninfo(words);
}

} // namespace onhire
