-- Money that nobody has a use for any more. What was too much may go back. It is no refund of what was paid, so the payment and what was collected stay as they are.
alter table payments
    add column refunded_surplus bigint not null default 0, -- of what was received and not paid with
    add constraint payments_surplus check (refunded_surplus >= 0 and refunded_surplus <= received + credit_used - paid);

create or replace function note_movement() returns trigger language plpgsql as $$
begin
    insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, credit, revenue, tax, cash,
                        refunds, write_off, collected, returned)
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
           new.written_off - old.written_off, new.collected - old.collected, new.returned - old.returned
    from tenants t
    where t.tenant_id = new.tenant_id;
    return null;
end $$;
drop trigger note_movement on payments;
create trigger note_movement after update on payments for each row
    when ((new.received, new.paid, new.credited_net, new.credited_tax, new.refunded, new.refunded_surplus, new.written_off)
          is distinct from (old.received, old.paid, old.credited_net, old.credited_tax, old.refunded, old.refunded_surplus,
                            old.written_off))
    execute function note_movement();

-- From when on nobody uses the days of a subscription that was upgraded at once: what is paid for them is credited.
alter table subscriptions no force row level security; -- of all tenants
alter table tenants no force row level security;
alter table subscriptions add column unused_from date;
update subscriptions s set unused_from = (s.ended_at at time zone t.time_zone)::date
from tenants t
where t.tenant_id = s.tenant_id and s.status = 'ended_upgrade'
  and exists (select from subscriptions n
              where n.tenant_id = s.tenant_id and n.upgrade_from_rental_id = s.rental_id and n.created_at = s.ended_at);
alter table tenants force row level security;
alter table subscriptions force row level security;
