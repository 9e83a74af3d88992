-- Whether a payment's prices were agreed with the tax in them. What an upgrade hands on of it is kept at those prices: they say
-- what of it is tax, also once the company agrees its prices otherwise.
alter table payments add column prices_with_tax boolean not null default false;

alter table tenants no force row level security; -- of all tenants
alter table past_tenant_taxes no force row level security;
alter table payments no force row level security;
alter table payments disable trigger user; -- nothing of theirs changes
update payments p
set prices_with_tax = true
from tenants t
where t.tenant_id = p.tenant_id and p.tax_treatment = 'standard'
  and coalesce((select x.inclusive from past_tenant_taxes x
                where x.tenant_id = p.tenant_id and x.held_before > (p.created_at at time zone t.time_zone)::date
                order by x.held_before
                limit 1),
               (t.settings ->> 'tax.inclusive')::boolean, false);
-- What shows more than it did is written anew by the program: what an upgrade has taken off, was credited or was written off.
alter table payment_lines no force row level security;
update payments p
set document = null
where p.credited_net > 0 or p.credited_tax > 0 or p.written_off > 0
   or (p.tenant_id, p.payment_id) in (select l.tenant_id, l.payment_id from payment_lines l where l.credit_taken > 0);
alter table payment_lines force row level security;
alter table documented_tables no force row level security;
delete from documented_tables where table_name = 'payments';
alter table documented_tables force row level security;
alter table payments enable trigger user;
alter table payments force row level security;
alter table past_tenant_taxes force row level security;
alter table tenants force row level security;

-- Credit that waits for the next charge; few have any, and not for long.
create index subscriptions_with_credit on subscriptions (tenant_id, rental_id) where credit > 0;
