-- What became of the money that payments ask for, and the ledger of it. A payment's columns say how it stands: what was
-- received, paid (by money or by the customer's credit), credited by credit notes, refunded and written off. Every change of
-- them is a movement: one row of the ledger with a column for each account, which sum to zero. A trigger writes it from the
-- difference, so no operation can forget it or write another one.

alter domain payment_state drop constraint payment_state_check;
alter domain payment_state add constraint payment_state_check
    check (value in ('pending', 'processing', 'paid', 'failed', 'cancelled', 'refunded', 'written_off'));
alter domain payment_purpose drop constraint payment_purpose_check;
alter domain payment_purpose add constraint payment_purpose_check
    check (value in ('instalment', 'buyout', 'early_return_fee', 'setup', 'late_fee', 'other'));
create domain movement_kind as text
    check (value in ('charge', 'payment', 'refund', 'credit_note', 'credit_used', 'write_off', 'late_fee'));

-- The net of a part of a payment: of all of it, or of all that credit notes have left, exactly what it asks for.
create function net_of(part bigint, net bigint, gross bigint, credited_net bigint, credited bigint) returns bigint
language sql immutable parallel safe as $$
    select case when part = gross then net
                when part = gross - credited then net - credited_net
                else round(part::numeric * net / gross)::bigint end
$$;

-- The share of one line in what was collected of a payment: those of the lines before it weigh `before`, with it `until`, all
-- of them `whole`. The shares of all lines sum to what was collected.
create function share_of(collected bigint, before bigint, until bigint, whole bigint) returns bigint
language sql immutable parallel safe as $$
    select case when whole = 0 then 0
                else (round(collected::numeric * until / whole) - round(collected::numeric * before / whole))::bigint end
$$;

alter table tenants no force row level security; -- of all tenants
alter table payments no force row level security;
alter table payments
    add column received bigint not null default 0, -- money, also what was too much
    add column paid bigint not null default 0, -- of what is asked for: by money, or by credit
    add column credit_used bigint not null default 0, -- of what was paid
    add column credited_net bigint not null default 0, -- by credit notes
    add column credited_tax bigint not null default 0,
    add column credited_lines bigint[], -- the same by line, net; null: nothing
    add column freed bigint not null default 0, -- of what was paid, by credit notes: it became the customer's credit
    add column refunded bigint not null default 0,
    add column refunded_credit bigint not null default 0, -- of it, what had been freed
    add column written_off bigint not null default 0,
    add column refunds json, -- as they are shown
    add column method text,
    add column paid_on date, -- the day of the last money
    add column write_off_reason text,
    add column late_fee_charged boolean not null default false;

-- Written once, with their indexes, and not row by row: there may be many millions.
alter table payments
    alter column received type minor_amount using case when status = 'paid' then total else 0 end,
    alter column paid type minor_amount using case when status = 'paid' then total else 0 end,
    alter column credit_used type minor_amount,
    alter column credited_net type minor_amount using case when status = 'cancelled' then total - tax_amount else 0 end,
    alter column credited_tax type minor_amount using case when status = 'cancelled' then tax_amount else 0 end,
    alter column freed type minor_amount,
    alter column refunded type minor_amount,
    alter column refunded_credit type minor_amount,
    alter column written_off type minor_amount,
    alter column document type text using null, -- written anew by the program, with what it shows now
    add column open bigint not null
        generated always as (total - credited_net - credited_tax - paid - written_off + freed) stored
        constraint payments_open check (open >= 0),
    -- without tax: what figures count
    add column collected bigint not null
        generated always as (net_of(paid - freed + refunded_credit, total - tax_amount, total, credited_net,
                                    credited_net + credited_tax)) stored,
    add column returned bigint not null
        generated always as (net_of(refunded, total - tax_amount, total, credited_net, credited_net + credited_tax)) stored,
    drop constraint payments_check1,
    add constraint payments_paid_at check ((status in ('paid', 'refunded')) = (paid_at is not null)),
    add constraint payments_closed check (open = 0 or status in ('pending', 'processing', 'failed')),
    add constraint payments_money check (credit_used <= paid and paid - credit_used <= received),
    add constraint payments_credited check (freed <= paid and written_off <= total
        and credited_net <= total - tax_amount and credited_tax <= tax_amount),
    add constraint payments_refunded check (refunded <= paid and refunded_credit <= refunded and refunded_credit <= freed);
alter table documented_tables no force row level security;
delete from documented_tables where table_name = 'payments';
alter table documented_tables force row level security;

-- One row for each movement. Amounts are debits; credits are negative.
create table ledger (
    tenant_id text collate "C" not null,
    customer_id text collate "C" not null,
    payment_id text collate "C" not null,
    version integer not null, -- of the payment
    kind movement_kind not null,
    at timestamptz not null,
    day date not null, -- in the tenant's calendar; of money, when it came, but never before it was asked for
    receivable bigint not null default 0,
    credit bigint not null default 0, -- of the customer: what was overpaid or credited
    revenue bigint not null default 0,
    tax bigint not null default 0,
    cash bigint not null default 0,
    refunds bigint not null default 0,
    write_off bigint not null default 0,
    collected bigint not null default 0, -- without tax; no accounts, but what figures count
    returned bigint not null default 0,
    noted_at timestamptz not null default clock_timestamp(), -- a sandbox's clock stands still: this is the order
    primary key (tenant_id, customer_id, payment_id, version),
    constraint ledger_balances check (receivable + credit + revenue + tax + cash + refunds + write_off = 0)
);
create index ledger_credit on ledger (tenant_id, customer_id) include (credit) where credit <> 0;
create index ledger_day on ledger (tenant_id, day, kind) include (payment_id, receivable, revenue, collected, returned);

insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, revenue, tax)
select p.tenant_id, p.customer_id, p.payment_id, 0, 'charge', p.created_at, (p.created_at at time zone t.time_zone)::date,
       p.total, p.tax_amount - p.total, -p.tax_amount
