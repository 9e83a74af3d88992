-- One issuer at a time works on a tenant's numbers; the others wait for it.
-- $1 tenant
select pg_advisory_xact_lock(hashtextextended($1, 12))
