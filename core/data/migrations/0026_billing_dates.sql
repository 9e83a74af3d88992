-- When each subscription is charged next, and what finds them by it: a narrow table beside the wide one. A charge moves that
-- date. As long as three indexes of subscriptions had it, every charge wrote the row into all twenty-six of them, and that was
-- four tenths of a billing run. Triggers keep it, whoever moves the date.

create table billing_dates (
    tenant_id text collate "C" not null,
    rental_id text collate "C" not null,
    status text not null,
    next_billing_date date not null, -- infinity: nothing is left to be charged
    primary key (tenant_id, rental_id)
) with (fillfactor = 80);

alter table subscriptions no force row level security; -- of all tenants

insert into billing_dates (tenant_id, rental_id, status, next_billing_date)
select s.tenant_id, s.rental_id, s.status, coalesce(s.next_billing_date, 'infinity') from subscriptions s;

create index billing_dates_date on billing_dates (tenant_id, next_billing_date, rental_id);
create index billing_dates_status on billing_dates (tenant_id, status, next_billing_date, rental_id);
alter table billing_dates add foreign key (tenant_id, rental_id) references subscriptions on delete cascade;
drop index subscriptions_due, subscriptions_next_billing_key, subscriptions_status_billing;

alter table subscriptions force row level security;
alter table billing_dates enable row level security;
alter table billing_dates force row level security;
create policy own_rows on billing_dates using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on billing_dates to onhire_app;

create function note_billing_dates() returns trigger language plpgsql as $$
begin
    insert into billing_dates (tenant_id, rental_id, status, next_billing_date)
    select n.tenant_id, n.rental_id, n.status, coalesce(n.next_billing_date, 'infinity') from arrived n;
    return null;
end $$;

create function move_billing_date() returns trigger language plpgsql as $$
begin
    update billing_dates d
    set status = new.status, next_billing_date = coalesce(new.next_billing_date, 'infinity')
    where d.tenant_id = new.tenant_id and d.rental_id = new.rental_id;
    return null;
end $$;

create trigger note_billing_dates after insert on subscriptions referencing new table as arrived
    for each statement execute function note_billing_dates();
create trigger move_billing_date after update of status, next_billing_date on subscriptions
    for each row when ((old.status, old.next_billing_date) is distinct from (new.status, new.next_billing_date))
    execute function move_billing_date();

-- As before, but what came and what went are added up instead of being joined: a join of many that change together compared
-- each with all the others, and that was more than a sixth of a run.
create or replace function count_subscriptions() returns trigger language plpgsql as $$
declare
    d record;
begin
    if tg_op = 'INSERT' then
        for d in select n.tenant_id, n.customer_id, count(*) filter (where n.status = 'active') as active,
                        coalesce(sum(n.monthly_amount) filter (where n.status = 'active'), 0) as revenue,
                        count(*) as ever, coalesce(sum(n.acquisition_cost), 0) as cost
                 from arrived n group by n.tenant_id, n.customer_id order by n.tenant_id, n.customer_id
        loop
            update customers c
            set total_devices_rented = c.total_devices_rented + d.active,
                total_monthly_revenue = c.total_monthly_revenue + d.revenue,
                devices_ever = c.devices_ever + d.ever,
                total_acquisition_cost = c.total_acquisition_cost + d.cost,
                version = c.version + 1
            where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
        end loop;
    else
        for d in select m.tenant_id, m.customer_id, sum(m.active) as active, sum(m.active * m.monthly_amount) as revenue,
                        sum(m.cost) as cost
                 from (select n.tenant_id, n.customer_id, (n.status = 'active')::int as active, n.monthly_amount,
                              coalesce(n.acquisition_cost, 0) as cost
                       from arrived n
                       union all
                       select o.tenant_id, o.customer_id, -(o.status = 'active')::int, o.monthly_amount,
                              -coalesce(o.acquisition_cost, 0)
                       from gone o) m
                 group by m.tenant_id, m.customer_id
                 having sum(m.active) <> 0 or sum(m.active * m.monthly_amount) <> 0 or sum(m.cost) <> 0
                 order by m.tenant_id, m.customer_id
        loop
            update customers c
            set total_devices_rented = c.total_devices_rented + d.active,
                total_monthly_revenue = c.total_monthly_revenue + d.revenue,
                total_acquisition_cost = c.total_acquisition_cost + d.cost,
                version = c.version + 1
            where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
        end loop;
    end if;
    return null;
end $$;

-- Contracts whose end has come, past the many that ended long ago: the run asks for them on each of its days.
create index subscriptions_over on subscriptions (tenant_id, end_date, rental_id)
    where status = 'active' and ending_type is null;