from payments p join tenants t using (tenant_id);
insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, cash, collected)
select p.tenant_id, p.customer_id, p.payment_id, p.version, 'payment', p.paid_at,
       (greatest(p.paid_at, p.created_at) at time zone t.time_zone)::date, -p.paid, p.received, p.collected
from payments p join tenants t using (tenant_id)
where p.status = 'paid';
insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, revenue, tax)
select p.tenant_id, p.customer_id, p.payment_id, p.version, 'credit_note', p.cancelled_at,
       (p.cancelled_at at time zone t.time_zone)::date, -p.total, p.credited_net, p.credited_tax
from payments p join tenants t using (tenant_id)
where p.status = 'cancelled';

-- What is asked for is version 0 of a payment, and may be paid from the beginning.
create function note_charges() returns trigger language plpgsql as $$
begin
    insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, revenue, tax)
    select n.tenant_id, n.customer_id, n.payment_id, 0, case n.purpose when 'late_fee' then 'late_fee' else 'charge' end,
           n.created_at, (n.created_at at time zone t.time_zone)::date, n.total, n.tax_amount - n.total, -n.tax_amount
    from arrived n join tenants t on t.tenant_id = n.tenant_id;
    insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, cash, collected)
    select n.tenant_id, n.customer_id, n.payment_id, n.version, 'payment', n.paid_at,
           (greatest(n.paid_at, n.created_at) at time zone t.time_zone)::date, -n.paid, n.received, n.collected
    from arrived n join tenants t on t.tenant_id = n.tenant_id
    where n.received <> 0;
    return null;
end $$;
create trigger note_charges after insert on payments referencing new table as arrived
    for each statement execute function note_charges();

-- Of single rows: most changes of payments are no movements, and those cost nothing then.
create function note_movement() returns trigger language plpgsql as $$
begin
    insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, receivable, credit, revenue, tax, cash,
                        refunds, write_off, collected, returned)
    select new.tenant_id, new.customer_id, new.payment_id, new.version,
           case when new.received <> old.received then 'payment'
                when new.credit_used <> old.credit_used then 'credit_used'
                when new.refunded <> old.refunded then 'refund'
                when new.credited_net <> old.credited_net or new.credited_tax <> old.credited_tax then 'credit_note'
                else 'write_off' end,
           new.updated_at,
           case when new.received <> old.received and new.paid_on is not null
                then greatest(new.paid_on, (new.created_at at time zone t.time_zone)::date)
                else (new.updated_at at time zone t.time_zone)::date end,
           new.open - old.open,
           -- what was received and not paid with, and what was freed, less what was used or given back of it
           -((new.received - new.paid + new.freed - new.refunded_credit)
             - (old.received - old.paid + old.freed - old.refunded_credit)),
           new.credited_net - old.credited_net, new.credited_tax - old.credited_tax,
           (new.received - new.refunded) - (old.received - old.refunded),
           (new.refunded - new.refunded_credit) - (old.refunded - old.refunded_credit),
           new.written_off - old.written_off, new.collected - old.collected, new.returned - old.returned
    from tenants t
    where t.tenant_id = new.tenant_id;
    return null;
