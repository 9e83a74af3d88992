-- The figures that follow from subscriptions and payments, as before: but each row that changes is looked for by its whole
-- key. Of tables that have just grown PostgreSQL knows too little, and went through all of a tenant's customers, lines or
-- subscriptions for one that changed. In the order of their keys, so that two that change the same ones wait for each other.

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
        for d in select n.tenant_id, n.customer_id,
                        sum((n.status = 'active')::int - (o.status = 'active')::int) as active,
                        sum(case when n.status = 'active' then n.monthly_amount else 0 end
                            - case when o.status = 'active' then o.monthly_amount else 0 end) as revenue,
                        sum(coalesce(n.acquisition_cost, 0) - coalesce(o.acquisition_cost, 0)) as cost
                 from arrived n join gone o on o.tenant_id = n.tenant_id and o.rental_id = n.rental_id
                 group by n.tenant_id, n.customer_id order by n.tenant_id, n.customer_id
        loop
            update customers c
            set total_devices_rented = c.total_devices_rented + d.active,
                total_monthly_revenue = c.total_monthly_revenue + d.revenue,
                total_acquisition_cost = c.total_acquisition_cost + d.cost,
                version = c.version + 1
            where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id
              and (d.active <> 0 or d.revenue <> 0 or d.cost <> 0);
        end loop;
    end if;
    return null;
end $$;

create or replace function count_collected() returns trigger language plpgsql as $$
declare
    paid text[];
    d record;
begin
    if tg_op = 'INSERT' then
        paid := array(select n.payment_id from arrived n where n.status = 'paid');
    else
        paid := array(select n.payment_id from arrived n
                      join gone o on o.tenant_id = n.tenant_id and o.payment_id = n.payment_id
                      where n.status = 'paid' and o.status <> 'paid');
    end if;
    for d in select p.tenant_id, p.customer_id, sum(p.subtotal) as amount
             from unnest(paid) as x(payment_id)
             cross join lateral (select p.tenant_id, p.customer_id, p.subtotal from payments p
                                 where p.tenant_id = current_tenant() and p.payment_id = x.payment_id offset 0) p
             group by p.tenant_id, p.customer_id order by p.tenant_id, p.customer_id
    loop
        update customers c set lifetime_collected = c.lifetime_collected + d.amount, version = c.version + 1
        where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
    end loop;
    for d in select l.tenant_id, l.rental_id, sum(l.amount) as amount
             from unnest(paid) as x(payment_id)
             cross join lateral (select l.tenant_id, l.rental_id, l.amount from payment_lines l
                                 where l.tenant_id = current_tenant() and l.payment_id = x.payment_id offset 0) l
             group by l.tenant_id, l.rental_id order by l.tenant_id, l.rental_id
    loop
        update subscriptions s set total_collected = s.total_collected + d.amount, version = s.version + 1
        where s.tenant_id = d.tenant_id and s.rental_id = d.rental_id;
    end loop;
    return null;
end $$;

create or replace function free_periods() returns trigger language plpgsql as $$
declare
    d record;
begin
    for d in select n.tenant_id, n.payment_id from arrived n where n.status = 'cancelled'
    loop
        update payment_lines l set cancelled = true
        where l.tenant_id = d.tenant_id and l.payment_id = d.payment_id and not l.cancelled;
    end loop;
    return null;
end $$;
