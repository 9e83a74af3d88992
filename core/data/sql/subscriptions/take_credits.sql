-- Takes from subscriptions what they still have from upgrades: of a customer; or, where none is named, of all whose tax is the
-- company's, and also of those with a rate of their own.
-- $1 tenant, $2 customer or empty, $3 whether also with a rate of their own
with had as (
    select s.rental_id, s.credit
    from subscriptions s
    where s.tenant_id = $1 and s.credit > 0
      and case when $2::text = '' then ($3::boolean or s.tax_rate is null) and s.tax_rate is distinct from 0
               else s.customer_id = $2::text end
    order by s.rental_id
    for update
)
update subscriptions s
set credit = 0, credit_received = s.credit_received - had.credit, version = s.version + 1
from had
where s.tenant_id = $1 and s.rental_id = had.rental_id
returning s.rental_id, had.credit
