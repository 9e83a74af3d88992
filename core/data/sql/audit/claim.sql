-- One sealer at a time works on a tenant's chain.
-- $1 tenant
select pg_try_advisory_xact_lock(hashtextextended($1, 11))
