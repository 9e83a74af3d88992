-- Which entries wait for their link in the chain: written with the entry, taken away when it is linked. So none is passed
-- over, whatever the clocks say. And what an answer under an Idempotency-Key had beside its body.

create table audit_unsealed (
    tenant_id text collate "C" not null,
    audit_id text collate "C" not null,
    since timestamptz not null default now(),
    primary key (tenant_id, audit_id)
);

-- 1: the digest does not cover the tenant; 2: it does.
alter table audit_chain add column format smallint not null default 1;
alter table audit_chain alter column format set default 2;

-- All tenants' rows: only while the walls do not hold for the owner.
alter table audit_entries no force row level security;
alter table audit_chain no force row level security;
insert into audit_unsealed (tenant_id, audit_id)
select e.tenant_id, e.audit_id from audit_entries e
where not exists (select from audit_chain c where c.tenant_id = e.tenant_id and c.audit_id = e.audit_id);
alter table audit_entries force row level security;
alter table audit_chain force row level security;

alter table audit_unsealed enable row level security;
alter table audit_unsealed force row level security;
create policy own_rows on audit_unsealed using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on audit_unsealed to onhire_app; -- update: to lock rows

alter table idempotency_keys add column headers json not null default '{}';
alter table idempotency_keys add column version integer;