end $$;
create trigger note_movement after update on payments for each row
    when ((new.received, new.paid, new.credited_net, new.credited_tax, new.refunded, new.written_off)
          is distinct from (old.received, old.paid, old.credited_net, old.credited_tax, old.refunded, old.written_off))
    execute function note_movement();

-- What was collected, for the customer and for each subscription of the payment, by its share.
create or replace function count_collected() returns trigger language plpgsql as $$
declare
    d record;
begin
    for d in select n.tenant_id, n.customer_id, sum(n.collected) as amount
             from arrived n where n.collected <> 0
             group by n.tenant_id, n.customer_id order by n.tenant_id, n.customer_id
    loop
        update customers c set lifetime_collected = c.lifetime_collected + d.amount, version = c.version + 1
        where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
    end loop;
    for d in select n.tenant_id, l.rental_id, sum(l.amount) as amount
             from arrived n
             cross join lateral (select l.rental_id, l.amount from payment_lines l
                                 where l.tenant_id = n.tenant_id and l.payment_id = n.payment_id offset 0) l
             where n.collected <> 0 -- all of it, then
             group by n.tenant_id, l.rental_id order by n.tenant_id, l.rental_id
    loop
        update subscriptions s set total_collected = s.total_collected + d.amount, version = s.version + 1
        where s.tenant_id = d.tenant_id and s.rental_id = d.rental_id;
    end loop;
    return null;
end $$;

create function count_collected_since() returns trigger language plpgsql as $$
declare
    d record;
begin
    update customers c
    set lifetime_collected = c.lifetime_collected + (new.collected - new.returned) - (old.collected - old.returned),
        version = c.version + 1
    where c.tenant_id = new.tenant_id and c.customer_id = new.customer_id
      and new.collected - new.returned <> old.collected - old.returned;
    for d in select l.rental_id,
                    sum(share_of(new.collected - new.returned, l.now_until - l.now, l.now_until, l.now_whole)
                        - share_of(old.collected - old.returned, l.was_until - l.was, l.was_until, l.was_whole)) as amount
             from (
                 select w.rental_id, w.now, (sum(w.now) over (order by w.position))::bigint as now_until,
                        (sum(w.now) over ())::bigint as now_whole, w.was,
                        (sum(w.was) over (order by w.position))::bigint as was_until, (sum(w.was) over ())::bigint as was_whole
                 from (select l.rental_id, l.position,
                              (l.amount - coalesce(new.credited_lines[l.position + 1], 0))::bigint as now,
                              (l.amount - coalesce(old.credited_lines[l.position + 1], 0))::bigint as was
                       from payment_lines l
                       where l.tenant_id = new.tenant_id and l.payment_id = new.payment_id) w) l
             group by l.rental_id order by l.rental_id
    loop
        update subscriptions s set total_collected = s.total_collected + d.amount, version = s.version + 1
        where s.tenant_id = new.tenant_id and s.rental_id = d.rental_id and d.amount <> 0;
    end loop;
    return null;
end $$;
drop trigger count_changed on payments;
create trigger count_changed after update on payments for each row
    when (new.collected - new.returned <> old.collected - old.returned
          or new.credited_lines is distinct from old.credited_lines)
    execute function count_collected_since();

-- A payment may have several credit notes: each is of the movement, the payment's version, that it corrects. 0: of an invoice,
-- and of credit notes from before.
alter table invoices no force row level security;
alter table invoices_to_issue no force row level security;
alter table invoices
    add column movement integer not null default 0,
    add column reason text, -- of a credit note
    drop constraint invoices_tenant_id_payment_id_kind_key,
    add constraint invoices_once unique (tenant_id, payment_id, kind, movement);
alter table invoices_to_issue
    add column movement integer not null default 0,
    add column content json, -- of a credit note: its lines, sums, reason and moment; null: as the invoice
    drop constraint invoices_to_issue_pkey,
    add primary key (tenant_id, payment_id, kind, movement);
alter table invoices force row level security;
alter table invoices_to_issue force row level security;
alter table payments force row level security;
alter table tenants force row level security;

alter table ledger enable row level security;
alter table ledger force row level security;
create policy own_rows on ledger using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on ledger to onhire_app;

drop index payments_paid; -- the ledger says what was collected in a month
drop index payments_status_due;
create index payments_status_due on payments (tenant_id, status, due_date, payment_id) include (open);
drop index payments_due;
create index payments_due on payments (tenant_id, due_date, payment_id)
    include (status, subtotal, credited_net, collected, returned);
