-- How a tenant has taxed before it was otherwise, the earliest first.
-- $1 tenant, $2 only what still held on this day
select p.held_before::text, trim_scale(p.tax_rate), p.inclusive
from past_tenant_taxes p
where p.tenant_id = $1 and p.held_before > $2::date
order by p.held_before
