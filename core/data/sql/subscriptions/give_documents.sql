-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 subscriptions by id, $3 their documents
update subscriptions s set document = d.document
from unnest($2::text[], $3::text[]) as d(rental_id, document)
where s.tenant_id = $1 and s.rental_id = d.rental_id and s.document is null
  and s.rental_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
