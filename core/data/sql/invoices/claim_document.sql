-- One at a time makes the document of an invoice; who comes later finds it.
-- $1 tenant, $2 invoice
select pg_advisory_xact_lock(hashtextextended($1 || $2, 13))
