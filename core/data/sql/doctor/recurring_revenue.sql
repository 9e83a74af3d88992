-- What a subscription brings a month, as recurring revenue counts it, is the price that its terms have come to.
-- $1 tenant
select s.rental_id
from subscriptions s
where s.tenant_id = $1 and s.monthly_amount <> (s.prices -> -1 ->> 1)::bigint
limit 1
