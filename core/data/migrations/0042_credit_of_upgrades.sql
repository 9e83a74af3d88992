-- Where the credit of an upgrade comes from and goes to, line by line, as prices were agreed.
-- credit_given: paid for days that nobody uses since an upgrade; it has gone on, so it can be neither refunded nor credited.
-- credit_taken: by so much another line's credit has reduced this one. It was paid, too: it goes on with the days that a later
-- upgrade leaves unused, and comes back when the payment is called off.
alter table payment_lines -- no domain of ours: that would write the whole table anew
    add column credit_given bigint not null default 0,
    add column credit_taken bigint not null default 0;
alter table payment_lines add constraint payment_lines_credit check (credit_given >= 0 and credit_taken >= 0);

alter table tenants no force row level security; -- of all tenants
alter table subscriptions no force row level security;
alter table payments no force row level security;
alter table payment_lines no force row level security;
update payment_lines l
set credit_given = coalesce(round(
    (l.amount + case when t.settings ->> 'tax.inclusive' = 'true' then l.tax_amount else 0 end)::numeric
    * (upper(l.period) - greatest(lower(l.period), s.unused_from)) / (upper(l.period) - lower(l.period))
    * (p.collected - p.returned) / nullif(p.total - p.tax_amount, 0)), 0)
from payments p, subscriptions s, tenants t
where t.tenant_id = l.tenant_id and p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
  and s.tenant_id = l.tenant_id and s.rental_id = l.rental_id
  and s.unused_from < upper(l.period) and p.status = 'paid' and p.paid_at <= s.ended_at
  and p.credited_net = 0 -- else it has come back, or was never handed on
  and t.settings ->> 'upgrade.credit' is distinct from 'none';
alter table payment_lines force row level security;
alter table payments force row level security;
alter table subscriptions force row level security;
alter table tenants force row level security;

-- No fee is late.
drop index payments_late;
create index payments_late on payments (tenant_id, due_date, payment_id)
    where status in ('pending', 'failed') and open > 0 and purpose <> 'late_fee' and purpose <> 'early_return_fee'
      and not late_fee_charged;
