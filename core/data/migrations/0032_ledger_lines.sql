-- What each movement was of each line of its payment follows from this, and so what each product brought in a month.
create index subscriptions_product on subscriptions (tenant_id, product_id, rental_id);
alter table ledger add column credited_lines bigint[]; -- of the payment, as they are by then; null: nothing, or all of it

alter table ledger no force row level security; -- of all tenants
alter table payments no force row level security;
update ledger l
set credited_lines = (select array_agg(least(greatest(m.credited - c.before, 0), c.amount)::bigint order by c.place)
                      from (select u.amount, u.place, sum(u.amount) over (order by u.place) - u.amount as before
                            from unnest(p.credited_lines) with ordinality as u(amount, place)) c)
from (select n.tenant_id, n.customer_id, n.payment_id, n.version,
             sum(n.revenue) filter (where n.version > 0)
                 over (partition by n.tenant_id, n.payment_id order by n.version) as credited
      from ledger n) m
join payments p on p.tenant_id = m.tenant_id and p.payment_id = m.payment_id
where p.credited_lines is not null and m.credited > 0 and l.tenant_id = m.tenant_id and l.customer_id = m.customer_id
  and l.payment_id = m.payment_id and l.version = m.version;
alter table payments force row level security;
alter table ledger force row level security;

create or replace function note_movement() returns trigger language plpgsql as $$
begin
    insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, credit, revenue, tax, cash,
                        refunds, write_off, collected, returned, credited_lines)
    select new.tenant_id, new.customer_id, new.payment_id, new.version,
           case when new.received <> old.received then 'payment'
                when new.credit_used <> old.credit_used then 'credit_used'
                when new.refunded <> old.refunded or new.refunded_surplus <> old.refunded_surplus then 'refund'
                when new.credited_net <> old.credited_net or new.credited_tax <> old.credited_tax then 'credit_note'
                else 'write_off' end,
           new.updated_at,
           case when new.received <> old.received and new.paid_on is not null
                then greatest(new.paid_on, (new.created_at at time zone t.time_zone)::date)
                else (new.updated_at at time zone t.time_zone)::date end,
           new.open - old.open,
           -- what was received and not paid with, and what was freed, less what was used or given back of it
           -((new.received - new.paid - new.refunded_surplus + new.freed - new.refunded_credit)
             - (old.received - old.paid - old.refunded_surplus + old.freed - old.refunded_credit)),
           new.credited_net - old.credited_net, new.credited_tax - old.credited_tax,
           (new.received - new.refunded - new.refunded_surplus) - (old.received - old.refunded - old.refunded_surplus),
           (new.refunded - new.refunded_credit) - (old.refunded - old.refunded_credit),
           new.written_off - old.written_off, new.collected - old.collected, new.returned - old.returned, new.credited_lines
    from tenants t
    where t.tenant_id = new.tenant_id;
    return null;
end $$;
