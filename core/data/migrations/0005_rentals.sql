-- The devices, who has them and what is charged for them.
--
-- A period of a rental is charged once: payment_lines says so by an exclusion constraint, whether a payment of its own
-- or a group's invoice charges it. The figures of customers and subscriptions that follow from others are kept by
-- triggers, so that no operation can forget one.

create table assets (
    tenant_id text collate "C" not null references tenants,
    serial_number text collate "C" not null check (serial_number <> ''),
    product_id text collate "C" not null,
    variant_id text collate "C" not null,
    sku text collate "C" not null,
    product_name text not null,
    product_image_url text,
    status text not null check (status in ('available', 'rented_out', 'returned', 'sold', 'unavailable')),
    condition text check (condition in ('excellent', 'good', 'fair', 'poor', 'damaged')),
    location text,
    notes text,
    acquisition_cost bigint check (acquisition_cost between 0 and 1000000000000),
    acquisition_date date not null,
    customer_id text collate "C",
    rental_id text collate "C",
    -- of the request that made it: the same request again is answered, another one refused
    created_from bytea not null,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, serial_number),
    foreign key (tenant_id, product_id) references products,
    foreign key (tenant_id, variant_id) references variants,
    foreign key (tenant_id, customer_id) references customers,
    constraint assets_held check ((status = 'rented_out') = (rental_id is not null)
                                  and (rental_id is null) = (customer_id is null))
) with (fillfactor = 85);
create index assets_created on assets (tenant_id, created_at, serial_number);
create index assets_updated on assets (tenant_id, updated_at, serial_number);
create index assets_status on assets (tenant_id, status, created_at, serial_number);
create index assets_sku on assets (tenant_id, sku, status, serial_number);
create index assets_customer on assets (tenant_id, customer_id) where customer_id is not null;
create index assets_rental on assets (tenant_id, rental_id) where rental_id is not null;
create index assets_location on assets (tenant_id, location, serial_number) where location is not null;

create table billing_groups (
    tenant_id text collate "C" not null references tenants,
    billing_group_id text collate "C" not null,
    customer_id text collate "C" not null,
    group_name text not null check (group_name <> ''),
    billing_day integer not null check (billing_day between 1 and 28),
    currency char(3) not null,
    status text not null check (status in ('active', 'inactive')),
    notes text,
    removed_at timestamptz, -- its payments stay, so its row does
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(billing_group_id, 7)) stored,
    primary key (tenant_id, billing_group_id),
    -- a subscription names its group together with its customer, so a group holds one customer's only
    unique (tenant_id, billing_group_id, customer_id),
    foreign key (tenant_id, customer_id) references customers
);
create index billing_groups_created on billing_groups (tenant_id, created_at, billing_group_id);
create index billing_groups_updated on billing_groups (tenant_id, updated_at, billing_group_id);
create index billing_groups_customer on billing_groups (tenant_id, customer_id);
create index billing_groups_short_code on billing_groups (tenant_id, short_code);

