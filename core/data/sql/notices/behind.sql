-- How many listeners have not said that they heard of a mark. Each says so by a shared lock that names, in 31 bits, the
-- last mark that it knows (core/data/db/ear.cpp).
-- $1 mark
select count(*)
from pg_locks l
where l.locktype = 'advisory' and l.objsubid = 2 and l.classid = 20261
  and l.database = (select d.oid from pg_database d where d.datname = current_database())
  and ($1::bigint - l.objid::bigint) & 2147483647 between 1 and 1073741823
