-- $1 tenant, $2 subscriptions, $3 their documents
update subscriptions s set document = d.document
from unnest($2::text[], $3::text[]) as d(rental_id, document)
where s.tenant_id = $1 and s.rental_id = d.rental_id and s.document is null