create table subscriptions (
    tenant_id text collate "C" not null references tenants,
    rental_id text collate "C" not null,
    status text not null check (status in ('active', 'cancelled', 'ended_completed', 'ended_buyout', 'ended_upgrade',
                                           'ended_early_return')),
    order_id text collate "C" not null,
    item_position integer not null,
    customer_id text collate "C" not null,
    customer_email text not null,
    customer_name text not null,
    serial_number text collate "C" not null,
    product_id text collate "C" not null,
    variant_id text collate "C" not null,
    sku text collate "C" not null,
    product_name text not null,
    product_image_url text,
    currency char(3) not null,
    monthly_amount bigint not null check (monthly_amount between 0 and 1000000000000), -- today's
    -- [[instalment, amount], …]: from instalment (counted from 0) on, that amount in minor units; begins with 0
    prices json not null,
    original_contract_length integer not null check (original_contract_length between 1 and 120),
    contract_length integer not null check (contract_length between original_contract_length and 120),
    start_date date not null,
    end_date date not null check (end_date > start_date), -- the day after the last one that is paid for
    billing_start text not null check (billing_start in ('immediate', 'first_of_next_month', 'same_day_next_month')),
    billed_until date not null, -- exclusive: up to here payments exist
    next_billing_date date, -- null when nothing is left to bill
    credit bigint not null default 0 check (credit >= 0), -- what the next payments are reduced by
    billing_group_id text collate "C",
    list_price bigint check (list_price >= 0),
    list_price_source text not null
        check (list_price_source in ('variant', 'manual', 'order_override', 'estimated', 'unknown')),
    acquisition_cost bigint check (acquisition_cost >= 0),
    acquisition_cost_source text not null
        check (acquisition_cost_source in ('variant', 'manual', 'order_override', 'list_price', 'unknown')),
    total_collected bigint not null default 0, -- paid, without tax
    ending_type text check (ending_type in ('upgrade', 'cancellation', 'contract_end')),
    ending_date date,
    ending_order_id text collate "C", -- the upgrade order that waits for the return
    return_due boolean not null default false, -- finished, and the device is still out
    actual_months_rented integer check (actual_months_rented between 0 and 120),
    months_saved integer check (months_saved between 0 and 120),
    upgrade_from_rental_id text collate "C",
    extension_history json not null default '[]',
    replacement_history json not null default '[]',
    buyout_details json,
    early_return_details json,
    cancellation_details json,
    custom_fields json,
    notes text,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    ended_at timestamptz,
    short_code text collate "C" not null generated always as (right(rental_id, 7)) stored,
    primary key (tenant_id, rental_id),
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, order_id, item_position) references order_items,
    foreign key (tenant_id, serial_number) references assets,
    foreign key (tenant_id, variant_id) references variants,
    foreign key (tenant_id, upgrade_from_rental_id) references subscriptions,
    foreign key (tenant_id, billing_group_id, customer_id) references billing_groups (tenant_id, billing_group_id,
                                                                                      customer_id),
    check ((status = 'active') = (ended_at is null)),
    check (status <> 'active' or not return_due),
    check ((ending_type is null) = (ending_date is null)),
    check (status = 'active' or ending_type is null)
) with (fillfactor = 80);
-- a device is with one customer at a time
create unique index subscriptions_one_device on subscriptions (tenant_id, serial_number)
    where status = 'active' or return_due;
create index subscriptions_created on subscriptions (tenant_id, created_at, rental_id);
create index subscriptions_updated on subscriptions (tenant_id, updated_at, rental_id);
create index subscriptions_start on subscriptions (tenant_id, start_date, rental_id);
create index subscriptions_end on subscriptions (tenant_id, end_date, rental_id);
create index subscriptions_next_billing on subscriptions (tenant_id, next_billing_date, rental_id);
create index subscriptions_amount on subscriptions (tenant_id, monthly_amount, rental_id);
create index subscriptions_status on subscriptions (tenant_id, status, created_at, rental_id);
create index subscriptions_customer on subscriptions (tenant_id, customer_id, created_at, rental_id);
create index subscriptions_order on subscriptions (tenant_id, order_id, item_position);
create index subscriptions_serial on subscriptions (tenant_id, serial_number, created_at);
create index subscriptions_sku on subscriptions (tenant_id, sku, created_at, rental_id);
create index subscriptions_group on subscriptions (tenant_id, billing_group_id) where billing_group_id is not null;
create index subscriptions_short_code on subscriptions (tenant_id, short_code);

alter table assets add foreign key (tenant_id, rental_id) references subscriptions deferrable initially deferred;
alter table orders add foreign key (tenant_id, billing_group_id) references billing_groups;

