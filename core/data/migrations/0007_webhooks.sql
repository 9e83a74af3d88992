-- Webhooks: who wants to be told of events, and what became of telling them.

create table webhook_endpoints (
    tenant_id text collate "C" not null references tenants,
    webhook_endpoint_id text collate "C" not null,
    url text not null check (url <> ''),
    events text[] not null check (cardinality(events) > 0), -- '*' stands for all
    enabled boolean not null default true,
    disabled_reason text check (disabled_reason in ('by_hand', 'gone', 'failing')),
    disabled_at timestamptz,
    failing_since timestamptz, -- the first failure after the last success
    -- Sealed with a key that is not in this database; sealed_by tells which key that was.
    secret bytea not null,
    previous_secret bytea,
    previous_secret_expires_at timestamptz,
    sealed_by text not null,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz, -- its deliveries stay to be looked at until they have had their time
    primary key (tenant_id, webhook_endpoint_id),
    check (enabled = (disabled_reason is null)),
    check ((previous_secret is null) = (previous_secret_expires_at is null)),
    check (deleted_at is null or not enabled)
);

-- Events that have yet to be made into deliveries. A row is written with its event and deleted with the deliveries, so
-- that it does not matter in which order transactions commit.
create table webhook_queue (
    tenant_id text collate "C" not null,
    event_id text collate "C" not null,
    primary key (tenant_id, event_id),
    foreign key (tenant_id, event_id) references events
);

create table webhook_deliveries (
    tenant_id text collate "C" not null,
    webhook_delivery_id text collate "C" not null,
    webhook_endpoint_id text collate "C" not null,
    event_id text collate "C" not null,
    event text not null,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'exhausted')),
    attempts json[] not null default '{}',
    failures integer not null default 0, -- of the attempts since it was made, or sent again by hand
    next_attempt_at timestamptz,
    leased_until timestamptz, -- one process is at it until then
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, webhook_delivery_id),
    unique (tenant_id, event_id, webhook_endpoint_id),
    foreign key (tenant_id, webhook_endpoint_id) references webhook_endpoints,
    foreign key (tenant_id, event_id) references events,
    check ((status = 'pending') = (next_attempt_at is not null)),
    check (leased_until is null or status = 'pending')
);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_due_at_endpoint on webhook_deliveries (tenant_id, webhook_endpoint_id, next_attempt_at)
    where status = 'pending';
create index webhook_deliveries_under_way on webhook_deliveries (tenant_id, webhook_endpoint_id, leased_until)
    where leased_until is not null;
create index webhook_deliveries_endpoint on webhook_deliveries (tenant_id, webhook_endpoint_id, webhook_delivery_id);
create index webhook_deliveries_status on webhook_deliveries (tenant_id, status, webhook_delivery_id);

-- Whoever delivers asks first which tenants have something due. So '*' sees the two tables that tell: they hold ids and
-- times, and no record of a tenant.
do $$
declare
    tenant_table text;
begin
    foreach tenant_table in array array['webhook_queue', 'webhook_deliveries'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy own_row on %I using (current_tenant() in (''*'', tenant_id))
                        with check (current_tenant() in (''*'', tenant_id))', tenant_table);
    end loop;
end $$;
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy own_rows on webhook_endpoints using (tenant_id = current_tenant())
    with check (tenant_id = current_tenant());

grant select, insert, update, delete on webhook_deliveries to onhire_app;
grant select, insert, update on webhook_endpoints to onhire_app;
-- Row locks ask for the right to update; nothing does.
grant select, insert, update, delete on webhook_queue to onhire_app;
-- Events are kept for a month; the audit log is the record for good.
grant delete on events to onhire_app;
