-- What fell due and could not be done, with the reason: kept for those who look after it, until a run gets through it.
create table work_troubles (
    tenant_id text collate "C" not null,
    record_id text collate "C" not null,
    kind text not null check (kind in ('subscription', 'billing_group')),
    since timestamptz not null,
    error json not null, -- as the API tells it
    primary key (tenant_id, record_id)
);
create index work_troubles_since on work_troubles (tenant_id, since, record_id);

alter table work_troubles enable row level security;
alter table work_troubles force row level security;
create policy own_rows on work_troubles using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on work_troubles to onhire_app;
