-- Whether the key's first request still runs somewhere; the claim ends with the transaction.
-- $1 tenant, $2 key
select pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7))