create table payments (
    tenant_id text collate "C" not null references tenants,
    payment_id text collate "C" not null,
    payment_type text not null check (payment_type in ('individual', 'consolidated')),
    purpose text not null check (purpose in ('instalment', 'buyout', 'early_return_fee', 'setup', 'other')),
    customer_id text collate "C" not null,
    rental_id text collate "C",
    billing_group_id text collate "C",
    billing_period char(7) not null check (billing_period ~ '^\d{4}-\d{2}$'),
    period_start date,
    period_end date, -- exclusive
    status text not null check (status in ('pending', 'processing', 'paid', 'failed', 'cancelled')),
    currency char(3) not null,
    subtotal bigint not null check (subtotal >= 0),
    tax_rate numeric(9, 6) not null default 0 check (tax_rate between 0 and 100),
    tax_amount bigint not null default 0 check (tax_amount >= 0),
    late_fee_amount bigint check (late_fee_amount >= 0),
    total bigint not null check (total = subtotal + tax_amount + coalesce(late_fee_amount, 0)),
    due_date date not null,
    description text,
    -- what it is for; one of a kind, unless it was cancelled
    idempotency_key text collate "C" not null check (idempotency_key <> ''),
    provider text check (provider in ('stripe', 'adyen', 'paypal', 'manual')),
    transaction_id text,
    payment_reference text,
    manually_marked boolean not null default false,
    marked_by text,
    provider_response json,
    capture_attempts integer not null default 0 check (capture_attempts >= 0),
    last_capture_attempt timestamptz,
    last_capture_error json,
    next_retry_at timestamptz,
    paid_at timestamptz check ((status = 'paid') = (paid_at is not null)),
    failed_at timestamptz,
    failure_reason text,
    cancelled_at timestamptz check ((status = 'cancelled') = (cancelled_at is not null)),
    cancel_reason text,
    notes text,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(payment_id, 7)) stored,
    primary key (tenant_id, payment_id),
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, rental_id) references subscriptions,
    foreign key (tenant_id, billing_group_id) references billing_groups,
    check ((payment_type = 'individual') = (rental_id is not null)),
    check ((payment_type = 'consolidated') = (billing_group_id is not null)),
    check ((purpose = 'instalment') = (period_start is not null)),
    check ((period_start is null) = (period_end is null) and (period_end is null or period_end > period_start))
) with (fillfactor = 85);
create unique index payments_once on payments (tenant_id, idempotency_key) where status <> 'cancelled';
create index payments_created on payments (tenant_id, created_at, payment_id);
create index payments_updated on payments (tenant_id, updated_at, payment_id);
create index payments_due on payments (tenant_id, due_date, payment_id);
create index payments_total on payments (tenant_id, total, payment_id);
create index payments_status on payments (tenant_id, status, due_date, payment_id);
create index payments_customer on payments (tenant_id, customer_id, created_at, payment_id);
create index payments_group on payments (tenant_id, billing_group_id) where billing_group_id is not null;
create index payments_short_code on payments (tenant_id, short_code);

create table payment_lines (
    tenant_id text collate "C" not null,
    payment_id text collate "C" not null,
    position integer not null check (position >= 0),
    rental_id text collate "C" not null,
    description text,
    amount bigint not null check (amount >= 0), -- without tax
    tax_amount bigint not null default 0 check (tax_amount >= 0),
    period daterange, -- of the contract; none for what is charged once
    cancelled boolean not null default false,
    primary key (tenant_id, payment_id, position),
    foreign key (tenant_id, payment_id) references payments,
    foreign key (tenant_id, rental_id) references subscriptions,
    constraint payment_lines_once exclude using gist (tenant_id with =, rental_id with =, period with &&)
        where (not cancelled and period is not null)
);
create index payment_lines_rental on payment_lines (tenant_id, rental_id, payment_id);

