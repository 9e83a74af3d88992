// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/session/known_schema.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

constexpr auto Outgrown = "OH001"_L1; // a code that PostgreSQL has no use for

// One "if" in another: a condition would look for the table's rights where there is no table yet.
constexpr auto Check = R"(
do $$ begin
    if current_setting('onhire.schema', true) is distinct from 'any' and to_regclass('schema_migrations') is not null then
        if has_table_privilege('schema_migrations', 'select') then
            if (select count(*) from schema_migrations) > %1 then
                raise exception using errcode = '%2', message = 'a newer version has upgraded this database';
            end if;
        end if;
    end if;
end $$)"_L1;

} // namespace

QString KnownSchema::check()
{
    return QString(Check).arg(sql::migrations().size()).arg(Outgrown);
}

bool KnownSchema::isOutgrown(const Error &error)
{
    return error.detail.contains(Outgrown);
}

Error KnownSchema::outgrown()
{
    return Error::unavailable(
        u"A newer version of Onhire has upgraded this database. Install that version here, too."_s);
}

QString KnownSchema::nobodyAsks()
{
    return u"-c onhire.schema=any"_s;
}

} // namespace onhire