-- A customer's figures, from the subscriptions that came, went or changed.
create function count_subscriptions() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        update customers c
        set total_devices_rented = c.total_devices_rented + d.active,
            total_monthly_revenue = c.total_monthly_revenue + d.revenue,
            devices_ever = c.devices_ever + d.ever,
            total_acquisition_cost = c.total_acquisition_cost + d.cost,
            version = c.version + 1
        from (select n.tenant_id, n.customer_id, count(*) filter (where n.status = 'active') as active,
                     coalesce(sum(n.monthly_amount) filter (where n.status = 'active'), 0) as revenue,
                     count(*) as ever, coalesce(sum(n.acquisition_cost), 0) as cost
              from arrived n group by n.tenant_id, n.customer_id) d
        where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
    else
        update customers c
        set total_devices_rented = c.total_devices_rented + d.active,
            total_monthly_revenue = c.total_monthly_revenue + d.revenue,
            total_acquisition_cost = c.total_acquisition_cost + d.cost,
            version = c.version + 1
        from (select n.tenant_id, n.customer_id,
                     sum((n.status = 'active')::int - (o.status = 'active')::int) as active,
                     sum(case when n.status = 'active' then n.monthly_amount else 0 end
                         - case when o.status = 'active' then o.monthly_amount else 0 end) as revenue,
                     sum(coalesce(n.acquisition_cost, 0) - coalesce(o.acquisition_cost, 0)) as cost
              from arrived n join gone o on o.tenant_id = n.tenant_id and o.rental_id = n.rental_id
              group by n.tenant_id, n.customer_id) d
        where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id
          and (d.active <> 0 or d.revenue <> 0 or d.cost <> 0);
    end if;
    return null;
end $$;

create trigger count_new after insert on subscriptions referencing new table as arrived
    for each statement execute function count_subscriptions();
create trigger count_changed after update on subscriptions referencing old table as gone new table as arrived
    for each statement execute function count_subscriptions();

-- What was collected, for the customer and for each subscription of the payment. Paid is final.
create function count_collected() returns trigger language plpgsql as $$
declare
    paid text[];
begin
    if tg_op = 'INSERT' then
        paid := array(select n.payment_id from arrived n where n.status = 'paid');
    else
        paid := array(select n.payment_id from arrived n
                      join gone o on o.tenant_id = n.tenant_id and o.payment_id = n.payment_id
                      where n.status = 'paid' and o.status <> 'paid');
    end if;
    if cardinality(paid) = 0 then
        return null;
    end if;
    update customers c
    set lifetime_collected = c.lifetime_collected + d.amount, version = c.version + 1
    from (select p.tenant_id, p.customer_id, sum(p.subtotal) as amount from payments p
          where p.tenant_id = current_tenant() and p.payment_id = any(paid) group by p.tenant_id, p.customer_id) d
    where c.tenant_id = d.tenant_id and c.customer_id = d.customer_id;
    update subscriptions s
    set total_collected = s.total_collected + d.amount, version = s.version + 1
    from (select l.tenant_id, l.rental_id, sum(l.amount) as amount from payment_lines l
          where l.tenant_id = current_tenant() and l.payment_id = any(paid) group by l.tenant_id, l.rental_id) d
    where s.tenant_id = d.tenant_id and s.rental_id = d.rental_id;
    return null;
end $$;

create trigger count_new after insert on payments referencing new table as arrived
    for each statement execute function count_collected();
create trigger count_changed after update on payments referencing old table as gone new table as arrived
    for each statement execute function count_collected();

-- A cancelled payment leaves its periods free to be charged again.
create function free_periods() returns trigger language plpgsql as $$
begin
    update payment_lines l set cancelled = true
    from arrived n
    where n.status = 'cancelled' and l.tenant_id = n.tenant_id and l.payment_id = n.payment_id and not l.cancelled;
    return null;
end $$;

create trigger free_periods after update on payments referencing new table as arrived
    for each statement execute function free_periods();

do $$
declare
    tenant_table text;
begin
    foreach tenant_table in array array['assets', 'subscriptions', 'payments', 'payment_lines', 'billing_groups'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy own_rows on %I using (tenant_id = current_tenant())
                        with check (tenant_id = current_tenant())', tenant_table);
    end loop;
end $$;

grant select, insert, update on assets, subscriptions, payments, payment_lines, billing_groups to onhire_app;
